import { sql } from 'kysely'
import { isOperatorRole } from '#contracts/account.ts'
import type { ChatMediaTable } from '../../db/schema.ts'
import type { HostContext, Viewer } from '../../hosts/host.ts'
import { findMembership } from '../rooms/find-membership.ts'

export type FoundMedia = Pick<ChatMediaTable, 'media_id' | 'kind' | 'content_type' | 'bytes'>

/**
 * A file that this person may see: the two members of its room what was sent there and not left behind, an uploader what
 * is not sent yet, operators what a report shows as evidence. Null for everybody else.
 */
export async function findMedia(
  { kysely }: Pick<HostContext, 'kysely'>,
  viewer: Viewer,
  mediaId: string,
): Promise<FoundMedia | null> {
  if (!/^[0-9a-f]{32}$/.test(mediaId)) return null
  const row = await kysely
    .selectFrom('chat_media')
    .select(['media_id', 'kind', 'content_type', 'bytes'])
    .select(['user_seq', 'room_id', 'message_seq'])
    .where('media_id', '=', mediaId)
    .executeTakeFirst()
  if (!row) return null
  const { room_id: roomId, message_seq: messageSeq } = row
  if (messageSeq === null) return row.user_seq === viewer.userSeq ? row : null
  const membership = await findMembership(kysely, viewer.userSeq, roomId)
  if (membership && messageSeq >= membership.visibleFromSeq) return row
  const isShown = isOperatorRole(viewer.role) && (await isEvidence({ kysely }, roomId, mediaId))
  return isShown ? row : null
}

async function isEvidence(
  { kysely }: Pick<HostContext, 'kysely'>,
  roomId: number,
  mediaId: string,
): Promise<boolean> {
  const shown = [
    [{ images: [{ mediaId }] }],
    [{ video: { mediaId } }],
    [{ video: { posterId: mediaId } }],
  ]
  const report = await kysely
    .selectFrom('chat_report')
    .select('report_seq')
    .where('room_id', '=', roomId)
    .where(({ or }) =>
      or(shown.map((part) => sql<boolean>`evidence @> ${JSON.stringify(part)}::jsonb`)),
    )
    .limit(1)
    .executeTakeFirst()
  return report !== undefined
}
