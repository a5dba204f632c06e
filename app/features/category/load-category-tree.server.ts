import type { LoadContext } from '#app/load-context.server.ts'
import { optional } from '#app/services/optional.server.ts'
import { type CategoryTree, categoryTree } from './category-tree.ts'

/** The category tree; null when its host does not answer. */
export async function loadCategoryTree(context: LoadContext): Promise<CategoryTree | null> {
  const answer = await optional(context, context.services.init.categories())
  return answer && categoryTree(answer.categories)
}
