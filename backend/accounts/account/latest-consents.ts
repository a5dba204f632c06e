import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import {
  MARKETING_KEYS,
  type MarketingKey,
  POLICY_KEYS,
  type PolicyKey,
} from '#contracts/account.ts'
import type { Consents } from '#contracts/main.ts'

/** The newest answer to each document or consent that the member was asked about. */
export async function latestConsents(db: Kysely<DB>, userSeq: number): Promise<Consents> {
  const agreements = await db
    .selectFrom('policy_agreement')
    .distinctOn('policy_key')
    .selectAll()
    .where('user_seq', '=', userSeq)
    .orderBy('policy_key')
    .orderBy('agreement_seq', 'desc')
    .execute()
  const marketing = await db
    .selectFrom('marketing_consent')
    .distinctOn('marketing_key')
    .selectAll()
    .where('user_seq', '=', userSeq)
    .orderBy('marketing_key')
    .orderBy('consent_seq', 'desc')
    .execute()
  return {
    agreements: POLICY_KEYS.flatMap((policyKey) => {
      const row = agreements.find((agreement) => agreement.policy_key === policyKey)
      if (!row) return []
      return [{ policyKey, version: row.version, agreed: row.agreed, at: row.at.toISOString() }]
    }),
    marketing: MARKETING_KEYS.map((marketingKey) => {
      const row = marketing.find((consent) => consent.marketing_key === marketingKey)
      return { marketingKey, agreed: row?.agreed ?? false, at: row?.at.toISOString() ?? null }
    }),
  }
}

export function agreesTo(consents: Consents, key: PolicyKey | MarketingKey): boolean {
  return (
    consents.agreements.some(({ policyKey, agreed }) => policyKey === key && agreed) ||
    consents.marketing.some(({ marketingKey, agreed }) => marketingKey === key && agreed)
  )
}
