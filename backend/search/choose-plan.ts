import { EXACT_TOTAL_LIMIT } from '#contracts/search.ts'
import { EVERY_PRODUCT, tokenOf } from '../search-index/search-token.ts'
import { gramsOfTerm, type WordClause } from './keyword-clauses.ts'
import { filterTokens, type TokenCounts } from './look-up.ts'
import type { RowFilter } from './search-conditions.ts'

/**
 * `index`: find all hits by the index, count and sort them; right for rare words. `ordered`: walk the products in the
 * requested order and stop when the page is full; right for common words. It scans `scanLimit` products at most; when
 * the page is not full by then, the counts were misleading and the index plan answers.
 */
export type SearchPlan =
  /** `isRare`: so few hits on every page that they can be sorted by more than one index. */
  { kind: 'index'; isRare?: boolean } | { kind: 'ordered'; scanLimit: number }

/** Counts are estimates, so the limit of exact totals is approached from well above. */
const CERTAINLY_MANY = 2 * EXACT_TOTAL_LIMIT
/** Chooses by the number of rows that either plan is expected to visit for the first `needed` hits. */
export function choosePlan(
  filter: RowFilter,
  clauses: readonly WordClause[] | null,
  counts: TokenCounts,
  needed: number,
): SearchPlan {
  const every = counts.get(EVERY_PRODUCT) ?? 0
  if (filter.storeSeq !== undefined) return { kind: 'index', isRare: true }
  const shares = [
    ...(clauses ?? []).map((clause) => clauseShare(clause, counts, every)),
    ...filterTokens(filter).map((tokens) => countAll(tokens, counts) / every),
  ].map((share) => Math.min(1, share))
  // Words of one title are correlated: the truth lies between independent and contained in each other.
  const independent = shares.reduce((product, share) => product * share, 1)
  const contained = Math.min(1, ...shares)
  const expectedHits = every * Math.sqrt(independent * contained)
  if (!(expectedHits > CERTAINLY_MANY)) return { kind: 'index', isRare: true }

  const rowsToWalk = (needed * every) / expectedHits
  if (rowsToWalk > expectedHits) return { kind: 'index' }
  // Hits may be further down than evenly spread ones (sold products in 추천순). The walk may continue until it has cost as
  // much as the index plan would have.
  return { kind: 'ordered', scanLimit: Math.ceil(expectedHits) }
}

function clauseShare(clause: WordClause, counts: TokenCounts, every: number): number {
  const hits = clause.alternatives.map((terms) =>
    Math.min(...terms.flatMap(gramsOfTerm).map((gram) => counts.get(gram) ?? 0)),
  )
  const inCategories = countAll((clause.categorySeqs ?? []).map(tokenOf.category), counts)
  return hits.reduce((sum, count) => sum + count, inCategories) / every
}

function countAll(tokens: readonly string[], counts: TokenCounts): number {
  return tokens.reduce((sum, token) => sum + (counts.get(token) ?? 0), 0)
}
