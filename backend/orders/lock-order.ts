import type { Selectable, Transaction } from 'kysely'
import type { DB, OrdersTable } from '../db/schema.ts'

export type OrderRow = Selectable<OrdersTable>

/**
 * Locks an order until the transaction ends, and its product before it: whatever changes both takes them in this order,
 * then the rooms of the chat.
 * @param memberSeq the user who has to be its buyer or seller; orders of others are not locked
 */
export async function lockOrder(
  trx: Transaction<DB>,
  orderSeq: number,
  memberSeq?: number,
): Promise<OrderRow | null> {
  const locked = await trx
    .selectFrom('product')
    .select('product_seq')
    .where('product_seq', '=', (order) => {
      const product = order
        .selectFrom('orders')
        .select('orders.product_seq')
        .where('order_seq', '=', orderSeq)
      return memberSeq === undefined
        ? product
        : product.where((member) =>
            member.or([
              member('buyer_user_seq', '=', memberSeq),
              member('seller_user_seq', '=', memberSeq),
            ]),
          )
    })
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!locked) return null
  return trx
    .selectFrom('orders')
    .selectAll()
    .where('order_seq', '=', orderSeq)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}
