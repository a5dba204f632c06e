import { z } from 'zod'
import {
  imageSchema,
  momentSchema,
  seqSchema,
  sitemapIndexSchema,
  sitemapPageSchema,
} from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import { healthEndpoint } from './health.ts'
import { TRUST_PARTS, type TrustPart } from './trust-score.ts'

export const trustPointsSchema = z.record(
  z.enum(Object.keys(TRUST_PARTS) as [TrustPart, ...TrustPart[]]),
  z.int(),
)

export const storeSchema = z.object({
  storeSeq: seqSchema,
  name: z.string(),
  intro: z.string(),
  image: imageSchema.nullable(),
  regionName: z.string().nullable(),
  /** 신뢰지수, 0 to 1,000. */
  trustScore: z.int().min(0).max(1000),
  /** What the score is the sum of. */
  trustPoints: trustPointsSchema,
  identityVerified: z.boolean(),
  isBusiness: z.boolean(),
  /** Median minutes to the first answer in chat; null when there is too little data. */
  responseMinutes: z.int().nullable(),
  safeTradeCount: z.int(),
  followerCount: z.int(),
  reviewCount: z.int(),
  /** Average rating in tenths (48 = 4.8); null without reviews. */
  ratingTenths: z.int().nullable(),
  productCounts: z.object({ onSale: z.int(), reserved: z.int(), sold: z.int() }),
  createdAt: momentSchema,
  updatedAt: momentSchema,
})
export type Store = z.infer<typeof storeSchema>

export const reviewSchema = z.object({
  reviewSeq: seqSchema,
  writer: z.object({ storeSeq: seqSchema, name: z.string(), image: imageSchema.nullable() }),
  product: z.object({ productSeq: seqSchema, title: z.string(), visible: z.boolean() }).nullable(),
  rating: z.int().min(1).max(5),
  tags: z.array(z.string()),
  body: z.string(),
  reply: z.string().nullable(),
  createdAt: momentSchema,
})
export type Review = z.infer<typeof reviewSchema>

export const REVIEW_PAGE_SIZE = 20

/** Host `boot`: stores, their reviews and followers, and blocks between members. */
export const bootContract = {
  health: healthEndpoint,

  /** One store; a closed one is 404. */
  store: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'none', cacheTags: [] })
    .route({ method: 'GET', path: '/v1/stores/{storeSeq}' })
    .input(z.object({ storeSeq: seqSchema }))
    .output(storeSchema)
    .errors({ NOT_FOUND: { status: 404, message: '찾으시는 가게가 없습니다.' } }),

  /** Reviews that a store received, newest first, with how often each tag was given. */
  storeReviews: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'none', cacheTags: [] })
    .route({ method: 'GET', path: '/v1/stores/{storeSeq}/reviews' })
    .input(z.object({ storeSeq: seqSchema, page: z.int().min(1).optional() }))
    .output(
      z.object({
        items: z.array(reviewSchema),
        page: z.int(),
        total: z.int(),
        hasNext: z.boolean(),
        tagCounts: z.array(z.object({ tag: z.string(), count: z.int() })),
      }),
    ),

  /** Blocks another member's store, or unblocks it: neither can write to the other then. Repeating changes nothing. */
  setBlock: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'PUT', path: '/v1/stores/{storeSeq}/block' })
    .input(z.object({ storeSeq: seqSchema, blocked: z.boolean() }))
    .output(z.object({ isBlocked: z.boolean() }))
    .errors({
      NOT_FOUND: { status: 404, message: '찾으시는 가게가 없습니다.' },
      OWN_STORE: { status: 409, message: '내 가게는 차단할 수 없어요.' },
    }),

  /** The stores that the member has blocked, newest first. */
  blocks: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'GET', path: '/v1/user/blocks' })
    .input(z.object({ page: z.int().min(1).max(1_000).default(1) }))
    .output(
      z.object({
        items: z.array(
          z.object({
            storeSeq: seqSchema,
            name: z.string(),
            image: imageSchema.nullable(),
            blockedAt: momentSchema,
          }),
        ),
        total: z.int(),
        pageCount: z.int(),
      }),
    ),

  /** Open stores for the sitemap. */
  sitemap: endpoint
    .route({ method: 'GET', path: '/v1/sitemap/stores' })
    .input(z.object({ page: z.int().min(1) }))
    .output(sitemapPageSchema),

  /** The sitemap files of stores; counting them reads every row, so the response is cached. */
  sitemapIndex: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'none', cacheMs: 600_000 })
    .route({ method: 'GET', path: '/v1/sitemap/stores/index' })
    .output(sitemapIndexSchema),
}
