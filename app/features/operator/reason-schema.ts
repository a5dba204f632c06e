import * as z from 'zod/mini'
import { oneOf } from '#app/forms/fields.ts'
import {
  type DecisionReason,
  decisionReasons,
  fitsDecision,
  REASONS_OF_CASE,
  type ReasonedCase,
  type ReasonedDecision,
  WRONG_REASON,
} from '#contracts/decision-reasons.ts'

/** The reason of a form whose button says what is decided. */
export const reasonOf = <Case extends ReasonedCase>(
  ofCase: Case,
  decision: ReasonedDecision<Case>,
  message: string = WRONG_REASON.message,
) => oneOf(decisionReasons(ofCase, decision), message)

/** The reason of a form in which the decision is a field: `fitsChoice` compares the two. */
export const anyReasonOf = (ofCase: ReasonedCase) =>
  oneOf(
    [...new Set(Object.values(REASONS_OF_CASE[ofCase]).flat())] as DecisionReason[],
    '판단을 골라 주세요.',
  )

/** That the reason is one of the decision that was chosen. */
export const fitsChoice = <Case extends ReasonedCase, Form extends { reasonCode: DecisionReason }>(
  ofCase: Case,
  decisionOf: (form: Form) => ReasonedDecision<Case>,
) =>
  z.refine<Form>((form) => fitsDecision(ofCase, decisionOf(form), form.reasonCode), {
    path: ['reasonCode'],
    message: WRONG_REASON.message,
  })
