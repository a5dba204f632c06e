import { rmSync } from 'node:fs'
import { openDatabase } from '#backend/db/open-database.ts'
import { newKeys } from '#backend/keys/stored-keys.ts'
import { type BackendProcess, backendProcess } from './backend-process.ts'
import { hasRedis, type RedisProcess, startRedis } from './redis-process.ts'
import { makeTemporaryFolder } from './temporary-folder.mjs'
import { createPostgresDatabase, layOutCluster } from './test-database.ts'

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
  const dataDir = makeTemporaryFolder('chaos-')
  closing.push(async () => rmSync(dataDir, { recursive: true, force: true }))
  const start = async (more: Record<string, string>) => {
    const server = await backendProcess({ DATA_DIR: dataDir, ...variables, ...more })
    closing.push(() => server.kill())
    await server.start()
    return server
  }
  if (!databaseUrl) {
    await layOutCluster(dataDir)
    return { servers: [await start({})] }
  }
  const admin = await openDatabase({ databaseUrl, poolSize: 1 })
  const shared = await createPostgresDatabase(admin, databaseUrl)
  closing.push(async () => {
    await shared.drop()
    await admin.close()
  })
  const redis = hasRedis ? await startRedis() : undefined
  if (redis) closing.push(() => redis.kill())
  const together = {
    DATABASE_URL: shared.databaseUrl,
    KEYS: JSON.stringify(newKeys(new Date())),
    ...(redis && { REDIS_URL: redis.url }),
  }
  return {
    servers: [await start(together), await start(together)],
    ...(redis && { redis }),
  }
}
