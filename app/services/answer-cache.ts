/** Past this many times its freshness an answer is not given any more while a new one can be had. */
const LONG_STALE = 10

/**
 * Keeps answers that are the same for everybody for a while. A stale one is still given while a single
 * refresh runs behind it; one that is long stale waits for the refresh, and stands in only when that fails.
 */
export function createAnswerCache(now: () => number, limit = 1_000) {
  const entries = new Map<string, { value: unknown; at: number }>()
  const pending = new Map<string, Promise<unknown>>()

  function load(key: string, ask: () => Promise<unknown>): Promise<unknown> {
    const running = pending.get(key)
    if (running) return running
    const asked = ask()
      .then((value) => {
        entries.delete(key)
        entries.set(key, { value, at: now() })
        const oldest = entries.keys().next().value
        if (entries.size > limit && oldest !== undefined) entries.delete(oldest)
        return value
      })
      .finally(() => pending.delete(key))
    pending.set(key, asked)
    return asked
  }

  return {
    /** @param keepMs how long an answer is fresh */
    get(key: string, keepMs: number, ask: () => Promise<unknown>): Promise<unknown> {
      const entry = entries.get(key)
      if (!entry) return load(key, ask)
      const age = now() - entry.at
      if (age <= keepMs) return Promise.resolve(entry.value)
      const refreshed = load(key, ask).catch(() => entry.value)
      return age > LONG_STALE * keepMs ? refreshed : Promise.resolve(entry.value)
    },
  }
}
