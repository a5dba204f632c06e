import { z } from 'zod'
import {
  decisionReasonSchema,
  momentSchema,
  seqSchema,
  typedTextSchema,
  wonSchema,
} from './common.ts'
import { WRONG_REASON } from './decision-reasons.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import {
  caseContactSchema,
  SAID_PHOTO_REFUSALS,
  saidPhotoIdsSchema,
  statementSchema,
} from './order-case.ts'
import { CASE_TEXT, type CaseReason, DECISION_NOTE, reasonsFor } from './order-case-constants.ts'
import { claimDecisionSchema, claimSchema, claimStateSchema } from './order-claim.ts'

const compensationSchema = z.object({
  claim: claimSchema.nullable(),
  /** What was said since it was claimed. */
  statements: z.array(statementSchema),
  contact: caseContactSchema.nullable(),
  /** Of the order's own terms. */
  terms: z.object({ days: z.int(), cap: wonSchema }),
  /** The most that this order can be compensated with. */
  most: wonSchema,
  /** Until when it can be claimed; null before the purchase is confirmed. */
  until: momentSchema.nullable(),
  /** Why it cannot be claimed: a sentence. Null where it can, or was. */
  problem: z.string().nullable(),
})
export type CompensationView = z.infer<typeof compensationSchema>

const NOT_FOUND = { status: 404, message: '찾으시는 거래가 없습니다.' }
const NOT_POSSIBLE = { status: 409, message: '지금은 할 수 없어요.' }
const KEY_USED = { status: 409, message: '이미 처리된 요청이에요. 화면을 새로 고쳐 주세요.' }
const LIMITED = { status: 429, message: '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.' }

const ofOrder = { orderSeq: seqSchema }
const words = typedTextSchema.min(CASE_TEXT.least).max(CASE_TEXT.most)
const asMember = { timeoutMs: DEADLINE_MS.default, auth: 'user' } as const

/** Verbs of the host `gateway` about 안심결제 보상: what the house makes good after a purchase was confirmed. */
export const compensationEndpoints = {
  /** The claim of an order, or whether there can be one. */
  compensation: endpoint
    .meta(asMember)
    .route({ method: 'GET', path: '/v1/orders/{orderSeq}/compensation' })
    .input(z.object(ofOrder))
    .output(compensationSchema)
    .errors({ NOT_FOUND }),

  /** The buyer claims; an order has one claim. The same `eventKey` again is the same claim. */
  claimCompensation: endpoint
    .meta(asMember)
    .route({ method: 'POST', path: '/v1/orders/{orderSeq}/compensation' })
    .input(
      z.object({
        ...ofOrder,
        reason: z.enum(
          reasonsFor({ step: 'CLAIM', isBusiness: false }) as [CaseReason, ...CaseReason[]],
        ),
        text: words,
        photoIds: saidPhotoIdsSchema,
        eventKey: z.uuid(),
      }),
    )
    .output(z.object({ state: claimStateSchema }))
    .errors({ NOT_FOUND, NOT_POSSIBLE, KEY_USED, LIMITED, ...SAID_PHOTO_REFUSALS }),

  /** Words and photos of a member about a claim that is not decided. */
  argueClaim: endpoint
    .meta(asMember)
    .route({ method: 'POST', path: '/v1/orders/{orderSeq}/compensation/statements' })
    .input(
      z.object({
        ...ofOrder,
        text: words,
        photoIds: saidPhotoIdsSchema,
        eventKey: z.uuid(),
      }),
    )
    .output(z.object({ state: claimStateSchema }))
    .errors({ NOT_FOUND, NOT_POSSIBLE, LIMITED, PHOTO_GONE: SAID_PHOTO_REFUSALS.PHOTO_GONE }),

  /** The buyer has what could not be sent sent again, to the default account. */
  retryCompensation: endpoint
    .meta(asMember)
    .route({ method: 'POST', path: '/v1/orders/{orderSeq}/compensation/retries' })
    .input(z.object({ ...ofOrder, eventKey: z.uuid() }))
    .output(z.object({ state: claimStateSchema }))
    .errors({ NOT_FOUND, NOT_POSSIBLE, LIMITED }),

  /**
   * Decides a claim. Where the order is above the terms' amount, the first operator proposes, and another who decides the
   * same carries it out.
   */
  decideCompensation: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'operator', duty: 'TRADES' })
    .route({ method: 'POST', path: '/v1/operator/orders/{orderSeq}/compensation' })
    .input(
      z.object({
        ...ofOrder,
        decision: claimDecisionSchema,
        amount: wonSchema.nullable(),
        reasonCode: decisionReasonSchema,
        note: typedTextSchema.min(DECISION_NOTE.least).max(DECISION_NOTE.most),
        eventKey: z.uuid(),
      }),
    )
    .output(z.object({ state: claimStateSchema, isProposed: z.boolean() }))
    .errors({
      NOT_FOUND,
      NOT_POSSIBLE,
      KEY_USED,
      WRONG_REASON,
      OWN: { status: 409, message: '내가 사고판 거래는 다른 운영자가 결정해야 해요.' },
      SECOND: { status: 409, message: '금액이 커서 다른 운영자의 확인이 필요해요.' },
      AMOUNT: { status: 400, message: '1원부터 이 거래의 보상 한도까지 정할 수 있어요.' },
    }),
}
