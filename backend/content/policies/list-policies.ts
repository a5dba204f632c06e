import type { HostContext } from '#backend/operation/context.ts'
import type { Policy } from '#contracts/account.ts'
import { policiesInForce } from './policies-in-force.ts'

/** The texts in force that users agree to. */
export async function listPolicies({
  kysely,
  now,
}: Pick<HostContext, 'kysely' | 'now'>): Promise<{ policies: Policy[] }> {
  return { policies: await policiesInForce(kysely, now()) }
}
