import { z } from 'zod'
import {
  POST_REFUSALS,
  postStateSchema,
  postStepSchema,
  postVersionSchema,
} from './announcement.ts'
import { PICTURE_REFUSAL } from './banner.ts'
import {
  imageSchema,
  momentSchema,
  seqSchema,
  typedTextSchema,
  validUntilSchema,
} from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import { EXHIBITION_LIMITS } from './exhibition-rules.ts'

const summarySchema = z.object({
  gnbSeq: seqSchema,
  title: z.string(),
  subtitle: z.string(),
  image: imageSchema,
  startsAt: momentSchema,
  endsAt: momentSchema.nullable(),
  ended: z.boolean(),
  updatedAt: momentSchema,
})
export type ExhibitionSummary = z.infer<typeof summarySchema>

const exhibitionSchema = summarySchema.extend({
  /** Paragraphs separated by an empty line. */
  body: z.string(),
  productSeqs: z.array(seqSchema),
})
export type Exhibition = z.infer<typeof exhibitionSchema>

/** What operators write. */
export const exhibitionContentSchema = z.object({
  title: typedTextSchema.min(1).max(EXHIBITION_LIMITS.title),
  subtitle: typedTextSchema.min(1).max(EXHIBITION_LIMITS.subtitle),
  body: typedTextSchema.min(1).max(EXHIBITION_LIMITS.body),
  mediaKey: z.string().min(1).max(100),
  /** The smallest is first. */
  position: z.int().min(0).max(EXHIBITION_LIMITS.position),
  startsAt: momentSchema,
  /** From then on its page says that it is over; null for always. */
  endsAt: momentSchema.nullable(),
  /** In the order of the page. */
  productSeqs: z
    .array(seqSchema)
    .max(EXHIBITION_LIMITS.goods)
    .refine((seqs) => new Set(seqs).size === seqs.length),
})
export type ExhibitionContent = z.infer<typeof exhibitionContentSchema>

const deskRowSchema = z.object({
  gnbSeq: seqSchema,
  title: z.string(),
  goods: z.int(),
  position: z.int(),
  startsAt: momentSchema,
  endsAt: momentSchema.nullable(),
  updatedAt: momentSchema,
})
export type ExhibitionDeskRow = z.infer<typeof deskRowSchema>

const draftSchema = exhibitionContentSchema.extend({
  gnbSeq: seqSchema,
  state: postStateSchema,
  version: z.int().min(1),
  versions: z.array(postVersionSchema),
})
export type ExhibitionDraft = z.infer<typeof draftSchema>

const NOT_FOUND = { status: 404, message: '찾으시는 기획전이 없습니다.' } as const
const GOODS = { status: 422, message: '없거나 내려간 상품이 있어요.' } as const

const READ = { timeoutMs: DEADLINE_MS.default, auth: 'none', cacheTags: [] } as const
const DESK = { timeoutMs: DEADLINE_MS.default, auth: 'operator', duty: 'CONTENTS' } as const

/** Exhibitions (기획전) of the host `init`. */
export const exhibitionEndpoints = {
  /** Exhibitions that have started, current ones first. */
  exhibitions: endpoint
    .meta(READ)
    .route({ method: 'GET', path: '/v1/exhibitions' })
    .output(z.object({ exhibitions: z.array(summarySchema), validUntil: validUntilSchema })),

  /** One exhibition; an ended one is still returned, with `ended`. 404 before its start. */
  exhibition: endpoint
    .meta(READ)
    .route({ method: 'GET', path: '/v1/exhibitions/{gnbSeq}' })
    .input(z.object({ gnbSeq: seqSchema }))
    .output(exhibitionSchema.extend({ validUntil: validUntilSchema }))
    .errors({ NOT_FOUND }),

  /** Exhibitions in one state, for operators, in their order. */
  exhibitionDesk: endpoint
    .meta(DESK)
    .route({ method: 'GET', path: '/v1/operator/exhibitions' })
    .input(z.object({ state: postStateSchema, page: z.int().min(1).max(1_000).default(1) }))
    .output(z.object({ items: z.array(deskRowSchema), total: z.int(), pageCount: z.int() })),

  /** One exhibition as operators edit it, with its versions, newest first. */
  exhibitionDraft: endpoint
    .meta(DESK)
    .route({ method: 'GET', path: '/v1/operator/exhibitions/{gnbSeq}' })
    .input(z.object({ gnbSeq: seqSchema }))
    .output(draftSchema)
    .errors({ NOT_FOUND }),

  /** Writes a new exhibition, once for each `formKey`. */
  addExhibition: endpoint
    .meta(DESK)
    .route({ method: 'POST', path: '/v1/operator/exhibitions' })
    .input(z.object({ formKey: z.uuid(), content: exhibitionContentSchema }))
    .output(z.object({ gnbSeq: seqSchema }))
    .errors({
      PAST: POST_REFUSALS.PAST,
      ORDER: POST_REFUSALS.ORDER,
      PICTURE: PICTURE_REFUSAL,
      GOODS,
    }),

  /** Changes an exhibition; the version is the one that the operator saw. */
  saveExhibition: endpoint
    .meta(DESK)
    .route({ method: 'PUT', path: '/v1/operator/exhibitions/{gnbSeq}' })
    .input(
      z.object({ gnbSeq: seqSchema, version: z.int().min(1), content: exhibitionContentSchema }),
    )
    .output(z.object({ version: z.int() }))
    .errors({ NOT_FOUND, ...POST_REFUSALS, PICTURE: PICTURE_REFUSAL, GOODS }),

  /** Hides an exhibition, shows it again, or restores the content of an earlier version as a new one. */
  stepExhibition: endpoint
    .meta(DESK)
    .route({ method: 'POST', path: '/v1/operator/exhibitions/{gnbSeq}/steps' })
    .input(
      z.object({
        gnbSeq: seqSchema,
        version: z.int().min(1),
        step: postStepSchema,
        /** Of ROLL_BACK. */
        toVersion: z.int().min(1).optional(),
      }),
    )
    .output(z.object({ version: z.int() }))
    .errors({ NOT_FOUND, OUTDATED: POST_REFUSALS.OUTDATED }),
}
