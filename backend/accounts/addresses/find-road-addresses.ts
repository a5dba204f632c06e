import { postcodeSearchLimits } from '#backend/limits/rules.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { IntegrationError, type PostcodePage } from '#backend/operation/integrations.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'

/** Road addresses and their postcodes. Where the search fails, an address can still be typed. */
export async function findRoadAddresses(
  context: Pick<HostContext, 'integrations' | 'keys' | 'limiter' | 'caller'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  search: { keyword: string; page: number },
): Promise<PostcodePage | Refusal<'UNSEARCHABLE' | 'UNAVAILABLE' | 'LIMITED'>> {
  const retryAfterSeconds = await context.limiter.take(postcodeSearchLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('LIMITED', { data: { retryAfterSeconds } })
  try {
    const found = await context.integrations.postcode.find(search)
    return found === 'UNSEARCHABLE' ? refuse('UNSEARCHABLE') : found
  } catch (error) {
    if (error instanceof IntegrationError) return refuse('UNAVAILABLE', { cause: error })
    throw error
  }
}
