import { branchesOf, type TopBranch } from '#app/features/category/category-branches.ts'
import { loadCategoryTree } from '#app/features/product-list/load-product-list.ts'
import type { LoadContext } from '#app/load-context.ts'
import { optional } from '#app/services/optional.ts'
import type { Review } from '#contracts/boot.ts'
import type { PopularKeyword } from '#contracts/search.ts'

/** Newest reviews that a preview of a store shows. */
const FEW_REVIEWS = 3

/** What panels ask for when they open, by name; each is part of a page too. */
export interface PanelData {
  categories: { branches: TopBranch[] }
  'popular-keywords': { keywords: PopularKeyword[] }
  'store-reviews': { reviews: Review[]; total: number }
}
export type PanelDataName = keyof PanelData

type Loaders = {
  [Name in PanelDataName]: (
    context: LoadContext,
    query: URLSearchParams,
  ) => Promise<PanelData[Name] | null>
}

const LOADERS: Loaders = {
  async categories(context) {
    const tree = await loadCategoryTree(context)
    return tree && { branches: branchesOf(tree) }
  },
  'popular-keywords': (context) =>
    optional(context, context.services.search.popularKeywords()).then(
      (found) => found && { keywords: found.keywords },
    ),
  async 'store-reviews'(context, query) {
    const storeSeq = Number(query.get('storeSeq'))
    if (!Number.isSafeInteger(storeSeq) || storeSeq < 1) throw new Response(null, { status: 400 })
    const found = await optional(context, context.services.boot.storeReviews({ storeSeq, page: 1 }))
    return found && { reviews: found.items.slice(0, FEW_REVIEWS), total: found.total }
  },
}

/**
 * Loads what a panel shows.
 * @returns null when its host does not answer
 * @throws 404 for a name that there is not
 */
export function loadPanelData(context: LoadContext, name: string, query: URLSearchParams) {
  if (!Object.hasOwn(LOADERS, name)) throw new Response(null, { status: 404 })
  return LOADERS[name as PanelDataName](context, query)
}
