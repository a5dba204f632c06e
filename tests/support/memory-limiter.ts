import type { LimitUse, RateLimiter } from '#backend/operation/rate-limiter.ts'

/** Counts in fixed windows by the test's own clock. */
export function memoryLimiter(now: () => Date): RateLimiter {
  const windows = new Map<string, { used: number; endsAt: number }>()
  const windowOf = ({ rule, key }: LimitUse) => {
    const name = `${rule.name}\0${key}`
    const found = windows.get(name)
    if (found && found.endsAt > now().getTime()) return found
    const fresh = { used: 0, endsAt: now().getTime() + rule.seconds * 1_000 }
    windows.set(name, fresh)
    return fresh
  }
  return {
    async take(limits) {
      const waits = limits
        .map((limit) => ({ limit, window: windowOf(limit) }))
        .filter(({ limit, window }) => window.used + (limit.count ?? 1) > limit.rule.points)
        .map(({ window }) => Math.ceil((window.endsAt - now().getTime()) / 1_000))
      if (waits.length > 0) return Math.max(...waits)
      for (const limit of limits) windowOf(limit).used += limit.count ?? 1
      return null
    },
    async giveBack(limits) {
      for (const limit of limits) {
        const window = windowOf(limit)
        window.used = Math.max(0, window.used - (limit.count ?? 1))
      }
    },
    async close() {},
  }
}
