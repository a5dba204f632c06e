import { writeTradeNotices } from '../chat/offers/write-trade-notices.ts'
import { DELETED_LISTING_MONTHS, monthsAfter } from '../db/retention.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { isRefusal, type Refusal, refuse } from '../operation/refusal.ts'
import { orderOfProduct } from '../orders/order-of-product.ts'
import { orderTime } from '../orders/order-time.ts'
import { endQueue } from '../product-queue/end-places.ts'
import { indexProduct } from '../search-index/index-product.ts'
import { lockOwnListing } from './own-listing.ts'

/** Deletes an own listing; deleting it again changes nothing. Its row stays, because chats and reviews refer to it. */
export async function deleteListing(
  { kysely, chat, now }: Pick<HostContext, 'kysely' | 'chat' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  productSeq: number,
): Promise<{ deleted: true } | Refusal<'NOT_FOUND' | 'HAS_ORDER'>> {
  const outcome = await retryingTransaction(kysely, async (trx) => {
    const row = await lockOwnListing(trx, userSeq, productSeq)
    if (isRefusal(row)) return row
    if ((await orderOfProduct(trx, productSeq))?.isOpen) return refuse('HAS_ORDER')
    const at = now()
    await trx
      .updateTable('product')
      .set({ visibility: 'DELETED', hidden_by: null, updated_at: at })
      .where('product_seq', '=', productSeq)
      .execute()
    // Its photos are shown nowhere any more; they are erased when their time is over.
    await trx
      .updateTable('listing_photo')
      .set({ erase_at: monthsAfter(at, DELETED_LISTING_MONTHS) })
      .where('product_seq', '=', productSeq)
      .execute()
    await endQueue(trx, { productSeq, why: 'REMOVED', at: await orderTime(trx, at) })
    await indexProduct(trx, productSeq)
    // Open offers end as those of a thing that is sold; its rooms show that it is deleted.
    return writeTradeNotices(trx, { productSeq, tradeState: 'SOLD', isAnnounced: false, at })
  })
  if (isRefusal(outcome)) {
    if (outcome.refused === 'GONE') return { deleted: true }
    return refuse(outcome.refused as 'NOT_FOUND' | 'HAS_ORDER')
  }
  chat.productChanged(productSeq)
  for (const room of outcome) chat.roomChanged(room)
  return { deleted: true }
}
