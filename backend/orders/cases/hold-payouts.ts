import type { Transaction } from 'kysely'
import { isEndState } from '#contracts/order-states.ts'
import type { DB } from '../../db/schema.ts'
import { lockOrder } from '../lock-order.ts'
import { orderTime } from '../order-time.ts'
import { writeFreeze } from './write-freeze.ts'

/** Why payouts are held without an operator who asked for it order by order. */
export interface HoldCause {
  /** The published report of damage that names the seller. */
  reportSeq: number
}

const keyOf = ({ reportSeq }: HoldCause) => `HOLD:REPORT:${reportSeq}:`

/**
 * Holds the payouts of everything that a member has sold and was not paid for, within the caller's transaction. Operators let
 * them go one by one (freeze-order.ts); what is held already stays so.
 * @param no of the decision: the same again holds nothing twice
 */
export async function holdPayouts(
  trx: Transaction<DB>,
  { sellerSeq, no, now, ...cause }: HoldCause & { sellerSeq: number; no: number; now: Date },
): Promise<void> {
  const orders = await trx
    .selectFrom('orders')
    .select('order_seq')
    .where('seller_user_seq', '=', sellerSeq)
    .where('paid_at', 'is not', null)
    .where('ended_at', 'is', null)
    .where('is_frozen', '=', false)
    .orderBy('order_seq')
    .execute()
  const at = await orderTime(trx, now)
  for (const { order_seq: orderSeq } of orders) {
    const order = await lockOrder(trx, orderSeq)
    if (!order || order.is_frozen || isEndState(order.state)) continue
    const eventKey = `${keyOf(cause)}${no}`
    await writeFreeze(trx, order, {
      isFrozen: true,
      actor: 'TIMER',
      actorUserSeq: null,
      eventKey,
      at,
    })
  }
}

/** Lets go what a cause holds, once it has turned out to be none; not what an operator has held or let go since. */
export async function releasePayouts(
  trx: Transaction<DB>,
  { no, now, ...cause }: HoldCause & { no: number; now: Date },
): Promise<void> {
  const held = await trx
    .selectFrom('orders')
    .innerJoin('order_event as held', 'held.order_seq', 'orders.order_seq')
    .select('orders.order_seq')
    .where('is_frozen', '=', true)
    .where('ended_at', 'is', null)
    .where('held.trigger', '=', 'FREEZE')
    .where('held.event_key', 'like', `${keyOf(cause)}%`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_event as later')
            .select('later.place')
            .whereRef('later.order_seq', '=', 'held.order_seq')
            .whereRef('later.place', '>', 'held.place')
            .where('later.trigger', 'in', ['FREEZE', 'UNFREEZE']),
        ),
      ),
    )
    .orderBy('orders.order_seq')
    .execute()
  const at = await orderTime(trx, now)
  for (const { order_seq: orderSeq } of held) {
    const order = await lockOrder(trx, orderSeq)
    if (!order?.is_frozen) continue
    const eventKey = `RELEASE:REPORT:${cause.reportSeq}:${no}`
    await writeFreeze(trx, order, {
      isFrozen: false,
      actor: 'TIMER',
      actorUserSeq: null,
      eventKey,
      at,
    })
  }
}
