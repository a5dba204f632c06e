import { sql } from 'kysely'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { Room } from '#contracts/edge.ts'
import { findRoomOrder } from '../cards/load-orders.ts'
import { findRoomTrade } from '../trades/room-trade.ts'
import { toTradeCard } from '../trades/to-trade-card.ts'
import { canReach } from './can-reach.ts'
import { type StoredRoomRow, selectRoomRows, toSummaries } from './room-rows.ts'

/** One of the user's rooms for its own page; a room that was left is included, and empty then. */
export async function getRoom(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { roomId }: { roomId: number },
): Promise<Room | Refusal<'NOT_FOUND'>> {
  const rows = await selectRoomRows(kysely, userSeq, sql`and room.room_id = ${roomId}`)
  const [row] = rows
  const [summary] = await toSummaries(kysely, rows)
  if (!row || !summary) return refuse('NOT_FOUND')
  const [canSend, blocks, trade, order] = await Promise.all([
    canReach(kysely, row.store_seq, row.other_store_seq),
    blocksBetween(kysely, row),
    findRoomTrade(kysely, roomId),
    findRoomOrder(kysely, roomId),
  ])
  const isHidden = blocks.some(({ created_at: at }) => row.other_left_at && at <= row.other_left_at)
  return {
    ...summary,
    role: row.role,
    lastMessageSeq: row.message_count,
    changeSeq: row.change_count,
    firstVisibleSeq: row.visible_from_seq,
    lastReadSeq: row.last_read_seq,
    otherLastReadSeq: row.other_last_read_seq,
    otherLastReadAt: row.other_last_read_at?.toISOString() ?? null,
    // The room is outside the list of a seller who was sent nothing yet, without having been left.
    // Leaving behind a block is hidden as well.
    otherHasLeft: row.other_left_at !== null && row.message_count > 0 && !isHidden,
    isBlockedByMe: blocks.some((block) => block.store_seq === row.store_seq),
    canSend,
    trade: trade && toTradeCard(trade, now()),
    order,
    otherTrust: {
      trustScore: row.trust_score,
      identityVerified: row.identity_verified,
      responseMinutes: row.response_minutes,
      safeTradeCount: row.safe_trade_count,
      joinedAt: row.joined_at.toISOString(),
    },
  }
}

function blocksBetween(
  kysely: HostContext['kysely'],
  { store_seq: one, other_store_seq: other }: StoredRoomRow,
): Promise<{ store_seq: number; created_at: Date }[]> {
  return kysely
    .selectFrom('store_block')
    .select(['store_seq', 'created_at'])
    .where('store_seq', 'in', [one, other])
    .where('blocked_store_seq', 'in', [one, other])
    .execute()
}
