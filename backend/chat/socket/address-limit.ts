import { addressBlock } from '../../limits/address-block.ts'
import { monotonic, type SocketSettings } from './settings.ts'
import { TokenBucket } from './token-bucket.ts'

/** Then those that have been quiet are forgotten. */
const MOST_REMEMBERED = 10_000

/** Upgrades of one address, counted in this process. */
export class AddressLimit {
  readonly #settings: Pick<SocketSettings, 'upgradeBurst' | 'upgradesPerSecond'>
  readonly #buckets = new Map<string, TokenBucket>()

  constructor(settings: Pick<SocketSettings, 'upgradeBurst' | 'upgradesPerSecond'>) {
    this.#settings = settings
  }

  take(address: string | null): boolean {
    const now = monotonic()
    const key = addressBlock(address ?? '')
    let bucket = this.#buckets.get(key)
    if (!bucket) {
      if (this.#buckets.size >= MOST_REMEMBERED) this.#forgetQuiet(now)
      const { upgradeBurst: burst, upgradesPerSecond: perSecond } = this.#settings
      bucket = new TokenBucket({ burst, perSecond }, now)
      this.#buckets.set(key, bucket)
    }
    return bucket.take(now)
  }

  #forgetQuiet(now: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key)
  }
}
