import { sql } from 'kysely'
import type { Database, DatabaseLog } from './database.ts'
import { createGuardedKysely } from './guarded-kysely.ts'
import { openPglite } from './pglite/open.ts'
import { openPostgresPool } from './postgres/open.ts'
import { createPoolDriver, type SqlPool } from './sql-pool.ts'

export interface DatabaseOptions {
  /** A PostgreSQL connection string; when given, `dataDir` is not used. */
  databaseUrl?: string | undefined
  /** Folder for the embedded database (it lives in `<dataDir>/db`), or `memory://`. */
  dataDir?: string | undefined
  /** PostgreSQL only: the maximum number of connections. */
  poolSize?: number | undefined
  /** PostgreSQL only: a statement that takes longer is cancelled. PGlite cannot cancel. */
  statementTimeoutMilliseconds?: number | undefined
  log?: DatabaseLog | undefined
}

/**
 * Opens the database: PostgreSQL where there is a connection string, otherwise PGlite in its own thread. Both behave
 * alike, down to value types and errors (see errors.ts).
 * @throws DatabaseLockedError when another process has the embedded database open.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir, log } = options
  if (databaseUrl) {
    const pool = openPostgresPool({ ...options, databaseUrl })
    return createDatabase('postgres', pool, () => pool.end())
  }
  if (!dataDir) throw new TypeError('openDatabase needs a databaseUrl or a dataDir')
  const { pool, client, close, copyTo } = await openPglite({ dataDir, log })
  const database = await createDatabase('pglite', pool, close, client.exited)
  return copyTo ? { ...database, copyTo } : database
}

/**
 * Builds the query builder over a pool; `close` has to end the pool. `ended` resolves when the embedded engine has
 * stopped.
 */
export async function createDatabase(
  kind: Database['kind'],
  pool: SqlPool,
  close: () => Promise<void>,
  ended?: Promise<void>,
): Promise<Database> {
  const kysely = createGuardedKysely(await createPoolDriver(pool))
  let closed: Promise<void> | undefined
  const lost = new Promise<void>((resolve) => {
    void ended?.then(() => closed ?? resolve())
  })
  return {
    lost,
    kysely,
    kind,
    writesSent: () => pool.writesSent,
    async ping() {
      await sql`select 1`.execute(kysely)
    },
    close() {
      closed ??= close()
      return closed
    },
  }
}
