import { sql } from 'kysely'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import { findMembership } from './find-membership.ts'
import { lockRoom } from './lock-room.ts'
import { frozenReadMark } from './shown-read-mark.ts'

/**
 * Removes a room from the user's list and hides its messages so far. The other member keeps it; when the other writes,
 * it returns with the new messages only.
 */
export async function leaveRoom(
  { kysely, now: clock, chat }: Pick<HostContext, 'kysely' | 'now' | 'chat'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { roomId }: { roomId: number },
): Promise<{ roomId: number } | Refusal<'NOT_FOUND'>> {
  const membership = await findMembership(kysely, userSeq, roomId)
  if (!membership) return refuse('NOT_FOUND')
  const now = clock()
  await retryingTransaction(kysely, async (trx) => {
    const { message_count: messageCount } = await lockRoom(trx, roomId, now)
    await trx
      .updateTable('chat_member')
      .set({
        left_at: now,
        visible_from_seq: messageCount + 1,
        last_read_seq: messageCount,
        last_read_at: sql<Date | null>`case when last_read_seq < ${messageCount}::int then ${now}::timestamptz else last_read_at end`,
        // Leaving is not reading.
        ...frozenReadMark('chat_member', sql`true`),
        unread_count: 0,
        pinned_at: null,
      })
      .where('room_id', '=', roomId)
      .where('store_seq', '=', membership.storeSeq)
      .execute()
  })
  chat.roomChanged({
    roomId,
    storeSeqs: [membership.buyerStoreSeq, membership.sellerStoreSeq],
    messages: [],
  })
  return { roomId }
}
