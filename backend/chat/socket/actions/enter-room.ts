import { isRefusal } from '#backend/operation/refusal.ts'
import { loadChatProducts } from '../../rooms/load-chat-product.ts'
import { otherReadMark } from '../../rooms/other-read-mark.ts'
import type { Action } from '../action.ts'
import { findRoom } from './find-room.ts'

/**
 * The state of the room (SPEC.md section 3), then its product. From now on the connection receives typing events of the
 * room.
 */
export const enterRoom: Action<'enterRoomRequest'> = {
  answer: 'enterRoomResponse',
  async run({ connection, context }, { roomId, storeSeq }) {
    const room = await findRoom(context, connection, { roomId, storeSeq })
    if (isRefusal(room)) return room
    connection.enter(roomId, room.otherStoreSeq)
    const [other, products] = await Promise.all([
      otherReadMark(context.kysely, room),
      loadChatProducts(context.kysely, [room.productSeq]),
    ])
    const state = {
      roomType: 'product',
      roomId,
      storeSeq,
      otherStoreSeq: room.otherStoreSeq,
      userSeq: connection.viewer.userSeq,
      lastMessageSeq: room.messageCount,
      changeSeq: room.changeCount,
      lastReadSeq: room.lastReadSeq,
      ...other,
    } as const
    const product = products.get(room.productSeq)
    const shown = product && {
      action: 'productEvent' as const,
      data: { eventType: 'setChatProductEvent' as const, roomId, data: product },
    }
    return [{ action: 'enterRoomResponse', data: state }, ...(shown ? [shown] : [])]
  },
}
