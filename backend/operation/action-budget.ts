import type { LimitedCall } from './rate-limiter.ts'

/**
 * How many entries of the action log are stored: by device, address, network and installation for anonymous visitors;
 * for members by member, and for all of them as many again, so that anonymous visitors cannot use up the members'
 * share.
 */
export interface ActionBudget {
  /**
   * Takes this many entries, or none.
   * @returns null when they may be stored, otherwise the seconds until they may
   */
  take(
    call: LimitedCall & { viewer: { userSeq: number } | null },
    entries: number,
  ): Promise<number | null>
}
