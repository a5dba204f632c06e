import type { HostContext, Viewer } from '../../operation/context.ts'

/** Removes a draft of the member; removing none changes nothing. */
export async function removeDraft(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  draftId: string,
): Promise<{ removed: true }> {
  await kysely
    .deleteFrom('listing_draft')
    .where('draft_id', '=', draftId)
    .where('user_seq', '=', userSeq)
    .execute()
  return { removed: true }
}
