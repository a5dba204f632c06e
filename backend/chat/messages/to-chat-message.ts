import type { UserStatus } from '#contracts/account.ts'
import type { ChatCard, ChatMessage } from '#contracts/chat.ts'
import type { MessageType } from '#contracts/chat-constants.ts'
import type { ChatMessageContent } from '../../db/schema.ts'
import { nickNameOf } from '../rooms/nick-name.ts'

/** A stored message with the name of its sender. */
export interface StoredMessageRow {
  room_id: number
  message_seq: number
  change_seq: number
  client_message_id: string | null
  sender_store_seq: number
  message_type: MessageType
  message: string
  content: ChatMessageContent
  created_at: Date
  name: string
  user_status: UserStatus
}

export function toChatMessage(row: StoredMessageRow, card: ChatCard | null): ChatMessage {
  const { images, video, notice, guard } = row.content
  return {
    roomId: row.room_id,
    messageSeq: row.message_seq,
    changeSeq: row.change_seq,
    clientMessageId: row.client_message_id,
    sender: { storeSeq: row.sender_store_seq, nickName: nickNameOf(row) },
    messageType: row.message_type,
    message: row.message,
    images: images ?? [],
    video: video ?? null,
    notice: notice ?? null,
    card,
    guard: guard ?? null,
    createdAt: row.created_at.toISOString(),
  }
}
