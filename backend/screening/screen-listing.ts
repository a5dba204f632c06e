import type { ListingFinding } from '#contracts/listing-screening.ts'
import type { HostContext } from '../operation/context.ts'
import { findOthersPhotos } from './find-others-photos.ts'
import { findSimilarOwn } from './find-similar-own.ts'
import { listingRules } from './listing-rules.ts'
import { type ListingTexts, screenTexts } from './screen-texts.ts'

export interface ScreenedContent extends ListingTexts {
  price: number
  categorySeq: number
  photoIds: readonly string[]
}

export interface ScreenedListing {
  userSeq: number
  /** Null before it is registered. */
  productSeq: number | null
  content: ScreenedContent
}

/**
 * Recognises prohibited goods, personal numbers and repetition in a listing. Call it before each write: a listing with
 * a finding of level BLOCK is not written, and the others are handed to `flagListing` in the transaction of the write.
 */
export async function screenListing(
  context: Pick<HostContext, 'kysely' | 'ownHosts'>,
  { userSeq, productSeq, content }: ScreenedListing,
): Promise<{ findings: ListingFinding[] }> {
  const rules = await listingRules(context.kysely)
  const findings = screenTexts(rules, content, context.ownHosts)
  // A seller who has two of the same thing has said so when the second was listed.
  if (productSeq === null)
    findings.push(...(await findSimilarOwn(context.kysely, userSeq, content)))
  findings.push(...(await findOthersPhotos(context.kysely, userSeq, content.photoIds)))
  return { findings }
}
