import type { DatabaseLog } from '../database.ts'
import type { SqlClient } from '../sql-pool.ts'
import type { PgliteSession } from './session.ts'

/*
 * PGlite runs PostgreSQL's single-user mode, which has neither checkpointer nor autovacuum. Without a CHECKPOINT the
 * write-ahead log only grows, and so does the work of recovery; without ANALYZE the planner has no statistics of the
 * tables.
 */

const CHECK_INTERVAL_MILLISECONDS = 15_000
const CHECKPOINT_EVERY_MILLISECONDS = 5 * 60_000
const CHECKPOINT_AFTER_BYTES = 64 * 1024 * 1024
const TABLES_PER_CHECK = 5

/** The defaults of autovacuum_vacuum_*, _vacuum_insert_* and _analyze_*; small tables first. */
const NEXT_NEGLECTED_TABLE = `
  select format('%I.%I', schemaname, changes.relname) as name
  from pg_stat_user_tables changes join pg_class on pg_class.oid = changes.relid
  where n_dead_tup > 50 + 0.2 * greatest(reltuples, 0)
     or n_ins_since_vacuum > 1000 + 0.2 * greatest(reltuples, 0)
     or n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)
  order by relpages limit 1`

const WAL_SINCE_CHECKPOINT = `
  select 1 from pg_control_checkpoint() where pg_current_wal_insert_lsn() - redo_lsn >= $1`

export interface Maintenance {
  stop(): void
}

/** Maintains an embedded database from time to time, whenever it is idle. */
export function startMaintenance(session: PgliteSession, log?: DatabaseLog): Maintenance {
  let lastCheckpoint = Date.now()
  const check = async () => {
    try {
      await vacuumNeglectedTables(session)
      const due = Date.now() - lastCheckpoint > CHECKPOINT_EVERY_MILLISECONDS
      if (await checkpointIfNeeded(session, due ? 1 : CHECKPOINT_AFTER_BYTES)) {
        lastCheckpoint = Date.now()
      }
    } catch (error) {
      log?.warn({ err: error }, 'database maintenance failed')
    }
  }
  const timer = setInterval(() => void check(), CHECK_INTERVAL_MILLISECONDS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

/** Vacuums and analyses the tables that changed a lot, and lets any waiting query run first. */
export async function vacuumNeglectedTables(session: PgliteSession): Promise<string[]> {
  const done: string[] = []
  while (session.idle && done.length < TABLES_PER_CHECK) {
    const name = await withClient(session, vacuumNextTable)
    if (name === undefined || done.includes(name)) break
    done.push(name)
  }
  return done
}

/** Writes a checkpoint when at least this many bytes of log follow the last one. */
export async function checkpointIfNeeded(
  session: PgliteSession,
  atLeastBytes: number,
): Promise<boolean> {
  return withClient(session, async (client) => {
    const { rows } = await client.query(WAL_SINCE_CHECKPOINT, [atLeastBytes])
    if (rows.length === 0) return false
    await client.query('checkpoint', [])
    return true
  })
}

async function vacuumNextTable(client: SqlClient): Promise<string | undefined> {
  const { rows } = await client.query(NEXT_NEGLECTED_TABLE, [])
  const name = readName(rows[0])
  if (name !== undefined) await client.query(`vacuum (analyze) ${name}`, [])
  return name
}

function readName(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null || !('name' in row)) return undefined
  return typeof row.name === 'string' ? row.name : undefined
}

async function withClient<T>(
  session: PgliteSession,
  use: (client: SqlClient) => Promise<T>,
): Promise<T> {
  const client = await session.connect()
  try {
    return await use(client)
  } finally {
    client.release()
  }
}
