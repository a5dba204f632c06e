import type { Review } from '#contracts/boot.ts'
import type { HostContext } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { countShownTags } from './list-store-reviews.ts'
import { selectShownReviews, toReview } from './shown-review-rows.ts'

/** One review that everybody can see, with the store that it is about. */
export async function getReview(
  { kysely }: Pick<HostContext, 'kysely'>,
  { reviewSeq }: { reviewSeq: number },
): Promise<(Review & { storeSeq: number; storeName: string }) | Refusal<'NOT_FOUND'>> {
  const row = await selectShownReviews(kysely)
    .innerJoin('store', 'store.store_seq', 'review.store_seq')
    .select('store.name as store_name')
    .where('review.review_seq', '=', reviewSeq)
    .executeTakeFirst()
  if (!row) return refuse('NOT_FOUND')
  const tags = await countShownTags(kysely, row.store_seq)
  return {
    ...toReview(row, new Set(tags.map(({ tag }) => tag))),
    storeSeq: row.store_seq,
    storeName: row.store_name,
  }
}
