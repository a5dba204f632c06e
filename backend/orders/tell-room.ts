import { sql, type Transaction } from 'kysely'
import { isEndState, type OrderActor, type OrderTrigger } from '#contracts/order-states.ts'
import { whoseTurn } from '#contracts/order-turn.ts'
import { isSaidInRoom, orderRoomWords } from '#contracts/order-words.ts'
import { appendMessage } from '../chat/messages/append-message.ts'
import { makeRoom, roomOfBuyer } from '../chat/rooms/make-room.ts'
import type { DB } from '../db/schema.ts'
import type { RoomSignal } from '../operation/chat-signals.ts'
import type { OrderRow } from './lock-order.ts'
import { wallTime } from './order-time.ts'
import { recordTrade } from './record-trade.ts'

interface Step {
  order: OrderRow
  trigger: OrderTrigger | 'PLACE'
  by: OrderActor
  at: Date
}

/**
 * Shows an order's step in the room of its members, within its transaction: the card of the order, which each later step
 * changes in place, and a line in the conversation. What was only put in the basket of the payment window makes no room.
 * @returns the order with its place in the room, and the rooms to notify after the commit
 */
export async function tellRoom(
  trx: Transaction<DB>,
  { order, trigger, by, at: orderedAt }: Step,
): Promise<{ order: OrderRow; rooms: RoomSignal[] }> {
  // The chat goes by the clock on the wall, also where the sandbox has moved the time of orders on.
  const at = await wallTime(trx, orderedAt)
  const roomId = await roomOf(trx, { order, trigger, at })
  if (roomId === null) return { order, rooms: [] }
  const { buyer_store_seq: buyer, seller_store_seq: seller, type, state } = order
  const words = orderRoomWords({ trigger, by, type, state })
  const senderStoreSeq = senderOf(order, by)
  const placed =
    order.card_message_seq === null
      ? await writeCard(trx, order, { roomId, senderStoreSeq, words, at })
      : order
  if (order.card_message_seq !== null)
    await changeCard(trx, {
      roomId,
      cardSeq: order.card_message_seq,
      senderStoreSeq,
      words: isSaidInRoom(trigger) ? words : null,
      at,
    })
  const closed = await recordTrade(trx, placed, at)
  return { order: placed, rooms: [{ roomId, storeSeqs: [buyer, seller] }, ...closed] }
}

/**
 * Says in an order's room what is no step of it, and shows it on the card, within the transaction of its cause.
 * @returns rooms to notify after the commit; none where the order has no card yet
 */
export async function tellRoomOf(
  trx: Transaction<DB>,
  order: OrderRow,
  { words, to, at: orderedAt }: { words: string; to: 'BUYER' | 'SELLER'; at: Date },
): Promise<RoomSignal[]> {
  const { room_id: roomId, card_message_seq: cardSeq } = order
  const { buyer_store_seq: buyer, seller_store_seq: seller } = order
  if (roomId === null || cardSeq === null) return []
  const at = await wallTime(trx, orderedAt)
  // It is unread for the member whom it is said to.
  const senderStoreSeq = to === 'BUYER' ? seller : buyer
  await changeCard(trx, { roomId, cardSeq, senderStoreSeq, words, at })
  return [{ roomId, storeSeqs: [buyer, seller] }]
}

/** Shows both members the card anew where nothing has to be said. */
export async function touchCard(
  trx: Transaction<DB>,
  { room_id: roomId, card_message_seq: cardSeq, seller_store_seq: senderStoreSeq }: OrderRow,
  orderedAt: Date,
): Promise<void> {
  if (roomId === null || cardSeq === null) return
  const at = await wallTime(trx, orderedAt)
  await changeCard(trx, { roomId, cardSeq, senderStoreSeq, words: null, at })
}

/** The order's room; one is made once there is something between the two. */
async function roomOf(
  trx: Transaction<DB>,
  { order, trigger, at }: Pick<Step, 'order' | 'trigger' | 'at'>,
): Promise<number | null> {
  if (order.room_id !== null) return order.room_id
  const { product_seq: productSeq, buyer_store_seq: storeSeq } = order
  if (order.state === 'PENDING_PAYMENT' || (order.paid_at === null && isEndState(order.state))) {
    // It was looked for when the order was written.
    if (trigger === 'PLACE') return null
    return roomOfBuyer(trx, productSeq, storeSeq)
  }
  const { seller_store_seq: sellerStoreSeq, buyer_user_seq: userSeq } = order
  return makeRoom(trx, { productSeq, storeSeq, sellerStoreSeq, userSeq, now: at })
}

/** A member's step is that member's word. What happened by itself is unread for the member whose turn it is. */
function senderOf(order: OrderRow, by: OrderActor): number {
  const { state, partial_by: partialBy } = order
  const { buyer_store_seq: buyer, seller_store_seq: seller } = order
  if (by === 'BUYER') return buyer
  if (by === 'SELLER') return seller
  return whoseTurn({ state, partialBy }) === 'SELLER' ? buyer : seller
}

interface Line {
  roomId: number
  senderStoreSeq: number
  words: string
  at: Date
}

async function writeCard(
  trx: Transaction<DB>,
  order: OrderRow,
  { words, ...line }: Line,
): Promise<OrderRow> {
  const { order_seq: orderSeq } = order
  const { messageSeq } = await appendMessage(trx, {
    ...line,
    clientMessageId: null,
    messageType: 'noticeMessage',
    message: words,
    content: { notice: 'ORDER', orderSeq },
  })
  const place = { room_id: line.roomId, card_message_seq: messageSeq }
  await trx.updateTable('orders').set(place).where('order_seq', '=', orderSeq).execute()
  return { ...order, ...place }
}

/** Marks the card as changed and says why, in one statement. */
async function changeCard(
  trx: Transaction<DB>,
  {
    roomId,
    cardSeq,
    senderStoreSeq,
    words,
    at,
  }: Omit<Line, 'words'> & { cardSeq: number; words: string | null },
): Promise<void> {
  const lines = words === null ? 0 : 1
  await sql`
    with counted as (
      update chat_room set message_count = message_count + ${lines}::int,
        change_count = change_count + 1 + ${lines}::int, changed_at = ${at}::timestamptz,
        last_message_at = case when ${lines}::int = 1 then ${at}::timestamptz else last_message_at end
      where room_id = ${roomId}
      returning message_count, change_count
    ),
    changed as (
      update chat_message set change_seq = counted.change_count - ${lines}::int
      from counted
      where room_id = ${roomId} and message_seq = ${cardSeq}
    ),
    written as (
      insert into chat_message (room_id, message_seq, change_seq, client_message_id,
        sender_store_seq, message_type, message, content, created_at)
      select ${roomId}, message_count, change_count, null, ${senderStoreSeq}, 'noticeMessage',
        ${words ?? ''}, ${JSON.stringify({ notice: 'ORDER' })}::jsonb, ${at}::timestamptz
      from counted
      where ${lines}::int = 1
    )
    update chat_member set last_message_at = ${at}::timestamptz, left_at = null,
      unread_count = unread_count + (store_seq <> ${senderStoreSeq})::int
    where room_id = ${roomId} and ${lines}::int = 1`.execute(trx)
}
