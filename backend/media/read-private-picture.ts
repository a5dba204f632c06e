import { LISTING_PHOTO_RULES } from '#contracts/listing-photo-constants.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import type { PictureRefusal } from './decode-picture.ts'
import { type MadePicture, makePicture } from './store-picture.ts'
import { fileKind, isVideoKind, KIND_BYTES } from './upload/file-kind.ts'
import { QueueFullError } from './work-queue.ts'

export type PrivatePictureRefusal =
  | PictureRefusal
  | Refusal<'EMPTY' | 'TOO_LARGE' | 'HEIC' | 'BUSY'>

/** A member's picture, decoded and encoded again: neither a program nor the place where it was taken is kept. */
export async function readPrivatePicture(
  photo: Blob,
): Promise<MadePicture | PrivatePictureRefusal> {
  if (photo.size === 0) return refuse('EMPTY')
  if (photo.size > LISTING_PHOTO_RULES.bytes) return refuse('TOO_LARGE')
  const bytes = new Uint8Array(await photo.arrayBuffer())
  const kind = fileKind(bytes.subarray(0, KIND_BYTES))
  if (kind === 'heic') return refuse('HEIC')
  if (kind === null || isVideoKind(kind)) return refuse('WRONG_TYPE')
  try {
    return await makePicture(bytes, { side: LISTING_PHOTO_RULES.side })
  } catch (error) {
    if (error instanceof QueueFullError) return refuse('BUSY')
    throw error
  }
}
