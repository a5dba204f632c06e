import type { HostLog } from '#backend/operation/context.ts'
import { monotonic } from './settings.ts'

const QUIET_MILLISECONDS = 10_000

/** Writes the same error at most every ten seconds, with the number of repeats: no flood while a service is unavailable. */
export function throttledLog(log: HostLog): HostLog {
  const written = new Map<string, { at: number; suppressed: number }>()
  return {
    error(fields, message) {
      const now = monotonic()
      const before = written.get(message)
      if (before && now - before.at < QUIET_MILLISECONDS) {
        before.suppressed += 1
        return
      }
      written.set(message, { at: now, suppressed: 0 })
      log.error(before?.suppressed ? { ...fields, times: before.suppressed + 1 } : fields, message)
    },
  }
}
