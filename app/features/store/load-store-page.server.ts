import { data, redirect } from '@remix-run/node'
import type { Hearts } from '#app/features/hearts/heart-state.ts'
import { heartsOf } from '#app/features/hearts/hearts-of.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { optional } from '#app/services/optional.server.ts'
import { REVIEW_PAGE_SIZE, type Review, type Store, type StoreRelation } from '#contracts/boot.ts'
import type { ProductPage } from '#contracts/search.ts'
import { parseStoreQuery, type StoreQuery, TAB_STATES } from './store-query.ts'
import { SUSPENDED } from './suspended.ts'

export interface StoreCategory {
  categorySeq: number
  name: string
  count: number
}

export interface ReviewPage {
  items: Review[]
  page: number
  total: number
  hasNext: boolean
  lastPage: number
  tagCounts: { tag: string; count: number }[]
}

/** All data of the page of a store. */
export interface StorePage {
  storeSeq: number
  /** Null when the store's host does not answer. */
  store: Store | null
  /** The member's relation to the store; null for an anonymous visitor. */
  relation: StoreRelation | null
  query: StoreQuery
  /** The goods of the chosen tab; null on the reviews' tab, or when the search host does not answer. */
  goods: ProductPage | null
  /** The top categories of what the chosen tab and keyword find, those with most goods first. */
  categories: StoreCategory[]
  /** The reviews; null on the other tabs, or when they could not be loaded. */
  reviews: ReviewPage | null
  hearts: Hearts | null
  /** The page's address, for sharing. */
  url: string
  /** Moment of the request. */
  now: string
}

/**
 * Loads the page of a store. An address that says the same in another way is redirected.
 *
 * @returns the page, with 404 for a page after the last one and 503 when the store or the chosen tab could not be loaded
 * @throws 404 when there is no such store
 */
export async function loadStorePage(context: LoadContext, request: Request, storeSeq: number) {
  const { query, clean, isClean } = parseStoreQuery(storeSeq, new URL(request.url).searchParams)
  if (!isClean) throw redirect(clean)

  const [answer, relation, goods, categories, reviews] = await Promise.all([
    optional(context, context.services.boot.store({ storeSeq })),
    relationOf(context, storeSeq),
    query.tab === 'reviews' ? null : loadGoods(context, storeSeq, query, query.tab),
    query.tab === 'reviews' ? [] : loadCategories(context, storeSeq, query, query.tab),
    query.tab === 'reviews' ? loadReviews(context, storeSeq, query.page) : null,
  ])
  if (answer && !answer.ok)
    throw data(answer.code === SUSPENDED ? SUSPENDED : null, { status: answer.status })
  const page: StorePage = {
    storeSeq,
    store: answer?.data ?? null,
    relation,
    query,
    goods,
    categories,
    reviews,
    hearts: await heartsOf(context, goods?.items),
    url: `${context.publicOrigin}${paths.store(storeSeq)}`,
    now: context.now.toISOString(),
  }
  return data(page, { status: statusOf(page) })
}

/** What a member's buttons show; without it they show what an anonymous visitor gets. */
async function relationOf(context: LoadContext, storeSeq: number): Promise<StoreRelation | null> {
  if (!context.session.viewer) return null
  return optional(context, context.services.boot.relation({ storeSeq }))
}

async function loadReviews(
  context: LoadContext,
  storeSeq: number,
  page: number,
): Promise<ReviewPage | null> {
  const answer = await optional(context, context.services.boot.storeReviews({ storeSeq, page }))
  return answer && { ...answer, lastPage: Math.max(1, Math.ceil(answer.total / REVIEW_PAGE_SIZE)) }
}

type GoodsTab = keyof typeof TAB_STATES

const shelfOf = (storeSeq: number, { keyword }: StoreQuery, tab: GoodsTab) => ({
  storeSeq,
  tradeStates: [TAB_STATES[tab]],
  ...(keyword && { keyword }),
})

function loadGoods(
  context: LoadContext,
  storeSeq: number,
  query: StoreQuery,
  tab: GoodsTab,
): Promise<ProductPage | null> {
  const { categorySeq, sort, page } = query
  return optional(
    context,
    context.services.search.products({
      ...shelfOf(storeSeq, query, tab),
      ...(categorySeq !== null && { categorySeq }),
      sort,
      page,
    }),
  )
}

/** Without its own filter, so that the other categories can be chosen too. */
async function loadCategories(
  context: LoadContext,
  storeSeq: number,
  query: StoreQuery,
  tab: GoodsTab,
): Promise<StoreCategory[]> {
  const { search, init } = context.services
  const [found, all] = await Promise.all([
    optional(
      context,
      search.products({ ...shelfOf(storeSeq, query, tab), pageSize: 1, withFacets: true }),
    ),
    optional(context, init.categories()),
  ])
  const names = new Map(all?.categories.map(({ categorySeq, name }) => [categorySeq, name]))
  return (found?.facets?.categories ?? []).flatMap(({ categorySeq, count }) => {
    const name = names.get(categorySeq)
    return name === undefined ? [] : [{ categorySeq, name, count }]
  })
}

function statusOf({ store, goods, reviews, query }: StorePage): number {
  const shown = goods ?? reviews
  if (!store || !shown) return 503
  return shown.items.length === 0 && query.page > 1 ? 404 : 200
}
