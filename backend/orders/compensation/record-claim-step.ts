import type { Transaction } from 'kysely'
import type { OrderActor } from '#contracts/order-states.ts'
import type { ClaimStep } from '#contracts/order-words.ts'
import type { DB } from '../../db/schema.ts'
import { appendEvent, type EventDetail } from '../append-event.ts'
import type { OrderRow } from '../lock-order.ts'
import { tellNews } from '../tell-news.ts'

/** Writes a step of a claim into the history of its order, which stays in its state, and tells who did not take it. */
export async function recordClaimStep(
  trx: Transaction<DB>,
  order: OrderRow,
  step: {
    name: ClaimStep
    by: OrderActor
    actorUserSeq: number | null
    eventKey: string
    detail?: EventDetail
    at: Date
  },
): Promise<void> {
  const { name, by, actorUserSeq, eventKey, detail = {}, at } = step
  const { order_seq: orderSeq, state } = order
  await appendEvent(trx, {
    orderSeq,
    trigger: name,
    actor: by,
    actorUserSeq,
    fromState: state,
    toState: state,
    eventKey,
    detail,
    at,
  })
  const roles = (['BUYER', 'SELLER'] as const).filter((role) => role !== by)
  await tellNews(trx, order, { news: name, roles, at })
}
