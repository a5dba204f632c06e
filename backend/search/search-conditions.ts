import { type RawBuilder, sql } from 'kysely'
import { DAY_MS } from '#contracts/durations.ts'
import type { ProductFilter, ProductSort } from '#contracts/search.ts'
import type { SearchWord } from '../search-index/korean/query-words.ts'
import { TAGS_BEGIN } from '../search-index/search-text.ts'
import { isIndexedRegionCode, priceBandTokens, tokenOf } from '../search-index/search-token.ts'
import { hasTokens, type TokenClause } from '../search-index/search-vector.ts'
import {
  asWord,
  gramsOfTerm,
  hasWordEnd,
  hitsOf,
  numberPattern,
  type WordClause,
  wordClauses,
} from './keyword-clauses.ts'

type Condition = RawBuilder<unknown>

/** Outside its category a thing is at most in the title: a tag says what a product goes with. */
const TITLE = sql`split_part(norm, ' ', 1)`
/** The title in its spellings, and its words. */
const TITLE_WORDS = sql`split_part(norm, ${TAGS_BEGIN}, 1)`
/** The same with a space at each end, so that every word has one beside it. */
export const SPACED_TITLE_WORDS = sql`' ' || ${TITLE_WORDS} || ' '`
/** Where a title is looked into. */
interface TitleText {
  words: Condition
  spaced: Condition
}
const TITLE_OF_ROW: TitleText = { words: TITLE_WORDS, spaced: SPACED_TITLE_WORDS }
/** Hits that are put in order have them in a column: to take them out for each word takes longer than to look for it. */
const OF_HIT = sql.ref('title_words')
const TITLE_OF_HIT: TitleText = { words: OF_HIT, spaced: OF_HIT }

/** A filter with what only the search itself adds to it. */
export interface RowFilter extends ProductFilter {
  /** The region whose products are left out: they are found by another query. */
  outsideRegionCode?: string
  /** What the keyword was read as; it stands in the place of the keyword. */
  words?: readonly SearchWord[]
  /** Normalised texts that a product must not have. */
  excludedTexts?: readonly string[]
  excludedCategorySeqs?: readonly number[]
  /** One of these regions, or within it. */
  regionCodes?: readonly string[]
  /**
   * Where it is set, 추천순 has what is on sale before what is reserved and what is sold; and in each the products of these
   * categories first, for they are the thing itself and the others its accessories.
   */
  firstCategorySeqs?: readonly number[]
  /** Only what is in one of these: the thing itself, where so little of it is found that its accessories would fill the page. */
  onlyCategorySeqs?: readonly number[]
  /** Words that are wished for: in 추천순 a product with more of them stands before the others of its state. */
  wishedWords?: readonly SearchWord[]
}

/**
 * The conditions on `product_search` that need no index: every row can be tested by them, one by one. An empty list of
 * states, conditions or methods is no filter.
 */
export function rowConditions(
  filter: RowFilter,
  clauses: readonly WordClause[] | null,
  now: Date,
): Condition[] {
  const conditions: Condition[] = []
  if (filter.categorySeq !== undefined)
    conditions.push(sql`category_path @> array[${filter.categorySeq}::int]`)
  // The index of prices would be read besides that of the search, which knows the bands of prices.
  conditions.push(...inPriceRange(sql`price + 0`, filter))
  if (filter.tradeStates?.length)
    conditions.push(sql`trade_state = any(${filter.tradeStates}::text[])`)
  if (filter.conditions?.length) conditions.push(sql`condition = any(${filter.conditions}::text[])`)
  if (filter.tradeMethods?.length)
    conditions.push(sql`trade_methods && ${filter.tradeMethods}::text[]`)
  if (filter.regionCode !== undefined) conditions.push(isIn(filter.regionCode))
  if (filter.regionCodes?.length) conditions.push(anyOf(filter.regionCodes.map(isIn)))
  if (filter.outsideRegionCode !== undefined)
    conditions.push(sql`(${isIn(filter.outsideRegionCode)}) is not true`)
  if (filter.shippingIncluded !== undefined)
    conditions.push(sql`shipping_included = ${filter.shippingIncluded}`)
  if (filter.safePay !== undefined) conditions.push(sql`safe_pay = ${filter.safePay}`)
  if (filter.lowered) conditions.push(sql`lowered`)
  if (filter.periodDays !== undefined) {
    const since = new Date(now.getTime() - filter.periodDays * DAY_MS)
    conditions.push(sql`created_at >= ${since}`)
  }
  if (filter.storeSeq !== undefined) conditions.push(sql`store_seq = ${filter.storeSeq}`)
  for (const text of filter.excludedTexts ?? []) conditions.push(sql`not (${hasOf(text)})`)
  for (const isExcluded of inOneOf(filter.excludedCategorySeqs))
    conditions.push(sql`not (${isExcluded})`)
  conditions.push(...inOneOf(filter.onlyCategorySeqs), ...(clauses ?? []).map(matches))
  if (clauses?.length === 0) conditions.push(sql`false`)
  return conditions
}

/** @param price the column; an expression of it is compared row by row, and not looked up in an index */
export function inPriceRange(
  price: Condition,
  { minPrice, maxPrice }: Pick<RowFilter, 'minPrice' | 'maxPrice'>,
): Condition[] {
  return [
    ...(minPrice === undefined ? [] : [sql`${price} >= ${minPrice}`]),
    ...(maxPrice === undefined ? [] : [sql`${price} <= ${maxPrice}`]),
  ]
}

