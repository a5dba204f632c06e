import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.ts'
import type { KeyRing } from '../operation/key-ring.ts'
import type { OwnTable } from './own-tables.ts'

type Keys = Pick<KeyRing, 'seal' | 'unseal' | 'pseudonym'>

/** The rows of one table that are a member's own, opened, in a fixed order. */
export async function readOwn(
  { kysely, keys }: { kysely: Kysely<DB>; keys: Keys },
  { table, columns, keyColumns = [], where, open }: OwnTable,
  userSeq: number,
): Promise<Record<string, unknown>[]> {
  const { rows } = await selectOwn(kysely, table, [...columns, ...keyColumns], where(userSeq))
  return open ? rows.map((row) => open(row, keys, userSeq)) : rows
}

function selectOwn(
  kysely: Kysely<DB>,
  table: keyof DB,
  columns: readonly string[],
  where: ReturnType<OwnTable['where']>,
) {
  const selected = sql.join(columns.map((column) => sql.ref(column)))
  return sql<Record<string, unknown>>`
    select ${selected} from ${sql.table(table)} where ${where} order by ${selected}`.execute(kysely)
}
