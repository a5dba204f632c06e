import { randomUUID } from 'node:crypto'
import { isRefusal, refuse } from '#backend/operation/refusal.ts'
import { sendMessage as send } from '../../messages/send-message.ts'
import type { Action } from '../action.ts'
import { messageFrame } from '../frames.ts'
import { sendingKey } from '../hub.ts'

/**
 * Sends by the same operation as the edge host. The answer comes after the message is stored; this connection gets it
 * in place of the event that everybody else gets.
 */
export const sendMessage: Action<'sendMessageRequest'> = {
  answer: 'sendMessageResponse',
  async run({ connection, context, hub }, { storeSeq, ...draft }) {
    if (storeSeq !== undefined && storeSeq !== connection.storeSeq) return refuse('NOT_FOUND')
    // A client of the bare specification gives its messages no names.
    const clientMessageId = draft.clientMessageId ?? randomUUID()
    const key = sendingKey(draft.roomId, clientMessageId)
    connection.sending.add(key)
    try {
      const sent = await send(context, connection.viewer, { ...draft, clientMessageId })
      if (isRefusal(sent)) {
        connection.sending.delete(key)
        return sent
      }
      const feed = hub.rooms.get(sent.roomId)
      // Its event has passed, or was passed over; otherwise it is still to come, and is passed over then.
      if ((feed?.position.changeSeq ?? sent.changeSeq) >= sent.changeSeq)
        connection.sending.delete(key)
      const isNewest = sent.messageSeq >= (feed?.newestSeq ?? 0)
      return [messageFrame('sendMessageResponse', sent, isNewest)]
    } catch (error) {
      connection.sending.delete(key)
      throw error
    }
  },
}
