import { LRUCache } from 'lru-cache'

/** A response older than this many times its lifetime is served only if no new one can be fetched. */
const LONG_STALE = 10

type Fetch = () => Promise<unknown>

/**
 * A stale-while-revalidate cache for responses that are the same for every user. A stale response is served while one
 * refresh runs in the background. A response that is stale for long waits for the refresh, and is served only if the
 * refresh fails.
 */
export function createSwrCache(now: () => number, max = 1_000) {
  const cache = new LRUCache<string, NonNullable<unknown>, Fetch>({
    max,
    perf: { now },
    ttlResolution: 0,
    fetchMethod: (_key, _stale, { context }) => context() as Promise<NonNullable<unknown>>,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    // An evicted request still serves the callers that wait for it.
    ignoreFetchAbort: true,
  })

  return {
    /** @param cacheMs how long a response is fresh */
    get(key: string, cacheMs: number, fetch: Fetch): Promise<unknown> {
      return cache.fetch(key, {
        ttl: cacheMs,
        allowStale: cache.getRemainingTTL(key) >= -(LONG_STALE - 1) * cacheMs,
        // Without a stale response the failure itself has to reach the caller.
        allowStaleOnFetchRejection: cache.peek(key, { allowStale: true }) !== undefined,
        context: fetch,
      })
    },
  }
}
