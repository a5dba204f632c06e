/**
 * `npm run --silent ledger:check` compares the ledger with itself and with all orders, and prints one line of figures; what is
 * wrong is printed before it, and the exit code is 1. It needs the variables of the database alone. The embedded database is
 * open in one process at a time, so the server is stopped for it; PostgreSQL serves both.
 */
import { join } from 'node:path'
import { openDatabase } from '#backend/db/open-database.ts'
import { isCluster } from '#backend/db/pglite/cluster-folder.ts'
import { checkLedger } from '#backend/orders/check-ledger.ts'

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
const { problems, ...figures } = await checkLedger(database.kysely)
  .finally(() => database.close())
  .catch(failed)
for (const problem of problems) process.stdout.write(`${problem}\n`)
const counted = Object.entries({ ...figures, problems: problems.length })
process.stdout.write(`${counted.map(([name, count]) => `${name} ${count}`).join(', ')}\n`)
process.exit(problems.length > 0 ? 1 : 0)
