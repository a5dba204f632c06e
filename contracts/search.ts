import { z } from 'zod'
import { imageSchema, momentSchema, seqSchema, wonSchema } from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import { healthEndpoint } from './health.ts'
import { listingExposureContract } from './listing-exposure.ts'
import {
  conditionSchema,
  productCardSchema,
  tradeMethodSchema,
  tradeStateSchema,
} from './product.ts'
import { MAX_KEYWORD_LENGTH, MAX_PAGE } from './search-limits.ts'
import { searchWordEndpoints } from './search-words.ts'

/** 추천순, 최신순, 낮은가격순, 높은가격순. Every sort ends in the product number, so that pages never overlap. */
export const PRODUCT_SORTS = ['RECOMMENDED', 'LATEST', 'PRICE_ASC', 'PRICE_DESC'] as const
export const productSortSchema = z.enum(PRODUCT_SORTS)
export type ProductSort = z.infer<typeof productSortSchema>

export {
  EXACT_TOTAL_LIMIT,
  MAX_KEYWORD_LENGTH,
  MAX_PAGE,
  PAGE_SIZE,
  PERIOD_DAYS,
} from './search-limits.ts'

/** What a person typed; PostgreSQL cannot hold the null character. */
export const keywordSchema = z
  .string()
  .min(1)
  .max(MAX_KEYWORD_LENGTH)
  .refine((text) => !text.includes('\0'), '검색어에 쓸 수 없는 문자가 있습니다.')

/** Everything a product list can be narrowed by; all absent means all products on sale, reserved or sold. */
export const productFilterSchema = z.object({
  keyword: keywordSchema.optional(),
  categorySeq: seqSchema.optional(),
  minPrice: wonSchema.optional(),
  maxPrice: wonSchema.optional(),
  tradeStates: z.array(tradeStateSchema).optional(),
  conditions: z.array(conditionSchema).optional(),
  tradeMethods: z.array(tradeMethodSchema).optional(),
  /** Code of a 시/도, 시/군/구 or 동; everything below it counts. */
  regionCode: z
    .string()
    .regex(/^\d{2,10}$/)
    .optional(),
  shippingIncluded: z.boolean().optional(),
  safePay: z.boolean().optional(),
  /** True: only products that cost more before. */
  lowered: z.literal(true).optional(),
  periodDays: z.int().min(1).max(365).optional(),
  storeSeq: seqSchema.optional(),
})
export type ProductFilter = z.infer<typeof productFilterSchema>

/** What a keyword alert may look for: whatever narrows a list, except for the age of a product and one store's shelf. */
export const alertFilterSchema = productFilterSchema.omit({
  tradeStates: true,
  periodDays: true,
  storeSeq: true,
})
export type AlertFilter = z.infer<typeof alertFilterSchema>

export const productQuerySchema = productFilterSchema.extend({
  sort: productSortSchema.optional(),
  page: z.int().min(1).max(MAX_PAGE).optional(),
  pageSize: z.int().min(1).max(100).optional(),
  /** Products of this region come first, then those of the region around it, level by level; each in the order of `sort`. */
  nearRegionCode: z
    .string()
    .regex(/^\d{2,10}$/)
    .optional(),
  /** True: search exactly what was typed, without correction ("원래 검색어로 보기"). */
  exact: z.boolean().optional(),
  /** True: also count per category, state and condition (`facets`). */
  withFacets: z.boolean().optional(),
})
export type ProductQuery = z.infer<typeof productQuerySchema>

/** The names of the filters that a search without hits may ask to relax. */
export const RELAXABLE_FILTERS = [
  'categorySeq',
  'price',
  'tradeStates',
  'conditions',
  'tradeMethods',
  'regionCode',
  'shippingIncluded',
  'safePay',
  'lowered',
  'periodDays',
] as const
export type RelaxableFilter = (typeof RELAXABLE_FILTERS)[number]

/** A part of a query that was read as something else than a word to search for. */
export const READ_PARTS = [
  'PRICE',
  'EXCLUDED',
  'REGION',
  /** A word that stands for others. */
  'MEANING',
  /** A word of the trade, which says nothing of the thing. */
  'IGNORED',
  /** A word that was given up because nothing was found with it. */
  'DROPPED',
  /** Accessories that were left out because there is so little of the thing itself. */
  'ACCESSORIES',
] as const
const readPartSchema = z.object({
  kind: z.enum(READ_PARTS),
  /** As it stands in the keyword: without it the keyword says nothing of the part. */
  typed: z.string(),
  /** As it was read: 5만원 이하. */
  label: z.string(),
})
export type ReadPart = z.infer<typeof readPartSchema>

