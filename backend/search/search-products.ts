import {
  EXACT_TOTAL_LIMIT,
  PAGE_SIZE,
  type ProductPage,
  type ProductQuery,
  type ReadPart,
} from '#contracts/search.ts'
import { loadProductCards } from '../catalogue/load-product-cards.ts'
import type { HostContext } from '../operation/context.ts'
import { countFacets } from './count-facets.ts'
import type { FoundProducts } from './find-products.ts'
import type { WordClause } from './keyword-clauses.ts'
import type { SenseLists } from './load-senses.ts'
import { hasPrice, readAndFind } from './read-and-find.ts'
import { givenFilters, relaxFilters } from './relax-filters.ts'
import type { RowFilter } from './search-conditions.ts'

/**
 * One page of products. Without `tradeStates` products of all three states are listed: 추천순 puts sold ones after
 * everything that can be bought, the other sorts mix them, and "판매중만 보기" is the filter `tradeStates: ['ON_SALE']`. A
 * keyword that finds nothing at all, without the filters too, is corrected unless `exact` is set; a keyword that finds
 * something is never replaced. A page past the last one is empty. With `nearRegionCode` the sort holds within each distance.
 */
export async function searchProducts(
  { kysely, now: clock }: Pick<HostContext, 'kysely' | 'now'>,
  query: ProductQuery,
): Promise<ProductPage> {
  return (await searchAndExplain({ kysely, now: clock }, query)).page
}

/** A page of products, and the filter and the words by which they were found. @param senses instead of those that are stored */
export async function searchAndExplain(
  { kysely, now: clock }: Pick<HostContext, 'kysely' | 'now'>,
  query: ProductQuery,
  senses?: SenseLists,
): Promise<{ page: ProductPage; filter: RowFilter; clauses: readonly WordClause[] | null }> {
  const { page = 1, pageSize = PAGE_SIZE, withFacets } = query
  const now = clock()
  const found = await readAndFind(kysely, query, now, senses)
  const { total, totalIsExact, hasNext, describedTotal } = found
  const { filter, clauses, understood, leftOut } = found
  const narrowing = givenFilters(query)
  const answer: ProductPage = {
    items: await loadProductCards({ kysely }, found.productSeqs),
    page,
    pageSize,
    total,
    totalIsExact,
    describedTotal,
    hasNext,
    correction: understood.correction,
    readAs: [
      ...understood.readAs.filter(({ kind }) => kind !== 'PRICE' || !hasPrice(query)),
      ...(leftOut > 0 ? [accessories(query.keyword, leftOut)] : []),
    ],
    facets:
      withFacets && isCountable(found) && describedTotal === 0
        ? await countFacets(kysely, filter, clauses, now)
        : null,
    relaxations:
      total === 0 && narrowing.length > 0 ? await relaxFilters(kysely, filter, narrowing, now) : [],
  }
  return { page: answer, filter, clauses }
}

const accessories = (keyword = '', count: number): ReadPart => ({
  kind: 'ACCESSORIES',
  typed: keyword.trim(),
  label: `용품 ${count}개`,
})

function isCountable({
  total,
  totalIsExact,
}: Pick<FoundProducts, 'total' | 'totalIsExact'>): boolean {
  return totalIsExact && total <= EXACT_TOTAL_LIMIT
}
