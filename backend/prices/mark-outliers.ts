import { FEWEST_PRICES } from '#contracts/price-constants.ts'
import { medianOf } from './price-statistics.ts'

/** A price is far where it differs from its group's middle by this many times the usual difference. */
const FAR = 4.5
/** Prices of the same thing differ by this factor without being far, and no difference is usual beyond the other. */
const LEAST_FACTOR = 1.9
const MOST_FACTOR = 4
/** Goods that only share words differ more. */
const MOST_FACTOR_OF_WORDS = 12
/** From the median deviation to the standard deviation of what is spread normally. */
const NORMAL = 1.4826

/**
 * The prices that are far from the others, such as 1원 or 99,999,999원. Each is compared with those of its own options
 * where these are enough, so that a dear option is not far.
 * @returns whether each is far, in the order given
 */
export function farPrices(
  rows: readonly { amount: number; group: string }[],
  { isOneModel }: { isOneModel: boolean },
): boolean[] {
  if (rows.length < FEWEST_PRICES) return rows.map(() => false)
  const logs = rows.map(({ amount }) => Math.log(Math.max(1, amount)))
  const groups = new Map<string, number[]>()
  rows.forEach(({ group }, index) => {
    const members = groups.get(group) ?? []
    members.push(logs[index] ?? 0)
    groups.set(group, members)
  })
  const overall = medianOf(logs)
  const middles = new Map(
    [...groups].map(([group, members]) => [
      group,
      members.length >= FEWEST_PRICES ? medianOf(members) : overall,
    ]),
  )
  const distances = rows.map(({ group }, index) =>
    Math.abs((logs[index] ?? 0) - (middles.get(group) ?? overall)),
  )
  const usual = medianOf(distances) * NORMAL
  const most = Math.log(isOneModel ? MOST_FACTOR : MOST_FACTOR_OF_WORDS)
  const reach = Math.min(most, Math.max(Math.log(LEAST_FACTOR), FAR * usual))
  return distances.map((distance) => distance > reach)
}
