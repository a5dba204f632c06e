import type { LoaderFunctionArgs } from '@remix-run/node'
import { parseListQuery, toProductQuery } from '#app/features/product-list/list-query.ts'
import type { ResultCount } from '#app/features/product-list/use-result-count.ts'
import { normalizeKeyword } from '#app/features/search/keyword.ts'
import { optional } from '#app/services/optional.server.ts'

/** How many products any product list would have, as data, for the button of its filters. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const keyword = normalizeKeyword(searchParams.get('keyword') ?? '')
  const result = await optional(
    context,
    context.services.search.products({
      ...toProductQuery(parseListQuery(searchParams, 'search').query),
      ...(keyword && { keyword }),
      page: 1,
      pageSize: 1,
    }),
  )
  if (!result) return Response.json(null, { status: 503 })
  const { total, totalIsExact } = result
  const answer: ResultCount = { total, totalIsExact }
  return Response.json(answer, { headers: { 'cache-control': 'private, max-age=10' } })
}
