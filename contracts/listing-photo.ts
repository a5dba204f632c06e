import { z } from 'zod'
import { imageSchema } from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import {
  LISTING_PHOTO_FORM_PATH,
  LISTING_PHOTO_REFUSALS,
  LISTING_PHOTO_RULES,
} from './listing-photo-constants.ts'

/** 128 random bits, hex; an operation answers that an id of another form is of no photo. */
export const photoIdSchema = z.string().regex(/^[\w-]{8,64}$/)

/** The browser's own id of an upload: the same id again is the same photo. */
export const uploadIdSchema = z.uuid()

/** A photo of a seller, whether a listing shows it already or not. */
export const listingPhotoSchema = z.object({ photoId: photoIdSchema, image: imageSchema })
export type ListingPhoto = z.infer<typeof listingPhotoSchema>

/** Verbs of the host `product` for photos of listings. */
export const listingPhotoEndpoints = {
  /**
   * Stores one photo out of a form; a browser with script sends it to `LISTING_PHOTO_PATH` instead. The stored picture has
   * none of the file's metadata. The same `uploadId` again answers with the same photo.
   */
  addListingPhoto: endpoint
    .meta({ timeoutMs: DEADLINE_MS.upload, auth: 'user' })
    .route({ method: 'POST', path: LISTING_PHOTO_FORM_PATH })
    .input(z.object({ uploadId: uploadIdSchema, photo: z.file() }))
    .output(listingPhotoSchema)
    .errors({
      EMPTY: LISTING_PHOTO_REFUSALS.EMPTY,
      TOO_LARGE: LISTING_PHOTO_REFUSALS.TOO_LARGE,
      HEIC: LISTING_PHOTO_REFUSALS.HEIC,
      WRONG_TYPE: LISTING_PHOTO_REFUSALS.WRONG_TYPE,
      BROKEN: LISTING_PHOTO_REFUSALS.BROKEN,
      TOO_MANY_PIXELS: LISTING_PHOTO_REFUSALS.TOO_MANY_PIXELS,
      LIMITED: LISTING_PHOTO_REFUSALS.LIMITED,
      BUSY: LISTING_PHOTO_REFUSALS.BUSY,
    }),

  /** The member's own photos of these ids, in their order; others and deleted ones are left out. */
  listingPhotos: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'GET', path: LISTING_PHOTO_FORM_PATH })
    .input(
      z.object({
        photoIds: z
          .array(photoIdSchema)
          .max(LISTING_PHOTO_RULES.perListing * 4)
          .default([]),
      }),
    )
    .output(z.object({ photos: z.array(listingPhotoSchema) })),
}
