import { randomBytes } from 'node:crypto'
import type { ChatMediaTable } from '#backend/db/schema.ts'
import type { PictureRefusal } from '#backend/media/decode-picture.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import { CHAT_RULES } from '#contracts/chat-constants.ts'
import type { UploadedFile } from '#contracts/chat-media-constants.ts'
import type { VideoKind } from '../../media/upload/file-kind.ts'
import type { MediaHostContext } from './media-context.ts'
import { MEDIA_SIZES, mediaName } from './media-names.ts'
import { preparePicture } from './prepare-picture.ts'
import { processVideoInWorker } from './video-process.ts'

const PICTURE_TYPE = 'image/jpeg'
/** The colour of a video until its poster is loaded. */
const VIDEO_COLOR = '#211d18'

export interface UploadRequest {
  userSeq: number
  roomId: number
  isPoster: boolean
  posterId: string | null
}

/** Makes a picture, or the poster of a video, from an uploaded file, and stores it until it is sent. */
export async function storeImage(
  context: MediaHostContext,
  { userSeq, roomId, isPoster }: UploadRequest,
  file: string,
): Promise<UploadedFile | PictureRefusal> {
  const picture = await preparePicture(file)
  if (isRefusal(picture)) return picture
  const { full, thumb, width, height, color } = picture
  const row: NewRow = {
    user_seq: userSeq,
    room_id: roomId,
    kind: isPoster ? 'POSTER' : 'IMAGE',
    content_type: PICTURE_TYPE,
    bytes: full.length,
    width,
    height,
    color,
    duration_ms: null,
    poster_id: null,
  }
  return store(context, row, async (mediaId) => {
    await context.mediaStore.put(mediaName(mediaId, 'full'), full, PICTURE_TYPE)
    await context.mediaStore.put(mediaName(mediaId, 'thumb'), thumb, PICTURE_TYPE)
  })
}

/** Makes a video from an uploaded file, and stores it until it is sent. */
export async function storeVideo(
  context: MediaHostContext,
  { userSeq, roomId, posterId }: UploadRequest,
  { file, kind, copy }: { file: string; kind: VideoKind; copy: string },
): Promise<UploadedFile | Refusal<'BROKEN' | 'WRONG_CODEC' | 'TOO_LONG' | 'TOO_LARGE'>> {
  const video = await processVideoInWorker({ file, kind, copy })
  if (isRefusal(video)) return video
  const { contentType, bytes, width, height, durationMs } = video
  if (bytes > CHAT_RULES.videoBytes) return refuse('TOO_LARGE')
  const poster = posterId && (await freePoster(context, { userSeq, roomId, posterId }))
  const row: NewRow = {
    user_seq: userSeq,
    room_id: roomId,
    kind: 'VIDEO',
    content_type: contentType,
    bytes,
    width,
    height,
    color: poster ? poster.color : VIDEO_COLOR,
    duration_ms: durationMs,
    poster_id: poster ? poster.media_id : null,
  }
  return store(context, row, (mediaId) =>
    context.mediaStore.putFile(mediaName(mediaId, 'full'), copy, contentType),
  )
}

/** A poster of the same user that belongs to no video yet. */
function freePoster(
  { kysely }: MediaHostContext,
  { userSeq, roomId, posterId }: { userSeq: number; roomId: number; posterId: string },
) {
  return kysely
    .selectFrom('chat_media as poster')
    .select(['poster.media_id', 'poster.color'])
    .where('poster.media_id', '=', posterId)
    .where('poster.kind', '=', 'POSTER')
    .where('poster.user_seq', '=', userSeq)
    .where('poster.room_id', '=', roomId)
    .where('poster.message_seq', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('chat_media as video')
            .select('video.media_id')
            .whereRef('video.poster_id', '=', 'poster.media_id'),
        ),
      ),
    )
    .executeTakeFirst()
}

type NewRow = Omit<ChatMediaTable, 'media_id' | 'message_seq' | 'created_at'>

/** The row is inserted first: if anything fails after it, the daily sweep finds the files. */
async function store(
  { kysely, mediaStore, now }: MediaHostContext,
  row: NewRow,
  write: (mediaId: string) => Promise<void>,
): Promise<UploadedFile> {
  const mediaId = randomBytes(16).toString('hex')
  await kysely
    .insertInto('chat_media')
    .values({ ...row, media_id: mediaId, message_seq: null, created_at: now() })
    .execute()
  try {
    await write(mediaId)
  } catch (error) {
    for (const size of MEDIA_SIZES)
      await mediaStore.delete(mediaName(mediaId, size)).catch(() => undefined)
    await kysely.deleteFrom('chat_media').where('media_id', '=', mediaId).execute()
    throw error
  }
  const { kind, width, height, color, duration_ms: durationMs } = row
  const durationSeconds = durationMs === null ? null : durationMs / 1_000
  return { mediaId, kind, width, height, color, durationSeconds }
}
