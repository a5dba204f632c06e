import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '#backend/db/open-database.ts'
import { newKeys } from '#backend/keys/stored-keys.ts'
import { type BackendProcess, backendProcess } from './backend-process.ts'
import { hasRedis, type RedisProcess, startRedis } from './redis-process.ts'

/**
 * The backend for tests that kill it: one process with an embedded database, or with TEST_DATABASE_URL two processes that
 * share a database of their own, and a Redis where there is one.
 * @param closing gets what has to be closed afterwards, last first
 * @param variables the environment of each
 */
export async function startBackends(
  closing: (() => Promise<unknown>)[],
  variables: Record<string, string>,
): Promise<{ servers: BackendProcess[]; redis?: RedisProcess }> {
  const databaseUrl = process.env.TEST_DATABASE_URL
  const dataDir = mkdtempSync(join(tmpdir(), 'chaos-'))
  closing.push(async () => rmSync(dataDir, { recursive: true, force: true }))
  const start = async (more: Record<string, string>) => {
    const server = await backendProcess({ DATA_DIR: dataDir, ...variables, ...more })
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
