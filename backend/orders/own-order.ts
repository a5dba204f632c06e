import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../db/schema.ts'
import { lockOrder, type OrderRow } from './lock-order.ts'

export interface OwnOrder {
  order: OrderRow
  role: 'BUYER' | 'SELLER'
}

/** An order of which a user is a member; null for every other, so that nothing is confirmed. */
export async function findOwnOrder(
  db: Kysely<DB>,
  userSeq: number,
  orderSeq: number,
): Promise<OwnOrder | null> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('order_seq', '=', orderSeq)
    .executeTakeFirst()
  return order ? withRole(order, userSeq) : null
}

/** The same, locked until the transaction ends. */
export async function lockOwnOrder(
  trx: Transaction<DB>,
  userSeq: number,
  orderSeq: number,
): Promise<OwnOrder | null> {
  const order = await lockOrder(trx, orderSeq, userSeq)
  return order ? withRole(order, userSeq) : null
}

function withRole(order: OrderRow, userSeq: number): OwnOrder | null {
  if (order.buyer_user_seq === userSeq) return { order, role: 'BUYER' }
  if (order.seller_user_seq === userSeq) return { order, role: 'SELLER' }
  return null
}
