import { oneOfFew } from '#app/pictures/one-of-few.ts'
import { type PostOptions, postFile } from '#app/pictures/post-file.ts'
import { shrinkPicture } from '#app/pictures/shrink-picture.ts'
import { CHAT_MEDIA_PATH, CHAT_RULES } from '#contracts/chat-constants.ts'
import { MEDIA_REFUSALS } from '#contracts/chat-media-constants.ts'
import type { UploadOutcome } from './upload-outcome.ts'
import { watchVideo } from './watch-video.ts'

/** What the server stores, and the size above which a picture is sent smaller. */
const STORED = { side: 2_048, above: 2 * 1024 * 1024 }
/** The last frame may begin within the time that is allowed. */
const GRACE_SECONDS = 0.5

/**
 * Uploads a picture or a video for a room; sending what it returns is another step. A large picture is made smaller
 * before, and a still of a video goes with it.
 */
export function uploadChatFile(
  roomId: number,
  file: Blob,
  options: PostOptions = {},
): Promise<UploadOutcome> {
  return oneOfFew(() =>
    isVideo(file) ? uploadVideo(roomId, file, options) : uploadPicture(roomId, file, options),
  )
}

async function uploadPicture(
  roomId: number,
  file: Blob,
  options: PostOptions,
): Promise<UploadOutcome> {
  const picture = await shrinkPicture(file, STORED)
  if (picture === 'UNKNOWN_HEIC') return refusal('HEIC')
  if (picture.size > CHAT_RULES.imageBytes) return refusal('TOO_LARGE')
  return post({ roomId: String(roomId) }, picture, options)
}

async function uploadVideo(
  roomId: number,
  file: Blob,
  options: PostOptions,
): Promise<UploadOutcome> {
  if (file.size > CHAT_RULES.videoBytes) return refusal('TOO_LARGE')
  const { seconds, still } = await watchVideo(file)
  if (seconds !== null && seconds > CHAT_RULES.videoSeconds + GRACE_SECONDS)
    return refusal('TOO_LONG')
  const { signal } = options
  const room = { roomId: String(roomId) }
  const poster = still && (await post({ ...room, as: 'poster' }, still, signal ? { signal } : {}))
  // A video can do without.
  const query = poster?.ok ? { ...room, posterId: poster.mediaId } : room
  return post(query, file, options)
}

async function post(
  query: Record<string, string>,
  file: Blob,
  options: PostOptions,
): Promise<UploadOutcome> {
  const outcome = await postFile(addressOf(query), file, options, {
    lost: '인터넷 연결이 끊겨서 파일을 보내지 못했어요.',
    failed: MEDIA_REFUSALS.GENERIC.message,
  })
  if (!outcome.ok) return outcome
  const { mediaId, width, height } = outcome.body
  return { ok: true, mediaId: String(mediaId), width: Number(width), height: Number(height) }
}

const addressOf = (query: Record<string, string>) =>
  `${CHAT_MEDIA_PATH}?${new URLSearchParams(query)}`

const isVideo = ({ type }: Blob) => type.startsWith('video/')

const refusal = (code: 'HEIC' | 'TOO_LARGE' | 'TOO_LONG'): UploadOutcome => ({
  ok: false,
  message: MEDIA_REFUSALS[code].message,
  isLost: false,
})
