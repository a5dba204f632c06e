import { ACTION_LOG, type ActionEntry } from '#contracts/action-log.ts'
import type { ActionBuffer } from './action-buffer.ts'

const SECOND = 1_000
/** While sending fails, it is retried after 20, 40 and then every 60 seconds. */
const LONGEST_PAUSE = 60 * SECOND
/** Statuses that would be the same again for the same entries. */
const IN_VAIN = new Set([400, 413, 422])

export interface ActionSenderDeps {
  buffer: ActionBuffer
  /** Rejects when there is no answer. */
  post: (entries: readonly ActionEntry[]) => Promise<{ status: number; retryAfter: number }>
  beacon: (entries: readonly ActionEntry[]) => boolean
}

/**
 * Sends what is in the buffer, at 30 entries or after 10 seconds (SPEC.md section 9), one list after the other. An entry
 * leaves the buffer when its list was answered; a list that may have arrived is sent again, as the data host drops repeats.
 */
export function createActionSender({ buffer, post, beacon }: ActionSenderDeps) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  let failures = 0
  /** Until this time, by the clock of the document, the server accepts no entries. */
  let quietUntil = 0
  const beaconed = new WeakSet<ActionEntry>()

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (isSending) return
    const quiet = quietUntil - performance.now()
    if (quiet > 0) {
      timer = setTimeout(flush, quiet)
      return
    }
    isSending = true
    // This also shows the other tabs that this one is still open.
    buffer.save()
    const pause = await sendAll()
    isSending = false
    if (buffer.size > 0) timer ??= setTimeout(flush, pause)
  }

  /** @returns how long to wait before sending the remaining entries */
  async function sendAll(): Promise<number> {
    // Only while sending works; otherwise every tab would collect the entries of all closed ones.
    if (failures === 0) await buffer.takeOver()
    for (;;) {
      if (buffer.size === 0) await buffer.takeOver()
      if (buffer.size === 0) return ACTION_LOG.flushMilliseconds
      const batch = buffer.entries().slice(0, ACTION_LOG.batchSize)
      const retryAfter = await send(batch)
      if (retryAfter !== null) {
        failures += 1
        const pause = ACTION_LOG.flushMilliseconds * 2 ** Math.min(failures, 10)
        return Math.max(Math.min(pause, LONGEST_PAUSE), retryAfter)
      }
      failures = 0
      buffer.remove(batch)
    }
  }

  /** @returns null when the list is done; else the milliseconds for which the server accepts no entries */
  async function send(batch: readonly ActionEntry[]): Promise<number | null> {
    for (let retries = 0; ; retries += 1) {
      const { status, retryAfter } = await post(batch).catch(() => ({ status: 0, retryAfter: 0 }))
      if ((status >= 200 && status < 300) || IN_VAIN.has(status)) return null
      if (status === 429) quietUntil = performance.now() + retryAfter * SECOND
      if (retries === ACTION_LOG.retries || status === 429) return retryAfter * SECOND
      await new Promise((resolve) => setTimeout(resolve, 2 ** retries * SECOND))
    }
  }

  return {
    /** There is a new entry. */
    notice(): void {
      if (buffer.size >= ACTION_LOG.batchSize && failures === 0) void flush()
      else if (!isSending) timer ??= setTimeout(flush, ACTION_LOG.flushMilliseconds)
    },
    /** The connection is back, or the document was restored. */
    resume(): void {
      buffer.leave(false)
      failures = 0
      if (buffer.size > 0) void flush()
    },
    /** The document is being left. */
    leave(): void {
      buffer.leave(true)
      this.hide()
    },
    /** The page is hidden and may be closed. Entries sent by beacon stay in the buffer: a beacon has no response. */
    hide(): void {
      buffer.save()
      if (performance.now() < quietUntil) return
      const fresh = buffer.entries().filter((entry) => !beaconed.has(entry))
      for (let start = 0; start < fresh.length; start += ACTION_LOG.batchSize) {
        const part = fresh.slice(start, start + ACTION_LOG.batchSize)
        if (!beacon(part)) return
        for (const entry of part) beaconed.add(entry)
      }
    },
  }
}
