import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'

/** The newest entry of the log of operators, by its place and hash; null where there is none. */
export async function actionChainHead(
  kysely: Kysely<DB>,
): Promise<{ place: number | null; hash: string | null } | null> {
  const head = await kysely
    .selectFrom('operator_action')
    .select(['place', 'hash'])
    .where('place', 'is not', null)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst()
  return head ?? null
}
