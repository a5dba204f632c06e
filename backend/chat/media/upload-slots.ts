/** How many uploads run at once: in this process, and of one person. Each holds a file and its share of the network. */
export class UploadSlots {
  readonly #inAll: number
  readonly #each: number
  readonly #taken = new Map<number, number>()
  #running = 0

  constructor({ inAll = 24, each = 4 }: { inAll?: number; each?: number } = {}) {
    this.#inAll = inAll
    this.#each = each
  }

  /** @returns gives the place back; null when there is none */
  take(userSeq: number): (() => void) | null {
    const own = this.#taken.get(userSeq) ?? 0
    if (own >= this.#each || this.#running >= this.#inAll) return null
    this.#taken.set(userSeq, own + 1)
    this.#running += 1
    return () => {
      this.#running -= 1
      const left = (this.#taken.get(userSeq) ?? 1) - 1
      if (left > 0) this.#taken.set(userSeq, left)
      else this.#taken.delete(userSeq)
    }
  }
}
