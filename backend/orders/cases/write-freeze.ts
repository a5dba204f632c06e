import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.ts'
import { appendEvent } from '../append-event.ts'
import type { OrderRow } from '../lock-order.ts'
import { tellNews } from '../tell-news.ts'

/** Writes 지급보류 of a locked order, on or off, and tells both members. */
export async function writeFreeze(
  trx: Transaction<DB>,
  order: OrderRow,
  {
    isFrozen,
    ...by
  }: {
    isFrozen: boolean
    actor: 'OPERATOR' | 'TIMER'
    actorUserSeq: number | null
    eventKey: string
    at: Date
  },
): Promise<void> {
  const { order_seq: orderSeq, state } = order
  await appendEvent(trx, {
    ...by,
    orderSeq,
    trigger: isFrozen ? 'FREEZE' : 'UNFREEZE',
    fromState: state,
    toState: state,
    detail: {},
  })
  await trx
    .updateTable('orders')
    .set({ is_frozen: isFrozen })
    .where('order_seq', '=', orderSeq)
    .execute()
  const news = isFrozen ? 'PAYOUT_HELD' : 'PAYOUT_FREED'
  await tellNews(trx, order, { news, roles: ['BUYER', 'SELLER'], at: by.at })
}
