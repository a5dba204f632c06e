import { implement } from '@orpc/server'
import { bootContract } from '#contracts/boot.ts'
import { health } from '../health.ts'
import type { HostContext } from '../host.ts'
import { sitemapIndex } from '../sitemap-index.ts'
import { sitemapPage } from '../sitemap-page.ts'
import { getStore } from './get-store.ts'
import { listStoreReviews } from './list-store-reviews.ts'

const host = implement(bootContract).$context<HostContext>()

export const bootRouter = host.router({
  health: host.health.handler(health('boot')),
  store: host.store.handler(async ({ context, input, errors }) => {
    const store = await getStore(context, input.storeSeq)
    if (!store) throw errors.NOT_FOUND()
    return store
  }),
  storeReviews: host.storeReviews.handler(({ context, input }) =>
    listStoreReviews(context, input.storeSeq, input.page ?? 1),
  ),
  sitemap: host.sitemap.handler(({ context, input }) => sitemapPage(context, 'store', input.page)),
  sitemapIndex: host.sitemapIndex.handler(({ context }) => sitemapIndex(context, 'store')),
})
