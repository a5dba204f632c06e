import { z } from 'zod'
import { POST_REFUSALS } from './announcement.ts'
import {
  decisionReasonSchema,
  imageSchema,
  momentSchema,
  seqSchema,
  typedTextSchema,
  wonSchema,
} from './common.ts'
import { WRONG_REASON } from './decision-reasons.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import { FLAG_STATES, LONGEST_RULE_WORDS, TERM_KINDS } from './listing-desk-constants.ts'
import { listingFindingSchema, screeningLevelSchema } from './listing-screening.ts'

const operator = endpoint.meta({ timeoutMs: DEADLINE_MS.default, auth: 'operator', duty: 'SAFETY' })

/** A listing that was published with findings that an operator should look at. */
export const flaggedListingSchema = z.object({
  flagSeq: seqSchema,
  state: z.enum(FLAG_STATES),
  productSeq: seqSchema,
  title: z.string(),
  body: z.string(),
  tags: z.array(z.string()),
  price: wonSchema,
  /** As the listing shows them now, the cover first. */
  images: z.array(imageSchema),
  isVisible: z.boolean(),
  seller: z.object({ userSeq: seqSchema, storeSeq: seqSchema, nickName: z.string() }),
  findings: z.array(listingFindingSchema),
  /** Null while it is open. */
  reasonCode: decisionReasonSchema.nullable(),
  note: z.string(),
  createdAt: momentSchema,
  closedAt: momentSchema.nullable(),
})
export type FlaggedListing = z.infer<typeof flaggedListingSchema>

/** A kind of prohibited goods. */
export const listingRuleSchema = z.object({
  ruleCode: z.string(),
  name: z.string(),
  level: screeningLevelSchema,
  message: z.string(),
  law: z.string(),
  advice: z.string(),
})

const termValues = {
  ruleCode: z.string().max(40),
  kind: z.enum(TERM_KINDS),
  words: typedTextSchema.min(1).max(LONGEST_RULE_WORDS),
  /** Null: the level of the kind. */
  level: screeningLevelSchema.nullable(),
  isActive: z.boolean(),
  /** From when they count; null: since they were saved. */
  startsAt: momentSchema.nullable(),
}

/** Words as an operator writes them; those without a number are new. */
const termInputSchema = z.object({ termSeq: seqSchema.nullable(), ...termValues })
export type ListingTermInput = z.infer<typeof termInputSchema>

/** Words of a kind, or an exception to it. */
export const listingTermSchema = z.object({
  ...termValues,
  termSeq: seqSchema,
  words: z.string(),
  /** They are in use, and their time is still to come. */
  isToCome: z.boolean(),
  updatedAt: momentSchema,
})
export type ListingTerm = z.infer<typeof listingTermSchema>

export const termChangeSchema = z.object({
  changeSeq: seqSchema,
  termSeq: seqSchema,
  /** Null: the words are new. */
  before: z.string().nullable(),
  after: z.string(),
  level: screeningLevelSchema.nullable(),
  isActive: z.boolean(),
  startsAt: momentSchema.nullable(),
  operatorNickName: z.string().nullable(),
  at: momentSchema,
})
export type TermChange = z.infer<typeof termChangeSchema>

/** The operators' desk for listings; part of the host `product`. */
export const listingDeskContract = {
  flaggedListings: operator
    .route({ method: 'GET', path: '/v1/operator/flagged-listings' })
    .input(
      z.object({
        state: z.enum(FLAG_STATES).default('OPEN'),
        page: z.int().min(1).max(1_000).default(1),
      }),
    )
    .output(z.object({ items: z.array(flaggedListingSchema), total: z.int(), pageCount: z.int() })),

  /** Closes a flag: the listing is fine, or it is hidden and its seller is told why. */
  closeFlag: operator
    .route({ method: 'PUT', path: '/v1/operator/flagged-listings/{flagSeq}' })
    .input(
      z.object({
        flagSeq: seqSchema,
        state: z.enum(['CLEARED', 'HIDDEN']),
        /** One that acts for HIDDEN, another for CLEARED. */
        reasonCode: decisionReasonSchema,
        note: typedTextSchema.min(2).max(200),
      }),
    )
    .output(z.object({ flagSeq: seqSchema, state: z.enum(FLAG_STATES) }))
    .errors({
      NOT_FOUND: { status: 404, message: '찾으시는 상품이 없어요.' },
      CLOSED: { status: 409, message: '다른 운영자가 이미 처리한 상품이에요.' },
      WRONG_REASON,
      OWN: { status: 403, message: '내 상품은 처리할 수 없어요.' },
    }),

  /** The kinds, and the words of one of them with their last changes. */
  listingRules: operator
    .route({ method: 'GET', path: '/v1/operator/listing-rules' })
    .input(z.object({ ruleCode: z.string().max(40).optional() }))
    .output(
      z.object({
        rules: z.array(listingRuleSchema),
        terms: z.array(listingTermSchema),
        changes: z.array(termChangeSchema),
      }),
    ),

  /** Adds words or changes them; they apply at the next screening. */
  saveListingTerm: operator
    .route({ method: 'PUT', path: '/v1/operator/listing-terms' })
    .input(termInputSchema)
    .output(listingTermSchema)
    .errors({
      NOT_FOUND: { status: 404, message: '찾으시는 말이 없어요.' },
      PAST: POST_REFUSALS.PAST,
      UNREADABLE: {
        status: 422,
        message: '읽을 수 없는 말이에요. 쉼표로 나누고, +, >, ~ 가운데 하나만 써 주세요.',
      },
    }),

  /** What would be found in a sentence; `candidate` is tried as if it were saved. */
  tryListingRules: operator
    .route({ method: 'POST', path: '/v1/operator/listing-rules/trials' })
    .input(
      z.object({
        text: z.string().max(500),
        candidate: termInputSchema.nullable().default(null),
      }),
    )
    .output(z.object({ findings: z.array(listingFindingSchema), isReadable: z.boolean() })),
}
