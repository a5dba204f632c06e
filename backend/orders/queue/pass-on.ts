import type { Transaction } from 'kysely'
import { writeTradeNotices } from '../../chat/offers/write-trade-notices.ts'
import type { DB } from '../../db/schema.ts'
import type { RoomSignal } from '../../operation/chat-signals.ts'
import { indexProduct } from '../../search-index/index-product.ts'
import { wallTime } from '../order-time.ts'
import { offerToNext } from './offer-to-next.ts'

/**
 * After a turn that was not used: the next has it, or the product is for sale again. Within the caller's transaction,
 * which has locked the product.
 * @param storeSeq of the member who had the turn @param at by the clock of orders
 * @returns rooms to notify after the commit
 */
export async function passOn(
  trx: Transaction<DB>,
  { productSeq, storeSeq, at }: { productSeq: number; storeSeq: number; at: Date },
): Promise<{ isChanged: boolean; rooms: RoomSignal[] }> {
  if (await offerToNext(trx, productSeq, at)) return { isChanged: false, rooms: [] }
  return putOnSale(trx, { productSeq, orderedBy: storeSeq, at })
}

/** Puts a product that was kept for a turn on sale. @param orderedBy left out where the seller does it */
export async function putOnSale(
  trx: Transaction<DB>,
  { productSeq, orderedBy, at: orderedAt }: { productSeq: number; orderedBy?: number; at: Date },
): Promise<{ isChanged: boolean; rooms: RoomSignal[] }> {
  const at = await wallTime(trx, orderedAt)
  const changed = await trx
    .updateTable('product')
    .set({ trade_state: 'ON_SALE', updated_at: at })
    .where('product_seq', '=', productSeq)
    .where('trade_state', '=', 'RESERVED')
    .where('live_order_seq', 'is', null)
    .returning('product_seq')
    .executeTakeFirst()
  if (!changed) return { isChanged: false, rooms: [] }
  await indexProduct(trx, productSeq)
  const change = {
    productSeq,
    tradeState: 'ON_SALE' as const,
    isAnnounced: true,
    ...(orderedBy !== undefined && { orderedBy }),
    at,
  }
  return { isChanged: true, rooms: await writeTradeNotices(trx, change) }
}
