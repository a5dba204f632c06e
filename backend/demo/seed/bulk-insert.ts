import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'

/** Rows a statement: large enough to be few, small enough to stay a few megabytes. */
const ROWS_A_STATEMENT = 2000

type Row<Table extends keyof DB> = Insertable<DB[Table]>

/** A row to insert; a JSON column takes its value, not the text of it. */
export type BulkRow<Table extends keyof DB> = {
  [Column in keyof Row<Table>]: Column extends keyof Selectable<DB[Table]>
    ? Row<Table>[Column] | Selectable<DB[Table]>[Column]
    : Row<Table>[Column]
}

/**
 * Inserts rows through one JSON parameter, which costs a fraction of binding every value; the database reads each value
 * as the type of its column. A value that only some of the rows have is null in the others.
 */
export async function bulkInsert<Table extends keyof DB>(
  kysely: Kysely<DB>,
  table: Table,
  rows: readonly BulkRow<Table>[],
  { skipExisting = false }: { skipExisting?: boolean } = {},
): Promise<void> {
  const columns = new Set(rows.flatMap((row) => Object.keys(row)))
  const list = sql.join([...columns].map((column) => sql.ref(column)))
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const json = JSON.stringify(rows.slice(start, start + ROWS_A_STATEMENT))
    await sql`
      insert into ${sql.table(table)} (${list})
      select ${list} from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)
      ${skipExisting ? sql`on conflict do nothing` : sql``}
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
