import type { LoaderFunctionArgs } from '@remix-run/node'
import { optional } from '#app/services/optional.server.ts'

const LONGEST_KEYWORD = 40

/** Regions by their name as data, for a field in which one is chosen. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const keyword = (searchParams.get('keyword') ?? '').trim().slice(0, LONGEST_KEYWORD)
  if (keyword === '') return Response.json({ regions: [] })
  const found = await optional(context, context.services.init.findRegions({ keyword }))
  if (!found) return Response.json(null, { status: 503 })
  const regions = found.regions.map(({ regionCode, fullName }) => ({ regionCode, fullName }))
  return Response.json({ regions }, { headers: { 'cache-control': 'private, max-age=60' } })
}
