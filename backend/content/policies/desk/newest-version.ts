import type { Kysely, Selectable } from 'kysely'
import type { DB, PolicyTable } from '#backend/db/schema.ts'
import type { PublishedPolicy } from '#contracts/account-constants.ts'

/** The latest version of a text that stands, in force or to come. */
export async function newestVersion(
  kysely: Kysely<DB>,
  policyKey: PublishedPolicy,
): Promise<Selectable<PolicyTable> | undefined> {
  return kysely
    .selectFrom('policy')
    .selectAll()
    .where('policy_key', '=', policyKey)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The newest change of a text; 0 when operators have not changed it. */
export async function newestChange(
  kysely: Kysely<DB>,
  policyKey: PublishedPolicy,
): Promise<number> {
  const row = await kysely
    .selectFrom('policy_change')
    .select('change_seq')
    .where('policy_key', '=', policyKey)
    .orderBy('change_seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.change_seq ?? 0
}
