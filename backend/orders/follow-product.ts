import type { Transaction } from 'kysely'
import { isLiveState, type OrderState, orderStateRow } from '#contracts/order-states.ts'
import { writeTradeNotices } from '../chat/offers/write-trade-notices.ts'
import type { DB } from '../db/schema.ts'
import type { RoomSignal } from '../operation/chat-signals.ts'
import { indexProduct } from '../search-index/index-product.ts'
import type { OrderRow } from './lock-order.ts'

/** The product's trade state follows the order's, within its transaction. @returns rooms to notify after the commit */
export async function followProduct(
  trx: Transaction<DB>,
  {
    order: { order_seq: orderSeq, product_seq: productSeq, buyer_store_seq: orderedBy },
    to,
    at,
  }: { order: OrderRow; to: OrderState; at: Date },
): Promise<{ isChanged: boolean; rooms: RoomSignal[] }> {
  const { product: tradeState } = orderStateRow(to)
  if (tradeState === null) return { isChanged: false, rooms: [] }
  const before = await trx
    .selectFrom('product')
    .select(['trade_state', 'live_order_seq'])
    .where('product_seq', '=', productSeq)
    .executeTakeFirstOrThrow()
  // Another order has it: this one only ended.
  if (before.live_order_seq !== null && before.live_order_seq !== orderSeq)
    return { isChanged: false, rooms: [] }
  const isLive = isLiveState(to)
  // A request that ends had no product to give back.
  if (!isLive && before.live_order_seq === null) return { isChanged: false, rooms: [] }
  const isChanged = before.trade_state !== tradeState
  if (!isChanged && isLive && before.live_order_seq === orderSeq) return { isChanged, rooms: [] }
  await trx
    .updateTable('product')
    .set({
      live_order_seq: isLive ? orderSeq : null,
      ...(isChanged && { trade_state: tradeState, updated_at: at }),
    })
    .where('product_seq', '=', productSeq)
    .execute()
  if (!isChanged) return { isChanged, rooms: [] }
  await indexProduct(trx, productSeq)
  const change = { productSeq, tradeState, isAnnounced: tradeState !== 'RESERVED', orderedBy, at }
  return { isChanged, rooms: await writeTradeNotices(trx, change) }
}
