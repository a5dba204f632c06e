import { z } from 'zod'
import {
  POST_REFUSALS,
  postStateSchema,
  postStepSchema,
  postVersionSchema,
} from './announcement.ts'
import { momentSchema, seqSchema, typedTextSchema } from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import { MACRO_LIMITS } from './macro-rules.ts'
import { QUESTION_CATEGORIES, QUESTION_LIMITS, type QuestionCategory } from './question-rules.ts'

const categorySchema = z.enum(
  Object.keys(QUESTION_CATEGORIES) as [QuestionCategory, ...QuestionCategory[]],
)

/** A beginning of answers (자주 쓰는 답변), as operators write it. */
export const macroContentSchema = z.object({
  label: typedTextSchema.min(1).max(MACRO_LIMITS.label),
  /** Questions it is offered for first; null for all alike. */
  category: categorySchema.nullable(),
  /** With places for facts of the question (`contracts/macro-rules.ts`). */
  text: typedTextSchema.min(1).max(QUESTION_LIMITS.text),
  /** The smallest is first. */
  position: z.int().min(0).max(MACRO_LIMITS.position),
})
export type MacroContent = z.infer<typeof macroContentSchema>

const macroSchema = macroContentSchema.extend({ macroSeq: seqSchema })
export type Macro = z.infer<typeof macroSchema>

const rowSchema = macroSchema.extend({ updatedAt: momentSchema })

const draftSchema = macroSchema.extend({
  state: postStateSchema,
  version: z.int().min(1),
  versions: z.array(postVersionSchema),
})
export type MacroDraft = z.infer<typeof draftSchema>

const NOT_FOUND = { status: 404, message: '찾으시는 답변이 없어요.' } as const
const PLACE = {
  status: 422,
  message: '쓸 수 없는 빈자리가 있어요. {이름}과 {제목}만 쓸 수 있어요.',
} as const
const { OUTDATED } = POST_REFUSALS

const DESK = { timeoutMs: DEADLINE_MS.default, auth: 'operator', duty: 'SUPPORT' } as const

/** The macros of the operators' answers, of the host `customer-service`. */
export const macroEndpoints = {
  /** Those that are switched on, for an answer to a question of the category: its own first, then those for all. */
  macros: endpoint
    .meta(DESK)
    .route({ method: 'GET', path: '/v1/operator/macros/for-answer' })
    .input(z.object({ category: categorySchema }))
    .output(z.object({ items: z.array(macroSchema) })),

  /** Macros that are on or off, in their order. */
  macroDesk: endpoint
    .meta(DESK)
    .route({ method: 'GET', path: '/v1/operator/macros' })
    .input(
      z.object({ isOn: z.boolean().default(true), page: z.int().min(1).max(1_000).default(1) }),
    )
    .output(z.object({ items: z.array(rowSchema), total: z.int(), pageCount: z.int() })),

  /** One macro with its versions, newest first. */
  macroDraft: endpoint
    .meta(DESK)
    .route({ method: 'GET', path: '/v1/operator/macros/{macroSeq}' })
    .input(z.object({ macroSeq: seqSchema }))
    .output(draftSchema)
    .errors({ NOT_FOUND }),

  /** Adds a macro, once for each `formKey`. */
  addMacro: endpoint
    .meta(DESK)
    .route({ method: 'POST', path: '/v1/operator/macros' })
    .input(z.object({ formKey: z.uuid(), content: macroContentSchema }))
    .output(z.object({ macroSeq: seqSchema }))
    .errors({ PLACE }),

  /** Changes a macro; the version is the one that the operator saw. */
  saveMacro: endpoint
    .meta(DESK)
    .route({ method: 'PUT', path: '/v1/operator/macros/{macroSeq}' })
    .input(z.object({ macroSeq: seqSchema, version: z.int().min(1), content: macroContentSchema }))
    .output(z.object({ version: z.int() }))
    .errors({ NOT_FOUND, OUTDATED, PLACE }),

  /** Switches a macro off or on, or restores the content of an earlier version as a new one. */
  stepMacro: endpoint
    .meta(DESK)
    .route({ method: 'POST', path: '/v1/operator/macros/{macroSeq}/steps' })
    .input(
      z.object({
        macroSeq: seqSchema,
        version: z.int().min(1),
        step: postStepSchema,
        /** Of ROLL_BACK. */
        toVersion: z.int().min(1).optional(),
      }),
    )
    .output(z.object({ version: z.int() }))
    .errors({ NOT_FOUND, OUTDATED }),
}
