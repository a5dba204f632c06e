import { data } from '@remix-run/node'
import { categoryTree } from '#app/features/category/category-tree.ts'
import type { Hearts } from '#app/features/hearts/heart-state.ts'
import { heartsOf } from '#app/features/hearts/hearts-of.server.ts'
import { followToProduct } from '#app/features/search/search-steps.server.ts'
import type { OwnPanelState } from '#app/features/sell/own-listing-panel.tsx'
import { ownListingState } from '#app/features/sell/own-listing-state.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { optional } from '#app/services/optional.server.ts'
import type { Store, StoreRelation } from '#contracts/boot.ts'
import { within } from '#contracts/deadline.ts'
import type { SellerRecords } from '#contracts/fraud.ts'
import type { ListingEdit } from '#contracts/listing.ts'
import type { ProductCard, ProductDetail } from '#contracts/product.ts'
import type { QueuePlace } from '#contracts/product-queue.ts'
import type { PriceVerdict } from '#contracts/standard-price.ts'

/** Other goods of the seller that the page shows. */
const SELLER_GOODS = 6
const SIMILAR_GOODS = 12
/** Similar goods may take their host ten seconds; a page does not wait that long. */
const SIMILAR_PATIENCE_MS = 1_500
const UNAVAILABLE = 503

/** All data of the page of a product. */
export interface ProductPageData {
  product: ProductDetail
  /** Null when the store's host did not answer. */
  store: Store | null
  /** The member's relation to the seller; null for an anonymous visitor. */
  relation: StoreRelation | null
  /** What a lookup of the seller would say; null when its host did not answer. */
  records: SellerRecords | null
  sellerGoods: ProductCard[]
  similar: ProductCard[]
  /** Where its price lies among sold goods like it; null where too few were sold. */
  verdict: PriceVerdict | null
  /** What the seller changed after the first hour. */
  history: { edits: ListingEdit[]; total: number }
  /** The product's relation to the member; null for an anonymous visitor. */
  mine: {
    isFavorite: boolean
    isOwn: boolean
    isPossessionAsked: boolean
    offerPrice: number | null
    queue: QueuePlace | null
    turnUntil: string | null
  } | null
  /** What its seller does with it; null for all others. */
  own: OwnPanelState | null
  hearts: Hearts | null
  /** From the top category down. */
  trail: { name: string; path: string }[]
  /** The page's address, for sharing. */
  url: string
  /** Moment of the request. */
  now: string
}

/** What the error page shows in place of a product. */
export interface MissingProduct {
  instead: ProductCard[]
  now: string
}

/**
 * Loads the page of a product. Its seller, the seller's other goods and similar goods may be missing.
 * @throws 404 or 410 when there is no such product to show, 503 when its host does not answer; with other goods
 */
export async function loadProductPage(
  context: LoadContext,
  productSeq: number,
): Promise<ProductPageData> {
  const { services, publicOrigin } = context
  const now = context.now.toISOString()
  const [detail, similar, categories] = await Promise.all([
    optional(context, services.product.detail({ productSeq })),
    similarGoods(context, productSeq),
    optional(context, services.init.categories()),
  ])
  if (!detail?.ok) {
    const instead = similar.length > 0 ? similar : await recommendedGoods(context)
    const missing: MissingProduct = { instead, now }
    throw data(missing, { status: detail?.status ?? UNAVAILABLE })
  }
  const product = detail.data
  const [store, records, relation, mine, sellerGoods, history, priced] = await Promise.all([
    optional(context, services.boot.store({ storeSeq: product.storeSeq })),
    optional(context, services.customerService.sellerRecords({ storeSeq: product.storeSeq })),
    context.session.viewer
      ? optional(context, services.boot.relation({ storeSeq: product.storeSeq }))
      : null,
    context.session.viewer ? optional(context, services.product.mine({ productSeq })) : null,
    goodsOfSeller(context, product),
    optional(context, services.product.productHistory({ productSeq })),
    optional(context, services.standardPrice.priceVerdict({ productSeq })),
  ])
  if (!mine?.isOwn) {
    context.forEachVisitor(({ product }, visitorKey) =>
      product.recordView({ productSeq, visitorKey }),
    )
    followToProduct(context, productSeq)
  }
  const tree = categories && categoryTree(categories.categories)
  const category = tree?.bySeq.get(product.categorySeq)
  return {
    product,
    store: store?.ok ? store.data : null,
    relation,
    records,
    sellerGoods,
    similar,
    verdict: priced?.verdict ?? null,
    history: history ?? { edits: [], total: 0 },
    mine,
    own: mine?.isOwn ? await ownListingState(context, productSeq) : null,
    hearts: await heartsOf(context, [product], sellerGoods, similar),
    trail: tree && category ? tree.trailOf(category).map(({ name, path }) => ({ name, path })) : [],
    url: `${publicOrigin}${paths.product(productSeq)}`,
    now,
  }
}

async function similarGoods(context: LoadContext, productSeq: number): Promise<ProductCard[]> {
  const answer = context.services.machineLearning.similar({ productSeq, limit: SIMILAR_GOODS })
  return (await within(optional(context, answer), SIMILAR_PATIENCE_MS, null))?.items ?? []
}

async function recommendedGoods(context: LoadContext): Promise<ProductCard[]> {
  const answer = await optional(
    context,
    context.services.search.products({ tradeStates: ['ON_SALE'], pageSize: SIMILAR_GOODS }),
  )
  return answer?.items ?? []
}

async function goodsOfSeller(
  context: LoadContext,
  { storeSeq, productSeq }: ProductDetail,
): Promise<ProductCard[]> {
  const answer = await optional(
    context,
    context.services.search.products({
      storeSeq,
      tradeStates: ['ON_SALE', 'RESERVED'],
      sort: 'LATEST',
      pageSize: SELLER_GOODS + 1,
    }),
  )
  const others = (answer?.items ?? []).filter((item) => item.productSeq !== productSeq)
  return others.slice(0, SELLER_GOODS)
}
