import type { HostContext } from '#backend/operation/context.ts'
import { HOUSE_RULES, type LegalText, type Policy } from '#contracts/account.ts'
import { policiesInForce } from './policies-in-force.ts'

/** The texts in force that users agree to. */
export async function listPolicies({
  kysely,
  now,
}: Pick<HostContext, 'kysely' | 'now'>): Promise<{ policies: Policy[] }> {
  const policies = await policiesInForce(kysely, now())
  return { policies: policies.filter(isAgreedTo).map(({ reason: _, ...policy }) => policy) }
}

function isAgreedTo(text: LegalText): text is LegalText & Policy {
  return !(HOUSE_RULES as readonly string[]).includes(text.policyKey)
}
