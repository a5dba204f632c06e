import { z } from 'zod'
import { decisionReasonSchema, momentSchema, wonSchema } from './common.ts'
import { CASE_REASONS, type CaseReason } from './order-case-constants.ts'
import {
  CLAIM_DECISIONS,
  CLAIM_STATES,
  type ClaimDecision,
  type ClaimState,
} from './order-claim-constants.ts'

const keysOf = <Key extends string>(labels: Record<Key, unknown>) =>
  Object.keys(labels) as [Key, ...Key[]]

export const claimStateSchema = z.enum(keysOf<ClaimState>(CLAIM_STATES))
export const claimDecisionSchema = z.enum(keysOf<ClaimDecision>(CLAIM_DECISIONS))

/** A claim of compensation, and what was decided about it. */
export const claimSchema = z.object({
  state: claimStateSchema,
  reason: z.enum(keysOf<CaseReason>(CASE_REASONS)),
  at: momentSchema,
  /** Until when it is decided. */
  decideBy: momentSchema,
  paidAt: momentSchema.nullable(),
  decision: z
    .object({
      decision: claimDecisionSchema,
      /** Won; null where nothing is compensated. */
      amount: wonSchema.nullable(),
      /** Null of one that was made before there were codes. */
      reasonCode: decisionReasonSchema.nullable(),
      note: z.string(),
      /** A second operator has to agree first; members do not see it before. */
      isProposed: z.boolean(),
      at: momentSchema,
    })
    .nullable(),
})
export type Claim = z.infer<typeof claimSchema>
