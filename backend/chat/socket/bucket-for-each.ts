import { LRUCache } from 'lru-cache'
import { monotonic } from './settings.ts'
import { TokenBucket } from './token-bucket.ts'

/** Above this number the least recently used key is dropped. */
export const MOST_REMEMBERED = 10_000

/** A bucket for each address or user, counted in this process over all their connections. */
export class BucketForEach {
  readonly #limit: { burst: number; perSecond: number }
  readonly #buckets = new LRUCache<string | number, TokenBucket>({ max: MOST_REMEMBERED })

  constructor(limit: { burst: number; perSecond: number }) {
    this.#limit = limit
  }

  get size(): number {
    return this.#buckets.size
  }

  take(key: string | number): boolean {
    const now = monotonic()
    const bucket = this.#buckets.get(key) ?? this.#open(key, now)
    return bucket.take(now)
  }

  #open(key: string | number, now: number): TokenBucket {
    const bucket = new TokenBucket(this.#limit, now)
    this.#buckets.set(key, bucket)
    return bucket
  }
}
