import { type Kysely, sql } from 'kysely'
import { listingHintLimits } from '#backend/limits/rules.ts'
import { FEWEST_PRICES } from '#contracts/price-constants.ts'
import type { PriceSpread } from '#contracts/standard-price.ts'
import type { DB } from '../db/schema.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { namingWords } from '../search-index/collect-keywords.ts'
import { gramsOf, normaliseText } from '../search-index/korean/normalise.ts'
import { spreadOf, usualPrices } from './spread-of-prices.ts'

interface PriceHelp {
  words: string[]
  sold: PriceSpread
  asking: PriceSpread
  excluded: number
}

interface FoundPrice {
  price: number
  sold: boolean
}

/** Words of the title that are tried together. */
const MOST_WORDS = 4
/** Products that are read for one try. */
const MOST_PRICES = 400
/** Titles of people who want to buy, and of accessories of the thing. */
const OTHER_OFFERS = [
  '삽니다',
  '구합니다',
  '구해요',
  '매입',
  '교환원',
  '케이스만',
  '박스만',
  '빈박스',
  '부품용',
]
const NOTHING: PriceSpread = { n: 0, p25: null, median: null, p75: null }

/** What goods with such a title cost. Fewer and fewer of its words are looked for until there are enough prices. */
export async function priceHelp(
  context: Pick<HostContext, 'kysely' | 'keys' | 'limiter' | 'caller'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { title, categorySeq }: { title: string; categorySeq: number | null },
): Promise<PriceHelp | Refusal<'TOO_OFTEN'>> {
  const retryAfterSeconds = await context.limiter.take(listingHintLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('TOO_OFTEN', { data: { retryAfterSeconds } })
  const all = namingWords(title).slice(0, MOST_WORDS)
  let best: PriceHelp = { words: [], sold: NOTHING, asking: NOTHING, excluded: 0 }
  for (let count = all.length; count > 0; count -= 1) {
    const words = all.slice(0, count)
    // A single word is too little without the category: 아이폰 is a case too.
    if (count === 1 && categorySeq === null && all.length > 1) break
    const help = helpOf(words, await readPrices(context.kysely, words, categorySeq))
    if (help.asking.n + help.sold.n > best.asking.n + best.sold.n) best = help
    if (Math.max(help.asking.n, help.sold.n) >= FEWEST_PRICES) break
  }
  return best
}

function helpOf(words: string[], found: readonly FoundPrice[]): PriceHelp {
  const of = (isSold: boolean) =>
    found.filter(({ sold }) => sold === isSold).map(({ price }) => price)
  const [sold, asking] = [usualPrices(of(true)), usualPrices(of(false))]
  return {
    words,
    sold: spreadOf(sold),
    asking: spreadOf(asking),
    excluded: found.length - sold.length - asking.length,
  }
}

/** By the index of the search; without an order, so that nothing is sorted. */
async function readPrices(
  kysely: Kysely<DB>,
  words: readonly string[],
  categorySeq: number | null,
): Promise<FoundPrice[]> {
  const forms = words.map(normaliseText)
  const { rows } = await sql<FoundPrice>`
    select price, trade_state = 'SOLD' as sold from product_search
    where search_grams(norm) @> ${forms.flatMap(gramsOf)}::text[]
      ${categorySeq === null ? sql`` : sql`and category_path @> array[${categorySeq}::int]`}
      and ${sql.join(
        forms.map((form) => sql`strpos(norm, ${form}) > 0`),
        sql` and `,
      )}
      and not ${sql.join(
        OTHER_OFFERS.map((offer) => sql`strpos(norm, ${offer}) > 0`),
        sql` and not `,
      )}
      and price > 0
    limit ${MOST_PRICES}`.execute(kysely)
  return rows
}
