import { z } from 'zod'
import {
  POST_REFUSALS,
  postStateSchema,
  postStepSchema,
  postVersionSchema,
} from './announcement.ts'
import { BANNER_LIMITS, isPaleColor, OWN_ADDRESS } from './banner-rules.ts'
import {
  imageSchema,
  momentSchema,
  seqSchema,
  typedTextSchema,
  validUntilSchema,
} from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'

const bannerSchema = z.object({
  bannerSeq: seqSchema,
  title: z.string(),
  subtitle: z.string(),
  link: z.string(),
  /** Null for one that is only a colour. */
  image: imageSchema.nullable(),
  /** CSS colour behind the picture. */
  background: z.string(),
})
export type Banner = z.infer<typeof bannerSchema>

/** What operators write. */
export const bannerContentSchema = z.object({
  title: typedTextSchema.min(1).max(BANNER_LIMITS.title),
  subtitle: typedTextSchema.min(1).max(BANNER_LIMITS.subtitle),
  link: z.string().max(BANNER_LIMITS.link).regex(OWN_ADDRESS),
  mediaKey: z.string().max(100).nullable(),
  background: z.string().refine(isPaleColor),
  /** The smallest is first. */
  position: z.int().min(0).max(BANNER_LIMITS.position),
  startsAt: momentSchema,
  /** From then on it is not shown; null for always. */
  endsAt: momentSchema.nullable(),
})
export type BannerContent = z.infer<typeof bannerContentSchema>

const deskRowSchema = z.object({
  bannerSeq: seqSchema,
  title: z.string(),
  link: z.string(),
  position: z.int(),
  startsAt: momentSchema,
  endsAt: momentSchema.nullable(),
  updatedAt: momentSchema,
})
export type BannerDeskRow = z.infer<typeof deskRowSchema>

const draftSchema = bannerContentSchema.extend({
  // What the demo data or an earlier version has may be darker.
  background: z.string(),
  bannerSeq: seqSchema,
  state: postStateSchema,
  version: z.int().min(1),
  versions: z.array(postVersionSchema),
})
export type BannerDraft = z.infer<typeof draftSchema>

const NOT_FOUND = { status: 404, message: '찾으시는 배너가 없어요.' } as const

/** The picture of a post that was uploaded by nobody, or by another operator. */
export const PICTURE_REFUSAL = {
  status: 422,
  message: '올린 사진을 찾을 수 없어요. 사진을 다시 올려 주세요.',
} as const

const DESK = { timeoutMs: DEADLINE_MS.default, auth: 'operator', duty: 'CONTENTS' } as const

/** Banners of the home page, of the host `init`. */
export const bannerEndpoints = {
  /** Current banners in order. */
  banners: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'none', cacheTags: [] })
    .route({ method: 'GET', path: '/v1/banners' })
    .output(z.object({ banners: z.array(bannerSchema), validUntil: validUntilSchema })),

  /** Banners in one state, for operators, in their order. */
  bannerDesk: endpoint
    .meta(DESK)
    .route({ method: 'GET', path: '/v1/operator/banners' })
    .input(z.object({ state: postStateSchema, page: z.int().min(1).max(1_000).default(1) }))
    .output(z.object({ items: z.array(deskRowSchema), total: z.int(), pageCount: z.int() })),

  /** One banner as operators edit it, with its versions, newest first. */
  bannerDraft: endpoint
    .meta(DESK)
    .route({ method: 'GET', path: '/v1/operator/banners/{bannerSeq}' })
    .input(z.object({ bannerSeq: seqSchema }))
    .output(draftSchema)
    .errors({ NOT_FOUND }),

  /** Writes a new banner, once for each `formKey`. */
  addBanner: endpoint
    .meta(DESK)
    .route({ method: 'POST', path: '/v1/operator/banners' })
    .input(z.object({ formKey: z.uuid(), content: bannerContentSchema }))
    .output(z.object({ bannerSeq: seqSchema }))
    .errors({ PAST: POST_REFUSALS.PAST, ORDER: POST_REFUSALS.ORDER, PICTURE: PICTURE_REFUSAL }),

  /** Changes a banner; the version is the one that the operator saw. */
  saveBanner: endpoint
    .meta(DESK)
    .route({ method: 'PUT', path: '/v1/operator/banners/{bannerSeq}' })
    .input(
      z.object({ bannerSeq: seqSchema, version: z.int().min(1), content: bannerContentSchema }),
    )
    .output(z.object({ version: z.int() }))
    .errors({ NOT_FOUND, ...POST_REFUSALS, PICTURE: PICTURE_REFUSAL }),

  /** Hides a banner, shows it again, or restores the content of an earlier version as a new one. */
  stepBanner: endpoint
    .meta(DESK)
    .route({ method: 'POST', path: '/v1/operator/banners/{bannerSeq}/steps' })
    .input(
      z.object({
        bannerSeq: seqSchema,
        version: z.int().min(1),
        step: postStepSchema,
        /** Of ROLL_BACK. */
        toVersion: z.int().min(1).optional(),
      }),
    )
    .output(z.object({ version: z.int() }))
    .errors({ NOT_FOUND, OUTDATED: POST_REFUSALS.OUTDATED }),
}
