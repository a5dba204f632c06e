import { heartsOf } from '#app/features/hearts/hearts-of.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { optional } from '#app/services/optional.server.ts'
import type { ExhibitionSummary } from '#contracts/exhibition.ts'
import type { Category } from '#contracts/init.ts'
import type { ProductCard } from '#contracts/product.ts'
import { categoryOfDay } from './category-of-day.ts'
import { loadNear } from './load-near.server.ts'

/** Numbers of goods that fill whole rows at every width. */
const RECOMMENDED = 12
const LOWERED = 10
const JUST_IN = 6
const OF_DAY = 6
const EXHIBITION_GOODS = 8
/** Covers beside the exhibition whose goods are shown. */
const OTHER_EXHIBITIONS = 4
const CHILDREN_OF_DAY = 8

/** All data of the home page; a part whose host does not answer is null, and the rest is shown. */
export async function loadHome(context: LoadContext) {
  const { init, search, customerService } = context.services
  const part = <T>(promise: Promise<T>) => optional(context, promise)
  const onSale = { tradeStates: ['ON_SALE' as const] }
  const tree = part(init.categories())
  const [popup, banners, categories, recommended, lowered, justIn, popular, exhibition, ofDay] =
    await Promise.all([
      part(customerService.popupAnnouncement()),
      part(init.banners()),
      tree,
      part(search.products({ ...onSale, sort: 'RECOMMENDED', pageSize: RECOMMENDED })),
      part(search.products({ ...onSale, lowered: true, pageSize: LOWERED })),
      part(search.products({ ...onSale, sort: 'LATEST', pageSize: JUST_IN })),
      part(search.popularKeywords()),
      part(loadExhibitions(context)),
      part(tree.then((found) => loadCategoryOfDay(context, found?.categories ?? []))),
    ])
  // For an anonymous visitor the browser asks for it: the page is the same for all of them.
  const near = context.session.viewer ? await part(loadNear(context)) : null
  const cards = [near, recommended, lowered, justIn, exhibition, ofDay].map((shelf) => shelf?.items)
  return {
    hearts: await heartsOf(context, ...cards),
    near,
    popup: popup?.popup ?? null,
    banners: banners?.banners ?? [],
    categories: (categories?.categories ?? [])
      .filter(({ depth }) => depth === 1)
      .map(({ name, path, emoji }) => ({ name, path, emoji })),
    recommended: recommended?.items ?? null,
    lowered: lowered?.items ?? null,
    justIn: justIn?.items ?? null,
    popular: popular?.keywords ?? [],
    exhibition,
    ofDay,
    now: context.now.toISOString(),
  }
}

export interface ExhibitionGoods {
  exhibition: ExhibitionSummary
  items: ProductCard[]
  others: ExhibitionSummary[]
}

/** The first exhibition that has something for sale, with its goods; the others with their covers. */
async function loadExhibitions(context: LoadContext): Promise<ExhibitionGoods | null> {
  const { init, product } = context.services
  const running = (await init.exhibitions()).exhibitions.filter(({ ended }) => !ended)
  for (const exhibition of running) {
    const details = await init.exhibition({ gnbSeq: exhibition.gnbSeq })
    if (!details.ok) continue
    const { items } = await product.cards({ productSeqs: details.data.productSeqs.slice(0, 30) })
    const onSale = items.filter(({ tradeState }) => tradeState === 'ON_SALE')
    if (onSale.length === 0) continue
    const others = running.filter(({ gnbSeq }) => gnbSeq !== exhibition.gnbSeq)
    return {
      exhibition,
      items: onSale.slice(0, EXHIBITION_GOODS),
      others: others.slice(0, OTHER_EXHIBITIONS),
    }
  }
  return null
}

async function loadCategoryOfDay(context: LoadContext, categories: readonly Category[]) {
  const category = categoryOfDay(categories, context.now)
  if (!category) return null
  const { name, path, categorySeq } = category
  const { items } = await context.services.search.products({
    categorySeq,
    tradeStates: ['ON_SALE'],
    pageSize: OF_DAY,
  })
  const children = categories
    .filter(({ parentSeq, productCount }) => parentSeq === categorySeq && productCount > 0)
    .slice(0, CHILDREN_OF_DAY)
  return {
    name,
    path,
    items,
    children: children.map((child) => ({ name: child.name, path: child.path })),
  }
}
