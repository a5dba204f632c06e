import { EXACT_TOTAL_LIMIT, type ProductSort } from '#contracts/search.ts'
import { EVERY_PRODUCT } from '../search-index/search-token.ts'
import { countOfTokens, hitsOf, type WordClause } from './keyword-clauses.ts'
import { filterTokens, type TokenCounts } from './look-up.ts'
import type { RowFilter } from './search-conditions.ts'

/**
 * `index`: find all hits by the index, count and sort them; right for rare words. `ordered`: walk the products in the
 * requested order and stop when the page is full; right for common words. It scans `scanLimit` products at most; when
 * the page is not full by then, the counts were misleading and the index plan answers. Among `countLimit` products in no order
 * there should be more hits than are counted; 0 where the index counts them sooner.
 */
export type SearchPlan =
  /** `isRare`: so few hits on every page that they can be sorted by more than one index. */
  { kind: 'index'; isRare?: boolean } | { kind: 'ordered'; scanLimit: number; countLimit?: number }

/** Counts are estimates, so the limit of exact totals is approached from well above. */
const CERTAINLY_MANY = 2 * EXACT_TOTAL_LIMIT
/** Hits may be fewer than estimated; what was looked at in vain is lost. */
const MARGIN = 1.5

/** In the order of prices what costs about the same lies together, so that the first page of dear things is far down. */
const SKEW_OF_PRICES = 20
/** A walk that is so much shorter than what it may save is worth trying. */
const WORTH_TRYING = 4

/** Chooses by the number of rows that either plan is expected to visit for the first `needed` hits. */
export function choosePlan(
  filter: RowFilter,
  clauses: readonly WordClause[] | null,
  counts: TokenCounts,
  needed: number,
  sort: ProductSort = 'RECOMMENDED',
): SearchPlan {
  const every = counts.get(EVERY_PRODUCT) ?? 0
  if (filter.storeSeq !== undefined) return { kind: 'index', isRare: true }
  const shares = [
    ...(clauses ?? []).map((clause) => hitsOf(clause, counts) / every),
    ...filterTokens(filter).map((tokens) => countOfTokens(tokens, counts) / every),
  ].map((share) => Math.min(1, share))
  // Words of one title are correlated: the truth lies between independent and contained in each other.
  const independent = shares.reduce((product, share) => product * share, 1)
  const contained = Math.min(1, ...shares)
  const expectedHits = every * Math.sqrt(independent * contained)
  if (!(expectedHits > CERTAINLY_MANY)) {
    // Nearly all that have the rarer word may have the other too (아이패드 에어). 추천순 has an order of its own for few hits.
    const scanLimit = Math.ceil((2 * needed) / contained)
    const isWorthTrying = scanLimit * WORTH_TRYING < contained * every
    return sort === 'LATEST' && isWorthTrying
      ? { kind: 'ordered', scanLimit }
      : { kind: 'index', isRare: true }
  }

  const rowsToWalk = (needed * every) / expectedHits
  // A price alone is walked from where it begins.
  const { minPrice: _min, maxPrice: _max, ...others } = filter
  const isNarrowed = (clauses ?? []).length + filterTokens(others).length > 0
  const isSkewed = isByPrice(sort) && isNarrowed
  if (rowsToWalk * (isSkewed ? SKEW_OF_PRICES : 1) > expectedHits) return { kind: 'index' }
  // Hits may be further down than evenly spread ones (sold products in 추천순). The walk may continue until it has cost as
  // much as the index plan would have.
  const scanLimit = Math.ceil(expectedHits)
  const rowsToCount = Math.ceil((MARGIN * EXACT_TOTAL_LIMIT * every) / expectedHits)
  return { kind: 'ordered', scanLimit, countLimit: rowsToCount < expectedHits ? rowsToCount : 0 }
}

export const isByPrice = (sort: ProductSort) => sort === 'PRICE_ASC' || sort === 'PRICE_DESC'
