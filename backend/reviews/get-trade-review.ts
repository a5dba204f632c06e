import type { Kysely } from 'kysely'
import type { TradeReview } from '#contracts/boot.ts'
import { HOUR_MS } from '#contracts/durations.ts'
import { canEditReview, REVIEW_EDIT_HOURS, reviewsDueAt } from '#contracts/review-rules.ts'
import { findMembership, type Membership } from '../chat/rooms/find-membership.ts'
import type { DB } from '../db/schema.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { selectOwnReviews, toOwnReview } from './own-review-rows.ts'
import { selectRoomSide } from './room-side.ts'

/** The reviews of a room's trade as one of its members sees them. */
export async function getTradeReview(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { roomId }: { roomId: number },
): Promise<TradeReview | Refusal<'NOT_FOUND'>> {
  const member = await findMembership(kysely, userSeq, roomId)
  return member ? loadTradeReview(kysely, member, now()) : refuse('NOT_FOUND')
}

/** What the other has written is in it only once everybody may see it. */
export async function loadTradeReview(
  db: Kysely<DB>,
  member: Membership,
  now: Date,
): Promise<TradeReview> {
  const { roomId, storeSeq, role } = member
  const [side, trade] = await Promise.all([
    selectRoomSide(db, member),
    db
      .selectFrom('chat_trade')
      .select(['trade_seq', 'done_at'])
      .where('room_id', '=', roomId)
      .where('state', '=', 'DONE')
      .executeTakeFirst(),
  ])
  const base = { ...side, roomId, role }
  const nothing = { mine: null, theirs: null, otherWrote: false, editableUntil: null }
  if (!trade?.done_at) return { ...base, ...nothing, trade: null, canWrite: false }
  const [mineRow, theirRow] = await Promise.all([
    selectOwnReviews(db, 'review.store_seq')
      .where('review.trade_seq', '=', trade.trade_seq)
      .where('review.writer_store_seq', '=', storeSeq)
      .executeTakeFirst(),
    selectOwnReviews(db, 'review.writer_store_seq')
      .where('review.trade_seq', '=', trade.trade_seq)
      .where('review.store_seq', '=', storeSeq)
      .executeTakeFirst(),
  ])
  const dueAt = reviewsDueAt(trade.done_at)
  const isOpen =
    mineRow &&
    !mineRow.hidden_at &&
    canEditReview(
      { writtenAt: mineRow.created_at, isShown: mineRow.visible_at !== null },
      theirRow ? { isShown: theirRow.visible_at !== null } : null,
      now,
    )
  return {
    ...base,
    trade: { doneAt: trade.done_at.toISOString(), dueAt: dueAt.toISOString() },
    mine: mineRow ? toOwnReview(mineRow) : null,
    theirs: theirRow?.visible_at ? toOwnReview(theirRow) : null,
    otherWrote: theirRow !== undefined,
    canWrite: !mineRow && now < dueAt,
    editableUntil: isOpen
      ? new Date(mineRow.created_at.getTime() + REVIEW_EDIT_HOURS * HOUR_MS).toISOString()
      : null,
  }
}
