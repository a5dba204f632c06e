import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.ts'

/** Photos that belong to no listing yet are kept as long as a saved draft of their member exists that has them. */
export async function keepPhotosForDraft(
  trx: Transaction<DB>,
  { userSeq, draftId, photoIds }: { userSeq: number; draftId: string; photoIds: readonly string[] },
): Promise<void> {
  if (photoIds.length === 0) return
  await trx
    .updateTable('listing_photo')
    .set({ draft_id: draftId })
    .where('photo_id', 'in', photoIds)
    .where('user_seq', '=', userSeq)
    .where('product_seq', 'is', null)
    .execute()
}
