import { z } from 'zod'
import {
  imageSchema,
  momentSchema,
  seqSchema,
  sitemapIndexSchema,
  sitemapPageSchema,
  wonSchema,
} from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import { healthEndpoint } from './health.ts'
import { LISTING_CAP } from './listing-cap.ts'
import { listingPhotoEndpoints } from './listing-photo.ts'
import { HAS_ORDER } from './order-constants.ts'
import { possessionEndpoints } from './possession.ts'
import { productQueueEndpoints, queuePlaceSchema } from './product-queue.ts'
import { newReportSchema, REPORT_LIMITED, reportedSchema } from './report.ts'

/** Trade state of a listing: 판매중, 예약중, 판매완료. */
export const TRADE_STATES = ['ON_SALE', 'RESERVED', 'SOLD'] as const
export const tradeStateSchema = z.enum(TRADE_STATES)
export type TradeState = z.infer<typeof tradeStateSchema>

/** 새상품, 거의 새것, 사용감 있음, 하자 있음. */
export const CONDITIONS = ['NEW', 'LIKE_NEW', 'USED', 'FLAWED'] as const
export const conditionSchema = z.enum(CONDITIONS)
export type Condition = z.infer<typeof conditionSchema>

/** 택배, 직거래, 편의점 픽업. */
export const TRADE_METHODS = ['PARCEL', 'DIRECT', 'CVS'] as const
export const tradeMethodSchema = z.enum(TRADE_METHODS)
export type TradeMethod = z.infer<typeof tradeMethodSchema>

/** What a list shows of a product. */
export const productCardSchema = z.object({
  productSeq: seqSchema,
  storeSeq: seqSchema,
  title: z.string(),
  price: wonSchema,
  /** The price before it was lowered. */
  previousPrice: wonSchema.nullable(),
  tradeState: tradeStateSchema,
  condition: conditionSchema,
  shippingIncluded: z.boolean(),
  safePay: z.boolean(),
  /** '서울 마포구 합정동'; null when the seller did not set it. */
  regionName: z.string().nullable(),
  image: imageSchema.nullable(),
  imageCount: z.int(),
  favoriteCount: z.int(),
  chatCount: z.int(),
  createdAt: momentSchema,
  bumpedAt: momentSchema,
})
export type ProductCard = z.infer<typeof productCardSchema>

export const productDetailSchema = productCardSchema
  .omit({ image: true, imageCount: true })
  .extend({
    categorySeq: seqSchema,
    body: z.string(),
    images: z.array(imageSchema),
    tradeMethods: z.array(tradeMethodSchema),
    /** Won; null when shipping is included or not offered. */
    shippingFee: wonSchema.nullable(),
    /** Won, of the convenience store; null when it is included or not said. */
    cvsFee: wonSchema.nullable(),
    /** False where the seller wants no price offers. */
    negotiable: z.boolean(),
    regionCode: z.string().nullable(),
    /** Where it can be handed over besides. */
    moreRegions: z.array(z.object({ regionCode: z.string(), regionName: z.string() })),
    tags: z.array(z.string()),
    /** When the seller last showed the thing with a code, and a buyer confirmed it; null when that is too old. */
    possessionAt: momentSchema.nullable(),
    /** Members who wait for it while it is reserved. */
    queueCount: z.int().min(0),
    /** Different visitors by day, without robots and the seller; up to a minute old. */
    viewCount: z.int().min(0),
    updatedAt: momentSchema,
  })
export type ProductDetail = z.infer<typeof productDetailSchema>

/** A favourite with what it cost when it became one. */
export const favoriteSchema = productCardSchema.extend({
  favoritedAt: momentSchema,
  /** Won; null where it is not known. */
  priceThen: wonSchema.nullable(),
})
export type Favorite = z.infer<typeof favoriteSchema>

/** How long favourites that were removed can be brought back. */
export const UNDO_FAVORITES_MS = 5 * 60_000

