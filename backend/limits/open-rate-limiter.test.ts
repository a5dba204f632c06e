import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { LimitUse, RateLimiter } from '../operation/rate-limiter.ts'
import { openRateLimiter } from './open-rate-limiter.ts'
import { createTextCeiling } from './text-ceiling.ts'

const FIVE = { name: 'test-five', points: 5, seconds: 600 }
const THREE = { name: 'test-three', points: 3, seconds: 60 }
const SHORT = { name: 'test-short', points: 1, seconds: 1 }

let counted = 0
const somebody = () => {
  counted += 1
  return `somebody-${counted}`
}
const opened: RateLimiter[] = []
const logged: string[] = []
const log = {
  error: (fields: object, message: string) => void logged.push(`${message} ${String(fields)}`),
}

async function open(redisUrl?: string): Promise<RateLimiter> {
  const limiter = await openRateLimiter({ redisUrl, log })
  opened.push(limiter)
  return limiter
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((limiter) => limiter.close()))
  logged.length = 0
})

/** What has to hold wherever attempts are counted; `limiters` share their counters. */
function countsExactly(limiters: () => Promise<RateLimiter[]>) {
  it('lets exactly as many through as there are points, however many ask at once', async () => {
    const instances = await limiters()
    const use: LimitUse[] = [{ rule: FIVE, key: somebody() }]
    const waits = await Promise.all(
      Array.from({ length: 40 }, (_, index) => instances[index % instances.length]?.take(use)),
    )
    expect(waits.filter((wait) => wait === null)).toHaveLength(5)
    for (const wait of waits.filter((wait) => wait !== null)) {
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(FIVE.seconds)
    }
  })

  it('takes from none when one limit is used up', async () => {
    const [limiter] = await limiters()
    const wide: LimitUse = { rule: FIVE, key: somebody() }
    const narrow: LimitUse = { rule: THREE, key: somebody() }
    const taken: (number | null | undefined)[] = []
    for (let count = 0; count < 6; count += 1) taken.push(await limiter?.take([wide, narrow]))
    expect(taken.filter((wait) => wait === null)).toHaveLength(3)
    expect(await limiter?.take([wide])).toBeNull()
    expect(await limiter?.take([wide])).toBeNull()
    expect(await limiter?.take([wide])).not.toBeNull()
  })

  it('frees a place by giving back, after refusals too, but never more than were taken', async () => {
    const [limiter, other = limiter] = await limiters()
    const use: LimitUse[] = [{ rule: THREE, key: somebody() }]
    for (let count = 0; count < 10; count += 1) await limiter?.take(use)
    await other?.giveBack(use)
    expect(await limiter?.take(use)).toBeNull()
    expect(await limiter?.take(use)).not.toBeNull()

    for (let count = 0; count < 10; count += 1) await limiter?.giveBack(use)
    const again = await Promise.all(Array.from({ length: 8 }, () => limiter?.take(use)))
    expect(again.filter((wait) => wait === null)).toHaveLength(3)

    const fresh: LimitUse[] = [{ rule: THREE, key: somebody() }]
    await limiter?.giveBack(fresh)
    const first = await Promise.all(Array.from({ length: 8 }, () => limiter?.take(fresh)))
    expect(first.filter((wait) => wait === null)).toHaveLength(3)
  })

  it('takes several at once, or none of them, and gives as many back', async () => {
    const instances = await limiters()
    const use = (count: number): LimitUse[] => [{ rule: FIVE, key, count }]
    const key = somebody()
    const [limiter, other = limiter] = instances
    expect(await limiter?.take(use(3))).toBeNull()
    expect(await other?.take(use(3))).toBeGreaterThan(0)
    expect(await other?.take(use(2))).toBeNull()
    expect(await limiter?.take(use(1))).toBeGreaterThan(0)
    await other?.giveBack(use(3))
    expect(await limiter?.take(use(4))).toBeGreaterThan(0)
    expect(await limiter?.take(use(3))).toBeNull()
  })

  it('lets as many texts out as the installation may send, and raises each alarm once', async () => {
    const instances = await limiters()
    const ceilings = instances.map((limiter) => createTextCeiling({ limiter, log, perHour: 50 }))
    logged.length = 0
    const ask = async (index: number, isKnownDevice: boolean) => {
      const ceiling = ceilings[index % ceilings.length]
      const wait = await ceiling?.take({ isKnownDevice })
      if (wait === null) await ceiling?.noteSent()
      return wait
    }
    const strangers = await Promise.all(Array.from({ length: 80 }, (_, index) => ask(index, false)))
    expect(strangers.filter((wait) => wait === null)).toHaveLength(40)
    const known = await Promise.all(Array.from({ length: 30 }, (_, index) => ask(index, true)))
    expect(known.filter((wait) => wait === null)).toHaveLength(10)
    const alarms = logged
      .filter((line) => /text|code/.test(line))
      .map((line) => line.split(' [')[0])
    expect(alarms.sort()).toEqual([
      'four fifths of the texts of an hour are sent',
      'half of the texts of an hour are sent',
      'many codes are sent and few are confirmed',
      'texts are refused: the ceiling is reached',
    ])
  })

  it('keeps people and rules apart', async () => {
    const [limiter] = await limiters()
    const [one, another] = [somebody(), somebody()]
    for (let count = 0; count < 4; count += 1) await limiter?.take([{ rule: THREE, key: one }])
    expect(await limiter?.take([{ rule: THREE, key: another }])).toBeNull()
    expect(await limiter?.take([{ rule: FIVE, key: one }])).toBeNull()
  })

  it('begins anew when the time is over', async () => {
    const [limiter] = await limiters()
    const use: LimitUse[] = [{ rule: SHORT, key: somebody() }]
    expect(await limiter?.take(use)).toBeNull()
    expect(await limiter?.take(use)).toBe(1)
    await expect.poll(() => limiter?.take(use), { timeout: 5_000 }).toBeNull()
  })
}

