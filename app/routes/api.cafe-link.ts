import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireUser } from '#app/session/guards.server.ts'

/** How one's account stands with the cafe, for the browser's script; 401 when nobody is signed in. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  requireUser(context, request)
  const cafeLink = await context.services.main.cafeLink()
  return Response.json(cafeLink, { headers: { 'cache-control': 'no-store' } })
}
