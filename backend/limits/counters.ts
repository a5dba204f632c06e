import type { Redis } from 'ioredis'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitRule } from './rate-limiter.ts'

/** Counts the attempts of one rule. */
export interface Counter {
  /** @returns null when the attempt was counted, otherwise milliseconds until the next may be; that one is not counted */
  take(key: string): Promise<number | null> | number | null
  giveBack(key: string): Promise<void> | void
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
    take: (key) => refusalOf(limiter.consume(key)),
    async giveBack(key) {
      await limiter.reward(key)
    },
  }
}

/** Keys of one rule that are kept until those whose time is over are looked for. */
const FEWEST_KEPT = 1_024

/** Counts in this process, at once: it is asked for every message of the chat. */
export function memoryCounter({ points, seconds }: LimitRule): Counter {
  const windows = new Map<string, { count: number; endsAt: number }>()
  let most = FEWEST_KEPT

  function forgetOver(now: number): void {
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key)
    most = Math.max(FEWEST_KEPT, windows.size * 2)
  }

  return {
    take(key) {
      const now = performance.now()
      const window = windows.get(key)
      if (!window || window.endsAt <= now) {
        if (windows.size >= most) forgetOver(now)
        windows.set(key, { count: 1, endsAt: now + seconds * 1_000 })
        return null
      }
      if (window.count >= points) return window.endsAt - now
      window.count += 1
      return null
    },
    giveBack(key) {
      const window = windows.get(key)
      if (window && window.count > 0) window.count -= 1
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
