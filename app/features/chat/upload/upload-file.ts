import { shrinkPicture } from '#app/pictures/shrink-picture.ts'
import { CHAT_MEDIA_PATH, CHAT_RULES } from '#contracts/chat-constants.ts'
import { MEDIA_REFUSALS } from '#contracts/chat-media-constants.ts'
import { oneOfFew } from './one-of-few.ts'
import { postFile } from './post-file.ts'
import type { UploadOptions, UploadOutcome } from './upload-outcome.ts'
import { watchVideo } from './watch-video.ts'

/** The last frame may begin within the time that is allowed. */
const GRACE_SECONDS = 0.5

/**
 * Uploads a picture or a video for a room; sending what it returns is another step. A large picture is made smaller
 * before, and a still of a video goes with it.
 */
export function uploadChatFile(
  roomId: number,
  file: Blob,
  options: UploadOptions = {},
): Promise<UploadOutcome> {
  return oneOfFew(() =>
    isVideo(file) ? uploadVideo(roomId, file, options) : uploadPicture(roomId, file, options),
  )
}

async function uploadPicture(
  roomId: number,
  file: Blob,
  options: UploadOptions,
): Promise<UploadOutcome> {
  const picture = await shrinkPicture(file)
  if (picture === 'UNKNOWN_HEIC') return refusal('HEIC')
  if (picture.size > CHAT_RULES.imageBytes) return refusal('TOO_LARGE')
  return postFile(addressOf({ roomId: String(roomId) }), picture, options)
}

async function uploadVideo(
  roomId: number,
  file: Blob,
  options: UploadOptions,
): Promise<UploadOutcome> {
  if (file.size > CHAT_RULES.videoBytes) return refusal('TOO_LARGE')
  const { seconds, still } = await watchVideo(file)
  if (seconds !== null && seconds > CHAT_RULES.videoSeconds + GRACE_SECONDS)
    return refusal('TOO_LONG')
  const { signal } = options
  const room = { roomId: String(roomId) }
  const poster =
    still && (await postFile(addressOf({ ...room, as: 'poster' }), still, signal ? { signal } : {}))
  // A video can do without.
  const query = poster?.ok ? { ...room, posterId: poster.mediaId } : room
  return postFile(addressOf(query), file, options)
}

const addressOf = (query: Record<string, string>) =>
  `${CHAT_MEDIA_PATH}?${new URLSearchParams(query)}`

const isVideo = ({ type }: Blob) => type.startsWith('video/')

const refusal = (code: 'HEIC' | 'TOO_LARGE' | 'TOO_LONG'): UploadOutcome => ({
  ok: false,
  message: MEDIA_REFUSALS[code].message,
  isLost: false,
})
