import { FEWEST_PRICES } from '#contracts/price-constants.ts'
import type { PriceSpread } from '#contracts/standard-price.ts'

/** Prices that lie farther from the middle half than this many times its width are not counted. */
const FAR = 1.5

/** Prices without those that are far from the others, such as 1원 or 99,999,999원; sorted. */
export function usualPrices(prices: readonly number[]): number[] {
  const sorted = [...prices].sort((one, other) => one - other)
  if (sorted.length < FEWEST_PRICES) return sorted
  const [low, high] = [quantile(sorted, 0.25), quantile(sorted, 0.75)]
  // Where half of the prices are the same, others near them are not far.
  const reach = FAR * Math.max(high - low, high * 0.2)
  return sorted.filter((price) => price >= low - reach && price <= high + reach)
}

/** @param sorted from usualPrices */
export function spreadOf(sorted: readonly number[]): PriceSpread {
  const n = sorted.length
  if (n < FEWEST_PRICES) return { n, p25: null, median: null, p75: null }
  const at = (share: number) => roundedPrice(quantile(sorted, share))
  return { n, p25: at(0.25), median: at(0.5), p75: at(0.75) }
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
