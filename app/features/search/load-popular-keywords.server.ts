import type { LoadContext } from '#app/load-context.server.ts'
import { optional } from '#app/services/optional.server.ts'
import type { PopularKeyword } from '#contracts/search.ts'

/** Data of the search panel. */
export interface PopularKeywordList {
  keywords: PopularKeyword[]
}

/** @returns null when the host does not answer */
export async function loadPopularKeywords(
  context: LoadContext,
): Promise<PopularKeywordList | null> {
  const found = await optional(context, context.services.search.popularKeywords())
  return found && { keywords: found.keywords }
}
