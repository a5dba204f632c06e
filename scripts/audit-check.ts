/**
 * `npm run --silent audit:check` compares the log of what operators saw and did with its chain of hashes, and prints one line of
 * figures; the exit code is 1 where an entry was changed, added or taken out. It needs the variables of the database alone. The
 * embedded database is open in one process at a time, so the server is stopped for it.
 */
import { join } from 'node:path'
import { checkActionChain } from '#backend/audit-log/check-action-chain.ts'
import { openDatabase } from '#backend/db/open-database.ts'
import { isCluster } from '#backend/db/pglite/cluster-folder.ts'

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
const { entries, broken, head } = await checkActionChain(database.kysely)
  .finally(() => database.close())
  .catch(failed)
process.stdout.write(`entries ${entries}, broken ${broken.join(' ') || 'none'}, head ${head}\n`)
process.exit(broken.length > 0 ? 1 : 0)
