import type { GuardReason } from '#contracts/chat-constants.ts'

/** The scores of one reason from which a text is warned about, masked, or refused. */
export const SCORES = { warn: 2, mask: 4, block: 6 } as const

/** What the words of a text show; that its number was reported, the database says. */
export type FoundReason = Exclude<GuardReason, 'REPORTED'>

/** The result of a detector. */
export interface Finding {
  reason: FoundReason
  score: number
  /** Indices of signs, the end exclusive; null where there is nothing to mask. */
  range: readonly [from: number, to: number] | null
}
