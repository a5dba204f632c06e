import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'

/** Which of these normalised words titles have, as words of their own. */
export async function soldWords(
  kysely: Kysely<DB>,
  words: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ norm: string }>`
    select distinct norm from search_keyword
    where norm = any(${words}::text[]) and strpos(keyword, ' ') = 0`.execute(kysely)
  return new Set(rows.map(({ norm }) => norm))
}
