import { type RawBuilder, sql } from 'kysely'

/** Whether a text column holds these words as they were typed, case aside. */
export function containing(column: string, keyword: string): RawBuilder<boolean> {
  const pattern = `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<boolean>`${sql.ref(column)} ilike ${pattern}`
}
