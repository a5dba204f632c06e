import { data, redirect } from '@remix-run/node'
import type { Hearts } from '#app/features/hearts/heart-state.ts'
import { heartsOf } from '#app/features/hearts/hearts-of.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { optional } from '#app/services/optional.server.ts'
import { REVIEW_PAGE_SIZE, type Review, type Store, type StoreRelation } from '#contracts/boot.ts'
import type { ProductPage } from '#contracts/search.ts'
import { parseStoreQuery, type StoreQuery, TAB_STATES } from './store-query.ts'

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

  const [answer, relation, goods, reviews] = await Promise.all([
    optional(context, context.services.boot.store({ storeSeq })),
    relationOf(context, storeSeq),
    query.tab === 'reviews' ? null : loadGoods(context, storeSeq, query, query.tab),
    query.tab === 'reviews' ? loadReviews(context, storeSeq, query.page) : null,
  ])
  if (answer && !answer.ok) throw data(answer.message, { status: answer.status })
  const page: StorePage = {
    storeSeq,
    store: answer?.data ?? null,
    relation,
    query,
    goods,
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

function loadGoods(
  context: LoadContext,
  storeSeq: number,
  { keyword, sort, page }: StoreQuery,
  tab: keyof typeof TAB_STATES,
): Promise<ProductPage | null> {
  return optional(
    context,
    context.services.search.products({
      storeSeq,
      tradeStates: [TAB_STATES[tab]],
      ...(keyword && { keyword }),
      sort,
      page,
    }),
  )
}

function statusOf({ store, goods, reviews, query }: StorePage): number {
  const shown = goods ?? reviews
  if (!store || !shown) return 503
  return shown.items.length === 0 && query.page > 1 ? 404 : 200
}
