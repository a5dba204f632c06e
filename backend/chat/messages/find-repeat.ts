import type { HostContext, Viewer } from '#backend/operation/context.ts'
import type { ChatMessage, DraftMessage } from '#contracts/chat.ts'
import { findWritten, keyOf } from './find-written.ts'

/**
 * Finds the message that the sender sent before under the client id of this draft: one index lookup, much cheaper than
 * moderating its text again.
 * @returns null where there is none, or where that is unknown before the room is locked
 */
export async function findRepeat(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { roomId, clientMessageId }: Pick<DraftMessage, 'roomId' | 'clientMessageId'>,
): Promise<ChatMessage | null> {
  if (clientMessageId === undefined) return null
  const sender = await kysely
    .selectFrom('chat_member as me')
    .innerJoin('store', 'store.store_seq', 'me.store_seq')
    .innerJoin('users', 'users.user_seq', 'store.user_seq')
    .select(['store.store_seq', 'store.name', 'users.status'])
    .where('me.room_id', '=', roomId)
    .where('store.user_seq', '=', userSeq)
    .executeTakeFirst()
  if (!sender) return null
  const { store_seq: storeSeq, name, status: userStatus } = sender
  const place = {
    room: { roomId },
    sender: { storeSeq, userSeq, name, userStatus },
    draft: { clientMessageId },
  }
  const key = keyOf(roomId, storeSeq, clientMessageId)
  return (key !== null && (await findWritten(kysely, [place], now())).get(key)) || null
}
