import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { isRefusal, type Refusal, refuse } from '../operation/refusal.ts'
import { orderTime } from '../orders/order-time.ts'
import { settleQueue } from '../orders/queue/run-queue.ts'
import { indexProduct } from '../search-index/index-product.ts'
import { capRefusal } from '../stores/listing-allowance.ts'
import { hiddenByOf, lockOwnListing } from './own-listing.ts'

/**
 * Hides an own listing or shows it again; what is so already stays. What an operator has hidden the seller cannot show,
 * and showing one counts against the cap like a new one.
 */
export async function setListingVisibility(
  { kysely, chat, now }: Pick<HostContext, 'kysely' | 'chat' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { productSeq, hidden }: { productSeq: number; hidden: boolean },
): Promise<{ hidden: boolean } | Refusal<'NOT_FOUND' | 'GONE' | 'BY_OPERATOR' | 'CAP'>> {
  const outcome = await retryingTransaction(kysely, async (trx) => {
    const row = await lockOwnListing(trx, userSeq, productSeq)
    if (isRefusal(row)) return row
    const hiddenBy = hiddenByOf(row)
    if (hiddenBy === 'OPERATOR') return refuse('BY_OPERATOR')
    if ((hiddenBy !== null) === hidden) return { hidden }
    if (!hidden && row.trade_state !== 'SOLD') {
      const refusal = await capRefusal(trx, userSeq)
      if (refusal) return refusal
    }
    await trx
      .updateTable('product')
      .set({
        visibility: hidden ? 'HIDDEN' : 'ACTIVE',
        hidden_by: hidden ? 'SELLER' : null,
        updated_at: now(),
      })
      .where('product_seq', '=', productSeq)
      .execute()
    await indexProduct(trx, productSeq)
    // Users in the queue come before those who see it now.
    if (!hidden) await settleQueue(trx, productSeq, await orderTime(trx, now()))
    return { hidden }
  })
  if (!isRefusal(outcome)) chat.productChanged(productSeq)
  return outcome
}
