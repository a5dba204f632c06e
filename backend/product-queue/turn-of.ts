import type { Kysely } from 'kysely'
import type { TradeState } from '#contracts/product.ts'
import type { DB } from '../db/schema.ts'

/** The user who has the turn for a product; null without one. */
export async function turnOf(
  db: Kysely<DB>,
  productSeq: number,
): Promise<{ queueSeq: number; userSeq: number; storeSeq: number; until: Date } | null> {
  const row = await db
    .selectFrom('product_queue')
    .select(['queue_seq', 'user_seq', 'store_seq', 'offer_until'])
    .where('product_seq', '=', productSeq)
    .where('state', '=', 'OFFERED')
    .executeTakeFirst()
  if (!row?.offer_until) return null
  return {
    queueSeq: row.queue_seq,
    userSeq: row.user_seq,
    storeSeq: row.store_seq,
    until: row.offer_until,
  }
}

/**
 * Whether a member can buy a product without an order: it is on sale, or kept for the member's turn.
 * @param at by the clock of orders
 */
export async function isFor(
  db: Kysely<DB>,
  {
    userSeq,
    product: { productSeq, tradeState, liveOrderSeq },
    at,
  }: {
    userSeq: number
    product: { productSeq: number; tradeState: TradeState; liveOrderSeq: number | null }
    at: Date
  },
): Promise<boolean> {
  if (liveOrderSeq !== null) return false
  if (tradeState !== 'RESERVED') return tradeState === 'ON_SALE'
  const turn = await turnOf(db, productSeq)
  return turn !== null && turn.userSeq === userSeq && turn.until > at
}
