import { implement } from '@orpc/server'
import { getMine } from '#backend/catalogue/get-mine.ts'
import { getProduct } from '#backend/catalogue/get-product.ts'
import { listFavorites } from '#backend/catalogue/list-favorites.ts'
import { loadProductCards } from '#backend/catalogue/load-product-cards.ts'
import { recordView } from '#backend/catalogue/record-view.ts'
import { relatedProducts } from '#backend/catalogue/related-products.ts'
import { removeFavorites } from '#backend/catalogue/remove-favorites.ts'
import { setFavorite } from '#backend/catalogue/set-favorite.ts'
import { setTradeState } from '#backend/catalogue/set-trade-state.ts'
import { undoRemoveFavorites } from '#backend/catalogue/undo-remove-favorites.ts'
import { addListingPhoto } from '#backend/listing-photos/add-listing-photo.ts'
import { listOwnPhotos } from '#backend/listing-photos/list-own-photos.ts'
import { answer } from '#backend/operation/refusal.ts'
import { requireViewer } from '#backend/operation/require-viewer.ts'
import { reportProduct } from '#backend/reports/report-listing.ts'
import { sitemapIndex } from '#backend/sitemap/sitemap-index.ts'
import { sitemapPage } from '#backend/sitemap/sitemap-page.ts'
import { productContract } from '#contracts/product.ts'
import type { HostContext } from '../operation/context.ts'
import { health } from './health.ts'

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
  recordView: host.recordView.handler(({ context, input }) => recordView(context, input)),
  setFavorite: host.setFavorite.handler(async ({ context, input, errors }) =>
    answer(await setFavorite(context, requireViewer(context), input), errors),
  ),
  setTradeState: host.setTradeState.handler(async ({ context, input, errors }) =>
    answer(await setTradeState(context, requireViewer(context), input), errors),
  ),
  relations: host.relations.handler(({ context, input }) =>
    relatedProducts(context, requireViewer(context), input.productSeqs),
  ),
  report: host.report.handler(async ({ context, input, errors }) =>
    answer(await reportProduct(context, requireViewer(context), input), errors),
  ),
  addListingPhoto: host.addListingPhoto.handler(async ({ context, input, errors }) =>
    answer(await addListingPhoto(context, requireViewer(context), input), errors),
  ),
  listingPhotos: host.listingPhotos.handler(async ({ context, input }) => ({
    photos: await listOwnPhotos(context, requireViewer(context), input.photoIds),
  })),
  favorites: host.favorites.handler(({ context, input }) =>
    listFavorites(context, requireViewer(context), input),
  ),
  removeFavorites: host.removeFavorites.handler(({ context, input }) =>
    removeFavorites(context, requireViewer(context), input.productSeqs),
  ),
  undoRemoveFavorites: host.undoRemoveFavorites.handler(({ context }) =>
    undoRemoveFavorites(context, requireViewer(context)),
  ),
  sitemap: host.sitemap.handler(({ context, input }) =>
    sitemapPage(context, 'product', input.page),
  ),
  sitemapIndex: host.sitemapIndex.handler(({ context }) => sitemapIndex(context, 'product')),
})
