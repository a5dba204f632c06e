import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.ts'

/** The names of members' stores. */
export async function namesOf(
  db: Kysely<DB>,
  members: readonly number[],
): Promise<Map<number, string>> {
  if (members.length === 0) return new Map()
  const rows = await db
    .selectFrom('store')
    .select(['user_seq', 'name'])
    .where('user_seq', 'in', members)
    .execute()
  return new Map(rows.map(({ user_seq, name }) => [user_seq, name]))
}
