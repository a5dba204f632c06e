import type { LoaderFunctionArgs } from '@remix-run/node'
import { heartsOf } from '#app/features/hearts/hearts-of.server.ts'
import { parseListQuery, toProductQuery } from '#app/features/product-list/list-query.ts'
import type { LoadedPage } from '#app/features/product-list/product-feed-state.ts'
import { normalizeKeyword } from '#app/features/search/keyword.ts'
import { optional } from '#app/services/optional.server.ts'

/** One page of any product list as data, for the pages that are appended while scrolling. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const keyword = normalizeKeyword(searchParams.get('keyword') ?? '')
  const result = await optional(
    context,
    context.services.search.products({
      ...toProductQuery(parseListQuery(searchParams, 'search').query),
      ...(keyword && { keyword }),
    }),
  )
  if (!result) return Response.json(null, { status: 503 })
  const hearts = await heartsOf(context, result.items)
  const page: LoadedPage = { items: result.items, hasNext: result.hasNext, hearts }
  return Response.json(page, { headers: { 'cache-control': 'private, max-age=10' } })
}
