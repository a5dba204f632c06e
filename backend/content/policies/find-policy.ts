import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import type { LegalText } from '#contracts/account.ts'
import { policiesInForce, toPolicy } from './policies-in-force.ts'

export interface PolicyWithVersions {
  policy: LegalText
  /** Every version of the text, newest first; future versions are announced by being listed. */
  versions: Pick<LegalText, 'version' | 'reason'>[]
  /** The version in force. */
  versionInForce: string
}

/** One version of a text, the one in force unless another is given; null when there is none. */
export async function findPolicy(
  db: Kysely<DB>,
  which: { policyKey: LegalText['policyKey']; version?: string | undefined },
  now: Date,
): Promise<PolicyWithVersions | null> {
  const inForce = (await policiesInForce(db, now)).find((one) => one.policyKey === which.policyKey)
  if (!inForce) return null
  const rows = await db
    .selectFrom('policy')
    .selectAll()
    .where('policy_key', '=', which.policyKey)
    .orderBy('version', 'desc')
    .execute()
  const named = rows.find((row) => row.version === which.version)
  if (which.version !== undefined && !named) return null
  return {
    policy: named ? toPolicy(named) : inForce,
    versions: rows.map(({ version, reason }) => ({ version, reason })),
    versionInForce: inForce.version,
  }
}
