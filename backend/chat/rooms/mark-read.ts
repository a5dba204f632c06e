import { sql } from 'kysely'
import type { HostContext, Viewer } from '../../hosts/host.ts'
import { type Refusal, refuse } from '../../hosts/refusal.ts'
import { countUnread } from './count-unread.ts'
import { findMembership } from './find-membership.ts'

interface ReadMark {
  lastReadSeq: number
  lastReadAt: string
  /** Unread in all rooms. */
  unreadMessageCount: number
}

/**
 * Everything up to `lastReadSeq` has been read. It never moves back, nor beyond what there is; the other is told when
 * it moved.
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
  const moved = await moveMark(context, { roomId, storeSeq, lastReadSeq })
  const mark = moved ?? (await findMark(context, { roomId, storeSeq }))
  if (moved) chat.readMoved({ roomId, storeSeq, otherStoreSeq, ...mark })
  return { ...mark, unreadMessageCount: await countUnread(context, viewer) }
}

type Mark = Pick<ReadMark, 'lastReadSeq' | 'lastReadAt'>
type Place = { roomId: number; storeSeq: number }

/**
 * One statement, as often as people read. What is unread goes down by the messages between both marks, all of which
 * this statement sees: it clamps by the count of the room as it sees it too, not as it is when its turn to write comes.
 */
async function moveMark(
  { kysely, now: clock }: Pick<HostContext, 'kysely' | 'now'>,
  { roomId, storeSeq, lastReadSeq }: Place & { lastReadSeq: number },
): Promise<Mark | null> {
  const now = clock()
  const { rows } = await sql<{ last_read_seq: number }>`
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
      unread_count = greatest(0, me.unread_count - (
        select count(*)::int from chat_message m
        where m.room_id = me.room_id and m.sender_store_seq <> me.store_seq
          and m.message_seq > me.last_read_seq and m.message_seq <= seen.read_seq
      ))
    from seen, locked
    where me.room_id = locked.room_id and me.store_seq = ${storeSeq} and me.last_read_seq < seen.read_seq
    returning me.last_read_seq`.execute(kysely)
  const [row] = rows
  return row ? { lastReadSeq: row.last_read_seq, lastReadAt: now.toISOString() } : null
}

async function findMark(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { roomId, storeSeq }: Place,
): Promise<Mark> {
  const row = await kysely
    .selectFrom('chat_member')
    .select(['last_read_seq', 'last_read_at'])
    .where('room_id', '=', roomId)
    .where('store_seq', '=', storeSeq)
    .executeTakeFirstOrThrow()
  return {
    lastReadSeq: row.last_read_seq,
    lastReadAt: (row.last_read_at ?? now()).toISOString(),
  }
}
