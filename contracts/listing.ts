import { z } from 'zod'
import { imageSchema, momentSchema, seqSchema, wonSchema } from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import { LISTING_CAP, listingAllowanceSchema } from './listing-cap.ts'
import { listingDeskContract } from './listing-desk.ts'
import { listingPhotoSchema, photoIdSchema } from './listing-photo.ts'
import { LISTING_FIELDS, LISTING_PROBLEMS, type ListingProblemCode } from './listing-rules.ts'
import { listingFindingSchema } from './listing-screening.ts'
import { HAS_ORDER } from './order-constants.ts'
import {
  conditionSchema,
  productCardSchema,
  productContract,
  tradeMethodSchema,
  tradeStateSchema,
} from './product.ts'

/**
 * What a seller says of a thing. The types alone are checked here: an operation refuses values that a listing cannot
 * have (contracts/listing-rules.ts) with a sentence at each field.
 */
export const listingContentSchema = z.object({
  title: z.string().max(200_000),
  body: z.string().max(200_000),
  /** A leaf of the category tree. */
  categorySeq: z.number(),
  /** Won; 0 is 무료나눔. */
  price: z.number(),
  /** Whether price offers are welcome. */
  negotiable: z.boolean(),
  condition: conditionSchema,
  tradeMethods: z.array(tradeMethodSchema).max(10),
  shippingIncluded: z.boolean(),
  /** Parcel, won; null where it is included or not said. */
  shippingFee: z.number().nullable(),
  /** Convenience store, won; null where it is included or not said. */
  cvsFee: z.number().nullable(),
  /** The first is the main one. */
  regionCodes: z.array(z.string().max(20)).max(50),
  tags: z.array(z.string().max(1_000)).max(100),
  /** The first is the cover. */
  photoIds: z.array(photoIdSchema).max(100),
})
export type ListingContent = z.infer<typeof listingContentSchema>

const fieldSchema = z.enum(LISTING_FIELDS)

const INVALID = {
  status: 422,
  message: '입력한 내용을 다시 확인해 주세요.',
  data: z.object({
    /** One a field, in the order of the form. */
    problems: z.array(
      z.object({
        field: fieldSchema,
        code: z.enum(
          Object.keys(LISTING_PROBLEMS) as [ListingProblemCode, ...ListingProblemCode[]],
        ),
        message: z.string(),
      }),
    ),
  }),
} as const

const SCREENED = {
  status: 422,
  message: '등록할 수 없는 내용이 있어요.',
  data: z.object({ findings: z.array(listingFindingSchema) }),
} as const

const CONFIRM = {
  status: 409,
  message: '올리기 전에 확인할 내용이 있어요.',
  data: z.object({ findings: z.array(listingFindingSchema) }),
} as const

const NOT_FOUND = { status: 404, message: '찾으시는 상품이 없습니다.' } as const

const LIMITED = {
  status: 429,
  message: '짧은 시간에 너무 여러 번 저장했어요. 잠시 후 다시 시도해 주세요.',
  data: z.object({ retryAfterSeconds: z.int() }),
} as const

/** HIDDEN by the seller or an operator; the other states are of listings that everybody sees. */
export const OWN_LISTING_STATES = ['ON_SALE', 'RESERVED', 'SOLD', 'HIDDEN'] as const
export const ownListingStateSchema = z.enum(OWN_LISTING_STATES)
export type OwnListingState = z.infer<typeof ownListingStateSchema>

export const hiddenBySchema = z.enum(['SELLER', 'OPERATOR'])

const ownStateSchema = z.object({
  tradeState: tradeStateSchema,
  /** Null of a listing that everybody sees. */
  hiddenBy: hiddenBySchema.nullable(),
  version: z.int().min(1),
  bumpedAt: momentSchema,
  /** May be in the past. */
  nextBumpAt: momentSchema,
})

/** An own listing in a list. */
export const ownListingSchema = productCardSchema.extend(ownStateSchema.shape).extend({
  viewCount: z.int(),
  updatedAt: momentSchema,
})
export type OwnListing = z.infer<typeof ownListingSchema>

/** An own listing with everything that its form needs. */
export const editableListingSchema = ownStateSchema.extend({
  productSeq: seqSchema,
  content: listingContentSchema,
  /** In the order of `content.photoIds`. */
  photos: z.array(listingPhotoSchema),
  createdAt: momentSchema,
  updatedAt: momentSchema,
})
export type EditableListing = z.infer<typeof editableListingSchema>

