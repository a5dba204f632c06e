import { CHANGES_RETENTION_MS, EVERYTHING } from '#contracts/content-changes.ts'

/** Fetches the changes after a position from the host `init`. */
export type FetchChanges = (
  after: string | undefined,
) => Promise<{ place: string; changes: readonly { changeSeq: number; tag: string }[] }>

/** Whether the log surely has nothing after a position that the caller has read up to. */
export type HasNothingAfter = (position: string) => boolean

/** The position in the log of changes of the public content up to which this process has read. */
export interface InvalidationCursor {
  /**
   * Reads the log to its end, and notifies the listeners before it resolves. Whatever was committed before the call has
   * been reported then.
   * @returns false if the log cannot be read; nothing from the cache may be served then
   */
  advance(): Promise<boolean>
  /** Whether nothing can have been committed since the log was last read; false where only reading it tells. */
  isAtEnd(): boolean
  onChange(listener: (tags: readonly string[]) => void): void
}

const nextTurn = () => new Promise<unknown>((resolve) => setImmediate(resolve))

/** The log is not read again for this long after a failure (milliseconds). */
const PAUSE_MS = 5_000

/**
 * @param now clock in milliseconds
 * @param hasNothingAfter known where all changes are made by this process; by default the log is always read
 */
export function createInvalidationCursor(
  fetchChanges: FetchChanges,
  now: () => number,
  hasNothingAfter: HasNothingAfter = () => false,
): InvalidationCursor {
  const listeners: ((tags: readonly string[]) => void)[] = []
  let position: string | undefined
  /** The changes after `position` that have been reported already. */
  let reported = new Set<number>()
  let readAt = 0
  let pausedUntil = 0
  let running: Promise<boolean> | null = null
  let queued: Promise<boolean> | null = null

  const isAtEnd = () => position !== undefined && now() >= pausedUntil && hasNothingAfter(position)

  return {
    isAtEnd,
    async advance() {
      if (now() < pausedUntil) return false
      if (isAtEnd()) return true
      // A running read may have been answered before this call. Calls of the same turn share the next read.
      queued ??= (running ?? nextTurn()).then(() => {
        queued = null
        return run()
      })
      return queued
    },
    onChange: (listener) => void listeners.push(listener),
  }

  function run(): Promise<boolean> {
    running = read().finally(() => {
      running = null
    })
    return running
  }

  async function read(): Promise<boolean> {
    const startedAt = now()
    const isTooLate = position !== undefined && startedAt - readAt > CHANGES_RETENTION_MS / 2
    try {
      const log = await fetchChanges(isTooLate ? undefined : position)
      const fresh = log.changes.filter(({ changeSeq }) => !reported.has(changeSeq))
      const tags = isTooLate ? [EVERYTHING] : fresh.map(({ tag }) => tag)
      position = log.place
      reported = new Set(log.changes.map(({ changeSeq }) => changeSeq))
      readAt = startedAt
      if (tags.length > 0) for (const notify of listeners) notify(tags)
      return true
    } catch {
      pausedUntil = now() + PAUSE_MS
      return false
    }
  }
}
