import { z } from 'zod'
import { momentSchema, seqSchema, typedTextSchema } from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import type { DatedState } from './notice-days.ts'
import type { OrderTermKey } from './order-states.ts'
import { TERM_KEYS, TERMS_REASON_LENGTH, TERMS_STATES, termRow } from './order-term-rules.ts'

const within = (key: OrderTermKey) => z.int().min(termRow(key).least).max(termRow(key).most)

export const orderTermsSchema = z.object(
  Object.fromEntries(TERM_KEYS.map((key) => [key, within(key)])) as Record<
    OrderTermKey,
    ReturnType<typeof within>
  >,
)

const rowSchema = z.object({
  termsSeq: seqSchema,
  /** The first day in Korea. */
  day: z.iso.date(),
  state: z.enum(Object.keys(TERMS_STATES) as [DatedState, ...DatedState[]]),
  terms: orderTermsSchema,
  /** Empty of the first ones. */
  reason: z.string(),
  operatorName: z.string().nullable(),
  /** Null of the first ones. */
  writtenAt: momentSchema.nullable(),
  withdrawn: z
    .object({ operatorName: z.string().nullable(), at: momentSchema, reason: z.string() })
    .nullable(),
})
export type TermsRow = z.infer<typeof rowSchema>

const reasonSchema = typedTextSchema.min(2).max(TERMS_REASON_LENGTH)
const TOO_SOON = '미리 알릴 날이 모자라요. 시행일을 더 뒤로 정해 주세요.'
const DESK = { timeoutMs: DEADLINE_MS.default, auth: 'operator', duty: 'MONEY' } as const

/**
 * Verbs of the host `gateway` about fees, limits and periods of orders. Orders keep the terms that they were made under.
 */
export const orderTermEndpoints = {
  /** All terms that were ever set, the latest day first. */
  orderTerms: endpoint
    .meta(DESK)
    .route({ method: 'GET', path: '/v1/operator/order-terms' })
    .output(z.object({ today: z.iso.date(), items: z.array(rowSchema) })),

  /** Sets terms from a day on, once for each `formKey`. */
  scheduleOrderTerms: endpoint
    .meta(DESK)
    .route({ method: 'POST', path: '/v1/operator/order-terms' })
    .input(
      z.object({
        formKey: z.uuid(),
        day: z.iso.date(),
        terms: orderTermsSchema,
        reason: reasonSchema,
        /** The newest row that the form has shown. */
        seen: seqSchema,
      }),
    )
    .output(z.object({ termsSeq: seqSchema }))
    .errors({
      TOO_SOON: { status: 422, message: TOO_SOON },
      TAKEN: { status: 409, message: '그날 시작하는 조건이 이미 있어요.' },
      SAME: { status: 422, message: '그날의 조건과 달라지는 것이 없어요.' },
      /** See `TERM_ORDER`. */
      OUT_OF_ORDER: { status: 422, message: '안내가 기한보다 늦어요.' },
      OUTDATED: {
        status: 409,
        message: '그사이 다른 운영자가 조건을 바꿨어요. 목록을 확인하고 다시 저장해 주세요.',
      },
    }),

  /** Takes terms back that have not begun. The same again is no second change. */
  withdrawOrderTerms: endpoint
    .meta(DESK)
    .route({ method: 'POST', path: '/v1/operator/order-terms/{termsSeq}/withdraw' })
    .input(z.object({ termsSeq: seqSchema, reason: reasonSchema }))
    .output(z.object({}))
    .errors({
      NOT_FOUND: { status: 404, message: '찾으시는 조건이 없어요.' },
      STARTED: {
        status: 409,
        message: '이미 시행한 조건은 취소할 수 없어요. 새 조건을 정해 주세요.',
      },
    }),
}
