import { type Kysely, sql } from 'kysely'
import type { DeskTrouble } from '#contracts/order-case-constants.ts'
import type { DB } from '../../db/schema.ts'

const MINUTE = 60_000
/** Timers run every few seconds: one that is due for so long is stuck. */
const OVERDUE_MS = 15 * MINUTE
/** The company is asked again and again meanwhile. */
const UNANSWERED_MS = 10 * MINUTE

export interface TroubledOrder {
  orderSeq: number
  troubles: { why: DeskTrouble; since: string }[]
}

/** Every reason for which an order waits for an operator, with the time since when. */
const troubles = (at: Date) => sql`
  select order_seq, state as why, state_at as since from orders
  where state in ('DISPUTED', 'REFUND_FAILED', 'SETTLE_FAILED')
  union all select order_seq, 'FROZEN', state_at from orders where is_frozen and ended_at is null
  union all select order_seq, 'DELIVERY_EXCEPTION', state_at from orders
    where is_exception and state in ('SHIPPED', 'RETURN_SHIPPED')
  union all select order_seq, 'CLAIMED', at from order_claim where state = 'OPEN'
  union all select order_seq, 'COMPENSATION_FAILED', created_at from payout
    where state = 'FAILED' and kind = 'COMPENSATION'
  union all select order_seq, 'STRAY_REFUND_FAILED', created_at from refund
    where state = 'FAILED' and refund_key like 'STRAY:%'
  union all select order_seq, 'PAYMENT_UNANSWERED', created_at from payment
    where state = 'CONFIRMING' and created_at < ${new Date(at.getTime() - UNANSWERED_MS)}
  union all select order_seq, 'OVERDUE', min(due_at) from order_timer
    where due_at < ${new Date(at.getTime() - OVERDUE_MS)} group by order_seq`

/** Orders that wait for an operator, the longest first. */
export async function findTroubled(
  db: Kysely<DB>,
  { at, limit, offset }: { at: Date; limit: number; offset: number },
): Promise<{ items: TroubledOrder[]; total: number }> {
  const counted = await sql<{ total: number }>`
    select count(distinct order_seq)::int as total from (${troubles(at)}) waiting`.execute(db)
  const { rows } = await sql<{ order_seq: number; whys: DeskTrouble[]; sinces: Date[] }>`
    select order_seq, array_agg(why order by since) as whys,
      array_agg((extract(epoch from since) * 1000)::float8 order by since) as sinces
    from (${troubles(at)}) waiting
    group by order_seq order by min(since), order_seq limit ${limit} offset ${offset}`.execute(db)
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
