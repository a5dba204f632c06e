import type { GuardReason } from '#contracts/chat-facts.ts'

/** From which score of one reason on a text is warned of, masked, or refused. */
export const SCORES = { warn: 2, mask: 4, block: 6 } as const

/** Something that the protection found. */
export interface Finding {
  reason: GuardReason
  score: number
  /** Indices of signs, the last one not included; null where there is nothing to mask. */
  range: readonly [from: number, to: number] | null
}
