import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { EXACT_TOTAL_LIMIT, type ProductSort } from '#contracts/search.ts'
import { choosePlan, isByPrice, type SearchPlan } from './choose-plan.ts'
import type { LookedUp } from './look-up.ts'
import {
  fitOfTitle,
  indexCondition,
  inPriceRange,
  isFirst,
  type RowFilter,
  rowConditions,
  SPACED_TITLE_WORDS,
  where,
  wishesOf,
} from './search-conditions.ts'

export interface FoundProducts {
  /** The page's products in order. */
  productSeqs: number[]
  total: number
  totalIsExact: boolean
  hasNext: boolean
  /** How many of them are in `firstCategorySeqs`; null where it is not known. */
  firstTotal: number | null
}

export interface FindRequest {
  filter: RowFilter
  sort: ProductSort
  offset: number
  limit: number
  now: Date
}

/** Each sort is one index walked forward or backward, so all of them end in the product number. */
export const ORDER: Record<ProductSort, RawBuilder<unknown>> = {
  RECOMMENDED: sql`rank desc, product_seq desc`,
  LATEST: sql`bumped_at desc, product_seq desc`,
  PRICE_ASC: sql`price, product_seq desc`,
  PRICE_DESC: sql`price desc, product_seq`,
}

/** Of one store so many stand together before those of others get their turn. */
const OF_ONE_STORE = 4

/** What can be bought stands first. */
export const STATE_RANK = sql`(case trade_state when 'ON_SALE' then 0 when 'RESERVED' then 1 else 2 end)`

/** Nobody wishes for more words; the places of one number of them are together. */
const MOST_WISHES = 999
/** Of a state and a number of wished words: whether it is the thing itself, and how its title fits. */
const PLACES = { ofWishes: 10, notFirst: 5, bestFit: 2 }

/**
 * What stands before the order of 추천순, as one number, by which thousands of hits are sorted faster than by several: the state,
 * then how much of what is wished for a product has, whether it is the thing itself, and how well its title says the words.
 */
const placeOf = (wishes: RawBuilder<unknown>, fit: RawBuilder<unknown>) => sql`
  (${STATE_RANK} * ${MOST_WISHES + 1}::int + ${MOST_WISHES}::int - ${wishes}) * ${PLACES.ofWishes}::int
    + (case when is_first then 0 else ${PLACES.notFirst}::int end) + ${PLACES.bestFit}::int - ${fit}`

const FIRST = sql`
  place,
  (row_number() over (partition by store_seq, place order by rank desc, product_seq desc) - 1)
    / ${OF_ONE_STORE}::int,`

/** Finds one page of products; `plan` overrides the choice, for tests and measurements. */
export async function findProducts(
  kysely: Kysely<DB>,
  request: FindRequest,
  lookedUp: LookedUp,
  plan: SearchPlan = choosePlan(
    request.filter,
    lookedUp.clauses,
    lookedUp.counts,
    request.offset + request.limit + 1,
    request.sort,
  ),
): Promise<FoundProducts> {
  if (plan.kind === 'ordered') {
    const found = await findInOrder(kysely, request, lookedUp, plan)
    if (found) return found
  }
  return findByIndex(kysely, request, lookedUp, plan.kind === 'index' && plan.isRare === true)
}

/** How many products there are, counted up to `most`. */
export async function countUpTo(
  kysely: Kysely<DB>,
  { filter, now, most }: { filter: RowFilter; now: Date; most: number },
  { clauses, counts }: LookedUp,
): Promise<number> {
  const conditions = rowConditions(filter, clauses, now)
  const countFrom = async (source: RawBuilder<unknown>) => {
    const { rows } = await sql<{ count: number }>`
      select ${countOfFirst(most, source)} as count`.execute(kysely)
    return rows[0]?.count ?? 0
  }
  const plan = choosePlan(filter, clauses, counts, most)
  if (plan.kind === 'ordered') {
    if ((await countFrom(inNoOrder(plan.scanLimit, conditions))) === most) return most
  }
  const found = where([indexCondition(filter, clauses, counts), ...conditions])
  return countFrom(sql`product_search ${found}`)
}

/** Products in no order, as the table has them, of which so many are looked at: four times as fast as in the order of an index. */
const inNoOrder = (scanLimit: number, conditions: Parameters<typeof where>[0]) =>
  sql`(select * from product_search limit ${scanLimit}) as walked ${where(conditions)}`

