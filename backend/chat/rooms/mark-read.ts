import { sql } from 'kysely'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { isBlockedBetween } from '../../db/blocked-between.ts'
import { countsAsUnread } from '../messages/counts-as-unread.ts'
import { countUnread } from './count-unread.ts'
import { findMembership } from './find-membership.ts'
import { frozenReadMark } from './shown-read-mark.ts'

interface ReadMark {
  lastReadSeq: number
  lastReadAt: string
  /** Unread in this room, and in all rooms. */
  roomUnreadCount: number
  unreadMessageCount: number
}

/**
 * Marks all messages up to `lastReadSeq` as read. The mark never moves back, nor beyond the last message. The other
 * member is notified when it moved, unless one of the two has blocked the other.
 */
export async function markRead(
  context: Pick<HostContext, 'kysely' | 'now' | 'chat'>,
  viewer: Pick<Viewer, 'userSeq'>,
  { roomId, lastReadSeq }: { roomId: number; lastReadSeq: number },
): Promise<ReadMark | Refusal<'NOT_FOUND'>> {
  const { kysely, chat } = context
  const membership = await findMembership(kysely, viewer.userSeq, roomId)
  if (!membership) return refuse('NOT_FOUND')
  const { storeSeq, otherStoreSeq } = membership
  const moved = await moveMark(context, { roomId, storeSeq, otherStoreSeq, lastReadSeq })
  const mark = moved?.mark ?? (await findMark(context, { roomId, storeSeq }))
  if (moved)
    chat.readMoved({
      roomId,
      storeSeq,
      otherStoreSeq: moved.isHidden ? null : otherStoreSeq,
      ...mark,
    })
  return { ...mark, unreadMessageCount: await countUnread(context, viewer) }
}

type Mark = Omit<ReadMark, 'unreadMessageCount'>
type Place = { roomId: number; storeSeq: number }

/**
 * One statement, as it is frequent. The unread count is reduced by the messages between both marks, all of which this
 * statement sees: the mark is limited by the room's count in the same snapshot, not by the count when the update runs.
 */
async function moveMark(
  { kysely, now: clock }: Pick<HostContext, 'kysely' | 'now'>,
  {
    roomId,
    storeSeq,
    otherStoreSeq,
    lastReadSeq,
  }: Place & { otherStoreSeq: number; lastReadSeq: number },
): Promise<{ mark: Mark; isHidden: boolean } | null> {
  const now = clock()
  const frozen = frozenReadMark(
    'me',
    isBlockedBetween(sql`${storeSeq}::bigint`, sql`${otherStoreSeq}::bigint`),
  )
  const { rows } = await sql<{
    last_read_seq: number
    unread_count: number
    is_hidden: boolean
  }>`
    with seen as (
      select least(${lastReadSeq}::int, room.message_count) as read_seq
      from chat_room room
      join chat_member me on me.room_id = room.room_id and me.store_seq = ${storeSeq}
      where room.room_id = ${roomId} and me.last_read_seq < least(${lastReadSeq}::int, room.message_count)
    ),
    locked as (
      update chat_room set changed_at = ${now}
      from seen where chat_room.room_id = ${roomId}
      returning chat_room.room_id
    )
    update chat_member me
    set last_read_seq = seen.read_seq, last_read_at = ${now},
      shown_read_seq = ${frozen.shown_read_seq}, shown_read_at = ${frozen.shown_read_at},
      unread_count = greatest(0, me.unread_count - (
        select count(*)::int from chat_message m
        where m.room_id = me.room_id and ${countsAsUnread('m', sql`me.store_seq`)}
          and m.message_seq > me.last_read_seq and m.message_seq <= seen.read_seq
      ))
    from seen, locked
    where me.room_id = locked.room_id and me.store_seq = ${storeSeq} and me.last_read_seq < seen.read_seq
    returning me.last_read_seq, me.unread_count, me.shown_read_seq is not null as is_hidden`.execute(
    kysely,
  )
  const [row] = rows
  if (!row) return null
  const { last_read_seq: seq, unread_count: roomUnreadCount, is_hidden: isHidden } = row
  const mark = { lastReadSeq: seq, lastReadAt: now.toISOString(), roomUnreadCount }
  return { mark, isHidden }
}

async function findMark(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { roomId, storeSeq }: Place,
): Promise<Mark> {
  const row = await kysely
    .selectFrom('chat_member')
    .select(['last_read_seq', 'last_read_at', 'unread_count'])
    .where('room_id', '=', roomId)
    .where('store_seq', '=', storeSeq)
    .executeTakeFirstOrThrow()
  return {
    lastReadSeq: row.last_read_seq,
    lastReadAt: (row.last_read_at ?? now()).toISOString(),
    roomUnreadCount: row.unread_count,
  }
}
