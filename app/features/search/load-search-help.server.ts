import { loadCategoryTree } from '#app/features/category/load-category-tree.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { optional } from '#app/services/optional.server.ts'
import type { PopularKeyword } from '#contracts/search.ts'

export interface CategoryTile {
  name: string
  path: string
  emoji: string
}

/** Suggestions for a user whose search found nothing. */
export interface SearchHelp {
  similar: readonly string[]
  popular: readonly PopularKeyword[]
  categories: readonly CategoryTile[]
}

/** @param keyword the keyword without results; without it only the popular keywords and the categories */
export async function loadSearchHelp(context: LoadContext, keyword?: string): Promise<SearchHelp> {
  const { search } = context.services
  const [suggested, popular, tree] = await Promise.all([
    keyword === undefined ? null : optional(context, search.suggestions({ keyword })),
    optional(context, search.popularKeywords()),
    loadCategoryTree(context),
  ])
  const similar = new Set(suggested?.suggestions.map((each) => each.keyword))
  similar.delete(keyword ?? '')
  return {
    similar: [...similar],
    popular: popular?.keywords ?? [],
    categories: tree?.tops.map(({ name, path, emoji }) => ({ name, path, emoji })) ?? [],
  }
}
