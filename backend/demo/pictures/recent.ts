/** Keeps what was used last, up to a total weight; a value in the making is shared. */
export class Recent<V> {
  readonly #entries = new Map<string, { value: Promise<V>; weight: number }>()
  readonly #limit: number
  readonly #weigh: (value: V) => number
  #total = 0

  constructor(limit: number, weigh: (value: V) => number) {
    this.#limit = limit
    this.#weigh = weigh
  }

  async get(key: string, make: () => Promise<V>): Promise<V> {
    const known = this.#entries.get(key)
    if (known) {
      this.#entries.delete(key)
      this.#entries.set(key, known)
      return known.value
    }
    const entry = { value: make(), weight: 0 }
    this.#entries.set(key, entry)
    try {
      const value = await entry.value
      entry.weight = this.#weigh(value)
      this.#total += entry.weight
      this.#shrink()
      return value
    } catch (error) {
      this.#entries.delete(key)
      throw error
    }
  }

  #shrink(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#total <= this.#limit) return
      if (entry.weight === 0) continue
      this.#entries.delete(key)
      this.#total -= entry.weight
    }
  }
}
