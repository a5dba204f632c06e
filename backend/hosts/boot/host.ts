import { implement } from '@orpc/server'
import { bootContract } from '#contracts/boot.ts'
import { health } from '../health.ts'
import type { HostContext } from '../host.ts'
import { answer } from '../refusal.ts'
import { requireViewer } from '../require-viewer.ts'
import { sitemapIndex } from '../sitemap-index.ts'
import { sitemapPage } from '../sitemap-page.ts'
import { getStore } from './get-store.ts'
import { listBlocks } from './list-blocks.ts'
import { listStoreReviews } from './list-store-reviews.ts'
import { setBlock } from './set-block.ts'

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
  setBlock: host.setBlock.handler(async ({ context, input, errors }) =>
    answer(await setBlock(context, requireViewer(context), input), errors),
  ),
  blocks: host.blocks.handler(({ context, input }) =>
    listBlocks(context, requireViewer(context), input.page),
  ),
  sitemap: host.sitemap.handler(({ context, input }) => sitemapPage(context, 'store', input.page)),
  sitemapIndex: host.sitemapIndex.handler(({ context }) => sitemapIndex(context, 'store')),
})
