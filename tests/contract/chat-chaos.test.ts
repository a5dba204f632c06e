import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#backend/db/open-database.ts'
import { newKeys } from '#backend/keys/stored-keys.ts'
import { type ChaosReport, runChaos } from '#tests/support/chat-chaos.ts'
import { type ChatServerProcess, chatServerProcess } from '#tests/support/chat-server-process.ts'
import { hasRedis, type RedisProcess, startRedis } from '#tests/support/redis-process.ts'

/*
 * CHAOS_CONVERSATIONS=1000 for the full run (a quarter of an hour on PostgreSQL: `npm run test:chaos`), CHAOS_SEED to
 * repeat one. With TEST_DATABASE_URL two servers run over Redis, and Redis is killed too.
 */
const conversations = Number(process.env.CHAOS_CONVERSATIONS ?? 12)
const seed = Number(process.env.CHAOS_SEED ?? 20_261_121)
const databaseUrl = process.env.TEST_DATABASE_URL
const isLarge = conversations > 100

const closing: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closing.reverse()) await close()
})

async function startServers(): Promise<{ servers: ChatServerProcess[]; redis?: RedisProcess }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chaos-'))
  closing.push(async () => rmSync(dataDir, { recursive: true, force: true }))
  const settings = {
    upgradeBurst: 100_000,
    upgradesPerSecond: 100_000,
    personUpgradeBurst: 100_000,
  }
  const variables = { DATA_DIR: dataDir, CHAT_SETTINGS: JSON.stringify(settings) }
  const start = async (more: Record<string, string>) => {
    const server = await chatServerProcess({ ...variables, ...more })
    closing.push(() => server.kill())
    await server.start()
    return server
  }
  if (!databaseUrl) return { servers: [await start({})] }

  const admin = await openDatabase({ databaseUrl, poolSize: 1 })
  const name = `chaos_${randomBytes(6).toString('hex')}`
  await sql`create database ${sql.id(name)}`.execute(admin.kysely)
  closing.push(async () => {
    await sql`drop database if exists ${sql.id(name)} with (force)`.execute(admin.kysely)
    await admin.close()
  })
  const redis = hasRedis ? await startRedis() : undefined
  if (redis) closing.push(() => redis.kill())
  const together = {
    DATABASE_URL: Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href,
    KEYS: JSON.stringify(newKeys(new Date())),
    ...(redis && { REDIS_URL: redis.url }),
  }
  return {
    servers: [await start(together), await start(together)],
    ...(redis && { redis }),
  }
}

describe('what was acknowledged', () => {
  it('arrives exactly once and in order, whichever connections are cut and processes killed', {
    timeout: isLarge ? 3_600_000 : 240_000,
  }, async () => {
    const report: ChaosReport = await runChaos({
      ...(await startServers()),
      conversations,
      concurrency: isLarge ? 60 : 12,
      messagesEach: 8,
      kills: isLarge ? 60 : 3,
      seed,
    })
    const { faults, ...figures } = report
    if (isLarge) process.stdout.write(`${JSON.stringify(figures)}\n`)
    expect(faults).toEqual([])
    expect(report.acknowledged).toBe(report.messages)
    expect(report.serverKills).toBeGreaterThan(0)
    expect(report.cuts).toBeGreaterThan(0)
    expect(report.sends).toBeGreaterThan(report.messages)
  })
})
