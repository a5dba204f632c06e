import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.ts'
import { appendEvent } from '../append-event.ts'
import type { OrderRow } from '../lock-order.ts'

/** Writes an operator's words to both members, and into the order's history that there are some. */
export async function writeContact(
  trx: Transaction<DB>,
  { order_seq: orderSeq, state }: OrderRow,
  {
    operatorUserSeq,
    text,
    key,
    at,
  }: { operatorUserSeq: number; text: string; key: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('order_statement')
    .values({
      order_seq: orderSeq,
      role: 'OPERATOR',
      step: 'CONTACT',
      reason: null,
      text,
      statement_key: key,
      operator_user_seq: operatorUserSeq,
      at,
    })
    .execute()
  await appendEvent(trx, {
    orderSeq,
    trigger: 'CONTACT',
    actor: 'OPERATOR',
    actorUserSeq: operatorUserSeq,
    fromState: state,
    toState: state,
    eventKey: `CONTACT:${key}`,
    detail: {},
    at,
  })
}
