import type { Transaction } from 'kysely'
import type { RoomSignal } from '#backend/operation/chat-signals.ts'
import { appendMessage, touchMessage } from '../chat/messages/append-message.ts'
import { canReach } from '../chat/rooms/can-reach.ts'
import { lockRoom } from '../chat/rooms/lock-room.ts'
import type { DB } from '../db/schema.ts'
import { enqueueEvent } from '../notices/enqueue-event.ts'

/**
 * Writes the seller's answer into the rooms of all who asked, within the caller's transaction, which has locked the
 * product. Rooms whose members blocked each other see the card change and get no message.
 * @returns the signals to send after the commit
 */
export async function tellAskers(
  trx: Transaction<DB>,
  {
    checkSeq,
    productSeq,
    message,
    isAnswered,
  }: { checkSeq: number; productSeq: number; message: string; isAnswered: boolean },
  at: Date,
): Promise<RoomSignal[]> {
  const rooms = await trx
    .selectFrom('possession_asker as asker')
    .innerJoin('chat_room as room', 'room.room_id', 'asker.room_id')
    .select(['asker.room_id as roomId', 'asker.message_seq as messageSeq'])
    .select(['room.buyer_store_seq as buyer', 'room.seller_store_seq as seller'])
    .where('asker.check_seq', '=', checkSeq)
    .orderBy('asker.room_id')
    .execute()
  const signals: RoomSignal[] = []
  for (const { roomId, messageSeq, buyer, seller } of rooms) {
    await lockRoom(trx, roomId, at)
    await touchMessage(trx, { roomId, messageSeq, at })
    signals.push({ roomId, storeSeqs: [buyer, seller] })
    if (!(await canReach(trx, seller, buyer))) continue
    await appendMessage(trx, {
      roomId,
      senderStoreSeq: seller,
      clientMessageId: null,
      messageType: 'noticeMessage',
      message,
      content: { notice: 'POSSESSION_ANSWERED' },
      at,
    })
    if (isAnswered)
      await enqueueEvent(trx, {
        kind: 'POSSESSION_ANSWERED',
        productSeq,
        toStoreSeq: buyer,
        byStoreSeq: seller,
      })
  }
  return signals
}
