import { implement } from '@orpc/server'
import { searchContract } from '#contracts/search.ts'
import { health } from '../health.ts'
import type { HostContext } from '../host.ts'
import { popularKeywords } from './popular-keywords.ts'
import { recordHit } from './record-hit.ts'
import { searchProducts } from './search-products.ts'
import { searchStores } from './search-stores.ts'
import { suggestKeywords } from './suggest-keywords.ts'

const host = implement(searchContract).$context<HostContext>()

export const searchRouter = host.router({
  health: host.health.handler(health('search')),
  products: host.products.handler(({ context, input }) => searchProducts(context, input)),
  suggestions: host.suggestions.handler(({ context, input }) =>
    suggestKeywords(context, input.keyword),
  ),
  popularKeywords: host.popularKeywords.handler(({ context }) => popularKeywords(context)),
  recordHit: host.recordHit.handler(({ context, input }) => recordHit(context, input)),
  stores: host.stores.handler(({ context, input }) => searchStores(context, input)),
})
