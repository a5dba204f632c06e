import { paths } from '#app/paths.ts'
import type { ListBase } from './list-base.ts'
import { changed, type ListQuery, listParams } from './list-query.ts'
import type { LoadedPage } from './product-feed-state.ts'

/** Requests one page of a list as data. Throws when the request fails. */
export async function loadMoreProducts(
  base: ListBase,
  query: ListQuery,
  page: number,
  signal: AbortSignal,
): Promise<LoadedPage> {
  const categorySeq = base.kind === 'category' ? base.categorySeq : query.categorySeq
  const response = await fetch(
    paths.moreProducts({
      keyword: base.kind === 'search' ? base.keyword : undefined,
      ...listParams(changed(query, { categorySeq, page })),
    }),
    { signal, headers: { accept: 'application/json' } },
  )
  if (!response.ok) throw new Error(`products page ${page}: status ${response.status}`)
  return response.json() as Promise<LoadedPage>
}
