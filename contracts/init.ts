import { z } from 'zod'
import { legalTextSchema, policySchema } from './account.ts'
import { bannerEndpoints } from './banner.ts'
import { changedSectionSchema } from './changed-section.ts'
import { momentSchema, seqSchema } from './common.ts'
import { contentEndpoints } from './content.ts'
import { CONTENT_CHANGES_TIMEOUT_MS } from './content-changes.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import { eventEndpoints } from './event.ts'
import { exhibitionEndpoints } from './exhibition.ts'
import { healthEndpoint } from './health.ts'
import { policyDeskEndpoints } from './policy-desk.ts'

export const categorySchema = z.object({
  categorySeq: seqSchema,
  parentSeq: seqSchema.nullable(),
  depth: z.int().min(1).max(3),
  name: z.string(),
  slug: z.string(),
  /** Slugs from the top joined by '/'; the address is `/category/<path>`. */
  path: z.string(),
  /** Code point of the illustration. */
  emoji: z.string(),
  /** Visible products of the category and everything below it. */
  productCount: z.int().min(0),
  /** When the category or the newest product in it changed. */
  updatedAt: momentSchema,
})
export type Category = z.infer<typeof categorySchema>

export const regionSchema = z.object({
  regionCode: z.string(),
  parentCode: z.string().nullable(),
  depth: z.int().min(1).max(3),
  name: z.string(),
  fullName: z.string(),
})
export type Region = z.infer<typeof regionSchema>

/** Code of a 시/도, 시/군/구 or 동. */
export const regionCodeSchema = z.string().regex(/^\d{2,10}$/)

/** The most regions that one visitor has as 내 동네. */
export const MOST_OWN_REGIONS = 2

const POLICY_NOT_FOUND = { status: 404, message: '찾으시는 약관이 없습니다.' } as const
const policyVersionSchema = legalTextSchema.shape.version.max(20)

/** An id of a database transaction; all changes of earlier transactions have been returned. */
const contentPlaceSchema = z.string().regex(/^\d{1,20}$/)

const KEPT = { timeoutMs: DEADLINE_MS.default, auth: 'none', cacheMs: 60_000 } as const

/** Host `init`: the data of a first screen. Its responses change rarely, and the clients cache them. */
export const initContract = {
  health: healthEndpoint,
  ...eventEndpoints,
  ...bannerEndpoints,
  ...exhibitionEndpoints,
  ...policyDeskEndpoints,

  /** The whole category tree as a flat list, in display order, parents before children. */
  categories: endpoint
    .meta(KEPT)
    .route({ method: 'GET', path: '/v1/categories' })
    .output(z.object({ categories: z.array(categorySchema) })),

  /** 시/도 and 시/군/구, and the 동 in which something is for sale. */
  regions: endpoint
    .meta(KEPT)
    .route({ method: 'GET', path: '/v1/regions' })
    .output(z.object({ regions: z.array(regionSchema) })),

  /** Regions whose name contains every word of the keyword, the closest match first; at most thirty. */
  findRegions: endpoint
    .meta(KEPT)
    .route({ method: 'GET', path: '/v1/regions/search' })
    .input(z.object({ keyword: z.string().trim().min(1).max(40) }))
    .output(z.object({ regions: z.array(regionSchema) })),

  /** Regions by their codes, in this order; unknown ones are left out. */
  namedRegions: endpoint
    .meta(KEPT)
    .route({ method: 'GET', path: '/v1/regions/named' })
    .input(z.object({ regionCodes: z.array(regionCodeSchema).max(4).default([]) }))
    .output(z.object({ regions: z.array(regionSchema) })),

  /** The texts in force that users agree to, in the order of the sign-up. */
  policies: endpoint
    .meta(KEPT)
    .route({ method: 'GET', path: '/v1/policies' })
    .output(z.object({ policies: z.array(policySchema) })),

  /** One text with the list of its versions; the version in force unless another is named. */
  policy: endpoint
    .meta(KEPT)
    .route({ method: 'GET', path: '/v1/policies/{policyKey}' })
    .input(
      z.object({
        policyKey: legalTextSchema.shape.policyKey,
        version: policyVersionSchema.optional(),
      }),
    )
    .output(
      z.object({
        policy: legalTextSchema,
        /** Newest first; a future version is included from the day it is published. */
        versions: z.array(legalTextSchema.pick({ version: true, reason: true })),
        versionInForce: legalTextSchema.shape.version,
      }),
    )
    .errors({ NOT_FOUND: POLICY_NOT_FOUND }),

  /** What differs between two versions of a text, section by section, in the order of the later text. */
  policyDifference: endpoint
    .meta(KEPT)
    .route({ method: 'GET', path: '/v1/policies/{policyKey}/differences' })
    .input(
      z.object({
        policyKey: legalTextSchema.shape.policyKey,
        before: policyVersionSchema,
        after: policyVersionSchema,
      }),
    )
    .output(
      z.object({
        before: policyVersionSchema,
        after: policyVersionSchema,
        reason: z.string(),
        sections: z.array(changedSectionSchema),
      }),
    )
    .errors({ NOT_FOUND: POLICY_NOT_FOUND }),

  /**
   * The changes of the public content since a position in the log of changes, which an earlier response returned: their
   * sequence numbers and tags. A change may be returned more than once. Without a position only the current position is
   * returned.
   */
  contentChanges: endpoint
    .meta({ timeoutMs: CONTENT_CHANGES_TIMEOUT_MS, auth: 'none' })
    .route({ method: 'GET', path: '/v1/content-changes' })
    .input(z.object({ after: contentPlaceSchema.optional() }))
    .output(
      z.object({
        place: contentPlaceSchema,
        changes: z.array(z.object({ changeSeq: z.int(), tag: z.string() })),
      }),
    ),

  ...contentEndpoints,
}
