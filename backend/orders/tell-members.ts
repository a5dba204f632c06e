import type { Transaction } from 'kysely'
import type { OrderActor, OrderTrigger } from '#contracts/order-states.ts'
import type { DB } from '../db/schema.ts'
import { enqueueEvent } from '../notices/enqueue-event.ts'
import type { RoomSignal } from '../operation/chat-signals.ts'
import type { OrderRow } from './lock-order.ts'
import { tellRoom } from './tell-room.ts'

/**
 * Tells the members of an order's step, within its transaction: in their room, and in the inbox the member who did not
 * do it, and both where neither did.
 * @returns the order with its place in the room, and the rooms to notify after the commit
 */
export async function tellMembers(
  trx: Transaction<DB>,
  step: { order: OrderRow; trigger: OrderTrigger | 'PLACE'; by: OrderActor; at: Date },
): Promise<{ order: OrderRow; rooms: RoomSignal[] }> {
  const { order, trigger, by } = step
  const { order_seq: orderSeq, product_seq: productSeq, state, type } = order
  const { buyer_store_seq: buyer, seller_store_seq: seller } = order
  const event = {
    kind: 'ORDER_STEP' as const,
    orderSeq,
    productSeq,
    trigger,
    state,
    type,
    ...(order.due_at && { until: order.due_at.toISOString() }),
  }
  if (by !== 'BUYER')
    await enqueueEvent(trx, { ...event, role: 'BUYER', toStoreSeq: buyer, byStoreSeq: seller })
  if (by !== 'SELLER')
    await enqueueEvent(trx, { ...event, role: 'SELLER', toStoreSeq: seller, byStoreSeq: buyer })
  return tellRoom(trx, step)
}
