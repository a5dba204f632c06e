import { type RawBuilder, sql } from 'kysely'

/** Whether a text column contains these words as they were typed, ignoring case. */
export function containing(column: string, keyword: string): RawBuilder<boolean> {
  const pattern = `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<boolean>`${sql.ref(column)} ilike ${pattern}`
}
