import { type Kysely, type RawBuilder, sql } from 'kysely'
import { DAY_MS } from '#contracts/durations.ts'
import {
  MOST_SOLD_COUNTED,
  PRICE_PERIOD_DAYS,
  type PricePeriod,
} from '#contracts/price-constants.ts'
import type { ProductQuery } from '#contracts/search.ts'
import type { DB } from '../db/schema.ts'
import { gramsOfTerm, keywordClauses, matchesClauses } from '../search/keyword-clauses.ts'
import { givesUpWords, readAndFind } from '../search/read-and-find.ts'
import { canonicalText } from '../search-index/korean/canonical.ts'
import { TAGS_BEGIN } from '../search-index/search-text.ts'
import { tokenQuery } from '../search-index/search-vector.ts'
import { MOST_PARTS } from './chart-of.ts'
import type { FoundPrice } from './price-row.ts'

/** How many of the newest goods are read. */
interface MostRead {
  sold: number
  asked: number
}
const MOST_READ: Readonly<Record<'MODEL' | 'WORDS', MostRead>> = {
  MODEL: { sold: MOST_SOLD_COUNTED.MODEL, asked: MOST_SOLD_COUNTED.MODEL / 2 },
  WORDS: { sold: MOST_SOLD_COUNTED.WORDS, asked: MOST_SOLD_COUNTED.WORDS / 2 },
}
/** A verdict compares with what was sold lately. */
export const MOST_COMPARED: MostRead = { sold: 60, asked: 0 }

export interface ReadLimits {
  now: Date
  /** Where a model has more sales in it than are read, they are of all its parts. */
  period?: PricePeriod | undefined
  most?: MostRead
}

const YEAR_MS = 365 * DAY_MS

/** Sales before it are not counted. */
export const yearBefore = (now: Date) => new Date(now.getTime() - YEAR_MS)

const COLUMNS = sql`f.product_seq as "productSeq", f.model, f.accessory, f.exclusion, f.options,
  f.condition, f.price, f.listed_at as "listedAt"`
const SALE = sql`f.sold_price as "soldPrice", f.sold_at as "soldAt"`
/** Named, they would have to be read from the table. */
const NO_SALE = sql`null::int as "soldPrice", null::timestamptz as "soldAt"`

/** The goods of a model, by an index in their order that has all columns, so that the table is not read. */
export async function readModelRows(
  kysely: Kysely<DB>,
  by: 'model' | 'family',
  name: string,
  { now, period, most = MOST_READ.MODEL }: ReadLimits,
): Promise<FoundPrice[]> {
  const column = sql.ref(`f.${by}`)
  const named =
    by === 'family' ? sql`${column} = ${name} and ${column} <> ''` : sql`${column} = ${name}`
  const { rows } = await sql<FoundPrice>`
    (select ${COLUMNS}, ${SALE} from price_fact f
      where ${named} and f.is_shown and f.sold_at is not null and f.sold_at >= ${yearBefore(now)}
      order by f.sold_at desc limit ${most.sold})
    union all
    (select ${COLUMNS}, ${NO_SALE} from price_fact f
      where ${named} and f.is_shown and f.sold_at is null
      order by f.listed_at desc limit ${most.asked})`.execute(kysely)
  if (period === undefined || !isCut(rows, most.sold, period, now)) return rows
  const asked = rows.filter(({ soldAt }) => soldAt === null)
  return [...(await readSpreadSales(kysely, named, { most: most.sold, period, now })), ...asked]
}

/** Whether more was sold in the period than was read. */
function isCut(rows: readonly FoundPrice[], most: number, period: PricePeriod, now: Date): boolean {
  const oldest = rows[most - 1]?.soldAt
  return oldest != null && oldest.getTime() > now.getTime() - PRICE_PERIOD_DAYS[period] * DAY_MS
}

