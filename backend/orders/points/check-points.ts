import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../../db/schema.ts'

/**
 * Compares points with themselves and with orders: lots with their entries, what orders took with what they were made with,
 * and what came back with what the ledger says. One order, or everything.
 * @returns a line for each problem, without personal data
 */
export async function checkPoints(kysely: Kysely<DB>, orderSeq: number | null): Promise<string[]> {
  const of = orderSeq === null ? sql`true` : sql`orders.order_seq = ${orderSeq}`
  const problems = async (query: RawBuilder<{ seq: number }>, words: (seq: number) => string) =>
    (await query.execute(kysely)).rows.map(({ seq }) => words(seq))
  const lots =
    orderSeq === null
      ? await problems(
          sql`select lot_seq as seq from point_lot where left_amount <> coalesce(
            (select sum(amount) from point_entry where point_entry.lot_seq = point_lot.lot_seq), 0
          )`,
          (seq) => `lot ${seq} of points differs from its entries`,
        )
      : []
  const spent = await problems(
    sql`select order_seq as seq from orders where points <> 0 and ${of} and points <> -coalesce(
      (select sum(amount) from point_change
        where point_change.order_seq = orders.order_seq and kind = 'SPEND'), 0
    )`,
    (seq) => `order ${seq}: it took other points than it was made with`,
  )
  // Before it is paid nothing stands in the ledger; afterwards what the house gave is what the buyer has given up.
  const ledger = await problems(
    sql`select order_seq as seq from orders
      where points <> 0 and ${of} and (paid_at is not null or ended_at is not null) and coalesce(
        (select amount from ledger_balance
          where ledger_balance.order_seq = orders.order_seq and account = 'POINTS'), 0
      ) <> -coalesce(
        (select sum(amount) from point_change
          where point_change.order_seq = orders.order_seq and kind in ('SPEND', 'GIVE_BACK')), 0
      )`,
    (seq) => `order ${seq}: its points differ from the ledger`,
  )
  return [...lots, ...spent, ...ledger]
}
