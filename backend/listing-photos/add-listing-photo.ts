import type { Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { ListingPhoto } from '#contracts/listing-photo.ts'
import { LISTING_PHOTO_RULES } from '#contracts/listing-photo-constants.ts'
import { QueueFullError } from '../media/work-queue.ts'
import {
  findUpload,
  type PhotoContext,
  storeListingPhoto,
  takePhotoLimit,
} from './store-listing-photo.ts'

/** Stores a photo out of a form; the same upload again answers with the same photo. */
export async function addListingPhoto(
  context: PhotoContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  {
    uploadId,
    photo,
    handoverDraftId = null,
  }: { uploadId: string; photo: Blob; handoverDraftId?: string | null },
): Promise<
  | ListingPhoto
  | Refusal<
      | 'EMPTY'
      | 'TOO_LARGE'
      | 'HEIC'
      | 'WRONG_TYPE'
      | 'BROKEN'
      | 'TOO_MANY_PIXELS'
      | 'LIMITED'
      | 'BUSY'
    >
> {
  const earlier = await findUpload(context.kysely, { userSeq, uploadId })
  if (earlier) return earlier
  const limited = await takePhotoLimit(context, userSeq)
  if (limited) return limited
  if (photo.size > LISTING_PHOTO_RULES.bytes) return refuse('TOO_LARGE')
  try {
    const bytes = new Uint8Array(await photo.arrayBuffer())
    return await storeListingPhoto(context, { userSeq, uploadId, handoverDraftId }, bytes)
  } catch (error) {
    if (error instanceof QueueFullError) return refuse('BUSY')
    throw error
  }
}
