import { type Kysely, sql } from 'kysely'
import { createDatabase } from '#backend/db/open-database.ts'
import type { PgliteClient } from '#backend/db/pglite/client.ts'
import { IN_MEMORY, openPglite } from '#backend/db/pglite/open.ts'
import { PgliteSession } from '#backend/db/pglite/session.ts'
import type { DB } from '#backend/db/schema.ts'
import { emptyIn, sequencesOf } from './empty-tables.ts'

/** Later uses would find it slower: what was deleted stays in its memory. */
const MOST_USES = 60

/** An embedded engine that several test files use one after the other: starting one takes a second of processor time. */
export interface TestEngine {
  client: PgliteClient
  /** Makes it as new. @returns false where it cannot be used again: a test has changed its schema, or it was used a lot */
  empty(): Promise<boolean>
  close(): Promise<void>
}

/** @param dumpFile the migrated cluster that it starts with */
export async function startTestEngine(dumpFile: string): Promise<TestEngine> {
  const { client, close } = await openPglite({ dataDir: IN_MEMORY, dumpFile })
  const asNew = await withSession(client, async (db) => ({
    schema: await fingerprintOf(db),
    rows: await rowsOf(db),
    sequences: await sequencesOf(db),
  }))
  let uses = 0
  return {
    client,
    close,
    async empty() {
      uses += 1
      if (uses === MOST_USES) return false
      try {
        return await withSession(client, async (db) => {
          await sql`discard all`.execute(db)
          if ((await fingerprintOf(db)) !== asNew.schema) return false
          await db.transaction().execute(async (trx) => {
            await removeRows(trx)
            for (const [table, rows] of asNew.rows) await insertRows(trx, table, rows)
            for (const [sequence, value] of await sequencesOf(trx))
              await resetSequence(trx, sequence, value, asNew.sequences.get(sequence) ?? null)
          })
          return true
        })
      } catch {
        return false
      }
    },
  }
}

async function withSession<Result>(
  client: PgliteClient,
  work: (db: Kysely<DB>) => Promise<Result>,
): Promise<Result> {
  const session = new PgliteSession(client)
  const { kysely } = await createDatabase('pglite', session, () => session.end())
  return work(kysely)
}

/** Changes with every table, column, constraint, index, trigger and function; not when an index is made anew as it was. */
async function fingerprintOf(db: Kysely<DB>): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    select md5(string_agg(line, ',' order by line)) as digest from (
      select concat('c', oid, relname, relkind, reltoastrelid) as line
      from pg_class where oid >= 16384 and relkind <> 'i'
      union all
      select concat('i', relname, indrelid, indkey, indisunique, indisvalid, indpred, indexprs)
      from pg_index join pg_class on oid = indexrelid where indexrelid >= 16384
      union all
      select concat('a', attrelid, attname, atttypid, attnotnull, atthasdef, attgenerated)
      from pg_attribute join pg_class on pg_class.oid = attrelid where attrelid >= 16384 and relkind <> 'i'
      union all
      select concat('k', oid, conname, convalidated) from pg_constraint where oid >= 16384
      union all
      select concat('t', oid, tgname, tgenabled) from pg_trigger where oid >= 16384
      union all
      select concat('f', oid, proname, md5(prosrc)) from pg_proc where oid >= 16384
      union all
      select concat('n', nspname) from pg_namespace where nspname !~ '^pg_(toast_)?temp'
    ) as lines
  `.execute(db)
  return rows[0]?.digest ?? ''
}

/** What the migrations themselves have written, as JSON. */
async function rowsOf(db: Kysely<DB>): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const table of await tablesOf(db)) {
    const { rows } = await sql<{ all: string | null }>`
      select json_agg(one)::text as all from ${sql.table(table)} as one
    `.execute(db)
    if (rows[0]?.all) found.set(table, rows[0].all)
  }
  return found
}

async function tablesOf(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ tablename: string }>`
    select tablename from pg_tables where schemaname = 'public'
  `.execute(db)
  return rows.map(({ tablename }) => tablename)
}

/** And what the engine has learned about the rows. */
async function removeRows(trx: Kysely<DB>): Promise<void> {
  await emptyIn(trx, await tablesOf(trx))
  await sql`delete from pg_statistic where starelid >= 16384`.execute(trx)
}

const insertRows = (trx: Kysely<DB>, table: string, rows: string) =>
  sql`
    insert into ${sql.table(table)} overriding system value
    select * from json_populate_recordset(null::${sql.table(table)}, ${rows}::json)
  `.execute(trx)

async function resetSequence(
  trx: Kysely<DB>,
  name: string,
  value: string | null,
  asNew: string | null,
): Promise<void> {
  if (value === asNew) return
  if (asNew === null) await sql`alter sequence ${sql.id(name)} restart`.execute(trx)
  else await sql`select setval(${name}::regclass, ${asNew}::bigint)`.execute(trx)
}
