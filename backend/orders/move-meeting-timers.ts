import type { Transaction } from 'kysely'
import { isMeetingState, type OrderTimer } from '#contracts/order-states.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB } from '../db/schema.ts'
import type { HostContext } from '../operation/context.ts'
import type { RoomEvents } from '../operation/room-events.ts'
import { firstEntry } from './first-entry.ts'
import { lockOrder, type OrderRow } from './lock-order.ts'
import { meetingAfter } from './meeting-after.ts'
import { orderTime } from './order-time.ts'
import { dueAt, setTimers } from './set-timers.ts'
import { touchCard } from './tell-room.ts'
import { termsOf } from './terms/order-terms.ts'

/** When a timer that counts from a meeting is due, by the appointments as they stand. */
export async function meetingDueAt(
  trx: Transaction<DB>,
  { order_seq: orderSeq, room_id: roomId, state, terms_seq: termsSeq }: OrderRow,
  timer: OrderTimer,
): Promise<Date> {
  const met = await meetingAfter(trx, roomId, await firstEntry(trx, orderSeq, state))
  return dueAt(timer, met, await termsOf(trx, termsSeq))
}

/** Sets the timers of a locked order anew, from the appointment that its two have agreed on. */
export async function moveMeetingTimers(
  trx: Transaction<DB>,
  order: OrderRow,
  at: Date,
): Promise<void> {
  const { order_seq: orderSeq, state } = order
  const terms = await termsOf(trx, order.terms_seq)
  const due = await setTimers(trx, order, { state, from: state, terms, at })
  await trx.updateTable('orders').set({ due_at: due }).where('order_seq', '=', orderSeq).execute()
  await touchCard(trx, order, at)
}

/**
 * What an appointment does to the orders of its room: their time is counted from it. An appointment that is called off
 * moves nothing back until a timer is due, which looks again.
 */
export function orderRoomEvents(context: Pick<HostContext, 'kysely' | 'chat' | 'now'>): RoomEvents {
  const { kysely, chat, now } = context
  return {
    async appointmentAgreed(roomId) {
      const orders = await kysely
        .selectFrom('orders')
        .select(['order_seq', 'state', 'type', 'buyer_store_seq', 'seller_store_seq'])
        .where('room_id', '=', roomId)
        .where('ended_at', 'is', null)
        .execute()
      for (const { order_seq: orderSeq, state, type, ...row } of orders) {
        if (!isMeetingState(state, type)) continue
        await retryingTransaction(kysely, async (trx) => {
          const order = await lockOrder(trx, orderSeq)
          if (order && isMeetingState(order.state, type))
            await moveMeetingTimers(trx, order, await orderTime(trx, now()))
        })
        chat.roomChanged({ roomId, storeSeqs: [row.buyer_store_seq, row.seller_store_seq] })
      }
    },
  }
}
