export interface PaceLimits {
  /** The minimum number of bytes in each interval of waiting for the sender. */
  bytes: number
  stretchMs: number
  /** The limit of all waiting together. */
  wholeMs: number
}

/**
 * 4 KB a second. The slowest connection that can send a picture at all, 3G at the edge of a cell, sends some 30 KB a
 * second; an interval of 15 seconds allows it to switch cells. At 30 KB a second the largest file takes 28 minutes.
 */
export const PACE_LIMITS: PaceLimits = {
  bytes: 60 * 1_024,
  stretchMs: 15_000,
  wholeMs: 30 * 60_000,
}

/**
 * Whether a sender is fast enough. Only the time that is spent waiting for the sender counts, not that of our own disk.
 * It reads no clock: the caller passes the time waited, and it returns how long to wait at most.
 */
export class UploadPace {
  readonly #limits: PaceLimits
  #stretchMs = 0
  #stretchBytes = 0
  #wholeMs = 0

  constructor(limits: Partial<PaceLimits> = {}) {
    this.#limits = { ...PACE_LIMITS, ...limits }
  }

  /** Milliseconds to wait for the next chunk at most; more than 0 while the sender is fast enough. */
  get patienceMs(): number {
    const { stretchMs, wholeMs } = this.#limits
    return Math.min(stretchMs - this.#stretchMs, wholeMs - this.#wholeMs)
  }

  /**
   * Counts a chunk.
   * @returns false when the sender is too slow
   */
  note(bytes: number, waitedMs: number): boolean {
    const { bytes: least, stretchMs, wholeMs } = this.#limits
    this.#wholeMs += waitedMs
    this.#stretchMs += waitedMs
    this.#stretchBytes += bytes
    if (this.#wholeMs >= wholeMs) return false
    // A burst counts for its own interval only: it does not make up for a long silence.
    if (this.#stretchBytes >= least) this.#beginStretch()
    return this.#stretchMs < stretchMs
  }

  #beginStretch(): void {
    this.#stretchMs = 0
    this.#stretchBytes = 0
  }
}
