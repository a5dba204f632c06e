import { z } from 'zod'
import {
  POST_REFUSALS,
  postStateSchema,
  postStepSchema,
  postVersionSchema,
} from './announcement.ts'
import { momentSchema, seqSchema } from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import { productCardSchema } from './product.ts'
import {
  MATCHES,
  type MatchKind,
  SENSE_LIMITS,
  SENSE_TEXT,
  SENSE_WORD,
} from './search-words-rules.ts'

const wordSchema = z.string().max(SENSE_LIMITS.word).regex(SENSE_WORD)

const textSchema = z.string().max(SENSE_LIMITS.word).regex(SENSE_TEXT)

/** What words of a query stand for, as operators write it (backend/search/word-sense.ts). */
export const searchSenseSchema = z.object({
  words: z.array(wordSchema).max(SENSE_LIMITS.words),
  texts: z.array(textSchema).max(SENSE_LIMITS.texts),
  categories: z
    .array(
      z
        .string()
        .max(SENSE_LIMITS.category)
        .regex(/^\^?[^^|,\0]+$/),
    )
    .max(SENSE_LIMITS.categories),
  isVague: z.boolean(),
  /** From when it counts; null: since it was saved. */
  startsAt: momentSchema.nullable(),
})
export type SearchSense = z.infer<typeof searchSenseSchema>

const rowSchema = searchSenseSchema.extend({
  senseSeq: seqSchema,
  isOn: z.boolean(),
  /** It is switched on, and its time is still to come. */
  isToCome: z.boolean(),
  /** It came of what people search for. */
  isGrown: z.boolean(),
  updatedAt: momentSchema,
})
export type SearchSenseRow = z.infer<typeof rowSchema>

const draftSchema = searchSenseSchema.extend({
  senseSeq: seqSchema,
  state: postStateSchema,
  version: z.int().min(1),
  versions: z.array(postVersionSchema),
})
export type SearchSenseDraft = z.infer<typeof draftSchema>

const keyword = z.string().trim().min(1).max(60)

const NOT_FOUND = { status: 404, message: '찾으시는 낱말이 없어요.' } as const
const WRONG = {
  EMPTY: {
    status: 422,
    message: '같은 뜻의 말을 둘 이상 적거나, 함께 찾을 말이나 카테고리를 적어 주세요.',
  },
  REGION: { status: 422, message: '지역 이름은 낱말로 쓸 수 없어요.' },
  CYCLE: { status: 422, message: '서로를 가리키는 낱말이 있어요.' },
  CATEGORY: { status: 422, message: '그런 이름의 카테고리가 없어요.' },
} as const

const DESK = { timeoutMs: DEADLINE_MS.default, auth: 'operator', duty: 'CONTENTS' } as const

/** The words of search (검색 낱말) at the operators' desk, of the host `search`. */
export const searchWordEndpoints = {
  /** Entries that have the word, or all of them, the last changed first. */
  searchSenses: endpoint
    .meta(DESK)
    .route({ method: 'GET', path: '/v1/operator/search-senses' })
    .input(
      z.object({
        word: z.string().trim().max(SENSE_LIMITS.word).optional(),
        isOn: z.boolean().default(true),
        page: z.int().min(1).max(1_000).default(1),
      }),
    )
    .output(z.object({ items: z.array(rowSchema), total: z.int(), pageCount: z.int() })),

  /** One entry with its versions, newest first. */
  searchSense: endpoint
    .meta(DESK)
    .route({ method: 'GET', path: '/v1/operator/search-senses/{senseSeq}' })
    .input(z.object({ senseSeq: seqSchema }))
    .output(draftSchema)
    .errors({ NOT_FOUND }),

  /** Adds an entry, once for each `formKey`. */
  addSearchSense: endpoint
    .meta(DESK)
    .route({ method: 'POST', path: '/v1/operator/search-senses' })
    .input(z.object({ formKey: z.uuid(), content: searchSenseSchema }))
    .output(z.object({ senseSeq: seqSchema }))
    .errors(WRONG),

  /** Changes an entry; the version is the one that the operator saw. */
  saveSearchSense: endpoint
    .meta(DESK)
    .route({ method: 'PUT', path: '/v1/operator/search-senses/{senseSeq}' })
    .input(z.object({ senseSeq: seqSchema, version: z.int().min(1), content: searchSenseSchema }))
    .output(z.object({ version: z.int() }))
    .errors({ NOT_FOUND, OUTDATED: POST_REFUSALS.OUTDATED, ...WRONG }),

  /** Switches an entry off or on, or restores the content of an earlier version as a new one. */
  stepSearchSense: endpoint
    .meta(DESK)
    .route({ method: 'POST', path: '/v1/operator/search-senses/{senseSeq}/steps' })
    .input(
      z.object({
        senseSeq: seqSchema,
        version: z.int().min(1),
        step: postStepSchema,
        /** Of ROLL_BACK. */
        toVersion: z.int().min(1).optional(),
      }),
    )
    .output(z.object({ version: z.int() }))
    .errors({ NOT_FOUND, OUTDATED: POST_REFUSALS.OUTDATED }),

  /** The first results of a keyword as they are, and as they would be with an entry. */
  trySearchSense: endpoint
    .meta(DESK)
    .route({ method: 'POST', path: '/v1/operator/search-senses/trial' })
    .input(z.object({ keyword, content: searchSenseSchema, replaced: seqSchema.nullable() }))
    .output(
      z.object({
        before: z.object({ items: z.array(productCardSchema), total: z.int() }),
        after: z.object({ items: z.array(productCardSchema), total: z.int() }),
      }),
    ),

  /** How a keyword was read, and why its first results stand where they do. */
  explainSearch: endpoint
    .meta(DESK)
    .route({ method: 'GET', path: '/v1/operator/search-explanation' })
    .input(z.object({ keyword }))
    .output(
      z.object({
        total: z.int(),
        /** What the keyword was corrected to. */
        corrected: z.string().nullable(),
        readAs: z.array(z.object({ typed: z.string(), label: z.string() })),
        /** The words that were searched for, each with what stands for it too. */
        words: z.array(
          z.object({
            word: z.string(),
            others: z.array(z.string()),
            categories: z.array(z.string()),
          }),
        ),
        /** Categories whose products stand first. */
        firstCategories: z.array(z.string()),
        items: z.array(
          z.object({
            card: productCardSchema,
            isFirst: z.boolean(),
            /** In the order of the words. */
            matches: z.array(z.enum(Object.keys(MATCHES) as [MatchKind, ...MatchKind[]])),
          }),
        ),
      }),
    ),
}
