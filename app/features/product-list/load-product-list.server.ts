import { redirect } from '@remix-run/node'
import { loadCategoryTree } from '#app/features/category/load-category-tree.server.ts'
import { heartsOf } from '#app/features/hearts/hearts-of.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { optional } from '#app/services/optional.server.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import type { ProductPage } from '#contracts/search.ts'
import { cleanHref, type ListBase, listHref, listKey } from './list-base.ts'
import { type ListQuery, parseListQuery, toProductQuery, withoutFilters } from './list-query.ts'
import {
  isAboutMine,
  type ListRegions,
  loadListRegions,
  toOwnRegion,
} from './list-regions.server.ts'
import { type Narrowing, narrowingOf } from './narrowing.ts'
import type { RegionChoice } from './region-groups.ts'

/** All data of a list page. */
export interface ProductList {
  base: ListBase
  query: ListQuery
  /** The page's products; null when the search host did not answer, and `failure` says so. */
  result: ProductPage | null
  failure: string | null
  narrowing: Narrowing
  regions: RegionChoice
  near: ListRegions['near']
  /** Moment of the request. */
  now: string
}

/**
 * Loads a list page. An address that says the same in another way, or names what does not exist,
 * is redirected: temporarily, because the available filters may change and browsers cache a 301 for ever.
 *
 * @returns the list, with 404 for a page after the last one and 503 when the search host does not answer
 */
export async function loadProductList(request: Request, context: LoadContext, base: ListBase) {
  const { query, clean, isClean } = parseListQuery(new URL(request.url).searchParams, base.kind)
  if (!isClean) throw redirect(cleanHref(base, clean))

  if (isAboutMine(query)) throw await toOwnRegion(context, base, query)

  const { search } = context.services
  const chosenSeq = base.kind === 'category' ? base.categorySeq : query.categorySeq
  const [result, tree, { regions, near }] = await Promise.all([
    optional(
      context,
      search.products({
        ...toProductQuery(query),
        ...(chosenSeq !== null && { categorySeq: chosenSeq }),
        ...(base.kind === 'search' && { keyword: base.keyword }),
        withFacets: true,
      }),
    ),
    loadCategoryTree(context),
    loadListRegions(context, base, query),
  ])

  if (tree && query.categorySeq !== null && !tree.bySeq.has(query.categorySeq))
    throw redirect(listHref(base, { ...query, categorySeq: null, page: 1 }))

  const isWhole =
    base.kind !== 'search' && listKey(base, query) === listKey(base, withoutFilters(query))
  const list: ProductList = {
    base,
    query,
    result,
    failure: result ? null : ERROR_CATALOGUE.GENERIC.message,
    narrowing: tree
      ? narrowingOf(tree, chosenSeq, result?.facets ?? null, isWhole)
      : { trail: [], options: [] },
    regions,
    near,
    now: context.now.toISOString(),
  }
  const hearts = await heartsOf(context, result?.items)
  return { list, tree, hearts, status: statusOf(list) }
}

function statusOf({ result, query }: ProductList): number {
  if (!result) return 503
  return result.items.length === 0 && query.page > 1 ? 404 : 200
}
