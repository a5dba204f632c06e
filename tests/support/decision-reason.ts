import {
  type DecisionReason,
  decisionReasons,
  type ReasonedCase,
  type ReasonedDecision,
} from '#contracts/decision-reasons.ts'

/** A reason that a decision can have. */
export function aReason<Case extends ReasonedCase>(
  ofCase: Case,
  decision: ReasonedDecision<Case>,
): DecisionReason {
  const [first] = decisionReasons(ofCase, decision)
  if (!first) throw new Error(`no reason of ${ofCase} fits ${decision}`)
  return first
}
