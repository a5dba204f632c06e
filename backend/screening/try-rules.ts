import type { ListingTermInput } from '#contracts/listing-desk.ts'
import type { ListingFinding } from '#contracts/listing-screening.ts'
import { parsePattern } from '../moderation/listing/pattern.ts'
import type { HostContext } from '../operation/context.ts'
import { loadListingRules } from './listing-rules.ts'
import { screenTexts } from './screen-texts.ts'

/** The findings in a title, with a change of the words as if it were saved. */
export async function tryRules(
  { kysely, ownHosts }: Pick<HostContext, 'kysely' | 'ownHosts'>,
  { text, candidate }: { text: string; candidate: ListingTermInput | null },
): Promise<{ findings: ListingFinding[]; isReadable: boolean }> {
  const isReadable = candidate === null || parsePattern(candidate.words) !== null
  const rules = await loadListingRules(kysely, isReadable ? candidate : null)
  return { findings: screenTexts(rules, { title: text, body: '', tags: [] }, ownHosts), isReadable }
}
