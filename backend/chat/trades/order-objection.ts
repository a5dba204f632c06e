import type { Transaction } from 'kysely'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { isEndState } from '#contracts/order-states.ts'
import type { DB } from '../../db/schema.ts'

/**
 * Goods that an order has are traded by the order: its money would stay behind. What an order has sold is traded with its
 * buyer only. The transaction has locked the product.
 */
export async function orderObjection(
  trx: Transaction<DB>,
  liveOrderSeq: number | null,
  buyerStoreSeq: number,
): Promise<Refusal<'HAS_ORDER'> | null> {
  if (liveOrderSeq === null) return null
  const order = await trx
    .selectFrom('orders')
    .select(['state', 'buyer_store_seq'])
    .where('order_seq', '=', liveOrderSeq)
    .executeTakeFirstOrThrow()
  if (!isEndState(order.state)) return refuse('HAS_ORDER')
  return order.buyer_store_seq === buyerStoreSeq
    ? null
    : refuse('HAS_ORDER', { message: '다른 분과 거래가 끝난 상품이에요.' })
}
