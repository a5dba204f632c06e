import type { KeyRing } from './key-ring.ts'

/** Counts attempts: over Redis exactly for all instances together, without it in this process. */
export interface RateLimiter {
  /**
   * Takes one attempt (or `count` of them) from each of the given limits, or from none of them when one is used up.
   * @returns null when it may go on, otherwise the seconds until it may
   */
  take(limits: readonly LimitUse[]): Promise<number | null>
  /** Gives what was taken back to each, because it turned out to be an honest attempt. */
  giveBack(limits: readonly LimitUse[]): Promise<void>
  close(): Promise<void>
}

export interface LimitUse {
  rule: LimitRule
  /** Whom it counts, already made unrecognisable (KeyRing.pseudonym) where it is personal. */
  key: string
  /** How many attempts this is: the entries of a list, for example. One where it is left out. */
  count?: number
}

export interface LimitRule {
  name: string
  points: number
  seconds: number
  /**
   * Counted by each process for itself, whatever joins them: for what has to go on at full speed while Redis is away,
   * and does little harm when it happens once for every instance.
   */
  perProcess?: true
}

/** Who asks: the parts of a call that are counted. */
export interface LimitedCall {
  keys: Pick<KeyRing, 'pseudonym'>
  caller: { deviceUuid: string | null; address: string | null }
}
