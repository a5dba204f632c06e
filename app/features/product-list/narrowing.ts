import type { CategoryTree } from '#app/features/category/category-tree.ts'
import type { ProductPage } from '#contracts/search.ts'

export interface CategoryLink {
  categorySeq: number
  name: string
  path: string
}

/** The position of a list in the category tree, and the categories it can be narrowed to. */
export interface Narrowing {
  /** From the top down to the chosen category; empty when none is chosen. */
  trail: readonly CategoryLink[]
  /** The next level, with hits if they were counted. */
  options: readonly (CategoryLink & { count: number | null })[]
}

/**
 * The next level below the chosen category; categories known to be empty are left out.
 *
 * @param facets hits by category; null when there were too many to count
 * @param isWhole the list shows all goods of the category, whose number the tree knows
 */
export function narrowingOf(
  tree: CategoryTree,
  chosenSeq: number | null,
  facets: ProductPage['facets'],
  isWhole: boolean,
): Narrowing {
  const chosen = chosenSeq === null ? undefined : tree.bySeq.get(chosenSeq)
  const next = chosen ? tree.childrenOf(chosen.categorySeq) : tree.tops
  const counts = facets && new Map(facets.categories.map((each) => [each.categorySeq, each.count]))
  const options = next.map(({ categorySeq, name, path, productCount }) => ({
    categorySeq,
    name,
    path,
    count: counts ? (counts.get(categorySeq) ?? 0) : isWhole ? productCount : null,
  }))
  return {
    trail: chosen
      ? tree.trailOf(chosen).map(({ categorySeq, name, path }) => ({ categorySeq, name, path }))
      : [],
    options: options.filter(({ count }) => count !== 0),
  }
}
