import { data, redirect } from '@remix-run/node'
import { heartsOf } from '#app/features/hearts/hearts-of.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { favoritesHref, parseFavoritesQuery } from './favorites-query.ts'

/** The page of the member's favourites; an address that says the same in another way is redirected. */
export async function loadFavorites(context: LoadContext, request: Request) {
  const { query, isClean } = parseFavoritesQuery(new URL(request.url).searchParams)
  if (!isClean) throw redirect(favoritesHref(query))
  const { page, onSale } = query
  const favorites = await context.services.product.favorites({ page, onSale })
  const isBeyond = page > 1 && favorites.items.length === 0
  return data(
    {
      ...favorites,
      query,
      hearts: await heartsOf(context, favorites.items),
      now: context.now.toISOString(),
    },
    { status: isBeyond ? 404 : 200 },
  )
}
