/** Counts attempts: over Redis exactly for all instances together, without it in this process. */
export interface RateLimiter {
  /**
   * Takes one attempt from each of the given limits, or from none of them when one is used up.
   * @returns null when it may go on, otherwise the seconds until it may
   */
  take(limits: readonly LimitUse[]): Promise<number | null>
  /** Gives one attempt back to each, because it turned out to be an honest one. */
  giveBack(limits: readonly LimitUse[]): Promise<void>
  close(): Promise<void>
}

export interface LimitUse {
  rule: LimitRule
  /** Whom it counts, already made unrecognisable (KeyRing.pseudonym) where it is personal. */
  key: string
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
