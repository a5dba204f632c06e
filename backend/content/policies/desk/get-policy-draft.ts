import type { HostContext } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { PublishedPolicy } from '#contracts/account-constants.ts'
import { kstDay } from '#contracts/kst.ts'
import type { PolicyDraft } from '#contracts/policy-desk.ts'
import { newestChange, newestVersion } from './newest-version.ts'

interface Wanted {
  policyKey: PublishedPolicy
  version?: string | undefined
  changeSeq?: number | undefined
}

/** What a new version begins with: the latest that stands, unless an earlier version or a change is wanted. */
export async function getPolicyDraft(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  wanted: Wanted,
): Promise<PolicyDraft | Refusal<'NOT_FOUND'>> {
  // Read before the text, so that a change in between is refused as outdated instead of being written over.
  const seen = await newestChange(kysely, wanted.policyKey)
  const newest = await newestVersion(kysely, wanted.policyKey)
  if (!newest) return refuse('NOT_FOUND')
  const body = isPlain(wanted) ? newest.body : await wantedBody(kysely, wanted)
  if (body === null) return refuse('NOT_FOUND')
  return {
    policyKey: wanted.policyKey,
    body,
    follows: newest.version,
    seen,
    today: kstDay(now()),
  }
}

const isPlain = ({ version, changeSeq }: Wanted) => version === undefined && changeSeq === undefined

async function wantedBody(
  kysely: HostContext['kysely'],
  { policyKey, version, changeSeq }: Wanted,
): Promise<string | null> {
  const found =
    changeSeq === undefined
      ? await kysely
          .selectFrom('policy')
          .select('body')
          .where('policy_key', '=', policyKey)
          .where('version', '=', version ?? '')
          .executeTakeFirst()
      : await kysely
          .selectFrom('policy_change')
          .select('body')
          .where('policy_key', '=', policyKey)
          .where('change_seq', '=', changeSeq)
          .executeTakeFirst()
  return found?.body ?? null
}
