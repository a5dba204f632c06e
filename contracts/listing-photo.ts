import { z } from 'zod'
import { imageSchema, momentSchema } from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import {
  HANDOVER_PHOTO_FORM_PATH,
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

/** The key of a link for a phone: 256 random bits. */
export const photoKeySchema = z.string().regex(/^[\w-]{43}$/)

const { EMPTY, TOO_LARGE, HEIC, WRONG_TYPE, BROKEN, TOO_MANY_PIXELS, LIMITED, BUSY } =
  LISTING_PHOTO_REFUSALS
const FILE_REFUSALS = {
  EMPTY,
  TOO_LARGE,
  HEIC,
  WRONG_TYPE,
  BROKEN,
  TOO_MANY_PIXELS,
  LIMITED,
  BUSY,
} as const

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
    .errors(FILE_REFUSALS),

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

  /** Opens a link by which a phone adds photos to the form of a draft; the draft's earlier link ends. */
  openPhotoHandover: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'POST', path: '/v1/user/photo-handovers' })
    .input(z.object({ draftId: z.uuid() }))
    .output(z.object({ key: photoKeySchema, expiresAt: momentSchema }))
    .errors({
      LIMITED: {
        status: 429,
        message: 'QR 코드를 너무 자주 열었어요. 잠시 후 다시 시도해 주세요.',
        data: z.object({ retryAfterSeconds: z.int() }),
      },
    }),

  /** Ends the link of a draft; repeating changes nothing. */
  closePhotoHandover: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'DELETE', path: '/v1/user/photo-handovers/{draftId}' })
    .input(z.object({ draftId: z.uuid() }))
    .output(z.object({ closed: z.literal(true) })),

  /** The photos that phones have sent for a draft and no listing has yet, in the order of their arrival. */
  handoverPhotos: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'GET', path: '/v1/user/photo-handovers/{draftId}/photos' })
    .input(z.object({ draftId: z.uuid() }))
    .output(z.object({ photos: z.array(listingPhotoSchema) })),

  /** What a link is for. The key is in the body: bodies are in no log. */
  photoHandover: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'none' })
    .route({ method: 'POST', path: '/v1/photo-handovers/lookup' })
    .input(z.object({ key: photoKeySchema }))
    .output(z.object({ storeName: z.string(), draftId: z.uuid(), expiresAt: momentSchema }))
    .errors({ LINK_OVER: LISTING_PHOTO_REFUSALS.LINK_OVER }),

  /** Adds a photo by a link, out of a form without script. */
  addHandoverPhoto: endpoint
    .meta({ timeoutMs: DEADLINE_MS.upload, auth: 'none' })
    .route({ method: 'POST', path: HANDOVER_PHOTO_FORM_PATH })
    .input(z.object({ key: photoKeySchema, uploadId: uploadIdSchema, photo: z.file() }))
    .output(listingPhotoSchema)
    .errors({
      LINK_OVER: LISTING_PHOTO_REFUSALS.LINK_OVER,
      TOO_MANY: LISTING_PHOTO_REFUSALS.TOO_MANY,
      ...FILE_REFUSALS,
    }),
}
