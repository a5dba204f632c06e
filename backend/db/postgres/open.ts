import pg from 'pg'
import { EXIT_CODES, StartError } from '../../start-error.ts'
import type { DatabaseLog } from '../database.ts'
import { preparedName } from '../prepared-statement.ts'
import type { SqlPool } from '../sql-pool.ts'
import { toParameters, valueTypes } from '../value-types.ts'
import { endsTheSession, unavailable } from './unavailable.ts'

const DEFAULT_POOL_SIZE = 10
const DEFAULT_STATEMENT_TIMEOUT_MILLISECONDS = 30_000
const IDLE_IN_TRANSACTION_MILLISECONDS = 60_000
const CONNECT_MILLISECONDS = 5_000
/** A server that disconnected silently (its machine, the network) is noticed some ten seconds after this. */
const KEEP_ALIVE_MILLISECONDS = 10_000

export interface PostgresOptions {
  databaseUrl: string
  /** The maximum number of connections. */
  poolSize?: number | undefined
  statementTimeoutMilliseconds?: number | undefined
  log?: DatabaseLog | undefined
}

/**
 * Opens the one pool of a server; its connections use UTC and have a time limit per statement. A connection that
 * breaks, in use or not, is replaced at the next request for one. Until the server is available again, each request is
 * refused with a DatabaseUnavailableError.
 * @throws StartError when the address cannot be parsed
 */
export function openPostgresPool(options: PostgresOptions): SqlPool {
  const statementTimeout =
    options.statementTimeoutMilliseconds ?? DEFAULT_STATEMENT_TIMEOUT_MILLISECONDS
  if (!/^(?:postgres|postgresql|socket):/.test(options.databaseUrl) || !isRead(options.databaseUrl))
    throw new StartError(
      EXIT_CODES.CONFIG,
      'DATABASE_URL: not the address of a PostgreSQL: postgresql://user:password@host:5432/database',
    )
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: options.poolSize ?? DEFAULT_POOL_SIZE,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MILLISECONDS,
    application_name: 'duson',
    types: valueTypes,
    options: [
      '-c timezone=UTC',
      `-c statement_timeout=${statementTimeout}`,
      `-c idle_in_transaction_session_timeout=${IDLE_IN_TRANSACTION_MILLISECONDS}`,
    ].join(' '),
  })
  const broken = new WeakSet<pg.ClientBase>()
  // The pool listens to a client only while it is idle. An unhandled `error` event ends the process, and a client in
  // use can emit one between two queries: so each client has a listener for its whole life.
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      if (broken.has(client)) return
      broken.add(client)
      options.log?.warn({ err: error }, 'database connection lost')
    })
  })
  // The pool emits the errors of its idle clients again.
  pool.on('error', () => undefined)

  const query = async (client: pg.PoolClient, text: string, values: readonly unknown[]) => {
    try {
      return await client.query({ name: preparedName(text), text, values: toParameters(values) })
    } catch (error) {
      if (broken.has(client) || endsTheSession(error)) throw unavailable(error)
      throw error
    }
  }
  return {
    async connect() {
      const client = await pool.connect().catch((error) => {
        throw unavailable(error)
      })
      return {
        query: (text, values) => query(client, text, values),
        release: () => client.release(broken.has(client)),
      }
    },
    end: () => pool.end(),
  }
}

/** Parses the address before any caller waits for a connection; pg's own error would quote the password. */
function isRead(connectionString: string): boolean {
  try {
    new pg.Client({ connectionString })
    return true
  } catch {
    return false
  }
}
