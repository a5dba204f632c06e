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
import { addHandoverPhoto } from '#backend/listing-photos/add-handover-photo.ts'
import { addListingPhoto } from '#backend/listing-photos/add-listing-photo.ts'
import { listHandoverPhotos, listOwnPhotos } from '#backend/listing-photos/list-own-photos.ts'
import {
  closePhotoHandover,
  openPhotoHandover,
} from '#backend/listing-photos/open-photo-handover.ts'
import { getPhotoHandover } from '#backend/listing-photos/photo-handover.ts'
import { bumpListing } from '#backend/listings/bump-listing.ts'
import { deleteListing } from '#backend/listings/delete-listing.ts'
import { getDraft } from '#backend/listings/drafts/get-draft.ts'
import { listDrafts } from '#backend/listings/drafts/list-drafts.ts'
import { removeDraft } from '#backend/listings/drafts/remove-draft.ts'
import { saveDraft } from '#backend/listings/drafts/save-draft.ts'
import { editListing } from '#backend/listings/edit-listing.ts'
import { getListing } from '#backend/listings/get-listing.ts'
import { ownListings } from '#backend/listings/own-listings.ts'
import { productHistory } from '#backend/listings/product-history.ts'
import { registerListing } from '#backend/listings/register-listing.ts'
import { setListingVisibility } from '#backend/listings/set-visibility.ts'
import { answer } from '#backend/operation/refusal.ts'
import { requireViewer } from '#backend/operation/require-viewer.ts'
import { closeQueue } from '#backend/orders/queue/close-queue.ts'
import { joinQueue } from '#backend/orders/queue/join-queue.ts'
import { leaveQueue } from '#backend/orders/queue/leave-queue.ts'
import { listQueue } from '#backend/orders/queue/list-queue.ts'
import { answerPossession } from '#backend/possession/answer-possession.ts'
import { getPossession } from '#backend/possession/get-possession.ts'
import { refusePossession } from '#backend/possession/refuse-possession.ts'
import { reportProduct } from '#backend/reports/report-listing.ts'
import { closeFlag } from '#backend/screening/close-flag.ts'
import { listFlagged } from '#backend/screening/list-flagged.ts'
import { listRules } from '#backend/screening/list-rules.ts'
import { saveTerm } from '#backend/screening/save-term.ts'
import { tryRules } from '#backend/screening/try-rules.ts'
import { sitemapIndex } from '#backend/sitemap/sitemap-index.ts'
import { sitemapPage } from '#backend/sitemap/sitemap-page.ts'
import { productHostContract } from '#contracts/listing.ts'
import type { HostContext } from '../operation/context.ts'
import { health } from './health.ts'

