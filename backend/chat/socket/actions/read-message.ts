import type { HostContext } from '#backend/operation/context.ts'
import { isRefusal, refuse } from '#backend/operation/refusal.ts'
import { markRead } from '../../rooms/mark-read.ts'
import type { Action } from '../action.ts'
import { findRoom } from './find-room.ts'

/** By `lastReadSeq`, or, as in SPEC.md section 7, by the time of the last message that was seen. */
export const readMessage: Action<'readMessageRequest'> = {
  answer: 'readMessageResponse',
  async run({ connection, context, hub }, { roomId, storeSeq, lastReadSeq, lastReadMessageAt }) {
    if (lastReadSeq === undefined && lastReadMessageAt === undefined) return refuse('BAD_REQUEST')
    const room = await findRoom(context, connection, { roomId, storeSeq })
    if (isRefusal(room)) return room
    const chat = hub.signalsFor(connection)
    const mark = await markRead({ ...context, chat }, connection.viewer, {
      roomId,
      lastReadSeq: lastReadSeq ?? (await seqAt(context, roomId, lastReadMessageAt ?? '')),
    })
    if (isRefusal(mark)) return mark
    const { lastReadAt, roomUnreadCount, unreadMessageCount } = mark
    const data = {
      roomId,
      storeSeq,
      lastReadMessageAt: lastReadAt,
      lastReadSeq: mark.lastReadSeq,
      roomUnreadCount,
      unreadMessageCount,
    }
    return [{ action: 'readMessageResponse', data }]
  },
}

/** The newest message at or before a time; 0 when there is none. */
async function seqAt(
  { kysely }: Pick<HostContext, 'kysely'>,
  roomId: number,
  moment: string,
): Promise<number> {
  const row = await kysely
    .selectFrom('chat_message')
    .select('message_seq')
    .where('room_id', '=', roomId)
    .where('created_at', '<=', new Date(moment))
    .orderBy('message_seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.message_seq ?? 0
}
