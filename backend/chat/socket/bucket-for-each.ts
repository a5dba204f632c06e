import { monotonic } from './settings.ts'
import { TokenBucket } from './token-bucket.ts'

/** Then those that have been quiet are forgotten, and the oldest where none has been. */
const MOST_REMEMBERED = 10_000
/** So many are forgotten together, so that a stranger with many addresses does not have all of them gone through each time. */
const FORGOTTEN_TOGETHER = 1_000

/** A bucket for each address or person, counted in this process over all their connections. */
export class BucketForEach {
  readonly #limit: { burst: number; perSecond: number }
  readonly #buckets = new Map<string | number, TokenBucket>()

  constructor(limit: { burst: number; perSecond: number }) {
    this.#limit = limit
  }

  get size(): number {
    return this.#buckets.size
  }

  take(key: string | number): boolean {
    const now = monotonic()
    let bucket = this.#buckets.get(key)
    if (!bucket) {
      if (this.#buckets.size >= MOST_REMEMBERED) this.#forget(now)
      bucket = new TokenBucket(this.#limit, now)
      this.#buckets.set(key, bucket)
    }
    return bucket.take(now)
  }

  #forget(now: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key)
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size <= MOST_REMEMBERED - FORGOTTEN_TOGETHER) break
      this.#buckets.delete(key)
    }
  }
}
