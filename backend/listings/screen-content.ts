import type { ListingContent } from '#contracts/listing.ts'
import type { ListingFinding } from '#contracts/listing-screening.ts'
import type { HostContext } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { screenListing } from '../screening/screen-listing.ts'

interface Screened {
  userSeq: number
  /** Null before it is registered. */
  productSeq: number | null
  content: ListingContent
  /** The seller has read the warnings. */
  isConfirmed: boolean
}

/**
 * Screens a tidied listing before it is written. A finding that blocks refuses it, a warning wants the seller's
 * confirmation; what is found otherwise is flagged in the transaction of the write.
 */
export async function screenContent(
  context: HostContext,
  { isConfirmed, ...listing }: Screened,
): Promise<{ findings: ListingFinding[] } | Refusal<'SCREENED' | 'CONFIRM'>> {
  const { findings } = await screenListing(context, listing)
  const first = (level: ListingFinding['level']) => findings.find((each) => each.level === level)
  const [blocking, warning] = [first('BLOCK'), first('WARN')]
  if (blocking) return refuse('SCREENED', { message: blocking.message, data: { findings } })
  if (warning && !isConfirmed)
    return refuse('CONFIRM', { message: warning.message, data: { findings } })
  return { findings }
}
