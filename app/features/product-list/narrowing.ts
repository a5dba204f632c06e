import type { CategoryTree } from '#app/features/category/category-tree.ts'
import type { ProductPage } from '#contracts/search.ts'

export interface CategoryLink {
  categorySeq: number
  name: string
  path: string
}

/** Where a list stands in the category tree and where it can be narrowed to. */
export interface Narrowing {
  /** From the top down to the chosen category; empty when none is chosen. */
  trail: readonly CategoryLink[]
  /** The next level, with hits where they were counted. */
  options: readonly (CategoryLink & { count: number | null })[]
}

/**
 * The next level below the chosen category. What is known to be empty is left out;
 * a search without a category offers the top categories by their hits.
 */
export function narrowingOf(
  tree: CategoryTree,
  chosenSeq: number | null,
  facets: ProductPage['facets'],
): Narrowing {
  const chosen = chosenSeq === null ? undefined : tree.bySeq.get(chosenSeq)
  const next = chosen ? tree.childrenOf(chosen.categorySeq) : tree.tops
  const counts = facets && new Map(facets.categories.map((each) => [each.categorySeq, each.count]))
  const options = next.map(({ categorySeq, name, path }) => ({
    categorySeq,
    name,
    path,
    count: counts ? (counts.get(categorySeq) ?? 0) : null,
  }))
  return {
    trail: chosen
      ? tree.trailOf(chosen).map(({ categorySeq, name, path }) => ({ categorySeq, name, path }))
      : [],
    options: options.filter(({ count }) => count !== 0),
  }
}
