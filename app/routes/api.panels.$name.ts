import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadCategoryPanel } from '#app/features/category/load-category-panel.server.ts'
import { loadPopularKeywords } from '#app/features/search/load-popular-keywords.server.ts'
import { loadNewestReviews } from '#app/features/store/load-newest-reviews.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'

type LoadPanel = (context: LoadContext, query: URLSearchParams) => Promise<object | null>

/** The data of each panel, by its name. */
const PANELS = new Map<string | undefined, LoadPanel>([
  ['categories', loadCategoryPanel],
  ['popular-keywords', loadPopularKeywords],
  ['store-reviews', loadNewestReviews],
])

/** The data of a panel; 503 when its host does not answer, 404 for an unknown name. */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<Response> {
  const load = PANELS.get(params.name)
  if (!load) throw new Response(null, { status: 404 })
  const found = await load(context, new URL(request.url).searchParams)
  return found
    ? Response.json(found, { headers: { 'cache-control': 'public, max-age=60' } })
    : Response.json(null, { status: 503 })
}
