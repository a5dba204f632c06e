import type { Services } from '../services/client.server.ts'

export type RefreshOutcome = Awaited<ReturnType<Services['main']['refreshToken']>>

/** How long an answer serves requests that were sent with the old tokens (milliseconds). */
const STRAGGLERS_MS = 30_000
/** How long a host that did not answer is left alone (milliseconds). */
const UNANSWERED_MS = 3_000

interface Refresh {
  outcome: Promise<RefreshOutcome | null>
  settled: RefreshOutcome | null | undefined
  until: number
}

/**
 * Refreshes of this process: a refresh token serves once, so all requests that carry the same one share one call.
 * No cache with a bound: it could evict a running call, and the second call with its token would end the session.
 */
export function createRefreshes() {
  const refreshes = new Map<string, Refresh>()

  function forgetOld(now: number) {
    for (const [token, { settled, until }] of refreshes)
      if (settled !== undefined && until <= now) refreshes.delete(token)
  }

  return {
    /** @param ask resolves to null when the host does not answer; never rejects */
    refresh(
      refreshToken: string,
      now: Date,
      ask: (refreshToken: string) => Promise<RefreshOutcome | null>,
    ): Promise<RefreshOutcome | null> {
      forgetOld(now.getTime())
      const running = refreshes.get(refreshToken)
      if (running) return running.outcome
      const refresh: Refresh = {
        settled: undefined,
        until: 0,
        outcome: ask(refreshToken).then((outcome) => {
          refresh.settled = outcome
          refresh.until = now.getTime() + (outcome ? STRAGGLERS_MS : UNANSWERED_MS)
          return outcome
        }),
      }
      refreshes.set(refreshToken, refresh)
      return refresh.outcome
    },

    /** What a token has been exchanged for lately. */
    newest(refreshToken: string, now: Date) {
      const refresh = refreshes.get(refreshToken)
      if (!refresh?.settled?.ok || refresh.until <= now.getTime()) return undefined
      return refresh.settled.data
    },
  }
}
