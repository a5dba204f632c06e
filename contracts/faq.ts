import { z } from 'zod'
import {
  POST_REFUSALS,
  postStateSchema,
  postStepSchema,
  postVersionSchema,
} from './announcement.ts'
import { momentSchema, seqSchema, typedTextSchema, validUntilSchema } from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import {
  FAQ_CATEGORIES,
  FAQ_LIMITS,
  FAQ_LINK_PATH,
  FAQ_PLACES,
  type FaqCategory,
} from './faq-rules.ts'

const categorySchema = z.enum(Object.keys(FAQ_CATEGORIES) as [FaqCategory, ...FaqCategory[]])

const linkSchema = z.object({
  label: typedTextSchema.min(1).max(FAQ_LIMITS.linkLabel),
  /** Of a page of this site. */
  path: z.string().max(FAQ_LIMITS.linkPath).regex(FAQ_LINK_PATH),
})

const entrySchema = z.object({
  faqSeq: seqSchema,
  category: categorySchema,
  question: z.string(),
  /** Paragraphs separated by an empty line, with the fees that are in force. */
  answer: z.string(),
  /** Where the matter can be dealt with. */
  link: linkSchema.nullable(),
  updatedAt: momentSchema,
})
export type FaqEntry = z.infer<typeof entrySchema>

/** What operators write. */
export const faqContentSchema = z.object({
  category: categorySchema,
  question: typedTextSchema.min(1).max(FAQ_LIMITS.question),
  /** May have FAQ_PLACES. */
  answer: typedTextSchema.min(1).max(FAQ_LIMITS.answer),
  /** Other words that people ask with; nobody sees them. */
  words: typedTextSchema.max(FAQ_LIMITS.words),
  link: linkSchema.nullable(),
  /** Among the first questions of the customer centre. */
  isTop: z.boolean(),
  /** The smallest is first. */
  position: z.int().min(0).max(FAQ_LIMITS.position),
  publishAt: momentSchema,
  /** From then on it is not shown; null for always. */
  endsAt: momentSchema.nullable(),
})
export type FaqContent = z.infer<typeof faqContentSchema>

const votesSchema = z.object({ helpful: z.int().min(0), unhelpful: z.int().min(0) })

const deskRowSchema = z.object({
  faqSeq: seqSchema,
  category: categorySchema,
  question: z.string(),
  isTop: z.boolean(),
  publishAt: momentSchema,
  votes: votesSchema,
  updatedAt: momentSchema,
})
export type FaqDeskRow = z.infer<typeof deskRowSchema>

const draftSchema = faqContentSchema.extend({
  faqSeq: seqSchema,
  state: postStateSchema,
  version: z.int().min(1),
  versions: z.array(postVersionSchema),
  votes: votesSchema,
})
export type FaqDraft = z.infer<typeof draftSchema>

const NOT_FOUND = { status: 404, message: '찾으시는 질문이 없어요.' } as const
const PLACE = {
  status: 422,
  message: `쓸 수 없는 빈자리가 있어요. ${FAQ_PLACES.typed.join(', ')}만 쓸 수 있어요.`,
} as const

const READ = { timeoutMs: DEADLINE_MS.default, auth: 'none', cacheTags: [] } as const
const DESK = { timeoutMs: DEADLINE_MS.default, auth: 'operator', duty: 'CONTENTS' } as const

/** The FAQ (자주 묻는 질문) of the host `customer-service`. */
export const faqEndpoints = {
  /**
   * Entries that are shown now: those that answer the keyword, the best first; those of a category; or the first
   * questions of the customer centre.
   */
  faq: endpoint
    .meta(READ)
    .route({ method: 'GET', path: '/v1/faq' })
    .input(
      z.object({
        category: categorySchema.optional(),
        keyword: z.string().trim().max(100).optional(),
      }),
    )
    .output(z.object({ items: z.array(entrySchema), validUntil: validUntilSchema })),

  /** One entry that is shown now, with others of its category. */
  faqEntry: endpoint
    .meta(READ)
    .route({ method: 'GET', path: '/v1/faq/{faqSeq}' })
    .input(z.object({ faqSeq: seqSchema }))
    .output(
      entrySchema.extend({
        related: z.array(entrySchema.pick({ faqSeq: true, question: true })),
        validUntil: validUntilSchema,
      }),
    )
    .errors({ NOT_FOUND }),

  /** Says whether an entry helped: one vote of a person, who may change it. */
  voteFaq: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'none' })
    .route({ method: 'PUT', path: '/v1/faq/{faqSeq}/vote' })
    .input(z.object({ faqSeq: seqSchema, isHelpful: z.boolean() }))
    .output(z.object({ isHelpful: z.boolean() }))
    .errors({ NOT_FOUND }),

  /** Entries in one state, for operators, those that helped least first among the voted. */
  faqDesk: endpoint
    .meta(DESK)
    .route({ method: 'GET', path: '/v1/operator/faq' })
    .input(z.object({ state: postStateSchema, page: z.int().min(1).max(1_000).default(1) }))
    .output(z.object({ items: z.array(deskRowSchema), total: z.int(), pageCount: z.int() })),

  /** One entry as operators edit it, with its versions, newest first. */
  faqDraft: endpoint
    .meta(DESK)
    .route({ method: 'GET', path: '/v1/operator/faq/{faqSeq}' })
    .input(z.object({ faqSeq: seqSchema }))
    .output(draftSchema)
    .errors({ NOT_FOUND }),

  /** Writes a new entry, once for each `formKey`. */
  addFaq: endpoint
    .meta(DESK)
    .route({ method: 'POST', path: '/v1/operator/faq' })
    .input(z.object({ formKey: z.uuid(), content: faqContentSchema }))
    .output(z.object({ faqSeq: seqSchema }))
    .errors({ ...POST_REFUSALS, PLACE }),

  /** Changes an entry; the version is the one that the operator saw. */
  saveFaq: endpoint
    .meta(DESK)
    .route({ method: 'PUT', path: '/v1/operator/faq/{faqSeq}' })
    .input(z.object({ faqSeq: seqSchema, version: z.int().min(1), content: faqContentSchema }))
    .output(z.object({ version: z.int() }))
    .errors({ NOT_FOUND, ...POST_REFUSALS, PLACE }),

  /** Hides an entry, shows it again, or restores the content of an earlier version as a new one. */
  stepFaq: endpoint
    .meta(DESK)
    .route({ method: 'POST', path: '/v1/operator/faq/{faqSeq}/steps' })
    .input(
      z.object({
        faqSeq: seqSchema,
        version: z.int().min(1),
        step: postStepSchema,
        /** Of ROLL_BACK. */
        toVersion: z.int().min(1).optional(),
      }),
    )
    .output(z.object({ version: z.int() }))
    .errors({ NOT_FOUND, OUTDATED: POST_REFUSALS.OUTDATED }),
}
