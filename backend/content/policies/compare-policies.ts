import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import type { LegalText } from '#contracts/account.ts'
import type { ChangedSection } from '#contracts/changed-section.ts'
import { compareTexts } from './compare-texts.ts'

interface PolicyDifference {
  before: string
  after: string
  reason: string
  sections: ChangedSection[]
}

/** What differs between two versions of a text; null when one of them does not exist. */
export async function comparePolicies(
  kysely: Kysely<DB>,
  {
    policyKey,
    before,
    after,
  }: { policyKey: LegalText['policyKey']; before: string; after: string },
): Promise<PolicyDifference | null> {
  const rows = await kysely
    .selectFrom('policy')
    .select(['version', 'body', 'reason'])
    .where('policy_key', '=', policyKey)
    .where('version', 'in', [before, after])
    .execute()
  const earlier = rows.find(({ version }) => version === before)
  const later = rows.find(({ version }) => version === after)
  if (!earlier || !later) return null
  return { before, after, reason: later.reason, sections: compareTexts(earlier.body, later.body) }
}
