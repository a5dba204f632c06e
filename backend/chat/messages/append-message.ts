import { sql, type Transaction } from 'kysely'
import { isIncomingFor, type MessageType } from '#contracts/chat-constants.ts'
import type { ChatMessageContent, DB } from '../../db/schema.ts'

export interface AppendedMessage {
  roomId: number
  senderStoreSeq: number
  clientMessageId: string | null
  messageType: MessageType
  message: string
  content: ChatMessageContent
  at: Date
}

/**
 * Writes one message at the end of its room, within the caller's transaction: numbers it, counts it as unread for the
 * other member, and returns the room to the list of a member who left it. The room is locked until the transaction ends.
 * Typed messages go through message-writer.ts, which writes many at once.
 * @returns the new message's numbers
 */
export async function appendMessage(
  trx: Transaction<DB>,
  { roomId, senderStoreSeq, clientMessageId, messageType, message, content, at }: AppendedMessage,
): Promise<{ messageSeq: number; changeSeq: number }> {
  const sent = { sender: { storeSeq: senderStoreSeq }, notice: content.notice ?? null }
  const isForBoth = isIncomingFor(senderStoreSeq, sent)
  const { message_count: messageSeq, change_count: changeSeq } = await trx
    .updateTable('chat_room')
    .set({
      message_count: sql<number>`message_count + 1`,
      change_count: sql<number>`change_count + 1`,
      last_message_at: at,
      changed_at: at,
    })
    .where('room_id', '=', roomId)
    .returning(['message_count', 'change_count'])
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('chat_message')
    .values({
      room_id: roomId,
      message_seq: messageSeq,
      change_seq: changeSeq,
      client_message_id: clientMessageId,
      sender_store_seq: senderStoreSeq,
      message_type: messageType,
      message,
      content: JSON.stringify(content),
      created_at: at,
    })
    .execute()
  await trx
    .updateTable('chat_member')
    .set({
      unread_count: sql<number>`unread_count + case when store_seq <> ${senderStoreSeq} or ${isForBoth}::boolean then 1 else 0 end`,
      last_message_at: at,
      left_at: null,
    })
    .where('room_id', '=', roomId)
    .execute()
  return { messageSeq, changeSeq }
}

/** Marks a message as changed, within the caller's transaction: both members get it as an update. */
export async function touchMessage(
  trx: Transaction<DB>,
  { roomId, messageSeq, at }: { roomId: number; messageSeq: number; at: Date },
): Promise<number> {
  const { change_count: changeSeq } = await trx
    .updateTable('chat_room')
    .set({ change_count: sql<number>`change_count + 1`, changed_at: at })
    .where('room_id', '=', roomId)
    .returning('change_count')
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('chat_message')
    .set({ change_seq: changeSeq })
    .where('room_id', '=', roomId)
    .where('message_seq', '=', messageSeq)
    .execute()
  return changeSeq
}
