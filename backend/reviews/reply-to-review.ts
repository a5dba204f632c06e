import { retryingTransaction } from '../db/retrying-transaction.ts'
import { reviewLimits } from '../limits/rules.ts'
import { enqueueEvent } from '../notices/enqueue-event.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { isRefusal, type Refusal, refuse } from '../operation/refusal.ts'
import { ownStoreSeq } from '../stores/own-store.ts'
import { readReviewText } from './review-text.ts'

/** The one answer of the reviewed member; the same answer again changes nothing. */
export async function replyToReview(
  context: Pick<HostContext, 'kysely' | 'now' | 'keys' | 'caller' | 'limiter' | 'ownHosts'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { reviewSeq, body }: { reviewSeq: number; body: string },
): Promise<
  { reply: string } | Refusal<'NOT_FOUND' | 'CLOSED' | 'CONTACT' | 'TOO_LONG' | 'LIMITED'>
> {
  const { kysely, now, limiter, ownHosts } = context
  const reply = readReviewText(body, ownHosts)
  if (isRefusal(reply)) return reply
  const storeSeq = await ownStoreSeq(kysely, userSeq)
  const retryAfterSeconds = await limiter.take(reviewLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('LIMITED', { data: { retryAfterSeconds } })
  return retryingTransaction(kysely, async (trx) => {
    const review = await trx
      .selectFrom('review')
      .select(['reply', 'product_seq', 'writer_store_seq'])
      .where('review_seq', '=', reviewSeq)
      .where('store_seq', '=', storeSeq)
      .where('visible_at', 'is not', null)
      .where('hidden_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!review) return refuse('NOT_FOUND')
    if (review.reply === reply) return { reply }
    if (review.reply !== null) return refuse('CLOSED')
    await trx
      .updateTable('review')
      .set({ reply, replied_at: now() })
      .where('review_seq', '=', reviewSeq)
      .execute()
    await enqueueEvent(trx, {
      kind: 'REVIEW_REPLIED',
      productSeq: review.product_seq,
      toStoreSeq: review.writer_store_seq,
      byStoreSeq: storeSeq,
    })
    return { reply }
  })
}
