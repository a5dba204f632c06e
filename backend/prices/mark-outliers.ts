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

/** Nothing that belongs to a thing, and no part of it, costs between these shares of what the thing costs. */
const LEAST_OF_THING = 0.75
const MOST_OF_THING = 1.35

interface Priced {
  amount: number
  /** The options that decide the price. */
  group: string
}

const logOf = ({ amount }: Priced) => Math.log(Math.max(1, amount))

/** The logarithm of the middle price: of the same options where these are enough, else of all. */
function findMiddles(rows: readonly Priced[]): (row: Priced) => number {
  const groups = new Map<string, Priced[]>()
  for (const row of rows) {
    const members = groups.get(row.group) ?? []
    members.push(row)
    groups.set(row.group, members)
  }
  const overall = medianOf(rows.map(logOf))
  const middles = new Map(
    [...groups].map(([group, members]) => [
      group,
      members.length >= FEWEST_PRICES ? medianOf(members.map(logOf)) : overall,
    ]),
  )
  return ({ group }) => middles.get(group) ?? overall
}

/**
 * Whether goods whose titles speak of an accessory or a part cost what the thing itself does; then they are the thing, and
 * the words say how it is or what comes with it.
 * @param doubtful whose prices are looked at @param sure goods that are surely the thing
 */
export function costLikeThing(doubtful: readonly Priced[], sure: readonly Priced[]): boolean[] {
  if (sure.length < FEWEST_PRICES) return doubtful.map(() => false)
  const middleOf = findMiddles(sure)
  return doubtful.map((row) => {
    const share = Math.exp(logOf(row) - middleOf(row))
    return share >= LEAST_OF_THING && share <= MOST_OF_THING
  })
}

/**
 * The prices that are far from the others, such as 1원 or 99,999,999원. Each is compared with those of its own options
 * where these are enough, so that a dear option is not far.
 * @returns whether each is far, in the order given
 */
export function farPrices(
  rows: readonly Priced[],
  { isOneModel }: { isOneModel: boolean },
): boolean[] {
  if (rows.length < FEWEST_PRICES) return rows.map(() => false)
  const middleOf = findMiddles(rows)
  const distances = rows.map((row) => Math.abs(logOf(row) - middleOf(row)))
  const usual = medianOf(distances) * NORMAL
  const most = Math.log(isOneModel ? MOST_FACTOR : MOST_FACTOR_OF_WORDS)
  const reach = Math.min(most, Math.max(Math.log(LEAST_FACTOR), FAR * usual))
  return distances.map((distance) => distance > reach)
}
