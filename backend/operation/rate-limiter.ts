import type { KeyRing } from './key-ring.ts'

/** Counts attempts: over Redis exactly for all instances together, without it in this process. */
export interface RateLimiter {
  /**
   * Takes one attempt (or `count` of them) from each of the given limits, or from none of them when one is used up.
   * @returns null when the caller may continue, otherwise the seconds until it may
   */
  take(limits: readonly LimitUse[]): Promise<number | null>
  /** Gives the attempts back to each limit, because they turned out to be honest. */
  giveBack(limits: readonly LimitUse[]): Promise<void>
  close(): Promise<void>
}

export interface LimitUse {
  rule: LimitRule
  /** The counted subject, already pseudonymised (KeyRing.pseudonym) where it is personal. */
  key: string
  /** How many attempts this is: the entries of a list, for example. One where it is left out. */
  count?: number
}

export interface LimitRule {
  name: string
  points: number
  seconds: number
  /**
   * Counted by each process for itself, even with Redis: for what has to continue at full speed while Redis is
   * unavailable, and does little harm when it happens once on every instance.
   */
  perProcess?: true
}

/** The parts of a call that are counted. */
export interface LimitedCall {
  keys: Pick<KeyRing, 'pseudonym'>
  caller: { deviceUuid: string | null; address: string | null }
}