describe('in memory', () => {
  let shared: Promise<RateLimiter> | undefined
  countsExactly(async () => {
    shared ??= openRateLimiter({ redisUrl: undefined, log })
    return [await shared]
  })
})

const hasRedis = (() => {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()
const without = 'no redis-server on this machine: the limits over Redis were not tried'

// In CI a missing redis-server is a failure, not a reason to try less.
describe.skipIf(!hasRedis && !process.env.CI)(
  `over Redis${hasRedis ? '' : ` (${without})`}`,
  () => {
    let server: ChildProcess
    let url: string

    beforeAll(async () => {
      const port = await freePort()
      url = `redis://127.0.0.1:${port}`
      server = await startRedis(port)
    })
    afterAll(async () => {
      await stop(server)
    })

    countsExactly(async () => [await open(url), await open(url)])

    it('keeps nothing but counters that end, under one prefix', async () => {
      const limiter = await open(url)
      await limiter.take([{ rule: FIVE, key: 'the-prefix' }])
      const client = new Redis(url)
      const keys = await client.keys('*')
      expect(keys).toContain('duson:limit:test-five:the-prefix')
      for (const key of keys) {
        expect(key).toMatch(/^duson:limit:/)
        expect(await client.ttl(key)).toBeGreaterThan(0)
      }
      client.disconnect()
    })

    it('a user or password that Redis refuses keeps the server from starting', async () => {
      const wrong = Object.assign(new URL(url), { username: 'nobody', password: 'secret-word' })
      const failure = await open(wrong.href).catch((error: unknown) => error)
      expect(failure).toMatchObject({
        exitCode: 77,
        message: expect.stringMatching(/^REDIS_URL: /),
      })
      expect(String(failure)).not.toContain('secret-word')
    })

    it('is closed while Redis stands still, without hanging, and opens again', async () => {
      const limiter = await open(url)
      const use: LimitUse[] = [{ rule: FIVE, key: somebody() }]
      expect(await limiter.take(use)).toBeNull()
      server.kill('SIGSTOP')
      try {
        expect(await limiter.take(use)).toBeGreaterThan(0)
        await limiter.giveBack(use)
        expect(logged.join()).toContain('limits are closed')
        expect(logged.join()).not.toContain(use[0]?.key)
      } finally {
        server.kill('SIGCONT')
      }
      await expect.poll(() => limiter.take([{ rule: FIVE, key: somebody() }])).toBeNull()
    })

    it('a rule of each process by itself is counted whatever Redis does', async () => {
      const limiter = await open(`redis://127.0.0.1:${await freePort()}`)
      const use: LimitUse[] = [
        { rule: { ...THREE, name: 'by-itself', perProcess: true }, key: 'a' },
      ]
      const waits = [await limiter.take(use), await limiter.take(use), await limiter.take(use)]
      expect(waits).toEqual([null, null, null])
      expect(await limiter.take(use)).toBeGreaterThan(0)
      const another = await open(url)
      expect(await another.take(use)).toBeNull()
    })

    it('is closed while Redis is away, from the start or later, and opens when it is there', async () => {
      const port = await freePort()
      const limiter = await open(`redis://127.0.0.1:${port}`)
      const use = () => [{ rule: FIVE, key: somebody() }]
      expect(await limiter.take(use())).toBeGreaterThan(0)
      const late = await startRedis(port)
      try {
        await expect.poll(() => limiter.take(use()), { timeout: 10_000 }).toBeNull()
      } finally {
        await stop(late)
      }
      expect(await limiter.take(use())).toBeGreaterThan(0)
    })
  },
)

async function startRedis(port: number): Promise<ChildProcess> {
  const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const server = spawn('redis-server', options, { stdio: 'ignore' })
  // Also where a test breaks off before it can stop it.
  process.once('exit', () => server.kill('SIGKILL'))
  const client = new Redis(port, '127.0.0.1', { retryStrategy: () => 50 })
  client.on('error', () => {})
  await new Promise((resolve) => client.once('ready', resolve))
  client.disconnect()
  return server
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
