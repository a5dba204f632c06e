import { redirect } from '@remix-run/node'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { type FavoritesQuery, favoritesHref, parseFavoritesQuery } from './favorites-query.ts'
import { FAVORITES_FORMS } from './favorites-schemas.ts'

/** Removes the chosen favourites, or brings back those of the last removal. */
export async function changeFavorites(context: LoadContext, request: Request) {
  const { query } = parseFavoritesQuery(new URL(request.url).searchParams)
  const form = await readForm(request, FAVORITES_FORMS)
  if (!form.ok) return form.answer
  if (form.intent === 'undo') {
    const { restored } = await context.services.product.undoRemoveFavorites()
    if (restored === 0) context.session.notify('되돌릴 수 있는 시간이 지났어요.')
    return redirect(favoritesHref({ ...query, selecting: false }), 303)
  }
  await context.services.product.removeFavorites({ productSeqs: form.input.productSeq })
  return redirect(favoritesHref(await placeLeft(context, query)), 303)
}

/** The same page of the list, or its last one when that is no longer there. */
async function placeLeft(context: LoadContext, query: FavoritesQuery): Promise<FavoritesQuery> {
  const { page, onSale } = query
  if (page === 1) return { ...query, selecting: false }
  const { pageCount } = await context.services.product.favorites({ page, onSale })
  return { onSale, selecting: false, page: Math.max(1, Math.min(page, pageCount)) }
}
