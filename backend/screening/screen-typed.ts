import { listingHintLimits } from '#backend/limits/rules.ts'
import type { ListingFinding } from '#contracts/listing-screening.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { listingRules } from './listing-rules.ts'
import { type ListingTexts, screenTexts } from './screen-texts.ts'

/** The findings in what is typed so far. */
export async function screenTyped(
  context: Pick<HostContext, 'kysely' | 'keys' | 'limiter' | 'caller' | 'ownHosts'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  texts: ListingTexts,
): Promise<{ findings: ListingFinding[] } | Refusal<'TOO_OFTEN'>> {
  const retryAfterSeconds = await context.limiter.take(listingHintLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('TOO_OFTEN', { data: { retryAfterSeconds } })
  const rules = await listingRules(context.kysely)
  return { findings: screenTexts(rules, texts, context.ownHosts) }
}
