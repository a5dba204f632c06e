/**
 * Lets `burst` through at once and then `perSecond`; refills while unused. The limiters of rate-limiter-flexible count by
 * fixed windows, and asynchronously.
 */
export class TokenBucket {
  readonly #burst: number
  readonly #perSecond: number
  #left: number
  #at: number

  constructor(limit: { burst: number; perSecond: number }, at: number) {
    this.#burst = limit.burst
    this.#perSecond = limit.perSecond
    this.#left = limit.burst
    this.#at = at
  }

  /** @param at milliseconds of a monotonic clock */
  take(at: number): boolean {
    this.#refill(at)
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }

  #refill(at: number): void {
    const gained = ((at - this.#at) / 1_000) * this.#perSecond
    this.#left = Math.min(this.#burst, this.#left + gained)
    this.#at = at
  }
}
