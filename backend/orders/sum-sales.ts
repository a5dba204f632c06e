import { type Kysely, sql } from 'kysely'
import { DIVIDING_TRIGGERS } from '#contracts/order-states.ts'
import type { SalesMonth } from '#contracts/sales-month.ts'
import type { DB } from '../db/schema.ts'
import type { HostContext, Viewer } from '../operation/context.ts'

/**
 * What the caller has sold in each month in Korea, the newest first; months without a sale are left out. A trade counts
 * when it was confirmed, with the price that was paid. Without safe payment only the price of the offer is known.
 */
export async function sumSales(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<SalesMonth[]> {
  return kysely
    .selectFrom(sold(kysely, userSeq).as('sold'))
    .select([
      sql<string>`to_char(ended at time zone 'Asia/Seoul', 'YYYY-MM')`.as('month'),
      sql<number>`count(*) filter (where is_paid)::int`.as('paidTrades'),
      sql<number>`count(*) filter (where not is_paid)::int`.as('directTrades'),
      sql<number>`coalesce(sum(price) filter (where is_paid), 0)::bigint`.as('paid'),
      sql<number>`coalesce(sum(price) filter (where not is_paid), 0)::bigint`.as('direct'),
      sql<number>`sum(shipping)::bigint`.as('shipping'),
      // As in `splitAmounts`: the fee of what stays with the seller, cut off to the won.
      sql<number>`sum(case when goods = 0 then 0 else seller_fee::bigint * (price + shipping) / goods end)::bigint`.as(
        'fees',
      ),
    ])
    .groupBy('month')
    .orderBy('month', 'desc')
    .execute()
}

/** One row a sale. What was given back lowers the price first, then what sending cost. */
function sold(kysely: Kysely<DB>, userSeq: number) {
  const returned = sql<number>`case when partial_amount is not null and exists (
    select from order_event event where event.order_seq = orders.order_seq
      and event.trigger in (${sql.join(DIVIDING_TRIGGERS)})) then partial_amount else 0 end`
  return kysely
    .selectFrom('orders')
    .select([
      sql<Date>`coalesce(confirmed_at, ended_at)`.as('ended'),
      sql<boolean>`type <> 'DIRECT'`.as('is_paid'),
      sql<number>`greatest(price - ${returned}, 0)`.as('price'),
      sql<number>`shipping_fee - greatest(${returned} - price, 0)`.as('shipping'),
      sql<number>`price + shipping_fee`.as('goods'),
      'seller_fee',
    ])
    .where('seller_user_seq', '=', userSeq)
    .where((where) =>
      where.or([
        where('confirmed_at', 'is not', null),
        where.and([where('type', '=', 'DIRECT'), where('state', '=', 'DONE')]),
      ]),
    )
}
