import { implement } from '@orpc/server'
import { productContract } from '#contracts/product.ts'
import { health } from '../health.ts'
import type { HostContext } from '../host.ts'
import { answer } from '../refusal.ts'
import { requireViewer } from '../require-viewer.ts'
import { sitemapIndex } from '../sitemap-index.ts'
import { sitemapPage } from '../sitemap-page.ts'
import { getMine } from './get-mine.ts'
import { getProduct } from './get-product.ts'
import { listFavorites } from './list-favorites.ts'
import { loadProductCards } from './load-product-cards.ts'
import { setFavorite } from './set-favorite.ts'
import { setTradeState } from './set-trade-state.ts'

const host = implement(productContract).$context<HostContext>()

export const productRouter = host.router({
  health: host.health.handler(health('product')),
  detail: host.detail.handler(async ({ context, input, errors }) => {
    const product = await getProduct(context, input.productSeq)
    if (product === 'GONE') throw errors.GONE()
    if (product === 'NOT_FOUND') throw errors.NOT_FOUND()
    return product
  }),
  cards: host.cards.handler(async ({ context, input }) => ({
    items: await loadProductCards(context, input.productSeqs),
  })),
  mine: host.mine.handler(({ context, input }) =>
    getMine(context, requireViewer(context), input.productSeq),
  ),
  setFavorite: host.setFavorite.handler(async ({ context, input, errors }) =>
    answer(await setFavorite(context, requireViewer(context), input), errors),
  ),
  setTradeState: host.setTradeState.handler(async ({ context, input, errors }) =>
    answer(await setTradeState(context, requireViewer(context), input), errors),
  ),
  favorites: host.favorites.handler(({ context, input }) =>
    listFavorites(context, requireViewer(context), input),
  ),
  sitemap: host.sitemap.handler(({ context, input }) =>
    sitemapPage(context, 'product', input.page),
  ),
  sitemapIndex: host.sitemapIndex.handler(({ context }) => sitemapIndex(context, 'product')),
})
