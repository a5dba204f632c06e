import type { Transaction } from 'kysely'
import { CHAT_RULES, type MessageType } from '#contracts/chat-constants.ts'
import type { ChatMediaTable, ChatMessageContent, DB } from '../../db/schema.ts'

export interface MediaClaim {
  roomId: number
  userSeq: number
  messageSeq: number
  messageType: MessageType
  mediaIds: readonly string[]
}

type UnsentRow = Pick<
  ChatMediaTable,
  'media_id' | 'kind' | 'width' | 'height' | 'color' | 'duration_ms' | 'poster_id'
>

/**
 * Makes uploaded files part of a message, within the transaction that writes it: ten pictures at most, or one video
 * with its poster. A file is sent once.
 * @returns the message's content; null, without any change, when a file is not the sender's, not of this room, sent
 * already, deleted, or of the wrong kind
 */
export async function claimMedia(
  trx: Transaction<DB>,
  claim: MediaClaim,
): Promise<Pick<ChatMessageContent, 'images' | 'video'> | null> {
  const { messageType, mediaIds } = claim
  const isPictures = messageType === 'imageMessage'
  const most = isPictures ? CHAT_RULES.imagesPerMessage : messageType === 'videoMessage' ? 1 : 0
  if (mediaIds.length === 0 || mediaIds.length > most) return null
  if (new Set(mediaIds).size !== mediaIds.length) return null

  const rows = await lockUnsent(trx, claim, mediaIds)
  if (!rows?.every(({ kind }) => kind === (isPictures ? 'IMAGE' : 'VIDEO'))) return null
  const posterIds = rows.flatMap(({ poster_id }) => poster_id ?? [])
  if (posterIds.length > 0 && !(await lockUnsent(trx, claim, posterIds))) return null
  await trx
    .updateTable('chat_media')
    .set({ message_seq: claim.messageSeq })
    .where('media_id', 'in', [...mediaIds, ...posterIds])
    .execute()
  if (isPictures) return { images: rows.map(imageOf) }
  const [video] = rows
  return video ? { video: videoOf(video) } : null
}

/** In the order of the ids; null when not all of them are available. */
async function lockUnsent(
  trx: Transaction<DB>,
  { roomId, userSeq }: MediaClaim,
  mediaIds: readonly string[],
): Promise<UnsentRow[] | null> {
  const rows = await trx
    .selectFrom('chat_media')
    .select(['media_id', 'kind', 'width', 'height', 'color', 'duration_ms', 'poster_id'])
    .where('media_id', 'in', mediaIds)
    .where('room_id', '=', roomId)
    .where('user_seq', '=', userSeq)
    .where('message_seq', 'is', null)
    .orderBy('media_id')
    .forUpdate()
    .execute()
  const byId = new Map(rows.map((row) => [row.media_id, row]))
  const found = mediaIds.flatMap((id) => byId.get(id) ?? [])
  return found.length === mediaIds.length ? found : null
}

const imageOf = ({ media_id: mediaId, width, height, color }: UnsentRow) => ({
  mediaId,
  width,
  height,
  color,
})

const videoOf = ({ media_id, width, height, duration_ms, poster_id }: UnsentRow) => ({
  mediaId: media_id,
  width,
  height,
  durationSeconds: (duration_ms ?? 0) / 1_000,
  posterId: poster_id,
})
