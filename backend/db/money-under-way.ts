import { type Kysely, sql } from 'kysely'
import type { DB } from './schema.ts'

/** Whether a buyer's money waits for this seller, or money is on its way to this member. */
export async function hasMoneyUnderWay(trx: Kysely<DB>, userSeq: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (
      select from orders
      where seller_user_seq = ${userSeq} and paid_at is not null and ended_at is null
    ) or exists (
      select from payout where user_seq = ${userSeq} and done_at is null
    ) as has`.execute(trx)
  return rows[0]?.has ?? false
}

/**
 * Whether a member has an order that still needs them: as buyer until it is confirmed and a claim of compensation is over, as
 * seller until its end.
 */
export async function hasOpenOrder(trx: Kysely<DB>, userSeq: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (
      select from orders
      where buyer_user_seq = ${userSeq} and ended_at is null and confirmed_at is null
    ) or exists (
      select from orders join order_claim using (order_seq)
      where buyer_user_seq = ${userSeq} and order_claim.state in ('OPEN', 'APPROVED')
    ) or exists (
      select from orders where seller_user_seq = ${userSeq} and ended_at is null
    ) or exists (
      select from payout where user_seq = ${userSeq} and done_at is null
    ) as has`.execute(trx)
  return rows[0]?.has ?? false
}
