import type { OrderState } from './order-states.ts'

/** Where a claim of compensation stands, as both members read it. */
export const CLAIM_STATES = {
  OPEN: '검토 중',
  APPROVED: '보상 결정',
  PAID: '보상 완료',
  REJECTED: '보상하지 않음',
} as const
export type ClaimState = keyof typeof CLAIM_STATES

/** What an operator decides about a claim. */
export const CLAIM_DECISIONS = {
  APPROVE: '보상하기',
  REJECT: '보상하지 않기',
} as const
export type ClaimDecision = keyof typeof CLAIM_DECISIONS

/** After the purchase was confirmed: the money is the seller's, and the order does not move any more by a claim. */
export const CLAIMABLE_STATES: readonly OrderState[] = [
  'CONFIRMED',
  'SETTLING',
  'SETTLE_FAILED',
  'SETTLED',
]

export const isClaimable = (state: OrderState): boolean => CLAIMABLE_STATES.includes(state)
