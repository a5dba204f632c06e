import type { Selectable, Transaction } from 'kysely'
import type { DB, OrdersTable } from '../db/schema.ts'

export type OrderRow = Selectable<OrdersTable>

/**
 * Locks an order until the transaction ends, and its product before it: whatever changes both takes them in this order,
 * then the rooms of the chat.
 */
export async function lockOrder(trx: Transaction<DB>, orderSeq: number): Promise<OrderRow | null> {
  const found = await trx
    .selectFrom('orders')
    .select('product_seq')
    .where('order_seq', '=', orderSeq)
    .executeTakeFirst()
  if (!found) return null
  await trx
    .selectFrom('product')
    .select('product_seq')
    .where('product_seq', '=', found.product_seq)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return trx
    .selectFrom('orders')
    .selectAll()
    .where('order_seq', '=', orderSeq)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}
