import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireUser } from '#app/session/guards.server.ts'

/** Who is signed in, for the browser's script; 401 without a session. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  requireUser(context, request)
  const stateInfo = await context.services.main.stateInfo()
  return Response.json(stateInfo, { headers: { 'cache-control': 'no-store' } })
}
