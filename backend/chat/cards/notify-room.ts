import type { HostContext } from '#backend/operation/context.ts'
import type { ChatMessage } from '#contracts/chat.ts'
import { loadMessages } from '../messages/load-messages.ts'
import type { Membership } from '../rooms/find-membership.ts'

/**
 * Notifies both members of messages that were written or changed; after the commit.
 * @param messageSeqs the first one is returned
 */
export async function notifyRoom(
  { kysely, chat, now }: Pick<HostContext, 'kysely' | 'chat' | 'now'>,
  { roomId, storeSeq, otherStoreSeq }: Pick<Membership, 'roomId' | 'storeSeq' | 'otherStoreSeq'>,
  messageSeqs: readonly [number, ...number[]],
): Promise<ChatMessage> {
  const found = await loadMessages(kysely, { roomId, messageSeqs: [...messageSeqs], now: now() })
  const messages = found.sort((one, other) => one.changeSeq - other.changeSeq)
  chat.roomChanged({ roomId, storeSeqs: [storeSeq, otherStoreSeq], messages })
  const message = messages.find(({ messageSeq }) => messageSeq === messageSeqs[0])
  if (!message) throw new Error('a message of a room has no row')
  return message
}
