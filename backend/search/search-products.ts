import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import {
  EXACT_TOTAL_LIMIT,
  PAGE_SIZE,
  type ProductFilter,
  type ProductPage,
  type ProductQuery,
} from '#contracts/search.ts'
import { loadProductCards } from '../catalogue/load-product-cards.ts'
import type { HostContext } from '../operation/context.ts'
import { correctKeyword, findsSomething } from './correct-keyword.ts'
import { countFacets } from './count-facets.ts'
import { findNearFirst } from './find-near-first.ts'
import { type FoundProducts, findProducts } from './find-products.ts'
import { lookUp } from './look-up.ts'
import { givenFilters, relaxFilters } from './relax-filters.ts'

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
  const {
    sort = 'RECOMMENDED',
    page = 1,
    pageSize = PAGE_SIZE,
    exact,
    withFacets,
    nearRegionCode,
    ...requested
  } = query
  const now = clock()
  let filter: ProductFilter = requested
  const search = async () => {
    const lookedUp = await lookUp(kysely, filter)
    const request = { filter, sort, offset: (page - 1) * pageSize, limit: pageSize, now }
    const found = await findProducts(kysely, request, lookedUp)
    if (nearRegionCode === undefined || found.productSeqs.length === 0)
      return { ...lookedUp, ...found }
    const productSeqs = await findNearFirst(kysely, request, nearRegionCode)
    return { ...lookedUp, ...found, productSeqs }
  }

  let found = await search()
  let correction: ProductPage['correction'] = null
  if (found.total === 0 && filter.keyword !== undefined && !exact) {
    correction = await correctionFor(kysely, filter, now)
    if (correction) {
      filter = { ...filter, keyword: correction.to }
      found = await search()
    }
  }

  return {
    items: await loadProductCards({ kysely }, found.productSeqs),
    page,
    pageSize,
    total: found.total,
    totalIsExact: found.totalIsExact,
    hasNext: found.hasNext,
    correction,
    facets:
      withFacets && isCountable(found)
        ? await countFacets(kysely, filter, found.clauses, now)
        : null,
    relaxations:
      found.total === 0 && givenFilters(filter).length > 0
        ? await relaxFilters(kysely, filter, now)
        : [],
  }
}

async function correctionFor(
  kysely: Kysely<DB>,
  filter: ProductFilter,
  now: Date,
): Promise<ProductPage['correction']> {
  const { keyword } = filter
  if (keyword === undefined) return null
  const isFilteredOut =
    (givenFilters(filter).length > 0 || filter.storeSeq !== undefined) &&
    (await findsSomething(kysely, keyword, now))
  return isFilteredOut ? null : correctKeyword(kysely, keyword, now)
}

function isCountable({ total, totalIsExact }: FoundProducts): boolean {
  return totalIsExact && total <= EXACT_TOTAL_LIMIT
}