export const productPageSchema = z.object({
  items: z.array(productCardSchema),
  page: z.int().min(1),
  pageSize: z.int().min(1),
  /** Hits; exact up to EXACT_TOTAL_LIMIT, above that possibly a lower bound. */
  total: z.int().min(0),
  totalIsExact: z.boolean(),
  /** Hits of which only the description has all the words; they stand last of those that can be bought, and of all others. */
  describedTotal: z.int().min(0),
  hasNext: z.boolean(),
  /** Set when the search was for a corrected keyword. */
  correction: z
    .object({ kind: z.enum(['KEYBOARD', 'TYPO']), from: z.string(), to: z.string() })
    .nullable(),
  /** How the keyword was read, besides the words that were searched for; empty where it was searched for as it is. */
  readAs: z.array(readPartSchema),
  /** Counts beside the filter options; null when not requested or when there are too many hits to count. */
  facets: z
    .object({
      categories: z.array(z.object({ categorySeq: seqSchema, count: z.int() })),
      tradeStates: z.array(z.object({ value: tradeStateSchema, count: z.int() })),
      conditions: z.array(z.object({ value: conditionSchema, count: z.int() })),
    })
    .nullable(),
  /** When nothing was found: the number of hits without each single filter. Best first. */
  relaxations: z.array(
    z.object({ filter: z.enum(RELAXABLE_FILTERS), total: z.int(), totalIsExact: z.boolean() }),
  ),
})
export type ProductPage = z.infer<typeof productPageSchema>

export const suggestionSchema = z.object({
  keyword: z.string(),
  /** Set when the row searches inside one category ("아이폰 · 모바일/태블릿"). */
  categorySeq: seqSchema.nullable(),
  categoryName: z.string().nullable(),
})
export type Suggestion = z.infer<typeof suggestionSchema>

export const popularKeywordSchema = z.object({
  rank: z.int().min(1),
  keyword: z.string(),
  /** Places won (positive) or lost since the hour before; null when new in the list. */
  change: z.int().nullable(),
})
export type PopularKeyword = z.infer<typeof popularKeywordSchema>

export const storeCardSchema = z.object({
  storeSeq: seqSchema,
  name: z.string(),
  intro: z.string(),
  image: imageSchema.nullable(),
  regionName: z.string().nullable(),
  trustScore: z.int(),
  identityVerified: z.boolean(),
  isBusiness: z.boolean(),
  productCount: z.int(),
  reviewCount: z.int(),
  followerCount: z.int(),
  /** Newest pictures of its goods, at most three. */
  preview: z.array(imageSchema),
  createdAt: momentSchema,
})
export type StoreCard = z.infer<typeof storeCardSchema>

/** Host `search`: product search, category listing, suggestions, popular keywords, store search. */
export const searchContract = {
  ...listingExposureContract,
  ...searchWordEndpoints,
  health: healthEndpoint,

  /** One page of products: category listing, product list, keyword search and a store's shelf alike. */
  products: endpoint
    .meta({ timeoutMs: DEADLINE_MS.search, auth: 'none', cacheTags: ['goods'], hasCards: true })
    .route({ method: 'GET', path: '/v1/products' })
    .input(productQuerySchema)
    .output(productPageSchema),

  /** Up to ten completions of the text typed so far: prefix, choseong, partial syllable, keyboard slip. */
  suggestions: endpoint
    .meta({ timeoutMs: DEADLINE_MS.suggestions, auth: 'none' })
    .route({ method: 'GET', path: '/v1/suggestions' })
    .input(z.object({ keyword: keywordSchema }))
    .output(z.object({ suggestions: z.array(suggestionSchema).max(10) })),

  /** The ten keywords that most different visitors searched for in the last full hour. */
  popularKeywords: endpoint
    .meta({ timeoutMs: DEADLINE_MS.suggestions, auth: 'none', cacheMs: 60_000 })
    .route({ method: 'GET', path: '/v1/popular-keywords' })
    .output(z.object({ at: momentSchema, keywords: z.array(popularKeywordSchema).max(10) })),

  /** Records a search with results; it counts once per visitor and hour. */
  recordHit: endpoint
    .meta({ timeoutMs: DEADLINE_MS.suggestions, auth: 'none' })
    .route({ method: 'POST', path: '/v1/search-hits' })
    .input(
      z.object({
        keyword: keywordSchema,
        visitorKey: z.string().min(8).max(64),
      }),
    )
    .output(z.object({ counted: z.boolean() })),

  /**
   * Records that a visitor searched for something else after a word that found nothing, and opened a product of it. What
   * enough different people do makes an entry of the search words.
   */
  recordStep: endpoint
    .meta({ timeoutMs: DEADLINE_MS.suggestions, auth: 'none' })
    .route({ method: 'POST', path: '/v1/search-steps' })
    .input(
      z.object({
        from: keywordSchema,
        to: keywordSchema,
        productSeq: seqSchema,
        visitorKey: z.string().min(8).max(64),
      }),
    )
    .output(z.object({ counted: z.boolean() })),

  /** Stores by name and introduction; without a keyword the most trusted first. */
  stores: endpoint
    .meta({ timeoutMs: DEADLINE_MS.search, auth: 'none', cacheTags: ['stores'] })
    .route({ method: 'GET', path: '/v1/stores' })
    .input(
      z.object({
        keyword: keywordSchema.optional(),
        page: z.int().min(1).max(MAX_PAGE).optional(),
        pageSize: z.int().min(1).max(50).optional(),
      }),
    )
    .output(
      z.object({
        items: z.array(storeCardSchema),
        page: z.int().min(1),
        pageSize: z.int(),
        total: z.int(),
        hasNext: z.boolean(),
      }),
    ),
}
