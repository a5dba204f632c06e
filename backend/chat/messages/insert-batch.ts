import { sql, type Transaction } from 'kysely'
import { preparedOnce } from '#backend/db/prepared-statement.ts'
import type { ChatMessage } from '#contracts/chat.ts'
import type { DB } from '../../db/schema.ts'
import type { LockedRoom } from './lock-rooms.ts'

/**
 * Inserts numbered messages and updates their rooms and members: unread counts of the other member, and rooms return to
 * the list of a member who left. One statement with three parameters, however many messages.
 */
export async function insertBatch(
  trx: Transaction<DB>,
  messages: readonly ChatMessage[],
  rooms: ReadonlyMap<number, LockedRoom>,
  now: Date,
): Promise<void> {
  await sql`${preparedOnce}
    with totals as (
      select * from json_to_recordset(${JSON.stringify(totalsOf(messages, rooms))}::json)
        as t (room_id bigint, message_count int, change_count int, of_buyer int, of_seller int)
    ),
    written as (
      insert into chat_message (room_id, message_seq, change_seq, client_message_id, sender_store_seq,
        message_type, message, content, created_at)
      select room_id, message_seq, change_seq, client_message_id, sender_store_seq,
        'textMessage', message, content, ${now}::timestamptz
      from json_to_recordset(${JSON.stringify(messages.map(rowOf))}::json)
        as m (room_id bigint, message_seq int, change_seq int, client_message_id text,
          sender_store_seq bigint, message text, content jsonb)
    ),
    counted as (
      update chat_room set message_count = totals.message_count, change_count = totals.change_count,
        last_message_at = ${now}::timestamptz, changed_at = ${now}::timestamptz
      from totals where chat_room.room_id = totals.room_id
    )
    update chat_member set
      unread_count = unread_count + case role when 'BUYER' then totals.of_seller else totals.of_buyer end,
      last_message_at = ${now}::timestamptz,
      left_at = null
    from totals where chat_member.room_id = totals.room_id`.execute(trx)
}

function rowOf(message: ChatMessage) {
  return {
    room_id: message.roomId,
    message_seq: message.messageSeq,
    change_seq: message.changeSeq,
    client_message_id: message.clientMessageId,
    sender_store_seq: message.sender.storeSeq,
    message: message.message,
    content: message.guard ? { guard: message.guard } : {},
  }
}

/** The new counters of each room, and the number of messages from its buyer and from its seller. */
function totalsOf(messages: readonly ChatMessage[], rooms: ReadonlyMap<number, LockedRoom>) {
  const bySender = new Map<string, number>()
  for (const { roomId, sender } of messages) {
    const key = `${roomId}/${sender.storeSeq}`
    bySender.set(key, (bySender.get(key) ?? 0) + 1)
  }
  const of = (roomId: number, storeSeq: number) => bySender.get(`${roomId}/${storeSeq}`) ?? 0
  return [...new Set(messages.map(({ roomId }) => roomId))].flatMap((roomId) => {
    const room = rooms.get(roomId)
    if (!room) return []
    const [buyer, seller] = room.storeSeqs
    return {
      room_id: roomId,
      message_count: room.messageCount,
      change_count: room.changeCount,
      of_buyer: of(roomId, buyer),
      of_seller: of(roomId, seller),
    }
  })
}
