/** The queue has no room; come back in a few seconds. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

interface Entry {
  key: string
  job: () => Promise<unknown>
  waiting: number
  started: boolean
  promise: Promise<unknown>
  resolve: (value: unknown) => void
  reject: (reason: unknown) => void
}

/**
 * Runs heavy work a few at a time, in order of arrival. Callers with the same key share one run. Work whose callers have
 * all left is removed from the queue, and a full queue refuses: p-limit can do neither, so a client that asks and leaves
 * could make its queue as long as it liked.
 */
export class WorkQueue {
  readonly #atOnce: number
  readonly #length: number
  readonly #byKey = new Map<string, Entry>()
  readonly #waiting: Entry[] = []
  readonly #idle: (() => void)[] = []
  #running = 0
  #closed = false

  constructor(options: { atOnce: number; length: number }) {
    this.#atOnce = options.atOnce
    this.#length = options.length
  }

  get depth(): number {
    return this.#waiting.length
  }

  /**
   * @throws QueueFullError when too much waits already
   * @throws the signal's reason when the caller leaves
   */
  run<T>(key: string, job: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (signal?.aborted) return Promise.reject(signal.reason)
    const entry = this.#byKey.get(key) ?? this.#enter(key, job)
    if (!entry) return Promise.reject(new QueueFullError('too many pictures wait to be made'))
    entry.waiting += 1
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        entry.waiting -= 1
        if (entry.waiting === 0 && !entry.started) this.#drop(entry)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', leave, { once: true })
      entry.promise
        .then((value) => resolve(value as T), reject)
        .finally(() => signal?.removeEventListener('abort', leave))
    })
  }

  /** Sends away everyone whose work has not begun, and waits for the work that has. */
  async close(): Promise<void> {
    this.#closed = true
    for (const entry of this.#waiting.splice(0)) {
      this.#byKey.delete(entry.key)
      entry.reject(new QueueFullError('closing'))
    }
    if (this.#running > 0) await new Promise<void>((resolve) => this.#idle.push(resolve))
  }

  #enter(key: string, job: () => Promise<unknown>): Entry | undefined {
    if (this.#closed) return undefined
    if (this.#running >= this.#atOnce && this.#waiting.length >= this.#length) return undefined
    const { promise, resolve, reject } = withResolvers()
    const entry: Entry = { key, job, waiting: 0, started: false, promise, resolve, reject }
    this.#byKey.set(key, entry)
    this.#waiting.push(entry)
    this.#next()
    return entry
  }

  #next(): void {
    if (this.#running >= this.#atOnce) return
    const entry = this.#waiting.shift()
    if (!entry) return
    entry.started = true
    this.#running += 1
    void entry
      .job()
      .then(entry.resolve, entry.reject)
      .finally(() => {
        this.#running -= 1
        this.#byKey.delete(entry.key)
        this.#next()
        if (this.#running === 0) for (const done of this.#idle.splice(0)) done()
      })
  }

  #drop(entry: Entry): void {
    this.#byKey.delete(entry.key)
    const index = this.#waiting.indexOf(entry)
    if (index >= 0) this.#waiting.splice(index, 1)
  }
}

function withResolvers() {
  let resolve: (value: unknown) => void = () => undefined
  let reject: (reason: unknown) => void = () => undefined
  const promise = new Promise<unknown>((onValue, onReason) => {
    resolve = onValue
    reject = onReason
  })
  // Every caller may have left before a failure; it is theirs to handle while they wait.
  promise.catch(() => undefined)
  return { promise, resolve, reject }
}
