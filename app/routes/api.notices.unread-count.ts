import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireUser } from '#app/session/guards.server.ts'

/** The number of unread notices, for the badges; 401 without a session. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  requireUser(context, request)
  const count = await context.services.boot.unreadNotices()
  return Response.json(count, { headers: { 'cache-control': 'no-store' } })
}
