import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { openDatabase } from '#backend/db/open-database.ts'
import { isCluster } from '#backend/db/pglite/cluster-folder.ts'
import type { DB } from '#backend/db/schema.ts'

/**
 * Opens the database that the environment names for one check, and closes it. A command that cannot do so ends with one
 * sentence: 66 where there is no database, 69 where it does not answer.
 */
export async function checkDatabase<Found>(
  check: (kysely: Kysely<DB>) => Promise<Found>,
): Promise<Found> {
  const databaseUrl = process.env.DATABASE_URL || undefined
  const dataDir = process.env.DATA_DIR || './data'
  if (!databaseUrl && !isCluster(join(dataDir, 'db'))) {
    process.stderr.write(
      `There is no database in ${dataDir}: start the server once, or set DATA_DIR or DATABASE_URL.\n`,
    )
    process.exit(66)
  }
  const failed = (error: unknown): never => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(69)
  }
  const database = await openDatabase({ databaseUrl, dataDir, poolSize: 1 }).catch(failed)
  return check(database.kysely)
    .finally(() => database.close())
    .catch(failed)
}