/** What is typed so far. */
export const draftContentSchema = z
  .object({
    title: z.string().max(2_000),
    body: z.string().max(20_000),
    categorySeq: seqSchema.nullable(),
    price: wonSchema.nullable(),
    negotiable: z.boolean(),
    condition: conditionSchema.nullable(),
    tradeMethods: z.array(tradeMethodSchema).max(3),
    shippingIncluded: z.boolean(),
    shippingFee: wonSchema.nullable(),
    cvsFee: wonSchema.nullable(),
    regionCodes: z.array(z.string().max(20)).max(10),
    tags: z.array(z.string().max(200)).max(30),
    photoIds: z.array(photoIdSchema).max(12),
  })
  .partial()
export type DraftContent = z.infer<typeof draftContentSchema>

export const draftIdSchema = z.uuid()

const savedDraftSchema = z.object({
  draftId: draftIdSchema,
  /** Increases with every change. */
  revision: z.int().min(1),
  updatedAt: momentSchema,
})

export const listingDraftSchema = savedDraftSchema.extend({
  content: draftContentSchema,
  /** Those of `content.photoIds` that are still there, in its order. */
  photos: z.array(listingPhotoSchema),
})
export type ListingDraft = z.infer<typeof listingDraftSchema>

/** A piece of a text and what happened to it. */
export const changedTextSchema = z.object({
  kind: z.enum(['SAME', 'ADDED', 'REMOVED']),
  text: z.string(),
})
export type ChangedText = z.infer<typeof changedTextSchema>

/** What one edit changed in one field. */
export const listingChangeSchema = z.discriminatedUnion('field', [
  z.object({ field: z.literal('price'), before: wonSchema, after: wonSchema }),
  z.object({
    field: z.enum(['title', 'body']),
    /** By words; long unchanged passages are cut to '…'. */
    parts: z.array(changedTextSchema),
  }),
  z.object({
    field: z.literal('photoIds'),
    added: z.array(imageSchema),
    removed: z.int(),
    /** Whether another picture is the cover, or the order changed. */
    isReordered: z.boolean(),
  }),
  z.object({
    field: z.enum([
      'categorySeq',
      'condition',
      'negotiable',
      'tradeMethods',
      'shippingIncluded',
      'shippingFee',
      'cvsFee',
      'regionCodes',
      'tags',
    ]),
    /** As readers say it. */
    before: z.string(),
    after: z.string(),
  }),
])
export type ListingChange = z.infer<typeof listingChangeSchema>

/** What was changed at one time. */
export const listingEditSchema = z.object({
  version: z.int(),
  at: momentSchema,
  changes: z.array(listingChangeSchema),
})
export type ListingEdit = z.infer<typeof listingEditSchema>

const ofProduct = { productSeq: seqSchema }
const asMember = { timeoutMs: DEADLINE_MS.default, auth: 'user' } as const

