import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireUser } from '#app/session/guards.server.ts'

/** The member's own page as data, for the browser's script; 401 without a session. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  requireUser(context, request)
  const myPage = await context.services.main.myPage()
  return Response.json(myPage, { headers: { 'cache-control': 'no-store' } })
}
