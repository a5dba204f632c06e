import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { HostContext } from '#backend/operation/context.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { ListingPhoto } from '#contracts/listing-photo.ts'
import { LISTING_PHOTO_RULES } from '#contracts/listing-photo-constants.ts'
import type { DB } from '../db/schema.ts'
import { listingPhotoLimits } from '../limits/rules.ts'
import type { PictureRefusal } from '../media/decode-picture.ts'
import { pictureHash } from '../media/perceptual-hash.ts'
import { keepPicture, makePicture } from '../media/store-picture.ts'
import { fileKind, isVideoKind, KIND_BYTES } from '../media/upload/file-kind.ts'

export type PhotoContext = Pick<HostContext, 'kysely' | 'now' | 'keys' | 'limiter' | 'mediaStore'>

/** Whose photo it is, and under which id of its browser it was sent. */
export interface PhotoUpload {
  userSeq: number
  uploadId: string
  /** The draft on a computer that a phone sends it for. */
  handoverDraftId: string | null
}

/** The photo that an earlier try of the same upload has stored. */
export async function findUpload(
  kysely: Kysely<DB>,
  { userSeq, uploadId }: Pick<PhotoUpload, 'userSeq' | 'uploadId'>,
): Promise<ListingPhoto | null> {
  const row = await kysely
    .selectFrom('listing_photo')
    .innerJoin('media', 'media.media_key', 'listing_photo.media_key')
    .select(['photo_id', 'media.media_key as mediaKey', 'width', 'height', 'color'])
    .where('user_seq', '=', userSeq)
    .where('upload_id', '=', uploadId)
    .executeTakeFirst()
  if (!row) return null
  const { photo_id: photoId, ...image } = row
  return { photoId, image }
}

/** Counts one photo of a member. @returns the refusal of one too many */
export async function takePhotoLimit(
  { keys, limiter }: Pick<PhotoContext, 'keys' | 'limiter'>,
  userSeq: number,
): Promise<Refusal<'LIMITED'> | null> {
  const retryAfterSeconds = await limiter.take(listingPhotoLimits({ keys }, userSeq))
  return retryAfterSeconds === null ? null : refuse('LIMITED', { data: { retryAfterSeconds } })
}

/**
 * Makes a photo from an uploaded file and stores it for its member, once for each upload id: of tries that run at the same
 * time the first to finish counts.
 *
 * @throws QueueFullError when too many pictures wait for memory
 */
export async function storeListingPhoto(
  { kysely, mediaStore, now }: PhotoContext,
  { userSeq, uploadId, handoverDraftId }: PhotoUpload,
  file: Uint8Array,
): Promise<ListingPhoto | PictureRefusal | Refusal<'EMPTY' | 'HEIC'>> {
  if (file.length === 0) return refuse('EMPTY')
  const kind = fileKind(file.subarray(0, KIND_BYTES))
  if (kind === 'heic') return refuse('HEIC')
  if (kind === null || isVideoKind(kind)) return refuse('WRONG_TYPE')
  const made = await makePicture(file, { side: LISTING_PHOTO_RULES.side })
  if (isRefusal(made)) return made
  const hash = await pictureHash(made.jpeg)
  const photoId = randomBytes(16).toString('hex')
  const [hash_a, hash_b, hash_c, hash_d] = hash ?? [null, null, null, null]
  const image = await keepPicture({ kysely, mediaStore }, made, async (trx, { mediaKey }) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('listing_photo')
      .values({
        photo_id: photoId,
        user_seq: userSeq,
        upload_id: uploadId,
        draft_id: null,
        handover_draft_id: handoverDraftId,
        product_seq: null,
        media_key: mediaKey,
        bytes: made.jpeg.length,
        hash_a,
        hash_b,
        hash_c,
        hash_d,
        created_at: now(),
      })
      .onConflict((conflict) => conflict.columns(['user_seq', 'upload_id']).doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  })
  if (image) return { photoId, image }
  const earlier = await findUpload(kysely, { userSeq, uploadId })
  if (!earlier) throw new Error('the photo of an earlier try is gone')
  return earlier
}
