import { sql, type Transaction } from 'kysely'
import type { DB } from '../../db/schema.ts'

/**
 * Locks a product and then its rooms, in the order of their ids, until the transaction ends: a trade that ends as done
 * changes the product, and with it all of them.
 */
export async function lockTradeRooms(
  trx: Transaction<DB>,
  productSeq: number,
): Promise<{ tradeState: string; visibility: string; liveOrderSeq: number | null }> {
  const product = await trx
    .selectFrom('product')
    .select(['trade_state', 'visibility', 'live_order_seq'])
    .where('product_seq', '=', productSeq)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  await sql`
    select room_id from chat_room where product_seq = ${productSeq}
    order by room_id for no key update`.execute(trx)
  return {
    tradeState: product.trade_state,
    visibility: product.visibility,
    liveOrderSeq: product.live_order_seq,
  }
}
