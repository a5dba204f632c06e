import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { POLICY_TEXTS } from './texts/index.ts'

/**
 * Inserts the missing policy texts into the database. Existing ones are never changed: users agreed to that very
 * wording. Several processes may do it at once.
 */
export async function ensurePolicies(kysely: Kysely<DB>): Promise<void> {
  await kysely
    .insertInto('policy')
    .values(
      POLICY_TEXTS.map((text, index) => ({
        policy_key: text.policyKey,
        version: text.version,
        title: text.title,
        required: text.required,
        body: text.body,
        sort_order: index + 1,
        reason: text.reason ?? '',
      })),
    )
    .onConflict((conflict) => conflict.columns(['policy_key', 'version']).doNothing())
    .execute()
}
