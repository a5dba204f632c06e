import { listingHintLimits } from '#backend/limits/rules.ts'
import { FEWEST_PRICES } from '#contracts/price-constants.ts'
import type { Condition } from '#contracts/product.ts'
import type { PriceSpread, PriceVerdict } from '#contracts/standard-price.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { namingWords } from '../search-index/collect-keywords.ts'
import { spreadOf } from './price-statistics.ts'
import {
  type PriceGroup,
  pricedOptionsOf,
  readModelGroup,
  readWordsGroup,
} from './read-price-group.ts'
import { verdictOf } from './verdict-of.ts'

interface PriceHelp {
  name: string
  sold: PriceSpread
  asking: PriceSpread
  excluded: number
  verdict: PriceVerdict | null
}

/** Words of a title that no list knows are tried together, fewer and fewer of them. */
const MOST_WORDS = 3
const LEAST_WORDS = 2

/** What goods with such a title cost, and where the price lies among the sold ones. */
export async function priceHelp(
  context: Pick<HostContext, 'kysely' | 'keys' | 'limiter' | 'caller' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { title, price, condition }: { title: string; price: number | null; condition: Condition | null },
): Promise<PriceHelp | Refusal<'TOO_OFTEN'>> {
  const retryAfterSeconds = await context.limiter.take(listingHintLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('TOO_OFTEN', { data: { retryAfterSeconds } })
  const now = context.now()
  const group = await readModelGroup(context.kysely, title, { now })
  if (group) {
    const { model: name, options } = group.wish
    const verdict =
      price === null || group.wish.exclusion !== null
        ? null
        : verdictOf(group.rows, { name, price, options, condition }, now)
    return { ...spreadsOf(name, likeIt(group)), verdict }
  }
  const words = namingWords(title).slice(0, MOST_WORDS)
  let best = { ...spreadsOf('', []), verdict: null }
  for (
    let count = words.length;
    count >= Math.min(LEAST_WORDS, words.length) && count > 0;
    count -= 1
  ) {
    const name = words.slice(0, count).join(' ')
    const { rows } = await readWordsGroup(context.kysely, name, { now })
    const help = { ...spreadsOf(name, rows), verdict: null }
    if (help.asking.n + help.sold.n > best.asking.n + best.sold.n) best = help
    if (Math.max(help.asking.n, help.sold.n) >= FEWEST_PRICES) break
  }
  return best
}

/** Of the same options where these are enough. */
function likeIt({ wish, rows }: PriceGroup): PriceGroup['rows'] {
  const key = pricedOptionsOf(wish.options)
  if (key === '') return rows
  const same = rows.filter(({ options }) => pricedOptionsOf(options) === key)
  const sold = same.filter(({ soldAt, reason }) => soldAt !== null && reason === null)
  return sold.length >= FEWEST_PRICES ? same : rows
}

function spreadsOf(name: string, rows: PriceGroup['rows']) {
  const counted = rows.filter(({ reason }) => reason === null)
  const of = (isSold: boolean) =>
    spreadOf(
      counted.flatMap(({ soldAt, amount }) => ((soldAt !== null) === isSold ? [amount] : [])),
    )
  return { name, sold: of(true), asking: of(false), excluded: rows.length - counted.length }
}
