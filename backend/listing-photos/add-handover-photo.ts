import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { addListingPhoto } from './add-listing-photo.ts'
import { findPhotoHandover, isHandoverFull } from './photo-handover.ts'
import type { PhotoContext } from './store-listing-photo.ts'

type Outcome = Awaited<ReturnType<typeof addListingPhoto>>

/** Adds a photo by a link, out of a form without script; it belongs to the member who opened the link. */
export async function addHandoverPhoto(
  context: PhotoContext,
  { key, uploadId, photo }: { key: string; uploadId: string; photo: Blob },
): Promise<Outcome | Refusal<'LINK_OVER' | 'TOO_MANY'>> {
  const handover = await findPhotoHandover(context, key)
  if (!handover) return refuse('LINK_OVER')
  if (await isHandoverFull(context, handover)) return refuse('TOO_MANY')
  const { userSeq, draftId: handoverDraftId } = handover
  return addListingPhoto(context, { userSeq }, { uploadId, photo, handoverDraftId })
}
