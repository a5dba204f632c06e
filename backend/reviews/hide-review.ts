import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.ts'
import { countReview } from './count-review.ts'

/** An operator hides a review: its store no longer counts it, and only its two members see that it was there. */
export async function hideReview(
  trx: Transaction<DB>,
  { reviewSeq, reason, at }: { reviewSeq: number; reason: string; at: Date },
): Promise<void> {
  const hidden = await trx
    .updateTable('review')
    .set({ hidden_at: at, hidden_reason: reason })
    .where('review_seq', '=', reviewSeq)
    .where('visible_at', 'is not', null)
    .where('hidden_at', 'is', null)
    .returning(['store_seq', 'rating'])
    .executeTakeFirst()
  if (!hidden) return
  await countReview(trx, hidden.store_seq, { reviews: -1, ratings: -hidden.rating, at })
}
