import type { Transaction } from 'kysely'
import { isLiveState, type OrderState, orderStateRow } from '#contracts/order-states.ts'
import type { TradeState } from '#contracts/product.ts'
import { writeTradeNotices } from '../chat/offers/write-trade-notices.ts'
import type { DB } from '../db/schema.ts'
import type { RoomSignal } from '../operation/chat-signals.ts'
import { endPlace, endQueue } from '../product-queue/end-places.ts'
import { indexProduct } from '../search-index/index-product.ts'
import { followedProduct, forgetProduct } from './followed-product.ts'
import type { OrderRow } from './lock-order.ts'
import { wallTime } from './order-time.ts'
import { offerToNext } from './queue/offer-to-next.ts'

/** The product's trade state follows the order's, within its transaction. @returns rooms to notify after the commit */
export async function followProduct(
  trx: Transaction<DB>,
  {
    order: {
      order_seq: orderSeq,
      product_seq: productSeq,
      buyer_store_seq: orderedBy,
      buyer_user_seq: userSeq,
    },
    from,
    to,
    at,
  }: { order: OrderRow; from: OrderState | null; to: OrderState; at: Date },
): Promise<{ isChanged: boolean; rooms: RoomSignal[] }> {
  const { product: followed } = orderStateRow(to)
  if (followed === null) return { isChanged: false, rooms: [] }
  // The order has its product already, and keeps it as it is.
  if (from && isLiveState(from) && isLiveState(to) && orderStateRow(from).product === followed)
    return { isChanged: false, rooms: [] }
  const before = await followedProduct(trx, productSeq)
  forgetProduct(trx)
  // Another order has it: this one only ended.
  if (before.live_order_seq !== null && before.live_order_seq !== orderSeq)
    return { isChanged: false, rooms: [] }
  const isLive = isLiveState(to)
  // A request that ends had no product to give back.
  if (!isLive && before.live_order_seq === null) return { isChanged: false, rooms: [] }
  let tradeState: TradeState = followed
  if (before.queue_count > 0) {
    if (isLive && before.live_order_seq === null)
      await endPlace(trx, { productSeq, userSeq, to: 'ORDERED', at })
    if (followed === 'SOLD') await endQueue(trx, { productSeq, why: 'SOLD', at })
    // The next has the turn, and the product is kept for it.
    if (followed === 'ON_SALE' && (await offerToNext(trx, productSeq, at))) tradeState = 'RESERVED'
  }
  const isChanged = before.trade_state !== tradeState
  if (!isChanged && isLive && before.live_order_seq === orderSeq) return { isChanged, rooms: [] }
  const changedAt = await wallTime(trx, at)
  await trx
    .updateTable('product')
    .set({
      live_order_seq: isLive ? orderSeq : null,
      ...(isChanged && { trade_state: tradeState, updated_at: changedAt }),
    })
    .where('product_seq', '=', productSeq)
    .execute()
  if (!isChanged) return { isChanged, rooms: [] }
  await indexProduct(trx, productSeq)
  const change = {
    productSeq,
    tradeState,
    isAnnounced: tradeState !== 'RESERVED',
    orderedBy,
    at: changedAt,
  }
  return { isChanged, rooms: await writeTradeNotices(trx, change) }
}
