import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.ts'
import { trustChangesAt } from '../stores/trust-changes-at.ts'

/** Adds to what a store's reviews sum up to; its trust score follows, with an entry of the reason (migration 0027). */
export async function countReview(
  trx: Transaction<DB>,
  storeSeq: number,
  { reviews, ratings, at }: { reviews: -1 | 0 | 1; ratings: number; at: Date },
): Promise<void> {
  await trustChangesAt(trx, at)
  await trx
    .updateTable('store')
    .set((store) => ({
      review_count: store('review_count', '+', reviews),
      rating_sum: store('rating_sum', '+', ratings),
    }))
    .where('store_seq', '=', storeSeq)
    .execute()
}
