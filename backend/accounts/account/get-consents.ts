import type { HostContext, Viewer } from '#backend/operation/context.ts'
import type { Consents } from '#contracts/main.ts'
import { latestConsents } from './latest-consents.ts'

/** What the member agreed to, and when. */
export function getConsents(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Viewer,
): Promise<Consents> {
  return latestConsents(kysely, userSeq)
}
