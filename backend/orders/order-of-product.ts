import type { Kysely } from 'kysely'
import { isEndState } from '#contracts/order-states.ts'
import type { DB } from '../db/schema.ts'

/** The order that has a product, which its seller cannot change against it; read it with the product locked. */
export async function orderOfProduct(
  db: Kysely<DB>,
  productSeq: number,
): Promise<{ orderSeq: number; isOpen: boolean } | null> {
  const row = await db
    .selectFrom('product')
    .innerJoin('orders', 'orders.order_seq', 'product.live_order_seq')
    .select(['orders.order_seq', 'orders.state'])
    .where('product.product_seq', '=', productSeq)
    .executeTakeFirst()
  return row ? { orderSeq: row.order_seq, isOpen: !isEndState(row.state) } : null
}
