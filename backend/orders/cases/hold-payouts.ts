import type { Transaction } from 'kysely'
import { isEndState } from '#contracts/order-states.ts'
import type { DB } from '../../db/schema.ts'
import { lockOrder } from '../lock-order.ts'
import { orderTime } from '../order-time.ts'
import { writeFreeze } from './write-freeze.ts'

interface OfReport {
  /** The published report of damage that names the seller. */
  reportSeq: number
  /** Of the decision on it: the same again changes nothing. */
  no: number
  now: Date
}

const heldBy = (reportSeq: number) => `HOLD:REPORT:${reportSeq}:`
const releasedBy = ({ reportSeq, no }: Pick<OfReport, 'reportSeq' | 'no'>) =>
  `RELEASE:REPORT:${reportSeq}:${no}`

/**
 * Holds the payouts of everything that a member has sold and was not paid for, within the caller's transaction. Operators let
 * them go one by one (freeze-order.ts); what is held already stays so.
 */
export async function holdPayouts(
  trx: Transaction<DB>,
  { sellerSeq, reportSeq, no, now }: OfReport & { sellerSeq: number },
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
  await freezeEach(trx, orders, { isFrozen: true, eventKey: `${heldBy(reportSeq)}${no}`, now })
}

/** Lets go what a report holds that is published no more; not what an operator has held or let go since. */
export async function releasePayouts(
  trx: Transaction<DB>,
  { reportSeq, no, now }: OfReport,
): Promise<void> {
  const held = await lastMoved(trx, { isFrozen: true, keys: `${heldBy(reportSeq)}%` })
  await freezeEach(trx, held, { isFrozen: false, eventKey: releasedBy({ reportSeq, no }), now })
}

/**
 * Holds again what a decision has let go that is taken back; not what an operator has held or let go since.
 * @param of `no` of the decision that is taken back
 */
export async function holdPayoutsAgain(
  trx: Transaction<DB>,
  { reportSeq, no, now }: OfReport,
): Promise<void> {
  const released = await lastMoved(trx, { isFrozen: false, keys: releasedBy({ reportSeq, no }) })
  await freezeEach(trx, released, { isFrozen: true, eventKey: `${heldBy(reportSeq)}${no}`, now })
}

/** Orders under way that were held or let go last by an event of these keys. */
const lastMoved = (trx: Transaction<DB>, { isFrozen, keys }: { isFrozen: boolean; keys: string }) =>
  trx
    .selectFrom('orders')
    .innerJoin('order_event as moved', 'moved.order_seq', 'orders.order_seq')
    .select('orders.order_seq')
    .where('is_frozen', '=', isFrozen)
    .where('ended_at', 'is', null)
    .where('moved.trigger', '=', isFrozen ? 'FREEZE' : 'UNFREEZE')
    .where('moved.event_key', 'like', keys)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_event as later')
            .select('later.place')
            .whereRef('later.order_seq', '=', 'moved.order_seq')
            .whereRef('later.place', '>', 'moved.place')
            .where('later.trigger', 'in', ['FREEZE', 'UNFREEZE']),
        ),
      ),
    )
    .orderBy('orders.order_seq')
    .execute()

async function freezeEach(
  trx: Transaction<DB>,
  orders: readonly { order_seq: number }[],
  { isFrozen, eventKey, now }: { isFrozen: boolean; eventKey: string; now: Date },
): Promise<void> {
  const at = await orderTime(trx, now)
  for (const { order_seq: orderSeq } of orders) {
    const order = await lockOrder(trx, orderSeq)
    if (!order || order.is_frozen === isFrozen || isEndState(order.state)) continue
    const by = { actor: 'TIMER', actorUserSeq: null, eventKey, at } as const
    await writeFreeze(trx, order, { isFrozen, ...by })
  }
}
