import { addressBlock } from '../../limits/address-block.ts'
import { OldestFirst } from '../../limits/oldest-first.ts'
import { monotonic, type SocketSettings } from './settings.ts'
import { TokenBucket } from './token-bucket.ts'

/** Past it the address that has not asked for longest is forgotten. */
export const MOST_REMEMBERED = 10_000

/** Upgrades of one address, counted in this process. */
export class AddressLimit {
  readonly #settings: Pick<SocketSettings, 'upgradeBurst' | 'upgradesPerSecond'>
  /** In the order in which they asked last. */
  readonly #buckets = new OldestFirst<TokenBucket>()

  constructor(settings: Pick<SocketSettings, 'upgradeBurst' | 'upgradesPerSecond'>) {
    this.#settings = settings
  }

  get size(): number {
    return this.#buckets.size
  }

  take(address: string | null): boolean {
    const now = monotonic()
    const key = addressBlock(address ?? '')
    const bucket = this.#buckets.get(key) ?? this.#open(now)
    this.#buckets.set(key, bucket)
    return bucket.take(now)
  }

  #open(now: number): TokenBucket {
    const longestQuiet = this.#buckets.oldest()
    if (this.#buckets.size >= MOST_REMEMBERED && longestQuiet) this.#buckets.delete(longestQuiet[0])
    const { upgradeBurst: burst, upgradesPerSecond: perSecond } = this.#settings
    return new TokenBucket({ burst, perSecond }, now)
  }
}
