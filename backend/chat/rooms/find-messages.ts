import { type Kysely, sql } from 'kysely'
import type { MessageType } from '#contracts/chat-constants.ts'
import type { RoomSummary } from '#contracts/edge.ts'
import type { DB } from '../../db/schema.ts'
import { containing } from '../messages/containing.ts'
import type { StoredRoomRow } from './room-rows.ts'

export type MatchingMessage = NonNullable<RoomSummary['foundMessage']>

interface Row {
  room_id: number
  message_seq: number
  message_type: MessageType
  message: string
  created_at: Date
}

/** The newest message of each room that contains these words and that the user may still see, by room. One query. */
export async function findMessages(
  db: Kysely<DB>,
  rooms: readonly Pick<StoredRoomRow, 'room_id' | 'visible_from_seq'>[],
  keyword: string,
): Promise<Map<number, MatchingMessage>> {
  if (rooms.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select found.room_id, found.message_seq, found.message_type, found.message, found.created_at
    from unnest(
      ${rooms.map((room) => room.room_id)}::bigint[],
      ${rooms.map((room) => room.visible_from_seq)}::int[]
    ) as room (room_id, visible_from_seq)
    join lateral (
      select m.room_id, m.message_seq, m.message_type, m.message, m.created_at
      from chat_message m
      where m.room_id = room.room_id and m.message_seq >= room.visible_from_seq
        and ${containing('m.message', keyword)}
      order by m.message_seq desc
      limit 1
    ) as found on true`.execute(db)
  return new Map(rows.map((row) => [row.room_id, messageOf(row)]))
}

const messageOf = (row: Row): MatchingMessage => ({
  message: row.message,
  messageType: row.message_type,
  messageSeq: row.message_seq,
  createdAt: row.created_at.toISOString(),
})
