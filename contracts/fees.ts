import { z } from 'zod'
import { momentSchema, seqSchema, typedTextSchema } from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import { FEE_LIMITS, FEE_REASON_LENGTH, FEE_STATES, type FeeKey } from './fee-rules.ts'
import type { DatedState } from './notice-days.ts'

const within = (key: FeeKey) => z.int().min(FEE_LIMITS[key].least).max(FEE_LIMITS[key].most)

export const feesSchema = z.object({
  buyerFeeBp: within('buyerFeeBp'),
  sellerFeeBp: within('sellerFeeBp'),
  freeUpTo: within('freeUpTo'),
  maxPrice: within('maxPrice'),
  compensationCap: within('compensationCap'),
})

const rowSchema = z.object({
  termsSeq: seqSchema,
  /** The first day in Korea. */
  day: z.iso.date(),
  state: z.enum(Object.keys(FEE_STATES) as [DatedState, ...DatedState[]]),
  fees: feesSchema,
  /** Empty of the first ones. */
  reason: z.string(),
  operatorName: z.string().nullable(),
  /** Null of the first ones. */
  writtenAt: momentSchema.nullable(),
  withdrawn: z
    .object({ operatorName: z.string().nullable(), at: momentSchema, reason: z.string() })
    .nullable(),
})
export type FeeRow = z.infer<typeof rowSchema>

const reasonSchema = typedTextSchema.min(2).max(FEE_REASON_LENGTH)
const TOO_SOON = '미리 알릴 날이 모자라요. 시행일을 더 뒤로 정해 주세요.'
const DESK = { timeoutMs: DEADLINE_MS.default, auth: 'operator', duty: 'MONEY' } as const

/** Verbs of the host `gateway` about what safe payment costs. Orders keep the fees that they were made under. */
export const feeEndpoints = {
  /** All fees that were ever set, the latest day first. */
  fees: endpoint
    .meta(DESK)
    .route({ method: 'GET', path: '/v1/operator/fees' })
    .output(z.object({ today: z.iso.date(), items: z.array(rowSchema) })),

  /** Sets fees from a day on, once for each `formKey`. */
  scheduleFees: endpoint
    .meta(DESK)
    .route({ method: 'POST', path: '/v1/operator/fees' })
    .input(
      z.object({
        formKey: z.uuid(),
        day: z.iso.date(),
        fees: feesSchema,
        reason: reasonSchema,
        /** The newest row that the form has shown. */
        seen: seqSchema,
      }),
    )
    .output(z.object({ termsSeq: seqSchema }))
    .errors({
      TOO_SOON: { status: 422, message: TOO_SOON },
      TAKEN: { status: 409, message: '그날 시작하는 요금이 이미 있어요.' },
      SAME: { status: 422, message: '그날의 요금과 달라지는 것이 없어요.' },
      OUTDATED: {
        status: 409,
        message: '그사이 다른 운영자가 요금을 바꿨어요. 목록을 확인하고 다시 저장해 주세요.',
      },
    }),

  /** Takes fees back that have not begun. The same again is no second change. */
  withdrawFees: endpoint
    .meta(DESK)
    .route({ method: 'POST', path: '/v1/operator/fees/{termsSeq}/withdraw' })
    .input(z.object({ termsSeq: seqSchema, reason: reasonSchema }))
    .output(z.object({}))
    .errors({
      NOT_FOUND: { status: 404, message: '찾으시는 요금이 없어요.' },
      STARTED: {
        status: 409,
        message: '이미 시행한 요금은 취소할 수 없어요. 새 요금을 정해 주세요.',
      },
    }),
}