/** A seller's own listings and drafts, and the public history of a listing; part of the host `product`. */
export const listingContract = {
  /** Publishes a listing. The same `formKey` again is the same listing, however often and fast it is sent. */
  registerListing: endpoint
    .meta(asMember)
    .route({ method: 'POST', path: '/v1/user/listings' })
    .input(
      z.object({
        /** Made once for each form. */
        formKey: z.uuid(),
        /** The draft that it was written in; it is removed. */
        draftId: draftIdSchema.optional(),
        content: listingContentSchema,
        /** The seller has read what CONFIRM says. */
        isConfirmed: z.boolean().default(false),
      }),
    )
    .output(z.object({ productSeq: seqSchema }))
    .errors({
      INVALID,
      SCREENED,
      CONFIRM,
      CAP: LISTING_CAP,
      LIMITED,
    }),

  /** An own listing for its form; also a hidden one. */
  getListing: endpoint
    .meta(asMember)
    .route({ method: 'GET', path: '/v1/user/listings/{productSeq}' })
    .input(z.object(ofProduct))
    .output(editableListingSchema)
    .errors({
      NOT_FOUND,
      GONE: { status: 410, message: '이미 삭제한 상품이에요.' },
    }),

  /** Changes an own listing; fields that are left out stay. An edit that changes nothing makes no version. */
  editListing: endpoint
    .meta(asMember)
    .route({ method: 'PATCH', path: '/v1/user/listings/{productSeq}' })
    .input(
      z.object({
        ...ofProduct,
        /** That the form was filled from. */
        version: z.int().min(1),
        formKey: z.uuid(),
        content: listingContentSchema.partial(),
        isConfirmed: z.boolean().default(false),
      }),
    )
    .output(z.object({ productSeq: seqSchema, version: z.int().min(1) }))
    .errors({
      NOT_FOUND,
      GONE: { status: 410, message: '이미 삭제한 상품이에요.' },
      STALE: {
        status: 409,
        message: '다른 곳에서 먼저 고친 내용이 있어요. 지금 내용을 확인하고 다시 저장해 주세요.',
        data: z.object({ version: z.int() }),
      },
      HAS_ORDER,
      INVALID,
      SCREENED,
      CONFIRM,
      LIMITED,
    }),

  /** Hides an own listing from everybody, or shows it again. */
  setListingVisibility: endpoint
    .meta(asMember)
    .route({ method: 'PUT', path: '/v1/user/listings/{productSeq}/visibility' })
    .input(z.object({ ...ofProduct, hidden: z.boolean() }))
    .output(z.object({ hidden: z.boolean() }))
    .errors({
      NOT_FOUND,
      GONE: { status: 410, message: '이미 삭제한 상품이에요.' },
      BY_OPERATOR: {
        status: 409,
        message: '운영팀이 숨긴 상품이에요. 고객센터에 문의해 주세요.',
      },
      CAP: LISTING_CAP,
    }),

  /** Deletes an own listing for good; its page answers 410. */
  deleteListing: endpoint
    .meta(asMember)
    .route({ method: 'DELETE', path: '/v1/user/listings/{productSeq}' })
    .input(z.object(ofProduct))
    .output(z.object({ deleted: z.literal(true) }))
    .errors({ NOT_FOUND, HAS_ORDER }),

  /** 끌올: to the top of the newest again, once a day. */
  bumpListing: endpoint
    .meta(asMember)
    .route({ method: 'POST', path: '/v1/user/listings/{productSeq}/bumps' })
    .input(z.object(ofProduct))
    .output(z.object({ bumpedAt: momentSchema, nextBumpAt: momentSchema }))
    .errors({
      NOT_FOUND,
      TOO_SOON: {
        status: 409,
        message: '끌올은 하루에 한 번 할 수 있어요.',
        data: z.object({ nextBumpAt: momentSchema }),
      },
      NOT_ON_SALE: { status: 409, message: '판매중인 상품만 끌올할 수 있어요.' },
    }),

  /** The member's listings in one state, last bumped first. */
  ownListings: endpoint
    .meta(asMember)
    .route({ method: 'GET', path: '/v1/user/listings' })
    .input(
      z.object({
        state: ownListingStateSchema.default('ON_SALE'),
        /** Words of the title. */
        keyword: z.string().max(60).optional(),
        page: z.int().min(1).max(10_000).default(1),
        pageSize: z.int().min(1).max(100).default(20),
      }),
    )
    .output(
      z.object({
        items: z.array(ownListingSchema),
        counts: z.record(ownListingStateSchema, z.int()),
        pageCount: z.int(),
        allowance: listingAllowanceSchema,
      }),
    ),

  /** The member's drafts, last saved first. */
  listDrafts: endpoint
    .meta(asMember)
    .route({ method: 'GET', path: '/v1/user/listing-drafts' })
    .output(z.object({ items: z.array(listingDraftSchema) })),

  getDraft: endpoint
    .meta(asMember)
    .route({ method: 'GET', path: '/v1/user/listing-drafts/{draftId}' })
    .input(z.object({ draftId: draftIdSchema }))
    .output(listingDraftSchema)
    .errors({
      NOT_FOUND: { status: 404, message: '이미 등록했거나 지운 글이에요.' },
    }),

  /** Saves a draft under the id that the browser made for it; `revision` is the one it has, 0 for a new one. */
  saveDraft: endpoint
    .meta(asMember)
    .route({ method: 'PUT', path: '/v1/user/listing-drafts/{draftId}' })
    .input(
      z.object({
        draftId: draftIdSchema,
        revision: z.int().min(0),
        content: draftContentSchema,
      }),
    )
    .output(savedDraftSchema)
    .errors({
      /** Another device saved it meanwhile. */
      STALE: {
        status: 409,
        message: '다른 기기에서 먼저 저장한 내용이 있어요.',
        data: listingDraftSchema,
      },
      FULL: {
        status: 409,
        message: '임시저장은 10개까지 할 수 있어요. 쓰지 않는 글을 지우고 다시 저장해 주세요.',
      },
      NOT_FOUND: { status: 404, message: '이미 등록했거나 지운 글이에요.' },
      LIMITED,
    }),

  /** Removing what is not there changes nothing. */
  removeDraft: endpoint
    .meta(asMember)
    .route({ method: 'DELETE', path: '/v1/user/listing-drafts/{draftId}' })
    .input(z.object({ draftId: draftIdSchema }))
    .output(z.object({ removed: z.literal(true) })),

  /** What was changed in a listing after its first hour, newest first. */
  productHistory: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'none', cacheTags: [] })
    .route({ method: 'GET', path: '/v1/products/{productSeq}/history' })
    .input(z.object(ofProduct))
    .output(
      z.object({
        edits: z.array(listingEditSchema),
        /** Also those that are too many to be shown. */
        total: z.int(),
      }),
    ),
}

/** Everything that the host `product` answers. */
export const productHostContract = {
  ...productContract,
  ...listingContract,
  ...listingDeskContract,
}
