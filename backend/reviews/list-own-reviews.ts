import { sql } from 'kysely'
import type { OwnReview } from '#contracts/boot.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { ownStoreSeq } from '../stores/own-store.ts'
import { selectOwnReviews, toOwnReview } from './own-review-rows.ts'

const PAGE_SIZE = 20

/** The reviews that a member received, once they are shown, or all that they wrote; newest first. */
export async function listOwnReviews(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { box, page }: { box: 'RECEIVED' | 'WRITTEN'; page: number },
): Promise<{ items: OwnReview[]; total: number; pageCount: number }> {
  const storeSeq = await ownStoreSeq(kysely, userSeq)
  const isReceived = box === 'RECEIVED'
  const rows = await selectOwnReviews(
    kysely,
    isReceived ? 'review.writer_store_seq' : 'review.store_seq',
  )
    .where(isReceived ? 'review.store_seq' : 'review.writer_store_seq', '=', storeSeq)
    .$if(isReceived, (query) => query.where('review.visible_at', 'is not', null))
    .orderBy(isReceived ? 'review.visible_at' : 'review.created_at', 'desc')
    .orderBy('review.review_seq', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  const { total } = await kysely
    .selectFrom('review')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(isReceived ? 'store_seq' : 'writer_store_seq', '=', storeSeq)
    .$if(isReceived, (query) => query.where('visible_at', 'is not', null))
    .executeTakeFirstOrThrow()
  return { items: rows.map(toOwnReview), total, pageCount: Math.ceil(total / PAGE_SIZE) }
}
