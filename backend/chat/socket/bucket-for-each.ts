import { OldestFirst } from '../../limits/oldest-first.ts'
import { monotonic } from './settings.ts'
import { TokenBucket } from './token-bucket.ts'

/** Past it the key that has not asked for longest is forgotten. */
export const MOST_REMEMBERED = 10_000

/** A bucket for each address or person, counted in this process over all their connections. */
export class BucketForEach {
  readonly #limit: { burst: number; perSecond: number }
  /** In the order in which they asked last. */
  readonly #buckets = new OldestFirst<TokenBucket>()

  constructor(limit: { burst: number; perSecond: number }) {
    this.#limit = limit
  }

  get size(): number {
    return this.#buckets.size
  }

  take(key: string | number): boolean {
    const now = monotonic()
    const name = String(key)
    const bucket = this.#buckets.get(name) ?? this.#open(now)
    this.#buckets.set(name, bucket)
    return bucket.take(now)
  }

  #open(now: number): TokenBucket {
    const longestQuiet = this.#buckets.oldest()
    if (this.#buckets.size >= MOST_REMEMBERED && longestQuiet) this.#buckets.delete(longestQuiet[0])
    return new TokenBucket(this.#limit, now)
  }
}
