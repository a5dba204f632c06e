import type { HostLog } from '#backend/operation/context.ts'
import { monotonic } from './settings.ts'

const QUIET_MILLISECONDS = 10_000

/** Writes the same complaint at most every ten seconds, with how often it came in between: no flood while something is away. */
export function calmLog(log: HostLog): HostLog {
  const said = new Map<string, { at: number; kept: number }>()
  return {
    error(fields, message) {
      const now = monotonic()
      const before = said.get(message)
      if (before && now - before.at < QUIET_MILLISECONDS) {
        before.kept += 1
        return
      }
      said.set(message, { at: now, kept: 0 })
      log.error(before?.kept ? { ...fields, times: before.kept + 1 } : fields, message)
    },
  }
}
