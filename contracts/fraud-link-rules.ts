import { DAY_MS } from './durations.ts'

// How accounts are joined to the one that a report of damage names. Separate from fraud.ts, so that code in the browser
// does not import the schema library.

/**
 * Why two accounts may be one person's. Strengths are between 0 and 1, and halve with each half-life since what they rest on.
 * Members have one account to an identity and to a verified phone number, so these join accounts through reports alone.
 */
export const LINK_KINDS = {
  ACCOUNT: { label: '같은 정산 계좌', strength: 0.9, halfLifeDays: null },
  REPORT: { label: '피해사례에 함께 오른 번호', strength: 0.8, halfLifeDays: 365 },
  /** Of accounts that published reports name both. */
  DEVICE_OF_REPORTED: {
    label: '둘 다 신고됐고 같은 기기에서 로그인',
    strength: 0.75,
    halfLifeDays: 180,
  },
  /** Families share devices: alone it joins no accounts. */
  DEVICE: { label: '같은 기기에서 로그인', strength: 0.5, halfLifeDays: 90 },
} as const satisfies Record<
  string,
  { label: string; strength: number; halfLifeDays: number | null }
>
export type LinkKind = keyof typeof LINK_KINDS

export const LINK_RULES = {
  /** Two accounts are joined from this strength on. */
  joins: 0.6,
  /** On a device of more members, such as one in a library, no accounts are joined. */
  membersOfDevice: 4,
  /** From the account that a report names. */
  hops: 3,
  members: 50,
  /** Weaker ones are not shown. */
  leastShown: 0.1,
} as const

/** What an operator decides on an account that is joined to a named one. */
export const LINK_DECISIONS = { CUT: '잇지 않기', KEEP: '이의를 받아들이지 않기' } as const
export type LinkDecision = keyof typeof LINK_DECISIONS

/** @param at what it rests on was last true then */
export function linkStrength(kind: LinkKind, at: Date, now: Date): number {
  const { strength, halfLifeDays } = LINK_KINDS[kind]
  if (halfLifeDays === null) return strength
  const days = Math.max(0, now.getTime() - at.getTime()) / DAY_MS
  return strength * 0.5 ** (days / halfLifeDays)
}

/** Several reasons are stronger than each of them: 0.5 and 0.5 are 0.75. */
export const joinedStrength = (strengths: readonly number[]): number =>
  1 - strengths.reduce((left, strength) => left * (1 - strength), 1)
