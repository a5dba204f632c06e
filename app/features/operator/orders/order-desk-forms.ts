import * as z from 'zod/mini'
import { oneOf, text } from '#app/forms/fields.ts'
import {
  CASE_TEXT,
  type CaseDecision,
  DECISION_NOTE,
  DECISIONS,
} from '#contracts/order-case-constants.ts'
import { CLAIM_DECISIONS, type ClaimDecision } from '#contracts/order-claim-constants.ts'
import { anyReasonOf, fitsChoice } from '../reason-schema.ts'

const NOTE = `${DECISION_NOTE.least}자 이상 ${DECISION_NOTE.most}자까지 써 주세요.`
const WORDS = `${CASE_TEXT.least}자 이상 ${CASE_TEXT.most}자까지 써 주세요.`
const REASON = '사유를 2자 이상 200자까지 써 주세요.'
const eventKey = text(z.uuid())
const amount = z.pipe(
  text(z.regex(/^(?:[1-9][\d,]{0,11}원?)?$/, '금액을 1원 이상의 숫자로 써 주세요.')),
  z.transform((typed) => (typed === '' ? null : Number(typed.replaceAll(/\D/g, '')))),
)
const withReason = z.object({
  eventKey,
  reason: text(z.minLength(2, REASON), z.maxLength(200, REASON)),
})

const withWords = z.object({
  eventKey,
  text: text(z.minLength(CASE_TEXT.least, WORDS), z.maxLength(CASE_TEXT.most, WORDS)),
})

/** The forms of an order at the operators' desk, by intent. */
export const orderDeskForms = {
  decide: z
    .object({
      eventKey,
      decision: oneOf(Object.keys(DECISIONS) as CaseDecision[], '결정을 골라 주세요.'),
      reasonCode: anyReasonOf('ORDER'),
      amount,
      note: text(z.minLength(DECISION_NOTE.least, NOTE), z.maxLength(DECISION_NOTE.most, NOTE)),
    })
    .check(
      z.refine(({ decision, amount: part }) => decision !== 'SPLIT' || part !== null, {
        path: ['amount'],
        message: '돌려줄 금액을 적어 주세요.',
      }),
      fitsChoice('ORDER', ({ decision }) => decision),
    ),
  'decide-claim': z
    .object({
      eventKey,
      decision: oneOf(Object.keys(CLAIM_DECISIONS) as ClaimDecision[], '결정을 골라 주세요.'),
      reasonCode: anyReasonOf('CLAIM'),
      amount,
      note: text(z.minLength(DECISION_NOTE.least, NOTE), z.maxLength(DECISION_NOTE.most, NOTE)),
    })
    .check(
      z.refine(({ decision, amount: part }) => decision !== 'APPROVE' || part !== null, {
        path: ['amount'],
        message: '보상할 금액을 적어 주세요.',
      }),
      fitsChoice('CLAIM', ({ decision }) => decision),
    ),
  contact: withWords,
  open: withWords,
  freeze: withReason,
  unfreeze: withReason,
  'retry-refund': withReason,
  'retry-payout': withReason,
  'retry-compensation': withReason,
}