const host = implement(productHostContract).$context<HostContext>()

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
  possession: host.possession.handler(async ({ context, input, errors }) =>
    answer(await getPossession(context, requireViewer(context), input.productSeq), errors),
  ),
  answerPossession: host.answerPossession.handler(async ({ context, input, errors }) =>
    answer(await answerPossession(context, requireViewer(context), input), errors),
  ),
  refusePossession: host.refusePossession.handler(async ({ context, input, errors }) =>
    answer(await refusePossession(context, requireViewer(context), input), errors),
  ),
  joinQueue: host.joinQueue.handler(async ({ context, input, errors }) =>
    answer(await joinQueue(context, requireViewer(context), input.productSeq), errors),
  ),
  leaveQueue: host.leaveQueue.handler(({ context, input }) =>
    leaveQueue(context, requireViewer(context), input.productSeq),
  ),
  closeQueue: host.closeQueue.handler(async ({ context, input, errors }) =>
    answer(await closeQueue(context, requireViewer(context), input.productSeq), errors),
  ),
  ownQueue: host.ownQueue.handler(({ context }) => listQueue(context, requireViewer(context))),
  openPhotoHandover: host.openPhotoHandover.handler(async ({ context, input, errors }) =>
    answer(await openPhotoHandover(context, requireViewer(context), input.draftId), errors),
  ),
  closePhotoHandover: host.closePhotoHandover.handler(({ context, input }) =>
    closePhotoHandover(context, requireViewer(context), input.draftId),
  ),
  handoverPhotos: host.handoverPhotos.handler(async ({ context, input }) => ({
    photos: await listHandoverPhotos(context, requireViewer(context), input.draftId),
  })),
  photoHandover: host.photoHandover.handler(async ({ context, input, errors }) =>
    answer(await getPhotoHandover(context, input.key), errors),
  ),
  addHandoverPhoto: host.addHandoverPhoto.handler(async ({ context, input, errors }) =>
    answer(await addHandoverPhoto(context, input), errors),
  ),
  favorites: host.favorites.handler(({ context, input }) =>
    listFavorites(context, requireViewer(context), input),
  ),
  removeFavorites: host.removeFavorites.handler(({ context, input }) =>
    removeFavorites(context, requireViewer(context), input.productSeqs),
  ),
  undoRemoveFavorites: host.undoRemoveFavorites.handler(({ context }) =>
    undoRemoveFavorites(context, requireViewer(context)),
  ),
  registerListing: host.registerListing.handler(async ({ context, input, errors }) =>
    answer(await registerListing(context, requireViewer(context), input), errors),
  ),
  getListing: host.getListing.handler(async ({ context, input, errors }) =>
    answer(await getListing(context, requireViewer(context), input.productSeq), errors),
  ),
  editListing: host.editListing.handler(async ({ context, input, errors }) =>
    answer(await editListing(context, requireViewer(context), input), errors),
  ),
  setListingVisibility: host.setListingVisibility.handler(async ({ context, input, errors }) =>
    answer(await setListingVisibility(context, requireViewer(context), input), errors),
  ),
  deleteListing: host.deleteListing.handler(async ({ context, input, errors }) =>
    answer(await deleteListing(context, requireViewer(context), input.productSeq), errors),
  ),
  bumpListing: host.bumpListing.handler(async ({ context, input, errors }) =>
    answer(await bumpListing(context, requireViewer(context), input.productSeq), errors),
  ),
  ownListings: host.ownListings.handler(({ context, input }) =>
    ownListings(context, requireViewer(context), input),
  ),
  listDrafts: host.listDrafts.handler(({ context }) => listDrafts(context, requireViewer(context))),
  getDraft: host.getDraft.handler(async ({ context, input, errors }) =>
    answer(await getDraft(context, requireViewer(context), input.draftId), errors),
  ),
  saveDraft: host.saveDraft.handler(async ({ context, input, errors }) =>
    answer(await saveDraft(context, requireViewer(context), input), errors),
  ),
  removeDraft: host.removeDraft.handler(({ context, input }) =>
    removeDraft(context, requireViewer(context), input.draftId),
  ),
  productHistory: host.productHistory.handler(({ context, input }) =>
    productHistory(context, input.productSeq),
  ),
  flaggedListings: host.flaggedListings.handler(({ context, input }) =>
    listFlagged(context, input),
  ),
  closeFlag: host.closeFlag.handler(async ({ context, input, errors }) =>
    answer(await closeFlag(context, requireViewer(context), input), errors),
  ),
  listingRules: host.listingRules.handler(({ context, input }) => listRules(context, input)),
  saveListingTerm: host.saveListingTerm.handler(async ({ context, input, errors }) =>
    answer(await saveTerm(context, requireViewer(context), input), errors),
  ),
  tryListingRules: host.tryListingRules.handler(({ context, input }) => tryRules(context, input)),
  sitemap: host.sitemap.handler(({ context, input }) =>
    sitemapPage(context, 'product', input.page),
  ),
  sitemapIndex: host.sitemapIndex.handler(({ context }) => sitemapIndex(context, 'product')),
})
