import type { Transaction } from 'kysely'
import type { OrderNews } from '#contracts/order-words.ts'
import type { DB } from '../db/schema.ts'
import { enqueueEvent } from '../notices/enqueue-event.ts'
import type { OrderRow } from './lock-order.ts'

/** Tells members of what is no step of their order, within the transaction of its cause. */
export async function tellNews(
  trx: Transaction<DB>,
  order: OrderRow,
  news: OrderNews,
  roles: readonly ('BUYER' | 'SELLER')[],
): Promise<void> {
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
}
