import { type Kysely, sql } from 'kysely'
import type { DB } from '../schema.ts'

/** Rows a statement: large enough to be few, small enough to stay a few megabytes. */
const ROWS_A_STATEMENT = 2000

/**
 * Inserts rows through one JSON parameter, which costs a fraction of binding every value.
 * `columns` names each column and its PostgreSQL type; a value left out becomes null.
 */
export async function bulkInsert<Row extends object>(
  kysely: Kysely<DB>,
  table: keyof DB,
  columns: Readonly<Record<string, string>>,
  rows: readonly Row[],
  { skipExisting = false }: { skipExisting?: boolean } = {},
): Promise<void> {
  const names = Object.keys(columns)
  const list = sql.join(names.map((name) => sql.ref(name)))
  const record = sql.raw(names.map((name) => `"${name}" ${columns[name]}`).join(', '))
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const json = JSON.stringify(rows.slice(start, start + ROWS_A_STATEMENT))
    await sql`
      insert into ${sql.table(table)} (${list})
      select ${list} from jsonb_to_recordset(${json}::jsonb) as incoming(${record})
      ${sql.raw(skipExisting ? 'on conflict do nothing' : '')}
    `.execute(kysely)
  }
}

/** Lets the next generated number follow the highest one that was inserted by hand. */
export async function continueSequence(
  kysely: Kysely<DB>,
  table: keyof DB,
  column: string,
): Promise<void> {
  await sql`
    select setval(
      pg_get_serial_sequence(${table}, ${column}),
      greatest((select coalesce(max(${sql.ref(column)}), 0) from ${sql.table(table)}), 1)
    )
  `.execute(kysely)
}
