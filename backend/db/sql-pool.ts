import {
  type Driver,
  type PostgresCursor,
  PostgresDriver,
  type PostgresPool,
  type PostgresQueryResult,
} from 'kysely'

export interface SqlResult {
  command: string
  rowCount: number | null
  rows: unknown[]
}

/** One database session, held until released. */
export interface SqlClient {
  query(sql: string, parameters: readonly unknown[]): Promise<SqlResult>
  release(): void
}

/** The source of sessions: pg's pool, or PGlite's only session, which is passed on. */
export interface SqlPool {
  connect(): Promise<SqlClient>
  end(): Promise<void>
  /** Statements sent so far that may have written; only where no other process writes. */
  readonly writesSent?: number
}

/** Makes either engine's pool usable for Kysely, with PostgreSQL's own transaction statements. */
export async function createPoolDriver(pool: SqlPool): Promise<Driver> {
  const driver = new PostgresDriver({ pool: toKyselyPool(pool) })
  await driver.init()
  return driver
}

function toKyselyPool(pool: SqlPool): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect()
      function query<R>(sql: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
      function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
      function query(statement: unknown, values: readonly unknown[] = []): unknown {
        if (typeof statement !== 'string') throw new TypeError('Cursors are not supported')
        return client.query(statement, values)
      }
      return { query, release: () => client.release() }
    },
    end: () => pool.end(),
  }
}
