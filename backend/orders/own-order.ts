import type { Kysely, Transaction } from 'kysely'
import { preparedQuery } from '../db/prepared-query.ts'
import type { DB } from '../db/schema.ts'
import { lockOrder, lockOrderOfAttempt, type OrderRow } from './lock-order.ts'
import { ORDER_COLUMNS } from './order-columns.ts'

export interface OwnOrder {
  order: OrderRow
  role: 'BUYER' | 'SELLER'
}

const readOrder = preparedQuery((db, { orderSeq }: { orderSeq: number }) =>
  db.selectFrom('orders').select(ORDER_COLUMNS).where('order_seq', '=', orderSeq),
)

/** An order of which a user is a member; null for every other, so that nothing is confirmed. */
export async function findOwnOrder(
  db: Kysely<DB>,
  userSeq: number,
  orderSeq: number,
): Promise<OwnOrder | null> {
  const [order] = await readOrder(db, { orderSeq })
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

/** The same, of the order that an attempt to pay is for. */
export async function lockOwnOrderOfAttempt(
  trx: Transaction<DB>,
  userSeq: number,
  attemptId: string,
): Promise<OwnOrder | null> {
  const order = await lockOrderOfAttempt(trx, attemptId, userSeq)
  return order ? withRole(order, userSeq) : null
}

function withRole(order: OrderRow, userSeq: number): OwnOrder | null {
  if (order.buyer_user_seq === userSeq) return { order, role: 'BUYER' }
  if (order.seller_user_seq === userSeq) return { order, role: 'SELLER' }
  return null
}
