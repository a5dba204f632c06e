import { type Kysely, sql } from 'kysely'
import { DAY_MS } from '#contracts/durations.ts'
import { DELIVERY_SHOWN_DAYS } from '#contracts/order-constants.ts'
import { monthsAfter, TRADE_MONTHS } from '../db/retention.ts'
import type { DB } from '../db/schema.ts'

/** The embedded database has one session: no query waits for it longer than this many rows take. */
const AT_ONCE = 500

/**
 * Erases what is sealed of orders: addresses, coupons, bank accounts. What was paid for is kept as long as the law asks;
 * an unpaid order is no contract, and is shown for a while only. @returns how many orders
 */
export async function forgetSealed(kysely: Kysely<DB>, now: Date): Promise<number> {
  const tradesEnd = monthsAfter(now, -TRADE_MONTHS)
  const unpaidEnd = new Date(now.getTime() - DELIVERY_SHOWN_DAYS * DAY_MS)
  let forgotten = 0
  for (;;) {
    const { rows } = await sql`
      with ended as (
        select order_seq from orders
        where ended_at is not null and not is_forgotten
          and (ended_at < ${tradesEnd} or (paid_at is null and ended_at < ${unpaidEnd}))
        limit ${AT_ONCE} for update skip locked
      ),
      paid as (update payment set virtual_account = null
        where order_seq in (select order_seq from ended) and virtual_account is not null),
      given_back as (update refund set account = null
        where order_seq in (select order_seq from ended) and account is not null),
      paid_out as (update payout set account = null
        where order_seq in (select order_seq from ended) and account is not null)
      update orders set delivery = null, return_address = null, handover_code = null, coupon = null,
        is_forgotten = true
      where order_seq in (select order_seq from ended)
      returning order_seq`.execute(kysely)
    forgotten += rows.length
    if (rows.length < AT_ONCE) return forgotten
  }
}
