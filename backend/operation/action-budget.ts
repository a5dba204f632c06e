import type { LimitedCall } from './rate-limiter.ts'

/**
 * How many entries of the action log are kept: by device, address, network and installation for anonymous visitors;
 * for members by member, and for all of them as many again, so that strangers cannot use up what is theirs.
 */
export interface ActionBudget {
  /**
   * Takes a list of so many entries, or none of it.
   * @returns null when it may be kept, otherwise the seconds until it may
   */
  take(
    call: LimitedCall & { viewer: { userSeq: number } | null },
    entries: number,
  ): Promise<number | null>
}
