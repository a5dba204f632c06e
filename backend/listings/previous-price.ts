import { type Kysely, sql } from 'kysely'
import { DAY_MS } from '#contracts/durations.ts'
import { LOWERED_WITHIN_DAYS } from '#contracts/listing-rules.ts'
import type { DB } from '../db/schema.ts'

/**
 * The price that a card shows next to the new one. A price counts as lowered only below every price of the last weeks, so
 * that no seller raises a price to lower it again. A price that stays keeps what it has.
 */
export async function previousPriceAfter(
  db: Kysely<DB>,
  product: { product_seq: number; price: number; previous_price: number | null },
  price: number,
  at: Date,
): Promise<number | null> {
  if (price === product.price) return product.previous_price
  if (price === 0 || price > product.price) return null
  const since = new Date(at.getTime() - LOWERED_WITHIN_DAYS * DAY_MS)
  // A price was in force until the next version: of those before, the last one still counts.
  const { rows } = await sql<{ lowest: number | null }>`
    select min((content ->> 'price')::bigint)::int as lowest
    from (
      select content, lead(created_at) over (order by version) as until
      from product_version where product_seq = ${product.product_seq}
    ) as versions
    where until is null or until > ${since}`.execute(db)
  const lowest = Math.min(product.price, rows[0]?.lowest ?? product.price)
  return price < lowest ? lowest : null
}
