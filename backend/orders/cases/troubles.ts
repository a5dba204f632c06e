import { type Kysely, type RawBuilder, sql } from 'kysely'
import { DESK_COUNTED } from '#contracts/desk-constants.ts'
import { DAY_MS, MINUTE_MS } from '#contracts/durations.ts'
import type { DeskTrouble } from '#contracts/order-case-constants.ts'
import type { DB } from '../../db/schema.ts'

/** Timers run every few seconds: one that is due for so long is stuck. */
const OVERDUE_MS = 15 * MINUTE_MS
/** The company is asked again and again meanwhile. */
const UNANSWERED_MS = 10 * MINUTE_MS
/** The buyer was asked for a bank account when the refund began. */
const ACCOUNT_MISSING_MS = 7 * DAY_MS
/** Questions about a payout that the bank has not answered: more than half an hour. */
const UNANSWERED_PAYOUT = 3

export interface TroubledOrder {
  orderSeq: number
  troubles: { why: DeskTrouble; since: string }[]
}

const inState = (state: 'DISPUTED' | 'REFUND_FAILED' | 'SETTLE_FAILED') =>
  sql`select order_seq, ${state}::text as why, state_at as since from orders where state = ${state}`

/** Every reason for which an order waits for an operator, with the time since when: an order has one row of each at most. */
const troubles = (at: Date): RawBuilder<unknown>[] => [
  inState('DISPUTED'),
  inState('REFUND_FAILED'),
  inState('SETTLE_FAILED'),
  // It is frozen in any state, and goes on to others meanwhile.
  sql`select order_seq, 'FROZEN' as why, coalesce((
      select max(event.at) from order_event event
      where event.order_seq = orders.order_seq and event.trigger = 'FREEZE'
    ), state_at) as since
    from orders where is_frozen and ended_at is null`,
  sql`select order_seq, 'DELIVERY_EXCEPTION' as why, state_at as since from orders
    where is_exception and state in ('SHIPPED', 'RETURN_SHIPPED')`,
  sql`select order_seq, 'CLAIMED' as why, at as since from order_claim where state = 'OPEN'`,
  sql`select order_seq, 'COMPENSATION_FAILED' as why, created_at as since from payout
    where state = 'FAILED' and kind = 'COMPENSATION'`,
  sql`select order_seq, 'STRAY_REFUND_FAILED' as why, created_at as since from refund
    where state = 'FAILED' and refund_key like 'STRAY:%'`,
  sql`select order_seq, 'PART_REFUND_FAILED' as why, min(refund.created_at) as since from refund
    join orders using (order_seq)
    where refund.state = 'FAILED' and refund_key not like 'STRAY:%' and orders.state <> 'REFUND_FAILED'
    group by order_seq`,
  sql`select order_seq, 'REFUND_UNANSWERED' as why, min(created_at) as since from refund
    where state = 'WAITING' and failure is null
      and created_at < ${new Date(at.getTime() - UNANSWERED_MS)}
    group by order_seq`,
  sql`select order_seq, 'REFUND_ACCOUNT_MISSING' as why, min(created_at) as since from refund
    where state = 'WAITING' and failure = 'ACCOUNT_NEEDED'
      and created_at < ${new Date(at.getTime() - ACCOUNT_MISSING_MS)}
    group by order_seq`,
  sql`select order_seq, 'PAYOUT_UNANSWERED' as why, min(created_at) as since from payout
    where state = 'SENT' and next_at is not null and attempts >= ${UNANSWERED_PAYOUT} group by order_seq`,
  sql`select order_seq, 'PAYMENT_UNANSWERED' as why, created_at as since from payment
    where state = 'CONFIRMING' and created_at < ${new Date(at.getTime() - UNANSWERED_MS)}`,
  sql`select order_seq, 'OVERDUE' as why, min(due_at) as since from order_timer
    where due_at < ${new Date(at.getTime() - OVERDUE_MS)} group by order_seq`,
]

const all = (rows: RawBuilder<unknown>[]) => sql.join(rows, sql` union all `)

/**
 * The longest waiting of each reason. An order that is among the first `most` orders by its longest waiting reason is
 * among the first `most` of that reason, so that nothing else has to be read.
 */
const firstOfEach = (at: Date, most: number) =>
  all(
    troubles(at).map((reason) => sql`(select * from (${reason}) one order by since limit ${most})`),
  )

/**
 * Orders that wait for an operator, the longest first.
 * @returns also how many there are, counted as far as the desk counts
 */
export async function findTroubled(
  db: Kysely<DB>,
  { at, limit, offset }: { at: Date; limit: number; offset: number },
): Promise<{ items: TroubledOrder[]; total: number }> {
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (
      select distinct order_seq from (${firstOfEach(at, DESK_COUNTED + 1)}) waiting limit ${DESK_COUNTED + 1}
    ) orders`.execute(db)
  const { rows: found } = await sql<{ order_seq: number }>`
    select order_seq from (${firstOfEach(at, offset + limit)}) waiting
    group by order_seq order by min(since), order_seq limit ${limit} offset ${offset}`.execute(db)
  const orderSeqs = found.map(({ order_seq }) => order_seq)
  const { rows } = await sql<{ order_seq: number; whys: DeskTrouble[]; sinces: Date[] }>`
    select order_seq, array_agg(why order by since) as whys,
      array_agg((extract(epoch from since) * 1000)::float8 order by since) as sinces
    from (${all(troubles(at))}) waiting
    where order_seq = any(${orderSeqs}::bigint[])
    group by order_seq order by min(since), order_seq`.execute(db)
  return {
    total: counted.rows[0]?.total ?? 0,
    items: rows.map(({ order_seq, whys, sinces }) => ({
      orderSeq: order_seq,
      troubles: whys.map((why, index) => ({
        why,
        since: new Date(Number(sinces[index])).toISOString(),
      })),
    })),
  }
}
