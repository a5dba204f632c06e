import { heartsOf } from '#app/features/hearts/hearts-of.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { optional } from '#app/services/optional.server.ts'
import type { ExhibitionSummary } from '#contracts/init.ts'
import type { ProductCard } from '#contracts/product.ts'
import { loadNear } from './load-near.server.ts'

const SHELF = 12
const LATEST = 24
const EXHIBITIONS = 2
const EXHIBITION_GOODS = 6

export interface ExhibitionShelf {
  exhibition: ExhibitionSummary
  items: ProductCard[]
}

/** All data of the home page; a part whose host does not answer is null, and the rest is shown. */
export async function loadHome(context: LoadContext) {
  const { init, search } = context.services
  const part = <T>(promise: Promise<T>) => optional(context, promise)
  const onSale = { tradeStates: ['ON_SALE' as const] }
  const [banners, categories, recommended, free, latest, popular, exhibitions] = await Promise.all([
    part(init.banners()),
    part(init.categories()),
    part(search.products({ ...onSale, sort: 'RECOMMENDED', pageSize: SHELF })),
    part(search.products({ ...onSale, shippingIncluded: true, safePay: true, pageSize: SHELF })),
    part(search.products({ sort: 'LATEST', pageSize: LATEST })),
    part(search.popularKeywords()),
    part(loadExhibitions(context)),
  ])
  // For an anonymous visitor the browser asks for it: the page is the same for all of them.
  const near = context.session.viewer ? await part(loadNear(context)) : null
  const shelves = [near, recommended, free, latest, ...(exhibitions ?? [])]
  return {
    hearts: await heartsOf(context, ...shelves.map((shelf) => shelf?.items)),
    near,
    banners: banners?.banners ?? [],
    categories: (categories?.categories ?? [])
      .filter(({ depth }) => depth === 1)
      .map(({ name, path, emoji }) => ({ name, path, emoji })),
    recommended: recommended?.items ?? null,
    freeShipping: free?.items ?? null,
    latest: latest?.items ?? null,
    popular: popular?.keywords ?? [],
    exhibitions: exhibitions ?? [],
    now: context.now.toISOString(),
  }
}

async function loadExhibitions(context: LoadContext): Promise<ExhibitionShelf[]> {
  const { init, product } = context.services
  const { exhibitions } = await init.exhibitions()
  const running = exhibitions.filter(({ ended }) => !ended).slice(0, EXHIBITIONS)
  const shelves = await Promise.all(
    running.map(async (exhibition) => {
      const details = await init.exhibition({ gnbSeq: exhibition.gnbSeq })
      if (!details.ok) return null
      const { items } = await product.cards({ productSeqs: details.data.productSeqs.slice(0, 30) })
      return { exhibition, items: items.filter(isOnSale).slice(0, EXHIBITION_GOODS) }
    }),
  )
  return shelves.filter((shelf) => shelf !== null && shelf.items.length > 0) as ExhibitionShelf[]
}

function isOnSale({ tradeState }: ProductCard): boolean {
  return tradeState === 'ON_SALE'
}
