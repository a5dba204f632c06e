import { DAY_MS } from '#contracts/durations.ts'
import { FEWEST_PRICES, PRICE_PERIOD_DAYS } from '#contracts/price-constants.ts'
import type { Condition } from '#contracts/product.ts'
import type { PriceOptions, PriceVerdict } from '#contracts/standard-price.ts'
import type { PriceRow } from './price-row.ts'
import { medianOf, spreadOf } from './price-statistics.ts'
import { isPricedSize, pricedOptionsOf } from './read-price-group.ts'

/** Goods at about the same price: within a tenth. */
const ABOUT = 0.1

/**
 * Where a price lies among sold goods of the same model, options and condition: of three months, else of a year; in any
 * condition where too few are in this one. Null where even these are too few.
 */
export function verdictOf(
  rows: readonly PriceRow[],
  thing: { name: string; price: number; options: PriceOptions; condition: Condition | null },
  now: Date,
): PriceVerdict | null {
  const { name, price, condition } = thing
  if (price === 0) return null
  const key = pricedOptionsOf(thing.options)
  const alike = rows.filter(
    ({ soldAt, reason, options }) =>
      soldAt !== null && reason === null && pricedOptionsOf(options) === key,
  )
  for (const wanted of condition === null ? [null] : [condition, null])
    for (const days of [PRICE_PERIOD_DAYS.quarter, PRICE_PERIOD_DAYS.year]) {
      const since = now.getTime() - days * DAY_MS
      const sold = alike.filter(
        (row) =>
          (wanted === null || row.condition === wanted) && (row.soldAt?.getTime() ?? 0) >= since,
      )
      const { n, p25, median, p75 } = spreadOf(sold.map(({ amount }) => amount))
      if (p25 === null || median === null || p75 === null) continue
      const lower = sold.filter(({ amount }) => amount < price).length
      const near = sold.filter(({ amount }) => Math.abs(amount - price) <= price * ABOUT)
      return {
        name,
        options: pricedOnly(thing.options),
        condition: wanted,
        days,
        n,
        p25,
        median,
        p75,
        below: Math.round((lower / n) * 100),
        daysToSell: daysToSell(near),
      }
    }
  return null
}

/** The middle of the days until these goods were sold; null where there are too few. */
export function daysToSell(sold: readonly PriceRow[]): number | null {
  const days = sold.flatMap(({ soldAt, listedAt }) =>
    soldAt ? [Math.max(0, (soldAt.getTime() - listedAt.getTime()) / DAY_MS)] : [],
  )
  return days.length < FEWEST_PRICES ? null : Math.round(medianOf(days))
}

function pricedOnly({ capacity, memory, size }: PriceOptions): PriceOptions {
  return {
    ...(capacity !== undefined && { capacity }),
    ...(memory !== undefined && { memory }),
    ...(isPricedSize(size) && { size }),
  }
}