/** Whether the search text, or the category, has one word of a query. */
export function matches({ alternatives, categorySeqs }: WordClause): Condition {
  const text = categorySeqs ? TITLE : sql`norm`
  return anyOf([
    ...alternatives.map((terms) => allOf(terms.map((term) => hasTerm(text, term)))),
    ...inOneOf(categorySeqs),
  ])
}

function hasTerm(text: Condition, term: string, title = TITLE_OF_ROW): Condition {
  if (hasWordEnd(term)) return sql`strpos(${title.spaced}, ${term}) > 0`
  const pattern = numberPattern(term)
  if (pattern === null) return sql`strpos(${text}, ${term}) > 0`
  return sql`${term.startsWith('#') ? sql`norm` : title.words} ~ ${pattern}`
}

/** Whether a search text has what is unwanted: 케이스 없음 says that it does not. */
const hasOf = (text: string): Condition =>
  sql`strpos(replace(replace(norm, ${`${text}없`}, ''), ${`${text} 없`}, ''), ${text}) > 0`

/** One of the regions is this one or within it. */
const isIn = (regionCode: string): Condition => sql`strpos(region_codes, ${` ${regionCode}`}) > 0`

/** What `firstCategorySeqs` says; null where the order is by something else. */
export function isFirst(filter: RowFilter, sort: ProductSort): Condition | null {
  if (sort !== 'RECOMMENDED' || filter.firstCategorySeqs === undefined) return null
  return inOneOf(filter.firstCategorySeqs)[0] ?? sql`true`
}

/**
 * How well the title of a hit says every word: 2 where it has each as words of its own (그램 of LG 그램 17), 1 where as parts
 * of others (of 모노그램), 0 where only a tag or the category has it: a tag says what a product goes with.
 */
export function fitOfTitle(clauses: readonly WordClause[] | null): Condition {
  const texts = (clauses ?? []).filter(({ alternatives }) => alternatives.length > 0)
  if (texts.length === 0) return sql`2`
  const titleHas = (has: (term: string) => Condition) =>
    allOf(
      texts.map(({ alternatives }) => anyOf(alternatives.map((terms) => allOf(terms.map(has))))),
    )
  return sql`(case when not ${titleHas(isInTitle)} then 0 when ${titleHas(isWordOfTitle)} then 2 else 1 end)`
}

const isInTitle = (term: string): Condition => hasTerm(OF_HIT, term, TITLE_OF_HIT)

/** Whether a term is one or several whole words of a title. What says of itself where it has to stand is none less. */
function isWordOfTitle(term: string): Condition {
  if (hasWordEnd(term) || numberPattern(term) !== null) return isInTitle(term)
  // The expression costs ten times as much, and only words that were typed together need it.
  return anyOf([isInTitle(asWord(term)), sql`${OF_HIT} ~ ${` ${Array.from(term).join(' ?')} `}`])
}

/** How many of the wished words a product has; null where none are wished for, or the order is by something else. */
export function wishesOf({ wishedWords = [] }: RowFilter, sort: ProductSort): Condition | null {
  if (sort !== 'RECOMMENDED' || wishedWords.length === 0) return null
  return countOf(wordClauses(wishedWords, new Map()).map(matches))
}

/** How many of them hold. */
export function countOf(conditions: readonly Condition[]): Condition {
  const ones = conditions.map((condition) => sql`(case when ${condition} then 1 else 0 end)`)
  return sql`(${sql.join(ones, sql` + `)})`
}

const inOneOf = (categorySeqs: readonly number[] = []): Condition[] =>
  categorySeqs.length > 0 ? [sql`category_path && ${categorySeqs}::int[]`] : []

/** Of so few products the prices are compared sooner than the index looks up their bands. */
const FEW_PRICES = 1_000

/**
 * What the index can answer of the same filter: a superset that `rowConditions` then narrows.
 * @param counts of the tokens of the clauses, where they are known
 */
export function indexCondition(
  filter: RowFilter,
  clauses: readonly WordClause[] | null,
  counts?: ReadonlyMap<string, number>,
): Condition {
  const hasFew = counts && clauses?.some((clause) => hitsOf(clause, counts) < FEW_PRICES)
  const bands = hasFew ? [] : priceBandTokens(filter.minPrice, filter.maxPrice)
  const { categorySeq, onlyCategorySeqs = [], regionCode, regionCodes = [] } = filter
  return hasTokens([
    ...(clauses ?? []).map(({ alternatives, categorySeqs = [] }) => [
      ...alternatives.map((terms) => terms.flatMap(gramsOfTerm)),
      ...anyCategory(categorySeqs),
    ]),
    ...(categorySeq === undefined ? [] : [anyCategory([categorySeq])]),
    ...(onlyCategorySeqs.length > 0 ? [anyCategory(onlyCategorySeqs)] : []),
    ...[regionCodes, regionCode === undefined ? [] : [regionCode]]
      .filter((codes) => codes.length > 0 && codes.every(isIndexedRegionCode))
      .map((codes) => codes.map((code) => [tokenOf.region(code)])),
    ...(bands.length > 0 ? [bands.map((band) => [band])] : []),
  ])
}

const anyCategory = (categorySeqs: readonly number[]): TokenClause =>
  categorySeqs.map((categorySeq) => [tokenOf.category(categorySeq)])

/** A `where` clause of all of them, or nothing. */
export function where(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql`` : sql`where ${allOf(conditions)}`
}

export function allOf(conditions: readonly Condition[]): Condition {
  return sql`(${sql.join(conditions, sql` and `)})`
}

function anyOf(conditions: readonly Condition[]): Condition {
  return sql`(${sql.join(conditions, sql` or `)})`
}
