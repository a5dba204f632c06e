import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.ts'
import { countReview } from './count-review.ts'

/**
 * Shows a review to everybody and counts it at its store, once, within the caller's transaction.
 * @returns whether it was not shown before
 */
export async function showReview(
  trx: Transaction<DB>,
  reviewSeq: number,
  at: Date,
): Promise<boolean> {
  const shown = await trx
    .updateTable('review')
    .set({ visible_at: at })
    .where('review_seq', '=', reviewSeq)
    .where('visible_at', 'is', null)
    .returning(['store_seq', 'rating'])
    .executeTakeFirst()
  if (!shown) return false
  await countReview(trx, shown.store_seq, { reviews: 1, ratings: shown.rating, at })
  return true
}
