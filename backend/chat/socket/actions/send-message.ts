import { randomUUID } from 'node:crypto'
import { isRefusal, refuse } from '#backend/operation/refusal.ts'
import { sendMessage as send } from '../../messages/send-message.ts'
import type { Action } from '../action.ts'
import { messageFrame } from '../frames.ts'
import { sendingKey } from '../hub.ts'

/**
 * Sends by the same operation as the edge host. The response comes after the message is stored; this connection gets it
 * in place of the event that all other connections get.
 */
export const sendMessageAction: Action<'sendMessageRequest'> = {
  answer: 'sendMessageResponse',
  async run({ connection, context, hub }, { storeSeq, ...draft }) {
    if (storeSeq !== undefined && storeSeq !== connection.storeSeq) return refuse('NOT_FOUND')
    // A client that implements only the bare specification sends no message ids.
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
      // Its event was already sent or skipped here; otherwise it is still pending, and is skipped then.
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
