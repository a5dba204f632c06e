import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitRule } from './rate-limiter.ts'

/** Counts the attempts of one rule. */
export interface Counter {
  /** @returns null when the attempt was counted, otherwise milliseconds until the next may be; that one is not counted */
  take(key: string): Promise<number | null>
  giveBack(key: string): Promise<void>
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

/** Counts in this process. */
export function memoryCounter(rule: LimitRule): Counter {
  const limiter = new RateLimiterMemory({
    keyPrefix: rule.name,
    points: rule.points,
    duration: rule.seconds,
  })
  const giveBack = async (key: string) => {
    const counted = await limiter.get(key)
    if (counted && counted.consumedPoints > 0 && counted.msBeforeNext > 0) await limiter.reward(key)
  }
  return {
    async take(key) {
      const wait = await refusalOf(limiter.consume(key))
      if (wait !== null) await giveBack(key)
      return wait
    },
    giveBack,
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
