import { type Kysely, type Selectable, sql } from 'kysely'
import type { DB, PolicyTable } from '#backend/db/schema.ts'
import type { LegalText } from '#contracts/account.ts'
import { kstDay } from '#contracts/kst.ts'

/**
 * The newest version of each text whose first day has begun in Korea, in the order in which the user is asked. When no
 * version has begun, the first one is in force, because sign-up would be impossible without it.
 */
export async function policiesInForce(db: Kysely<DB>, now: Date): Promise<LegalText[]> {
  const hasStarted = sql<boolean>`version <= ${kstDay(now)}`
  const rows = await db
    .selectFrom('policy')
    .distinctOn('policy_key')
    .selectAll()
    .orderBy('policy_key')
    .orderBy(hasStarted, 'desc')
    .orderBy(sql`case when ${hasStarted} then version end`, (order) => order.desc().nullsLast())
    .orderBy('version')
    .execute()
  return rows.sort((one, other) => one.sort_order - other.sort_order).map(toPolicy)
}

export function toPolicy(row: Selectable<PolicyTable>): LegalText {
  return {
    policyKey: row.policy_key,
    version: row.version,
    title: row.title,
    required: row.required,
    body: row.body,
    reason: row.reason,
  }
}
