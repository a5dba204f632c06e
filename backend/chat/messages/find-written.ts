import { type Kysely, sql } from 'kysely'
import { preparedOnce } from '#backend/db/prepared-statement.ts'
import type { ChatMessage } from '#contracts/chat.ts'
import type { ChatMessageContent, DB } from '../../db/schema.ts'
import { loadCards } from './load-cards.ts'
import type { LockedRoom, RoomMember } from './lock-rooms.ts'
import { type StoredMessageRow, toChatMessage } from './to-chat-message.ts'

/** The key that identifies a repeated message; null where its client gave it no id. */
export function keyOf(
  roomId: number,
  storeSeq: number,
  clientMessageId: string | null,
): string | null {
  return clientMessageId === null ? null : `${roomId}/${storeSeq}/${clientMessageId}`
}

/** A draft with its room and its sender. */
interface Placed {
  room: Pick<LockedRoom, 'roomId'>
  sender: RoomMember
  draft: { clientMessageId: string | null }
}

type StoredRow = Omit<StoredMessageRow, 'name' | 'user_status'> & { content: ChatMessageContent }

/** Messages that are stored under the client ids of these drafts, by `keyOf`; final for rooms that are locked. */
export async function findWritten(
  trx: Kysely<DB>,
  places: readonly Placed[],
  now: Date,
): Promise<Map<string, ChatMessage>> {
  const named = places.filter(({ draft }) => draft.clientMessageId !== null)
  if (named.length === 0) return new Map()
  const { rows } = await sql<StoredRow>`${preparedOnce}
    select m.room_id, m.message_seq, m.change_seq, m.client_message_id, m.sender_store_seq,
      m.message_type, m.message, m.content, m.created_at
    from unnest(
      ${named.map(({ room }) => room.roomId)}::bigint[],
      ${named.map(({ sender }) => sender.storeSeq)}::bigint[],
      ${named.map(({ draft }) => draft.clientMessageId)}::text[]
    ) as d (room_id, store_seq, client_message_id)
    -- One index lookup for each: a join is planned as a scan of all messages.
    cross join lateral (
      select * from chat_message
      where room_id = d.room_id and sender_store_seq = d.store_seq
        and client_message_id = d.client_message_id and client_message_id is not null
      limit 1
    ) m`.execute(trx)
  if (rows.length === 0) return new Map()
  const senders = new Map(named.map(({ sender }) => [sender.storeSeq, sender]))
  const cardOf = await loadCards(
    trx,
    rows.map((row) => row.content),
    now,
  )
  const known = new Map<string, ChatMessage>()
  for (const row of rows) {
    const key = keyOf(row.room_id, row.sender_store_seq, row.client_message_id)
    const sender = senders.get(row.sender_store_seq)
    if (key === null || !sender) continue
    const named = { ...row, name: sender.name, user_status: sender.userStatus }
    known.set(key, toChatMessage(named, cardOf(row.content)))
  }
  return known
}
