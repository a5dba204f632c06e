import { oneOfFew } from '#app/pictures/one-of-few.ts'
import { type PostOptions, postFile } from '#app/pictures/post-file.ts'
import { shrinkPicture } from '#app/pictures/shrink-picture.ts'
import type { ListingPhoto } from '#contracts/listing-photo.ts'
import {
  LISTING_PHOTO_PATH,
  LISTING_PHOTO_REFUSALS,
  LISTING_PHOTO_RULES,
} from '#contracts/listing-photo-constants.ts'

export type PhotoSending =
  | { kind: 'STORED'; photo: ListingPhoto }
  /** The connection or the server was away; it is tried again. */
  | { kind: 'LOST'; message: string }
  /** Hopeless is a file that is refused whenever it is sent. */
  | { kind: 'REFUSED'; message: string; isHopeless?: boolean }

export type SendPhoto = (id: string, file: Blob, options: PostOptions) => Promise<PhotoSending>

const LINK_OVER = LISTING_PHOTO_REFUSALS.LINK_OVER.status
/** Refused for the file itself: its size, its kind, what is in it. */
const OF_THE_FILE = new Set<number>(
  (['TOO_LARGE', 'WRONG_TYPE', 'HEIC', 'BROKEN', 'TOO_MANY_PIXELS'] as const).map(
    (code) => LISTING_PHOTO_REFUSALS[code].status,
  ),
)
/** A photo of a few hundred kilobytes is sent as it is. */
const ABOVE_BYTES = 600 * 1024
const MESSAGES = {
  lost: '연결이 끊겼어요. 다시 연결되면 이어서 올려요.',
  failed: LISTING_PHOTO_REFUSALS.GENERIC.message,
}

/** Makes a photo small and sends it with these headers; the same id again is the same photo. */
export const sendPhotoWith =
  (headers: Readonly<Record<string, string>>): SendPhoto =>
  (id, file, options) =>
    oneOfFew(async () => {
      if (options.signal?.aborted) return { kind: 'LOST', message: MESSAGES.lost }
      const picture = await shrinkPicture(file, {
        side: LISTING_PHOTO_RULES.side,
        above: ABOVE_BYTES,
      }).catch(() => file)
      if (picture === 'UNKNOWN_HEIC') return refused('HEIC')
      if (picture.size > LISTING_PHOTO_RULES.bytes) return refused('TOO_LARGE')
      const address = `${LISTING_PHOTO_PATH}?${new URLSearchParams({ uploadId: id })}`
      const sent = await postFile(address, picture, { ...options, headers }, MESSAGES)
      if (sent.ok) return { kind: 'STORED', photo: sent.body as unknown as ListingPhoto }
      // A link that is over is followed by another one for the same photos.
      const mayGoLater = sent.isLost || sent.status === LINK_OVER
      if (mayGoLater) return { kind: 'LOST', message: sent.message }
      return {
        kind: 'REFUSED',
        message: sent.message,
        isHopeless: OF_THE_FILE.has(sent.status),
      }
    })

/** Sends a photo as the user of the session. */
export const sendPhoto = sendPhotoWith({})

const refused = (code: 'HEIC' | 'TOO_LARGE'): PhotoSending => ({
  kind: 'REFUSED',
  message: LISTING_PHOTO_REFUSALS[code].message,
  isHopeless: true,
})
