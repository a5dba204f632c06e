import type { Consents } from '#contracts/main.ts'
import type { HostContext, Viewer } from '../../host.ts'
import { latestConsents } from './latest-consents.ts'

/** What one agreed to, and when. */
export function getConsents(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Viewer,
): Promise<Consents> {
  return latestConsents(kysely, userSeq)
}
