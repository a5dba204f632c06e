import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.ts'
import { countReview } from './count-review.ts'

/**
 * An operator hides a review: its store no longer counts it, and only its two members see that it was there.
 * @returns whether it was shown before
 */
export async function hideReview(
  trx: Transaction<DB>,
  { reviewSeq, reason, at }: { reviewSeq: number; reason: string; at: Date },
): Promise<boolean> {
  const hidden = await trx
    .updateTable('review')
    .set({ hidden_at: at, hidden_reason: reason })
    .where('review_seq', '=', reviewSeq)
    .where('visible_at', 'is not', null)
    .where('hidden_at', 'is', null)
    .returning(['store_seq', 'rating'])
    .executeTakeFirst()
  if (!hidden) return false
  await countReview(trx, hidden.store_seq, { reviews: -1, ratings: -hidden.rating, at })
  return true
}

/** Shows a review again that an operator has hidden by mistake: its store counts it as before. */
export async function showHiddenReview(
  trx: Transaction<DB>,
  { reviewSeq, at }: { reviewSeq: number; at: Date },
): Promise<void> {
  const shown = await trx
    .updateTable('review')
    .set({ hidden_at: null, hidden_reason: null })
    .where('review_seq', '=', reviewSeq)
    .where('hidden_at', 'is not', null)
    .returning(['store_seq', 'rating'])
    .executeTakeFirst()
  if (!shown) return
  await countReview(trx, shown.store_seq, { reviews: 1, ratings: shown.rating, at })
}
