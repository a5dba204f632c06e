import type { Transaction } from 'kysely'
import { type OrderTimer, orderStateRow } from '#contracts/order-states.ts'
import { orderRoomReminderWords } from '#contracts/order-words.ts'
import type { DB } from '../db/schema.ts'
import { enqueueEvent } from '../notices/enqueue-event.ts'
import type { RoomSignal } from '../operation/chat-signals.ts'
import type { OrderRow } from './lock-order.ts'
import { tellRoomOf } from './tell-room.ts'

/** Reminds the member whose turn it is, in the inbox and in the room, within the timer's transaction. @returns rooms to notify after the commit */
export async function tellOfTimer(
  trx: Transaction<DB>,
  { order, timer, at }: { order: OrderRow; timer: OrderTimer; at: Date },
): Promise<RoomSignal[]> {
  const { order_seq: orderSeq, product_seq: productSeq, state, type } = order
  const { buyer_store_seq: buyer, seller_store_seq: seller } = order
  // What was never scanned is the buyer's to decide about.
  const isBuyers = timer === 'SCAN_ENDS' || orderStateRow(state).turn === 'BUYER'
  await enqueueEvent(trx, {
    kind: 'ORDER_REMINDER',
    orderSeq,
    productSeq,
    timer,
    state,
    type,
    role: isBuyers ? 'BUYER' : 'SELLER',
    toStoreSeq: isBuyers ? buyer : seller,
    byStoreSeq: isBuyers ? seller : buyer,
  })
  return tellRoomOf(trx, order, {
    words: orderRoomReminderWords({ timer, type }),
    to: isBuyers ? 'BUYER' : 'SELLER',
    at,
  })
}
