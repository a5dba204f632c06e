import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'

/** Beyond it, rows that were deleted would slow down whatever reads the table next. */
const LARGE_BYTES = 512 * 1024

/**
 * Does what `truncate … restart identity cascade` does, for a tenth of its time: that makes new files for a table, its indexes and all
 * tables that refer to it, be they empty or not. No trigger sees it.
 * @param tables their names; the tables that refer to them are emptied too
 */
export async function emptyTables(kysely: Kysely<DB>, tables: string[]): Promise<void> {
  await kysely.transaction().execute(async (trx) => {
    const filled = await emptyIn(trx, tables)
    await sql`
      select setval(objid, 1, false) from pg_depend
      where classid = 'pg_class'::regclass and deptype in ('a', 'i')
        and refobjid = any(${filled}::regclass[])
        and objid in (select oid from pg_class where relkind = 'S')`.execute(trx)
  })
}

/**
 * Removes rows within a transaction, which is left without triggers; sequences go on.
 * @returns the tables that had rows
 */
export async function emptyIn(trx: Kysely<DB>, tables: string[]): Promise<string[]> {
  const filled = await filledTables(trx, tables)
  if (filled.length === 0) return []
  await sql`set local session_replication_role = replica`.execute(trx)
  const names = sql.join(filled.map(({ name }) => sql.table(name)))
  if (filled.some(({ bytes }) => bytes > LARGE_BYTES))
    await sql`truncate ${names} cascade`.execute(trx)
  else for (const { name } of filled) await sql`delete from ${sql.table(name)}`.execute(trx)
  return filled.map(({ name }) => name)
}

/** The tables and those that refer to them, directly or not, as far as they have files with anything in them. */
async function filledTables(trx: Kysely<DB>, tables: string[]) {
  const { rows } = await sql<{ name: string; bytes: number }>`
    with recursive concerned(oid) as (
      select oid from pg_class where relnamespace = 'public'::regnamespace and relname = any(${tables})
      union
      select conrelid from pg_constraint join concerned on confrelid = concerned.oid where contype = 'f'
    )
    select relname as name, pg_relation_size(oid)::int as bytes
    from concerned join pg_class using (oid)
    where relkind = 'r' and pg_relation_size(oid) > 0 order by relname`.execute(trx)
  return rows
}

/** Sequences of the project, and how far each has counted. */
export async function sequencesOf(db: Kysely<DB>): Promise<Map<string, string | null>> {
  const { rows } = await sql<{ sequencename: string; value: string | null }>`
    select sequencename, last_value::text as value from pg_sequences where schemaname = 'public'
  `.execute(db)
  return new Map(rows.map(({ sequencename, value }) => [sequencename, value]))
}
