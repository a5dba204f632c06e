import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { newestFavorites } from '#app/features/favorites/newest-favorites.server.ts'
import { pressHeart } from '#app/features/hearts/press-heart.server.ts'
import { requireUser } from '#app/session/guards.server.ts'

/** The member's newest favourites, for the panel that shows them; 401 without a session. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  requireUser(context, request)
  const found = await newestFavorites(context)
  return Response.json(found, { headers: { 'cache-control': 'no-store' } })
}

/** A pressed heart of any card. */
export function action({ context, request }: ActionFunctionArgs) {
  return pressHeart(context, request)
}
