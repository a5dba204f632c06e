import { type Kysely, sql } from 'kysely'
import type { DB } from './schema.ts'

/** Refunds that have not reached this buyer: an order can end before, for instance with a late deposit or a part given back. */
const refundsOf = (userSeq: number) =>
  sql`orders join refund using (order_seq) where buyer_user_seq = ${userSeq} and refund.state <> 'DONE'`

/**
 * Whether a buyer's money waits for this seller, or money is on its way to a bank account of this member. A payment by card
 * goes back to the card.
 */
export async function hasMoneyUnderWay(trx: Kysely<DB>, userSeq: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (
      select from orders
      where seller_user_seq = ${userSeq} and paid_at is not null and ended_at is null
    ) or exists (
      select from payout where user_seq = ${userSeq} and done_at is null
    ) or exists (
      select from ${refundsOf(userSeq)} and exists (
        select from payment
        where payment.payment_seq = refund.payment_seq and method = 'VIRTUAL_ACCOUNT'
      )
    ) as has`.execute(trx)
  return rows[0]?.has ?? false
}

/**
 * Whether a member has an order that still needs them: as buyer until it is confirmed, a claim of compensation is over and
 * every refund has arrived, as seller until its end.
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
    ) or exists (
      select from ${refundsOf(userSeq)}
    ) as has`.execute(trx)
  return rows[0]?.has ?? false
}
