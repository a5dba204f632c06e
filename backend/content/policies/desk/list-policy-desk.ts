import type { HostContext } from '#backend/operation/context.ts'
import { PUBLISHED_POLICIES, type PublishedPolicy } from '#contracts/account-constants.ts'
import { kstDay } from '#contracts/kst.ts'
import type { PolicyAtDesk, PolicyVersion } from '#contracts/policy-desk.ts'
import { policiesInForce } from '../policies-in-force.ts'

/** The texts that operators write, with all their versions and those that were taken back. */
export async function listPolicyDesk({
  kysely,
  now,
}: Pick<HostContext, 'kysely' | 'now'>): Promise<{ texts: PolicyAtDesk[] }> {
  const [inForce, standing, changes] = await Promise.all([
    policiesInForce(kysely, now()),
    kysely
      .selectFrom('policy')
      .select(['policy_key', 'version', 'reason'])
      .where('policy_key', 'in', PUBLISHED_POLICIES)
      .orderBy('version', 'desc')
      .execute(),
    changesOf({ kysely }),
  ])
  const today = kstDay(now())
  const stateOf = (policyKey: PublishedPolicy, version: string): PolicyVersion['state'] => {
    const current = inForce.find((text) => text.policyKey === policyKey)
    if (current?.version === version) return 'IN_FORCE'
    return version > today ? 'SCHEDULED' : 'PAST'
  }
  const textOf = (policyKey: PublishedPolicy): PolicyAtDesk => {
    const rows = standing.filter((row) => row.policy_key === policyKey)
    const own = changes.filter((change) => change.policyKey === policyKey)
    const versions: PolicyVersion[] = rows.map(({ version, reason }) => ({
      version,
      state: stateOf(policyKey, version),
      reason,
      change: own.find((change) => change.version === version && !change.withdrawn)?.change ?? null,
      withdrawn: null,
    }))
    const withdrawn: PolicyVersion[] = own.flatMap(({ policyKey: _, ...change }) =>
      change.withdrawn ? [{ ...change, state: 'WITHDRAWN' }] : [],
    )
    return {
      policyKey,
      versions: [...versions, ...withdrawn].sort((one, other) =>
        one.version === other.version ? 0 : one.version < other.version ? 1 : -1,
      ),
    }
  }
  return { texts: PUBLISHED_POLICIES.map(textOf) }
}

/** What operators have published, the newest first, with how it was taken back. */
async function changesOf({ kysely }: Pick<HostContext, 'kysely'>) {
  const rows = await kysely
    .selectFrom('policy_change as change')
    .leftJoin('store', 'store.user_seq', 'change.operator_user_seq')
    .leftJoin('policy_change as back', 'back.withdraws', 'change.change_seq')
    .leftJoin('store as back_store', 'back_store.user_seq', 'back.operator_user_seq')
    .select([
      'change.policy_key',
      'change.version',
      'change.change_seq',
      'change.is_adverse',
      'change.reason',
      'change.at',
      'store.name as operator_name',
      'back.at as back_at',
      'back.reason as back_reason',
      'back_store.name as back_name',
    ])
    .where('change.withdraws', 'is', null)
    .orderBy('change.change_seq', 'desc')
    .execute()
  return rows.map((row) => ({
    policyKey: row.policy_key,
    version: row.version,
    reason: row.reason,
    change: {
      changeSeq: row.change_seq,
      isAdverse: row.is_adverse ?? false,
      operatorName: row.operator_name,
      at: row.at.toISOString(),
    },
    withdrawn: row.back_at && {
      operatorName: row.back_name,
      at: row.back_at.toISOString(),
      reason: row.back_reason ?? '',
    },
  }))
}
