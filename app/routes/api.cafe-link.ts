import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireUser } from '#app/session/guards.server.ts'

/** The state of the member's cafe link, for the browser's script; 401 without a session. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  requireUser(context, request)
  const cafeLink = await context.services.main.cafeLink()
  return Response.json(cafeLink, { headers: { 'cache-control': 'no-store' } })
}
