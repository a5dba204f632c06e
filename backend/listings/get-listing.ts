import type { EditableListing } from '#contracts/listing.ts'
import { nextBumpAt } from '#contracts/listing-rules.ts'
import { photosOfListing } from '../listing-photos/list-own-photos.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { hiddenByOf, ownListing } from './own-listing.ts'
import { contentOf } from './stored-content.ts'

/** An own listing for its form. */
export async function getListing(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  productSeq: number,
): Promise<EditableListing | Refusal<'NOT_FOUND' | 'GONE'>> {
  const row = await ownListing(kysely, userSeq, productSeq).executeTakeFirst()
  if (!row) return refuse('NOT_FOUND')
  if (row.visibility === 'DELETED') return refuse('GONE')
  const photos = await photosOfListing(kysely, productSeq)
  return {
    productSeq,
    version: row.version,
    content: { ...contentOf(row), photoIds: photos.map(({ photoId }) => photoId) },
    photos,
    tradeState: row.trade_state,
    hiddenBy: hiddenByOf(row),
    bumpedAt: row.bumped_at.toISOString(),
    nextBumpAt: nextBumpAt(row.bumped_at).toISOString(),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}
