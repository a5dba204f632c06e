import type { LoadContext } from '#app/load-context.server.ts'
import { OWN_TABS, parseOwnProducts } from './own-products-query.ts'

/** The member's own listings of one state, with the counts of all. */
export async function loadOwnProducts(context: LoadContext, request: Request) {
  const query = parseOwnProducts(new URL(request.url).searchParams)
  const { tab, keyword, page } = query
  const own = await context.services.product.ownListings({
    state: OWN_TABS[tab],
    page,
    ...(keyword && { keyword }),
  })
  return { query, ...own, now: context.now.toISOString() }
}
