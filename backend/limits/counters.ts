import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitRule } from '../operation/rate-limiter.ts'

/** Counts the attempts of one rule. */
export interface Counter {
  /** @returns null when the attempt was counted, otherwise milliseconds until the next may be; that one is not counted */
  take(key: string, count?: number): Promise<number | null> | number | null
  giveBack(key: string, count?: number): Promise<void> | void
}

const KEY_PREFIX = 'duson:limit:'

/**
 * As the library's own script, but a refused attempt is not counted and nothing falls below zero: so giving back can
 * neither fail to free a place nor hand out one too many after the time has run out.
 * ARGV: change, seconds of this key, points, seconds of the rule.
 */
const COUNT_SCRIPT = `
local count = tonumber(redis.call('get', KEYS[1]) or '0')
local change = tonumber(ARGV[1])
if count + change > tonumber(ARGV[3]) and change > 0 then
  return {count + change, redis.call('pttl', KEYS[1])}
end
if count + change < 0 then
  return {0, 0}
end
redis.call('set', KEYS[1], 0, 'EX', ARGV[2], 'NX')
return {redis.call('incrby', KEYS[1], change), redis.call('pttl', KEYS[1])}
`

/** Counts for all instances together. */
export function redisCounter(rule: LimitRule, client: Redis): Counter {
  const limiter = new RateLimiterRedis({
    storeClient: client,
    keyPrefix: `${KEY_PREFIX}${rule.name}`,
    points: rule.points,
    duration: rule.seconds,
    customIncrTtlLuaScript: COUNT_SCRIPT,
  })
  return {
    take: (key, count = 1) => refusalOf(limiter.consume(key, count)),
    async giveBack(key, count = 1) {
      await limiter.reward(key, count)
    },
  }
}

/**
 * Most keys that one rule counts, some 200 bytes each: clients choose how many addresses, devices and numbers there
 * are. Above it the key whose window ends first is evicted, which its owner could only cause by that many attempts
 * under other keys.
 */
export const MOST_KEYS = 50_000

/**
 * Counts in this process, synchronously, because it is called for every chat message. The counters of
 * rate-limiter-flexible that do so are asynchronous and have no bound on the number of keys.
 */
export function memoryCounter({ points, seconds }: LimitRule): Counter {
  /** In the order in which they end, which is that of insertion: `peek` leaves the order as it is. */
  const windows = new LRUCache<string, { count: number; endsAt: number }>({
    // `max` would allocate memory for all entries of each rule at once.
    maxSize: MOST_KEYS,
    sizeCalculation: () => 1,
  })

  function deleteExpired(now: number): void {
    for (const key of windows.rkeys()) {
      if ((windows.peek(key)?.endsAt ?? 0) > now) return
      windows.delete(key)
    }
  }

  return {
    take(key, count = 1) {
      const now = performance.now()
      const window = windows.peek(key)
      if (window && window.endsAt > now) {
        if (window.count + count > points) return window.endsAt - now
        window.count += count
        return null
      }
      deleteExpired(now)
      if (count > points) return seconds * 1_000
      windows.set(key, { count, endsAt: now + seconds * 1_000 })
      return null
    },
    giveBack(key, count = 1) {
      const window = windows.peek(key)
      if (window) window.count = Math.max(0, window.count - count)
    },
  }
}

async function refusalOf(consumed: Promise<RateLimiterRes>): Promise<number | null> {
  try {
    await consumed
    return null
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(refused.msBeforeNext, 0)
    throw refused
  }
}
