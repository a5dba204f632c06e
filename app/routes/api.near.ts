import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadNear } from '#app/features/home/load-near.server.ts'
import { optional } from '#app/services/optional.server.ts'

/** New goods near the visitor, for a home page that is the same for everybody; 503 when a host does not answer. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const near = await optional(context, loadNear(context))
  return Response.json(near, {
    status: near ? 200 : 503,
    headers: { 'cache-control': 'private, no-store' },
  })
}