/** How many there are, counted up to `most`. */
const countOfFirst = (most: number, source: RawBuilder<unknown>) =>
  sql`(select count(*)::int from (select from ${source} limit ${most}) as hits)`

async function findByIndex(
  kysely: Kysely<DB>,
  { filter, sort, offset, limit, now }: FindRequest,
  { clauses, counts }: LookedUp,
  isRare: boolean,
): Promise<FoundProducts> {
  const found = where([
    indexCondition(filter, clauses, counts),
    ...rowConditions(filter, clauses, now),
  ])
  // The walk of the other plan cannot do it, and the pages of one list have to be in one order.
  const first = isRare ? isFirst(filter, sort) : null
  const countsFirst = first !== null && Boolean(filter.firstCategorySeqs?.length)
  const place = placeOf(wishesOf(filter, sort) ?? sql`0`, fitOfTitle(clauses))
  const hits = first
    ? sql`select product_seq, store_seq, rank, bumped_at, price, is_first, ${place} as place
        from (
          select product_seq, store_seq, rank, bumped_at, price, trade_state, norm, category_path,
            ${first} as is_first, ${SPACED_TITLE_WORDS} as title_words
          from product_search ${found}
          offset 0
        ) as found`
    : sql`select product_seq, rank, bumped_at, price from product_search ${found}`
  const { rows } = await sql<{ total: number; first_total: number | null; product_seqs: number[] }>`
    with hits as materialized (${hits})
    select
      (select count(*)::int from hits) as total,
      ${countsFirst ? sql`(select count(*)::int from hits where is_first)` : sql`null`} as first_total,
      array(
        select product_seq from hits order by ${first ? FIRST : sql``} ${ORDER[sort]}
        limit ${limit} offset ${offset}
      ) as product_seqs`.execute(kysely)
  const {
    total = 0,
    first_total: firstTotal = null,
    product_seqs: productSeqs = [],
  } = rows[0] ?? {}
  return {
    productSeqs,
    total,
    firstTotal,
    totalIsExact: true,
    hasNext: offset + productSeqs.length < total && productSeqs.length > 0,
  }
}

/**
 * Null when the first `scanLimit` products of the order do not fill the page and one more. The plan was chosen by
 * estimates, so the hits are counted, up to the limit of exact totals: in no order, which stops early for common ones.
 */
async function findInOrder(
  kysely: Kysely<DB>,
  { filter, sort, offset, limit, now }: FindRequest,
  { clauses, counts }: LookedUp,
  { scanLimit, countLimit = 0 }: Extract<SearchPlan, { kind: 'ordered' }>,
): Promise<FoundProducts | null> {
  // Within a price range the walk in price order need not start at the end of the index.
  const range = isByPrice(sort) ? inPriceRange(sql`price`, filter) : []
  const conditions = rowConditions(filter, clauses, now)
  const most = EXACT_TOTAL_LIMIT + 1
  const { rows } = await sql<{ counted: number | null; product_seqs: number[] }>`
    with page as materialized (
      select product_seq, rank, bumped_at, price
      from (
        select * from product_search ${where(range)} order by ${ORDER[sort]} limit ${scanLimit}
      ) as walked
      ${where(conditions)}
      order by ${ORDER[sort]}
      limit ${limit + 1} offset ${offset}
    )
    select
      array(select product_seq from page order by ${ORDER[sort]}) as product_seqs,
      case when (select count(*) from page) <= ${limit} then null
        when ${countOfFirst(most, inNoOrder(countLimit, conditions))} = ${most} then ${most}::int
        else ${countOfFirst(most, sql`product_search ${where([indexCondition(filter, clauses, counts), ...conditions])}`)}
      end as counted`.execute(kysely)
  const { counted = null, product_seqs: productSeqs = [] } = rows[0] ?? {}
  if (counted === null) return null
  const totalIsExact = counted <= EXACT_TOTAL_LIMIT
  return {
    productSeqs: productSeqs.slice(0, limit),
    total: totalIsExact ? counted : Math.max(EXACT_TOTAL_LIMIT, offset + limit + 1),
    totalIsExact,
    firstTotal: null,
    hasNext: true,
  }
}
