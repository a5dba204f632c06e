import type { Transaction } from 'kysely'
import { isEndState, type OrderState, type OrderTrigger } from '#contracts/order-states.ts'
import type { DB } from '../db/schema.ts'
import { giveBackPoints } from '../points/give-back-points.ts'
import type { OrderRow } from './lock-order.ts'
import { beginPayout } from './payouts/begin-payout.ts'
import { orderPointTerms } from './points/order-points.ts'
import { forgetReceipt } from './receipts/ask-for-receipt.ts'

/**
 * Payments, refunds and payouts follow the order's state, within its transaction; jobs carry them out.
 * @returns the step that follows at once, because no money has to move for it
 */
export async function followMoney(
  trx: Transaction<DB>,
  {
    order,
    from,
    trigger,
    at,
  }: { order: OrderRow; from: OrderState; trigger: OrderTrigger; at: Date },
): Promise<OrderTrigger | null> {
  if (from === 'PENDING_PAYMENT') await closeAccounts(trx, order, at)
  if (isEndState(order.state) && order.paid_at === null) {
    await releasePoints(trx, order, at)
    await forgetReceipt(trx, order.order_seq)
  }
  if (trigger === 'RETRY_REFUND') await resumeRefunds(trx, order, at)
  if (order.state === 'REFUNDING') return (await hasOpenRefund(trx, order)) ? null : 'REFUND_DONE'
  if (order.state === 'SETTLING') return (await settle(trx, order, at)) ? null : 'PAYOUT_DONE'
  return null
}

/** Virtual accounts that the buyer does not have to pay into any more: the company is asked to close them. */
async function closeAccounts(trx: Transaction<DB>, { order_seq }: OrderRow, at: Date) {
  await trx
    .updateTable('payment')
    .set({ check_at: at, asked: 0 })
    .where('order_seq', '=', order_seq)
    .where('state', '=', 'WAITING')
    .execute()
}

/** An order that ended before it was paid needs its points no more. */
async function releasePoints(trx: Transaction<DB>, order: OrderRow, at: Date): Promise<void> {
  const { order_seq: orderSeq, buyer_user_seq: userSeq, points } = order
  if (points === 0) return
  const { unpaidDays } = await orderPointTerms(trx, order)
  await giveBackPoints(trx, { userSeq, orderSeq, points, days: unpaidDays, at })
}

async function resumeRefunds(trx: Transaction<DB>, { order_seq }: OrderRow, at: Date) {
  await trx
    .updateTable('refund')
    .set({ state: 'WAITING', attempts: 0, next_at: at })
    .where('order_seq', '=', order_seq)
    .where('state', '=', 'FAILED')
    .execute()
}

async function hasOpenRefund(trx: Transaction<DB>, { order_seq }: OrderRow): Promise<boolean> {
  const open = await trx
    .selectFrom('refund')
    .select('refund_seq')
    .where('order_seq', '=', order_seq)
    .where('state', '<>', 'DONE')
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

/** The seller's share of an order. @returns whether there is anything to pay out */
async function settle(trx: Transaction<DB>, order: OrderRow, at: Date): Promise<boolean> {
  const { order_seq: orderSeq, seller_user_seq: userSeq } = order
  const balance = await trx
    .selectFrom('ledger_balance')
    .select('amount')
    .where('order_seq', '=', orderSeq)
    .where('account', '=', 'SELLER_PAYABLE')
    .executeTakeFirst()
  const amount = -(balance?.amount ?? 0)
  if (amount === 0) return false
  await beginPayout(trx, { orderSeq, userSeq, kind: 'SETTLE', amount, at })
  return true
}
