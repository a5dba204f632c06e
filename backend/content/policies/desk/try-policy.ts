import type { HostContext } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { PublishedPolicy } from '#contracts/account-constants.ts'
import type { ChangedSection } from '#contracts/changed-section.ts'
import { compareTexts } from '../compare-texts.ts'
import { newestVersion } from './newest-version.ts'

/** What a body would change of the version that it would follow; nothing is kept. */
export async function tryPolicy(
  { kysely }: Pick<HostContext, 'kysely'>,
  { policyKey, body }: { policyKey: PublishedPolicy; body: string },
): Promise<{ follows: string; sections: ChangedSection[] } | Refusal<'NOT_FOUND'>> {
  const newest = await newestVersion(kysely, policyKey)
  if (!newest) return refuse('NOT_FOUND')
  return { follows: newest.version, sections: compareTexts(newest.body, body) }
}
