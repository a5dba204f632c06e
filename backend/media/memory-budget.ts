import { QueueFullError } from './work-queue.ts'

interface Waiting {
  bytes: number
  start: () => void
}

/**
 * A bound on the memory that heavy work takes at once in this process. Each work says how much it will take, and waits
 * until that much is free; first come, first served, so that small work cannot hold up large work for ever. A library
 * such as p-limit counts jobs and not bytes, and refuses none.
 */
export class MemoryBudget {
  /** What all work together may take. */
  readonly bytes: number
  readonly #length: number
  readonly #waiting: Waiting[] = []
  #used = 0

  constructor(options: { bytes: number; length: number }) {
    this.bytes = options.bytes
    this.#length = options.length
  }

  /** Bytes that running work holds. */
  get used(): number {
    return this.#used
  }

  /**
   * @param bytes what the work takes at most; an estimate on the safe side
   * @throws RangeError when that is more than the whole budget; check against `bytes` before
   * @throws QueueFullError when too much work waits already
   */
  async run<T>(bytes: number, job: () => Promise<T>): Promise<T> {
    if (!(bytes <= this.bytes)) throw new RangeError('more than the whole budget')
    await this.#take(bytes)
    try {
      return await job()
    } finally {
      this.#used -= bytes
      this.#startNext()
    }
  }

  async #take(bytes: number): Promise<void> {
    if (this.#waiting.length === 0 && this.#used + bytes <= this.bytes) {
      this.#used += bytes
      return
    }
    if (this.#waiting.length >= this.#length)
      throw new QueueFullError('too much work waits for memory')
    // `#startNext` takes the memory for this call, so that no other call comes between.
    await new Promise<void>((start) => this.#waiting.push({ bytes, start }))
  }

  #startNext(): void {
    for (;;) {
      const [next] = this.#waiting
      if (!next || this.#used + next.bytes > this.bytes) return
      this.#waiting.shift()
      this.#used += next.bytes
      next.start()
    }
  }
}
