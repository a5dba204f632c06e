import type { Kysely } from 'kysely'
import { policiesInForce } from '#backend/content/policies/policies-in-force.ts'
import type { DB } from '#backend/db/schema.ts'
import type { PolicyKey } from '#contracts/account.ts'

/** Stores a member's answers to the documents now in force, each as a row with its version and time. */
export async function recordAgreements(
  trx: Kysely<DB>,
  userSeq: number,
  changes: readonly [PolicyKey, boolean][],
  now: Date,
): Promise<void> {
  if (changes.length === 0) return
  const policies = await policiesInForce(trx, now)
  const rows = changes.map(([key, agreed]) => {
    const policy = policies.find(({ policyKey }) => policyKey === key)
    if (!policy) throw new Error(`no version of ${key} is in force`)
    return { user_seq: userSeq, policy_key: key, version: policy.version, agreed, at: now }
  })
  await trx.insertInto('policy_agreement').values(rows).execute()
}
