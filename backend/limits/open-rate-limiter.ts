import { Redis } from 'ioredis'
import { within } from '#contracts/deadline.ts'
import type { LimitRule, LimitUse, RateLimiter } from '../operation/rate-limiter.ts'
import { EXIT_CODES, StartError } from '../start-error.ts'
import { type Counter, memoryCounter, redisCounter } from './counters.ts'

/** The wait given while nothing can be counted. */
const UNAVAILABLE_SECONDS = 30
const CONNECT_MILLISECONDS = 2_000
const COMMAND_MILLISECONDS = 800

export interface RateLimiterOptions {
  /** Limits then count for all instances together; without it for this process. */
  redisUrl: string | undefined
  log: { error(fields: object, message: string): void }
}

/**
 * Opens the counters of attempts. While Redis cannot be reached every limit is closed: what can be guessed or sent out
 * must not become unlimited because a counter is away. The answer comes within about a second, never as a fault.
 */
export async function openRateLimiter({ redisUrl, log }: RateLimiterOptions): Promise<RateLimiter> {
  if (!redisUrl) return createRateLimiter(memoryCounter, { log, close: async () => {} })
  const client = await connect(redisUrl, log)
  const open = (rule: LimitRule) =>
    rule.perProcess ? memoryCounter(rule) : redisCounter(rule, client)
  return createRateLimiter(open, {
    log,
    close: async () => client.disconnect(),
  })
}

async function connect(redisUrl: string, log: RateLimiterOptions['log']): Promise<Redis> {
  const client = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: CONNECT_MILLISECONDS,
    commandTimeout: COMMAND_MILLISECONDS,
    // What cannot be sent now fails now; an attempt is not to be counted long after it was answered.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
  })
  let away = false
  let refusal: Error | undefined
  client.on('error', (error) => {
    if (REFUSED.test(error.message)) refusal = error
    if (!away) log.error({ error }, 'redis of the rate limits is away')
    away = true
  })
  client.on('ready', () => {
    away = false
  })
  // Starting does not depend on Redis: it is tried again until it is there.
  const connected = client.connect().catch(() => {})
  await within(connected, CONNECT_MILLISECONDS, undefined)
  if (refusal) {
    client.disconnect()
    throw new StartError(
      EXIT_CODES.NO_PERMISSION,
      `REDIS_URL: Redis refuses its user or password (${refusal.message}).`,
      refusal,
    )
  }
  return client
}

/** Redis is there and will not have us next time either. */
const REFUSED = /^(?:WRONGPASS|NOAUTH|NOPERM|ERR invalid password|ERR Client sent AUTH)/

function createRateLimiter(
  open: (rule: LimitRule) => Counter,
  { log, close }: { log: RateLimiterOptions['log']; close: () => Promise<void> },
): RateLimiter {
  const counters = new Map<string, Counter>()
  const counterOf = (rule: LimitRule) => {
    const counter = counters.get(rule.name) ?? open(rule)
    counters.set(rule.name, counter)
    return counter
  }
  const giveBack = async (limits: readonly LimitUse[]) => {
    try {
      await Promise.all(limits.map(({ rule, key, count }) => counterOf(rule).giveBack(key, count)))
    } catch (error) {
      log.error({ error }, 'attempts could not be given back')
    }
  }
  return {
    async take(limits) {
      const taken: LimitUse[] = []
      try {
        for (const limit of limits) {
          const asked = counterOf(limit.rule).take(limit.key, limit.count)
          // What is counted here is known at once.
          const wait = typeof asked === 'object' && asked !== null ? await asked : asked
          if (wait !== null) {
            await giveBack(taken)
            return Math.max(1, Math.ceil(wait / 1000))
          }
          taken.push(limit)
        }
        return null
      } catch (error) {
        log.error({ error, rules: limits.map(({ rule }) => rule.name) }, 'limits are closed')
        return UNAVAILABLE_SECONDS
      }
    },
    giveBack,
    close,
  }
}
