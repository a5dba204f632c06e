import { FEWEST_PRICES } from '#contracts/price-constants.ts'
import type { PriceSpread } from '#contracts/standard-price.ts'

/** @param prices in any order */
export function spreadOf(prices: readonly number[]): PriceSpread {
  const n = prices.length
  if (n < FEWEST_PRICES) return { n, p25: null, median: null, p75: null }
  const sorted = prices.toSorted((one, other) => one - other)
  const at = (share: number) => roundedPrice(quantile(sorted, share))
  return { n, p25: at(0.25), median: at(0.5), p75: at(0.75) }
}

/** @param values in any order, at least one */
export function medianOf(values: readonly number[]): number {
  return quantile(
    values.toSorted((one, other) => one - other),
    0.5,
  )
}

function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place - Math.floor(place))
}

/** As people ask for it: in hundreds of won below 10,000, and in thousands above. */
function roundedPrice(price: number): number {
  const step = price < 10_000 ? 100 : 1_000
  return Math.round(price / step) * step
}
