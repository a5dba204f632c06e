/** The sender of a file. */
export interface Uploader {
  userSeq: number
  /** IPv4 address or IPv6 /64; null where it is unknown. */
  address: string | null
}

/** Returns the slot; calling it again has no effect. */
export type Release = () => void

export interface SlotLimits {
  /** Uploads at once in this process. Each holds a file and its share of the network. */
  inAll: number
  ofUser: number
  /** Several accounts may share an address, at home or behind a carrier's NAT. */
  ofAddress: number
  /** Uploads that wait for a slot, and how many of them may be of one account or address. */
  waiting: number
  waitingOfUser: number
  waitingOfAddress: number
  waitMs: number
}

/** A browser sends three at once (app/pictures/one-of-few.ts); those of a second and third tab wait. */
export const SLOT_LIMITS: SlotLimits = {
  inAll: 24,
  ofUser: 3,
  ofAddress: 6,
  waiting: 48,
  waitingOfUser: 6,
  waitingOfAddress: 12,
  waitMs: 10_000,
}

interface Waiting {
  who: Uploader
  settle: (release: Release | null) => void
}

/** Counts the slots in use for each key; keys without any are removed. */
class Shares {
  readonly #held = new Map<string, number>()

  of(key: string): number {
    return this.#held.get(key) ?? 0
  }

  add(key: string, change: 1 | -1): void {
    const held = this.of(key) + change
    if (held > 0) this.#held.set(key, held)
    else this.#held.delete(key)
  }
}

/**
 * The slots of uploads: a limit for all, and a share for each account and each address, so that no client can take them
 * all. Without a free slot an upload waits, first come, first served; one whose share is full waits without blocking
 * others. These shares, the bounds of the queue and the longest wait are what p-limit does not have.
 */
export class UploadSlots {
  readonly #limits: SlotLimits
  readonly #shares = new Shares()
  readonly #waitingShares = new Shares()
  readonly #waiting: Waiting[] = []
  #running = 0

  constructor(limits: Partial<SlotLimits> = {}) {
    this.#limits = { ...SLOT_LIMITS, ...limits }
  }

  get running(): number {
    return this.#running
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /**
   * @param signal an abort leaves the queue
   * @returns null when there is no slot, and the queue is full or the wait too long
   */
  async take(who: Uploader, signal?: AbortSignal): Promise<Release | null> {
    if (signal?.aborted) return null
    return this.#isFree(who) ? this.#begin(who) : this.#wait(who, signal)
  }

  #isFree(who: Uploader): boolean {
    const { inAll, ofUser, ofAddress } = this.#limits
    return this.#running < inAll && isWithin(this.#shares, who, { ofUser, ofAddress })
  }

  #begin(who: Uploader): Release {
    this.#running += 1
    for (const key of keysOf(who)) this.#shares.add(key, 1)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      this.#running -= 1
      for (const key of keysOf(who)) this.#shares.add(key, -1)
      this.#serve()
    }
  }

  #wait(who: Uploader, signal: AbortSignal | undefined): Promise<Release | null> {
    const { waiting, waitingOfUser, waitingOfAddress, waitMs } = this.#limits
    const bounds = { ofUser: waitingOfUser, ofAddress: waitingOfAddress }
    if (this.#waiting.length >= waiting || !isWithin(this.#waitingShares, who, bounds))
      return Promise.resolve(null)
    return new Promise((resolve) => {
      const settle = (release: Release | null) => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', leave)
        this.#waiting.splice(this.#waiting.indexOf(entry), 1)
        for (const key of keysOf(who)) this.#waitingShares.add(key, -1)
        resolve(release)
      }
      const leave = () => settle(null)
      const entry: Waiting = { who, settle }
      const timer = setTimeout(leave, waitMs)
      signal?.addEventListener('abort', leave, { once: true })
      this.#waiting.push(entry)
      for (const key of keysOf(who)) this.#waitingShares.add(key, 1)
    })
  }

  /** A free slot and share may admit an upload of that account and one of that address. */
  #serve(): void {
    for (;;) {
      const next = this.#waiting.find(({ who }) => this.#isFree(who))
      if (!next) return
      next.settle(this.#begin(next.who))
    }
  }
}

function isWithin(
  shares: Shares,
  { userSeq, address }: Uploader,
  { ofUser, ofAddress }: { ofUser: number; ofAddress: number },
): boolean {
  if (shares.of(userKey(userSeq)) >= ofUser) return false
  return address === null || shares.of(addressKey(address)) < ofAddress
}

const userKey = (userSeq: number) => `user:${userSeq}`
const addressKey = (address: string) => `address:${address}`
const keysOf = ({ userSeq, address }: Uploader) =>
  address === null ? [userKey(userSeq)] : [userKey(userSeq), addressKey(address)]
