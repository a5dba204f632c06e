import { DAY_MS } from '#contracts/durations.ts'
import { FEWEST_PRICES, PRICE_PERIOD_DAYS, type PricePeriod } from '#contracts/price-constants.ts'
import type { PriceLookup } from '#contracts/standard-price.ts'
import type { PriceRow } from './price-row.ts'
import { medianOf, spreadOf } from './price-statistics.ts'

/** Parts of each period that a chart shows at most; with few prices they are fewer and longer. */
export const MOST_PARTS: Readonly<Record<PricePeriod, number>> = {
  week: 7,
  month: 10,
  quarter: 13,
  year: 12,
}
/** Prices of a part whose middle is drawn. */
const FEWEST_OF_PART = 3

/** Parts of the period with their quartiles, and single prices. A part needs fewer prices than a sample. */
export function chartOf(
  sold: readonly PriceRow[],
  period: PricePeriod,
  now: Date,
): Pick<PriceLookup, 'buckets' | 'points'> {
  const length = PRICE_PERIOD_DAYS[period] * DAY_MS
  const parts = Math.max(1, Math.min(MOST_PARTS[period], Math.floor(sold.length / FEWEST_PRICES)))
  const start = now.getTime() - length
  const buckets = Array.from({ length: parts }, (_, index) => {
    const from = start + (length * index) / parts
    const to = start + (length * (index + 1)) / parts
    const amounts = sold.flatMap(({ soldAt, amount }) => {
      const at = soldAt?.getTime() ?? 0
      return at >= from && (at < to || index === parts - 1) ? [amount] : []
    })
    const few =
      amounts.length >= FEWEST_OF_PART && amounts.length < FEWEST_PRICES
        ? { n: amounts.length, p25: null, median: Math.round(medianOf(amounts)), p75: null }
        : spreadOf(amounts)
    return { from: new Date(from).toISOString(), to: new Date(to).toISOString(), ...few }
  })
  const points = sold.flatMap(({ soldAt, amount }) =>
    soldAt ? [{ at: soldAt.toISOString(), price: amount }] : [],
  )
  return { buckets, points }
}
