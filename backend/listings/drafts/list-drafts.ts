import type { ListingDraft } from '#contracts/listing.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { ownDrafts, withPhotos } from './draft-rows.ts'

/** The member's drafts, last saved first. */
export async function listDrafts(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<{ items: ListingDraft[] }> {
  const rows = await ownDrafts(kysely, userSeq)
    .orderBy('updated_at', 'desc')
    .orderBy('draft_id')
    .execute()
  return { items: await withPhotos(kysely, userSeq, rows) }
}
