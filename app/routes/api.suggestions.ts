import type { LoaderFunctionArgs } from '@remix-run/node'
import { normalizeKeyword } from '#app/features/search/keyword.ts'
import { optional } from '#app/services/optional.server.ts'
import type { Suggestion } from '#contracts/search.ts'

const KEPT = { 'cache-control': 'public, max-age=60' }

/** Completions of `?keyword=` as data. The search box works without them when they cannot be loaded. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const keyword = normalizeKeyword(new URL(request.url).searchParams.get('keyword') ?? '')
  if (keyword === '') return answer([], { headers: KEPT })
  const result = await optional(context, context.services.search.suggestions({ keyword }))
  return result ? answer(result.suggestions, { headers: KEPT }) : answer([], { status: 503 })
}

function answer(suggestions: readonly Suggestion[], init: ResponseInit): Response {
  return Response.json({ suggestions }, init)
}