/** Host `product`: detail, cards, and the data of products for crawlers. */
export const productContract = {
  health: healthEndpoint,

  /** One product. 404 when it never existed or is hidden, 410 when its seller deleted it. */
  detail: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'none', cacheTags: [] })
    .route({ method: 'GET', path: '/v1/products/{productSeq}' })
    .input(z.object({ productSeq: seqSchema }))
    .output(productDetailSchema)
    .errors({
      NOT_FOUND: { status: 404, message: '찾으시는 상품이 없습니다.' },
      GONE: { status: 410, message: '판매자가 삭제한 상품입니다.' },
    }),

  /** Cards of the given products in the given order; products that are not visible are left out. */
  cards: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'none', cacheTags: [] })
    .route({ method: 'GET', path: '/v1/product-cards' })
    // In an address, an empty list is an absent parameter.
    .input(z.object({ productSeqs: z.array(seqSchema).max(200).default([]) }))
    .output(z.object({ items: z.array(productCardSchema) })),

  /** The relation of a product to the caller. */
  mine: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'GET', path: '/v1/products/{productSeq}/mine' })
    .input(z.object({ productSeq: seqSchema }))
    .output(
      z.object({
        isFavorite: z.boolean(),
        isOwn: z.boolean(),
        /** Buyers wait for a photo of the member's own product. */
        isPossessionAsked: z.boolean(),
        /** What the seller accepted to sell it to the viewer for (won). */
        offerPrice: wonSchema.nullable(),
        /** The member's place in its queue. */
        queue: queuePlaceSchema.nullable(),
        /** Until when the member's own product is kept for who waited, by the clock of orders. */
        turnUntil: momentSchema.nullable(),
      }),
    ),

  /** Counts a visitor of a product's page, once a day; the seller and products that are not visible are not counted. */
  recordView: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'none' })
    .route({ method: 'POST', path: '/v1/products/{productSeq}/views' })
    .input(z.object({ productSeq: seqSchema, visitorKey: z.string().min(8).max(64) }))
    .output(z.object({ counted: z.boolean() })),

  /** 찜: sets or removes it; repeating changes nothing. A member's own product cannot be a favourite. */
  setFavorite: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'PUT', path: '/v1/products/{productSeq}/favorite' })
    .input(z.object({ productSeq: seqSchema, favorite: z.boolean() }))
    .output(z.object({ isFavorite: z.boolean(), favoriteCount: z.int() }))
    .errors({
      NOT_FOUND: { status: 404, message: '찾으시는 상품이 없습니다.' },
      OWN_PRODUCT: { status: 409, message: '내 상품은 찜할 수 없어요.' },
    }),

  /** Which of these products are favourites of the caller, and which are the caller's own. */
  relations: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'GET', path: '/v1/user/product-relations' })
    .input(z.object({ productSeqs: z.array(seqSchema).max(500).default([]) }))
    .output(z.object({ favorites: z.array(seqSchema), own: z.array(seqSchema) })),

  /** The member's favourites, newest first; products that are no longer visible are left out. */
  favorites: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'GET', path: '/v1/user/favorites' })
    .input(
      z.object({
        page: z.int().min(1).max(1_000).default(1),
        /** True: only those that are for sale. */
        onSale: z.boolean().default(false),
      }),
    )
    .output(
      z.object({
        items: z.array(favoriteSchema),
        /** Of the list as it is filtered. */
        total: z.int(),
        /** Of all visible favourites. */
        all: z.int(),
        pageCount: z.int(),
        /** How many the last removal can bring back; 0 when there was none in the last UNDO_FAVORITES_MS. */
        undoable: z.int(),
      }),
    ),

  /** Removes several favourites at once; those that are none are left out. */
  removeFavorites: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'POST', path: '/v1/user/favorites/removals' })
    .input(z.object({ productSeqs: z.array(seqSchema).min(1).max(200) }))
    .output(z.object({ removed: z.int() })),

  /** Brings back what the last removal removed, as it was; repeating changes nothing. */
  undoRemoveFavorites: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'DELETE', path: '/v1/user/favorites/removals' })
    .output(z.object({ restored: z.int() })),

  /** Its seller sets whether it is for sale, reserved or sold; all members with a room about it are notified there. */
  setTradeState: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'PUT', path: '/v1/products/{productSeq}/trade-state' })
    .input(z.object({ productSeq: seqSchema, tradeState: tradeStateSchema }))
    .output(z.object({ tradeState: tradeStateSchema }))
    .errors({
      NOT_FOUND: { status: 404, message: '찾으시는 상품이 없습니다.' },
      CAP: LISTING_CAP,
      HAS_ORDER,
      HAS_TURN: {
        status: 409,
        message:
          '예약 대기하던 분에게 먼저 살 기회를 드린 상품이에요. 예약 대기를 끝내면 바로 판매중으로 바꿀 수 있어요.',
      },
    }),

  /** Reports a product of another member, as it is now; a repeated report counts as one. */
  report: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'POST', path: '/v1/products/{productSeq}/reports' })
    .input(newReportSchema('PRODUCT').extend({ productSeq: seqSchema }))
    .output(reportedSchema)
    .errors({
      NOT_FOUND: { status: 404, message: '찾으시는 상품이 없습니다.' },
      OWN: { status: 409, message: '내 상품은 신고할 수 없어요.' },
      LIMITED: REPORT_LIMITED,
    }),

  ...listingPhotoEndpoints,
  ...possessionEndpoints,
  ...productQueueEndpoints,

  /** Visible products for the sitemap, oldest number first, `SITEMAP_PAGE_SIZE` a page. */
  sitemap: endpoint
    .meta({
      timeoutMs: DEADLINE_MS.default,
      auth: 'none',
      cacheTags: ['goods', 'stores'],
      isLarge: true,
    })
    .route({ method: 'GET', path: '/v1/sitemap/products' })
    .input(z.object({ page: z.int().min(1) }))
    .output(sitemapPageSchema),

  /** The sitemap files of products; counting them reads every row, so the response is cached. */
  sitemapIndex: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'none', cacheMs: 600_000 })
    .route({ method: 'GET', path: '/v1/sitemap/products/index' })
    .output(sitemapIndexSchema),
}
