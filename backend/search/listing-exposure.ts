import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Exposure } from '#contracts/listing-exposure.ts'
import { type ExposureHint, LAST_PLACE } from '#contracts/listing-exposure-constants.ts'
import { BUMP_EVERY_MS } from '#contracts/listing-rules.ts'
import type { DB } from '../db/schema.ts'
import { listingHintLimits } from '../limits/rules.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { namingWords } from '../search-index/collect-keywords.ts'
import { categoryWords, exposureKeywords } from './exposure-keywords.ts'
import { findProducts } from './find-products.ts'
import { matchesClauses } from './keyword-clauses.ts'
import { lookUp } from './look-up.ts'

const KEPT_MS = 60_000
const kept = new WeakMap<Kysely<DB>, LRUCache<string, Exposure>>()

/**
 * The words that lead to an own listing, and its place among what buyers see. The searches are those of the search
 * page, a fixed number of them, and their result is kept for a minute.
 */
export async function listingExposure(
  context: Pick<HostContext, 'kysely' | 'now' | 'keys' | 'limiter' | 'caller'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  productSeq: number,
): Promise<Exposure | Refusal<'NOT_FOUND' | 'TOO_OFTEN'>> {
  const { kysely, now } = context
  const listing = await readListing(kysely, userSeq, productSeq)
  if (!listing) return refuse('NOT_FOUND')
  const cache = kept.get(kysely) ?? new LRUCache<string, Exposure>({ max: 500, ttl: KEPT_MS })
  kept.set(kysely, cache)
  const key = `${productSeq} ${listing.updated_at.getTime()} ${listing.bumped_at.getTime()} ${listing.norm !== null}`
  const known = cache.get(key)
  if (known) return known
  const retryAfterSeconds = await context.limiter.take(listingHintLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('TOO_OFTEN', { data: { retryAfterSeconds } })
  const exposure = await measure(kysely, listing, now())
  cache.set(key, exposure)
  return exposure
}

type Listing = NonNullable<Awaited<ReturnType<typeof readListing>>>

async function readListing(kysely: Kysely<DB>, userSeq: number, productSeq: number) {
  return kysely
    .selectFrom('product')
    .innerJoin('store', 'store.store_seq', 'product.store_seq')
    .innerJoin('category', 'category.category_seq', 'product.category_seq')
    .leftJoin('product_search', 'product_search.product_seq', 'product.product_seq')
    .select(['product.product_seq', 'product.title', 'product.tags', 'product.trade_state'])
    .select(['product.updated_at', 'product.bumped_at'])
    .select(['category.name as category_name', 'product_search.norm'])
    .where('product.product_seq', '=', productSeq)
    .where('product.visibility', '<>', 'DELETED')
    .where('store.user_seq', '=', userSeq)
    .executeTakeFirst()
}

async function measure(kysely: Kysely<DB>, listing: Listing, now: Date): Promise<Exposure> {
  const { product_seq: productSeq, title, norm, category_name: category } = listing
  const searches: Exposure['searches'] = []
  if (norm !== null)
    for (const keyword of exposureKeywords(title, category))
      searches.push(await searchFor(kysely, { keyword, productSeq, norm, now }))
  const words = categoryWords(category)
  const isFoundByCategory = searches.some(
    ({ keyword, isFound }) => isFound && words.includes(keyword),
  )
  const missingWord = norm === null || isFoundByCategory ? null : (words[0] ?? null)
  return {
    productSeq,
    title,
    isSearchable: norm !== null,
    searches,
    hints: hintsOf(listing, missingWord, now),
    missingWord,
  }
}

async function searchFor(
  kysely: Kysely<DB>,
  {
    keyword,
    productSeq,
    norm,
    now,
  }: { keyword: string; productSeq: number; norm: string; now: Date },
): Promise<Exposure['searches'][number]> {
  const filter = { keyword }
  const lookedUp = await lookUp(kysely, filter)
  const found = await findProducts(
    kysely,
    { filter, sort: 'RECOMMENDED', offset: 0, limit: LAST_PLACE, now },
    lookedUp,
  )
  const place = found.productSeqs.indexOf(productSeq) + 1
  return {
    keyword,
    place: place > 0 ? place : null,
    isFound: place > 0 || matchesClauses(norm, lookedUp.clauses ?? []),
    total: found.total,
    totalIsExact: found.totalIsExact,
  }
}

function hintsOf(listing: Listing, missingWord: string | null, now: Date): ExposureHint[] {
  const names = namingWords(listing.title)
  const canBump =
    listing.trade_state === 'ON_SALE' &&
    now.getTime() - listing.bumped_at.getTime() >= BUMP_EVERY_MS
  const hints: [ExposureHint, boolean][] = [
    ['SHORT_TITLE', names.length < 2],
    ['NO_MODEL', names.length >= 2 && !/[\da-z]/i.test(listing.title)],
    ['CATEGORY_WORD', missingWord !== null],
    ['NO_TAGS', listing.tags.length === 0],
    ['BUMP', listing.norm !== null && canBump],
  ]
  return hints.flatMap(([hint, applies]) => (applies ? [hint] : []))
}
