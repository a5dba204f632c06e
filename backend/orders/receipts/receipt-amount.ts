import type { Kysely } from 'kysely'
import { splitAmounts } from '#contracts/order-money.ts'
import type { DB } from '../../db/schema.ts'

/** What the buyer's fee came to in cash and is still ours; 0 where it was paid by card, or goes back. */
export async function receiptAmount(kysely: Kysely<DB>, orderSeq: number): Promise<number> {
  const order = await kysely
    .selectFrom('orders')
    .innerJoin('payment', 'payment.order_seq', 'orders.order_seq')
    .selectAll('orders')
    .where('orders.order_seq', '=', orderSeq)
    .where('payment.state', '=', 'PAID')
    .where('payment.method', '=', 'VIRTUAL_ACCOUNT')
    .executeTakeFirst()
  if (!order) return 0
  const cash = order.total - order.points
  const divided = await kysely
    .selectFrom('ledger_journal')
    .select('journal_seq')
    .where('order_seq', '=', orderSeq)
    .where('journal_key', '=', 'DIVIDE')
    .executeTakeFirst()
  if (!divided) return Math.min(order.buyer_fee, cash)
  if (order.confirmed_at === null) return 0
  const { price, shipping_fee: shippingFee, buyer_fee: buyerFee, seller_fee: sellerFee } = order
  const { total, points, partial_amount } = order
  const { fees, toSeller, cashToBuyer } = splitAmounts(
    { price, shippingFee, buyerFee, sellerFee, total, points },
    partial_amount ?? 0,
  )
  const rest = price + shippingFee - (partial_amount ?? 0)
  return Math.min(fees - (rest - toSeller), cash - cashToBuyer)
}
