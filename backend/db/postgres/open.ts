import pg from 'pg'
import type { DatabaseLog } from '../database.ts'
import { keptName } from '../kept-plan.ts'
import type { SqlPool } from '../sql-pool.ts'
import { toParameters, valueTypes } from '../value-types.ts'

const DEFAULT_POOL_SIZE = 10
const DEFAULT_STATEMENT_TIMEOUT_MILLISECONDS = 30_000
const IDLE_IN_TRANSACTION_MILLISECONDS = 60_000
const CONNECT_MILLISECONDS = 5_000

export interface PostgresOptions {
  databaseUrl: string
  /** Most connections at once. */
  poolSize?: number | undefined
  statementTimeoutMilliseconds?: number | undefined
  log?: DatabaseLog | undefined
}

/** Opens the one pool of a server; its connections talk UTC and have a time limit per statement. */
export function openPostgresPool(options: PostgresOptions): SqlPool {
  const statementTimeout =
    options.statementTimeoutMilliseconds ?? DEFAULT_STATEMENT_TIMEOUT_MILLISECONDS
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: options.poolSize ?? DEFAULT_POOL_SIZE,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    application_name: 'duson',
    types: valueTypes,
    options: [
      '-c timezone=UTC',
      `-c statement_timeout=${statementTimeout}`,
      `-c idle_in_transaction_session_timeout=${IDLE_IN_TRANSACTION_MILLISECONDS}`,
    ].join(' '),
  })
  // An idle connection that breaks is replaced by the pool; unheard, the event would end the process.
  pool.on('error', (error) => options.log?.warn({ err: error }, 'idle database connection lost'))
  return {
    async connect() {
      const client = await pool.connect()
      return {
        query: (text, values) =>
          client.query({ name: keptName(text), text, values: toParameters(values) }),
        release: () => client.release(),
      }
    },
    end: () => pool.end(),
  }
}
