import type { Selectable, Transaction } from 'kysely'
import type { TradeReview } from '#contracts/boot.ts'
import { canEditReview, reviewsDueAt, tagsOf } from '#contracts/review-rules.ts'
import { findMembership, type Membership } from '../chat/rooms/find-membership.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB, ReviewTable } from '../db/schema.ts'
import { reviewLimits } from '../limits/rules.ts'
import { enqueueEvent } from '../notices/enqueue-event.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { isRefusal, type Refusal, refuse } from '../operation/refusal.ts'
import { countReview } from './count-review.ts'
import { earnByReview } from './earn-by-review.ts'
import { loadTradeReview } from './get-trade-review.ts'
import { readReviewText } from './review-text.ts'
import { showReview } from './show-review.ts'

interface Written {
  rating: number
  tags: string[]
  body: string
}

type ReviewRow = Selectable<ReviewTable>
type WriteRefusal = Refusal<
  'NOT_FOUND' | 'NOT_DONE' | 'CLOSED' | 'BAD_TAGS' | 'CONTACT' | 'TOO_LONG' | 'LIMITED'
>

/**
 * Writes the member's review of a finished trade, or changes it. Neither member sees the other's before both have
 * written; then both are shown at once, in this transaction. The same review again changes nothing.
 */
export async function writeReview(
  context: Pick<HostContext, 'kysely' | 'now' | 'keys' | 'caller' | 'limiter' | 'ownHosts'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { roomId, rating, tags, body: typed }: Written & { roomId: number },
): Promise<TradeReview | WriteRefusal> {
  const { kysely, now, limiter, ownHosts } = context
  const member = await findMembership(kysely, userSeq, roomId)
  if (!member) return refuse('NOT_FOUND')
  const possible = tagsOf(member.role)
  if (tags.some((tag) => !possible.includes(tag))) return refuse('BAD_TAGS')
  const body = readReviewText(typed, ownHosts)
  if (isRefusal(body)) return body
  const retryAfterSeconds = await limiter.take(reviewLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('LIMITED', { data: { retryAfterSeconds } })
  const review = { rating, tags: possible.filter((tag) => tags.includes(tag)), body }
  return retryingTransaction(kysely, async (trx) => {
    const at = now()
    const refusal = await save(trx, member, review, at)
    return refusal ?? loadTradeReview(trx, member, at)
  })
}

async function save(
  trx: Transaction<DB>,
  member: Membership,
  review: Written,
  at: Date,
): Promise<Refusal<'NOT_DONE' | 'CLOSED'> | null> {
  const { roomId, storeSeq } = member
  // Both members' reviews wait for each other here.
  const trade = await trx
    .selectFrom('chat_trade')
    .select(['trade_seq', 'done_at'])
    .where('room_id', '=', roomId)
    .where('state', '=', 'DONE')
    .forUpdate()
    .executeTakeFirst()
  if (!trade?.done_at) return refuse('NOT_DONE')
  const both = await trx
    .selectFrom('review')
    .selectAll()
    .where('trade_seq', '=', trade.trade_seq)
    .orderBy('review_seq')
    .forUpdate()
    .execute()
  const mine = both.find((row) => row.writer_store_seq === storeSeq)
  const theirs = both.find((row) => row.writer_store_seq !== storeSeq)
  if (mine) return change(trx, { mine, theirs }, review, at)
  const dueAt = reviewsDueAt(trade.done_at)
  if (at >= dueAt) return refuse('CLOSED')
  const reviewSeq = await insert(trx, member, { ...review, tradeSeq: trade.trade_seq, dueAt }, at)
  await earnByReview(trx, member, { body: review.body, at })
  if (theirs) for (const seq of [theirs.review_seq, reviewSeq]) await showReview(trx, seq, at)
  return null
}

async function insert(
  trx: Transaction<DB>,
  { storeSeq, otherStoreSeq, productSeq, role }: Membership,
  { tradeSeq, dueAt, ...review }: Written & { tradeSeq: number; dueAt: Date },
  at: Date,
): Promise<number> {
  const { review_seq: reviewSeq } = await trx
    .insertInto('review')
    .values({
      ...review,
      store_seq: otherStoreSeq,
      writer_store_seq: storeSeq,
      product_seq: productSeq,
      writer_role: role,
      trade_seq: tradeSeq,
      due_at: dueAt,
      reply: null,
      created_at: at,
    })
    .returning('review_seq')
    .executeTakeFirstOrThrow()
  await enqueueEvent(trx, {
    kind: 'REVIEW_WRITTEN',
    productSeq,
    toStoreSeq: otherStoreSeq,
    byStoreSeq: storeSeq,
  })
  return reviewSeq
}

async function change(
  trx: Transaction<DB>,
  { mine, theirs }: { mine: ReviewRow; theirs: ReviewRow | undefined },
  { rating, tags, body }: Written,
  at: Date,
): Promise<Refusal<'CLOSED'> | null> {
  const isSame =
    mine.rating === rating && mine.body === body && mine.tags.join('\n') === tags.join('\n')
  if (isSame) return null
  const isOpen =
    !mine.hidden_at &&
    canEditReview(
      { writtenAt: mine.created_at, isShown: mine.visible_at !== null },
      theirs ? { isShown: theirs.visible_at !== null } : null,
      at,
    )
  if (!isOpen)
    return refuse('CLOSED', {
      message: theirs?.visible_at
        ? '두 사람의 후기가 공개되어 더 고칠 수 없어요.'
        : '후기를 고칠 수 있는 시간이 지났어요.',
    })
  await trx
    .updateTable('review')
    .set({ rating, tags, body, edited_at: at })
    .where('review_seq', '=', mine.review_seq)
    .execute()
  if (mine.visible_at && rating !== mine.rating)
    await countReview(trx, mine.store_seq, { reviews: 0, ratings: rating - mine.rating, at })
  return null
}
