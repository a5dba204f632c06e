import type { LoadContext } from '#app/load-context.server.ts'
import { branchesOf, type TopBranch } from './category-branches.ts'
import { loadCategoryTree } from './load-category-tree.server.ts'

/** Data of the panel with all categories. */
export interface CategoryPanel {
  branches: TopBranch[]
}

/** @returns null when the host does not answer */
export async function loadCategoryPanel(context: LoadContext): Promise<CategoryPanel | null> {
  const tree = await loadCategoryTree(context)
  return tree && { branches: branchesOf(tree) }
}
