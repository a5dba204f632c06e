import type { LoaderFunctionArgs } from '@remix-run/node'
import { newestNotices } from '#app/features/notices/newest-notices.server.ts'
import { requireUser } from '#app/session/guards.server.ts'

/** The member's newest notices, for the panel that shows them; 401 without a session. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  requireUser(context, request)
  const found = await newestNotices(context)
  return Response.json(found, { headers: { 'cache-control': 'no-store' } })
}