/** As many sold goods of each part of the period: the newest alone would say nothing of its beginning. */
async function readSpreadSales(
  kysely: Kysely<DB>,
  named: RawBuilder<unknown>,
  { most, period, now }: { most: number; period: PricePeriod; now: Date },
): Promise<FoundPrice[]> {
  const parts = MOST_PARTS[period]
  const seconds = (PRICE_PERIOD_DAYS[period] * DAY_MS) / parts / 1000
  const { rows } = await sql<FoundPrice>`
    select sale.* from generate_series(0, ${parts - 1}::int) as part cross join lateral (
      select ${COLUMNS}, ${SALE} from price_fact f
      where ${named} and f.is_shown and f.sold_at is not null
        and f.sold_at <= ${now}::timestamptz - make_interval(secs => part * ${seconds}::float8)
        and f.sold_at > ${now}::timestamptz - make_interval(secs => (part + 1) * ${seconds}::float8)
      order by f.sold_at desc limit ${Math.floor(most / parts)}
    ) as sale
    order by "soldAt" desc`.execute(kysely)
  return rows
}

/** The newest goods whose titles have the words; a tag may say anything: 자전거 on a helmet. */
export async function readRowsOfWords(
  kysely: Kysely<DB>,
  keyword: string,
  { now }: Pick<ReadLimits, 'now'>,
): Promise<FoundPrice[]> {
  const clauses = keywordClauses(keyword, new Map())
  const tokens = clauses.map(({ alternatives }) => alternatives.map(gramsOfAll))
  const query = tokenQuery(tokens)
  if (query === '') return []
  const surely = tokens.filter((alternatives) => alternatives.length === 1).flat(2)
  const { rows } = await sql<FoundPrice & { title: string }>`
    select ${COLUMNS}, ${SALE}, split_part(hit.norm, ${TAGS_BEGIN}, 1) as title
    from newest_with_words(
      ${query}::tsquery, ${surely}::text[], ${now}, ${MOST_READ.WORDS.sold}, ${MOST_READ.WORDS.asked}
    ) as newest
    cross join unnest(newest.product_seqs, newest.norms) as hit (product_seq, norm)
    join price_fact f on f.product_seq = hit.product_seq
    where ${isOfThisYear(now)}
    ${NEWEST_FIRST}`.execute(kysely)
  const words = keyword.split(/\s+/).map(canonicalText).filter(Boolean)
  const phrase = canonicalText(keyword)
  return rows.flatMap(({ title, ...row }) =>
    words.every((word) => title.includes(word)) && matchesClauses(title, clauses)
      ? [{ ...row, isNamedSo: title.includes(phrase) }]
      : [],
  )
}

/**
 * The newest goods that a search finds by what the words mean, for words that no title has: 캠핑의자. None where the search
 * gave up or changed a word.
 */
export async function readMeantRows(
  kysely: Kysely<DB>,
  keyword: string,
  { now }: Pick<ReadLimits, 'now'>,
): Promise<FoundPrice[]> {
  const most = MOST_READ.WORDS
  const pageSize = most.sold + most.asked
  const query: ProductQuery = { keyword, sort: 'LATEST', page: 1, pageSize }
  const { productSeqs, total, describedTotal, understood } = await readAndFind(kysely, query, now)
  if (understood.correction !== null || givesUpWords(understood)) return []
  const named = productSeqs.slice(0, total - describedTotal)
  const { rows } = await sql<FoundPrice>`
    select ${COLUMNS}, ${SALE} from price_fact f
    where f.product_seq = any(${named}::bigint[]) and ${isOfThisYear(now)}
    ${NEWEST_FIRST}`.execute(kysely)
  const sold = rows.filter(({ soldAt }) => soldAt !== null)
  const asked = rows.filter(({ soldAt }) => soldAt === null)
  return [...sold.slice(0, most.sold), ...asked.slice(0, most.asked)]
}

const isOfThisYear = (now: Date) =>
  sql`f.is_shown and (f.sold_at is null or f.sold_at >= ${yearBefore(now)})`
const NEWEST_FIRST = sql`order by coalesce(f.sold_at, f.listed_at) desc, f.product_seq desc`

const gramsOfAll = (terms: readonly string[]) => terms.flatMap(gramsOfTerm)
