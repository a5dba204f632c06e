import type { ListingDraft } from '#contracts/listing.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { type Refusal, refuse } from '../../operation/refusal.ts'
import { ownDrafts, withPhotos } from './draft-rows.ts'

/** A draft of the member. */
export async function getDraft(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  draftId: string,
): Promise<ListingDraft | Refusal<'NOT_FOUND'>> {
  const rows = await ownDrafts(kysely, userSeq).where('draft_id', '=', draftId).execute()
  const [draft] = await withPhotos(kysely, userSeq, rows)
  return draft ?? refuse('NOT_FOUND')
}
