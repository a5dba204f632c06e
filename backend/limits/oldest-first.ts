/**
 * A map that knows which of its entries was set longest ago, at the same little cost however large it is. A fresh
 * iterator of a Map would first pass over all that was deleted at its front, which makes forgetting the oldest, one
 * after the other, quadratic.
 */
export class OldestFirst<Value extends object> {
  readonly #values = new Map<string, Value>()
  #order = this.#values.entries()
  #oldest: [string, Value] | undefined

  get size(): number {
    return this.#values.size
  }

  get(key: string): Value | undefined {
    return this.#values.get(key)
  }

  /** Sets an entry, which is the newest then. */
  set(key: string, value: Value): void {
    this.#values.delete(key)
    this.#values.set(key, value)
    this.#oldest = this.#oldest?.[0] === key ? undefined : this.#oldest
  }

  delete(key: string): void {
    this.#values.delete(key)
  }

  oldest(): [string, Value] | undefined {
    while (this.#values.size > 0) {
      if (this.#oldest && this.#values.get(this.#oldest[0]) === this.#oldest[1]) return this.#oldest
      const next = this.#order.next()
      if (next.done) this.#order = this.#values.entries()
      else this.#oldest = next.value
    }
    return undefined
  }
}
