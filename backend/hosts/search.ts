import { implement } from '@orpc/server'
import { answer } from '#backend/operation/refusal.ts'
import { requireViewer } from '#backend/operation/require-viewer.ts'
import { listingExposure } from '#backend/search/listing-exposure.ts'
import { popularKeywords } from '#backend/search/popular-keywords.ts'
import { recordHit } from '#backend/search/record-hit.ts'
import { searchProducts } from '#backend/search/search-products.ts'
import { searchStores } from '#backend/search/search-stores.ts'
import { suggestKeywords } from '#backend/search/suggest-keywords.ts'
import { explainSearch, trySearchSense } from '#backend/search-words/explain-search.ts'
import { recordStep } from '#backend/search-words/record-step.ts'
import { getSearchSense, listSearchSenses } from '#backend/search-words/sense-desk.ts'
import { senseOperations } from '#backend/search-words/sense-posts.ts'
import { searchContract } from '#contracts/search.ts'
import type { HostContext } from '../operation/context.ts'
import { health } from './health.ts'

const host = implement(searchContract).$context<HostContext>()

export const searchRouter = host.router({
  health: host.health.handler(health('search')),
  products: host.products.handler(({ context, input }) => searchProducts(context, input)),
  suggestions: host.suggestions.handler(({ context, input }) =>
    suggestKeywords(context, input.keyword),
  ),
  popularKeywords: host.popularKeywords.handler(({ context }) => popularKeywords(context)),
  recordHit: host.recordHit.handler(({ context, input }) => recordHit(context, input)),
  recordStep: host.recordStep.handler(({ context, input }) => recordStep(context, input)),
  listingExposure: host.listingExposure.handler(async ({ context, input, errors }) =>
    answer(await listingExposure(context, requireViewer(context), input.productSeq), errors),
  ),
  searchSenses: host.searchSenses.handler(({ context, input }) => {
    requireViewer(context)
    return listSearchSenses(context, input)
  }),
  searchSense: host.searchSense.handler(async ({ context, input, errors }) => {
    requireViewer(context)
    return answer(await getSearchSense(context, input.senseSeq), errors)
  }),
  addSearchSense: host.addSearchSense.handler(async ({ context, input, errors }) =>
    answer(await senseOperations.add(context, requireViewer(context), input), errors),
  ),
  saveSearchSense: host.saveSearchSense.handler(async ({ context, input, errors }) =>
    answer(await senseOperations.save(context, requireViewer(context), input), errors),
  ),
  stepSearchSense: host.stepSearchSense.handler(async ({ context, input, errors }) =>
    answer(await senseOperations.step(context, requireViewer(context), input), errors),
  ),
  trySearchSense: host.trySearchSense.handler(({ context, input }) => {
    requireViewer(context)
    return trySearchSense(context, input)
  }),
  explainSearch: host.explainSearch.handler(({ context, input }) => {
    requireViewer(context)
    return explainSearch(context, input.keyword)
  }),
  stores: host.stores.handler(({ context, input }) => searchStores(context, input)),
})
