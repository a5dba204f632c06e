import type { HostContext } from '#backend/operation/context.ts'
import type { WriteOutcome } from '#backend/operation/message-writer.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { MessageType } from '#contracts/chat-constants.ts'
import { isOnVacation } from '#contracts/vacation.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { ChatMessageContent } from '../../db/schema.ts'
import { claimMedia } from '../media/claim-media.ts'
import { appendMessage } from './append-message.ts'
import { findWritten, keyOf } from './find-written.ts'
import { lockRooms } from './lock-rooms.ts'
import { toChatMessage } from './to-chat-message.ts'

interface MediaDraft {
  roomId: number
  userSeq: number
  clientMessageId: string | null
  messageType: Exclude<MessageType, 'textMessage'>
  mediaIds: readonly string[]
}

/** Sends uploaded pictures or a video as one message, in a transaction of its own. */
export async function sendMedia(
  { kysely, now: clock, chat }: Pick<HostContext, 'kysely' | 'now' | 'chat'>,
  draft: MediaDraft,
): Promise<WriteOutcome | Refusal<'MEDIA_GONE'>> {
  const { roomId, userSeq, clientMessageId, messageType } = draft
  const now = clock()
  const sent = await retryingTransaction(kysely, async (trx) => {
    const room = (await lockRooms(trx, [roomId], now)).get(roomId)
    const sender = room?.members.find((member) => member.userSeq === userSeq)
    if (!room || !sender) return refuse('NOT_FOUND')
    const key = keyOf(roomId, sender.storeSeq, clientMessageId)
    const known = await findWritten(trx, [{ room, sender, draft }], now)
    const before = key === null ? undefined : known.get(key)
    if (before) return { message: before, isNew: false, storeSeqs: room.storeSeqs }
    if (!room.isReachable) return refuse('CANNOT_REACH')
    const messageSeq = room.messageCount + 1
    const content = await claimMedia(trx, { ...draft, messageSeq })
    if (!content) return refuse('MEDIA_GONE')
    const appended = {
      roomId,
      senderStoreSeq: sender.storeSeq,
      clientMessageId,
      messageType,
      message: wordsFor(content),
      content,
      at: now,
    }
    const { changeSeq } = await appendMessage(trx, appended)
    const row = {
      room_id: roomId,
      message_seq: messageSeq,
      change_seq: changeSeq,
      client_message_id: clientMessageId,
      sender_store_seq: sender.storeSeq,
      message_type: messageType,
      message: appended.message,
      content,
      created_at: now,
      name: sender.name,
      user_status: sender.userStatus,
    }
    const isToAway = sender === room.members[0] && isOnVacation(room.sellerVacation, now)
    return { message: toChatMessage(row, null), isNew: true, isToAway, storeSeqs: room.storeSeqs }
  })
  if ('refused' in sent) return sent
  const { storeSeqs, ...outcome } = sent
  if (outcome.isNew) chat.roomChanged({ roomId, storeSeqs, messages: [outcome.message] })
  return outcome
}

/** The text that a list of rooms shows for it. */
function wordsFor({ images, video }: ChatMessageContent): string {
  if (video) return '동영상'
  const count = images?.length ?? 0
  return count > 1 ? `사진 ${count}장` : '사진'
}
