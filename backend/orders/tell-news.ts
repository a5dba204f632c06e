import type { Transaction } from 'kysely'
import { type OrderNews, orderRoomNewsWords } from '#contracts/order-words.ts'
import type { DB } from '../db/schema.ts'
import { enqueueEvent } from '../notices/enqueue-event.ts'
import type { RoomSignal } from '../operation/chat-signals.ts'
import type { OrderRow } from './lock-order.ts'
import { tellRoomOf } from './tell-room.ts'

/**
 * Tells members of what is no step of their order, within the transaction of its cause.
 * @returns rooms to notify after the commit
 */
export async function tellNews(
  trx: Transaction<DB>,
  order: OrderRow,
  { news, roles, at }: { news: OrderNews; roles: readonly ('BUYER' | 'SELLER')[]; at: Date },
): Promise<RoomSignal[]> {
  const { order_seq: orderSeq, product_seq: productSeq, state, type } = order
  const { buyer_store_seq: buyer, seller_store_seq: seller } = order
  for (const role of roles)
    await enqueueEvent(trx, {
      kind: 'ORDER_NEWS',
      orderSeq,
      productSeq,
      state,
      type,
      news,
      role,
      toStoreSeq: role === 'BUYER' ? buyer : seller,
      byStoreSeq: role === 'BUYER' ? seller : buyer,
    })
  const words = orderRoomNewsWords(news)
  return words === null ? [] : tellRoomOf(trx, order, { words, to: 'BUYER', at })
}
