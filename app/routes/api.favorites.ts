import type { LoaderFunctionArgs } from '@remix-run/node'
import { newestFavorites } from '#app/features/favorites/newest-favorites.server.ts'
import { requireUser } from '#app/session/guards.server.ts'

/** What one has marked last, for the panel that shows it; 401 when nobody is signed in. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  requireUser(context, request)
  const found = await newestFavorites(context)
  return Response.json(found, { headers: { 'cache-control': 'no-store' } })
}
