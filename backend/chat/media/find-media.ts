import { sql } from 'kysely'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import type { ChatMediaTable } from '../../db/schema.ts'
import { findMembership } from '../rooms/find-membership.ts'
import { holdsAsEvidence } from './holds-as-evidence.ts'

export type FoundMedia = Pick<ChatMediaTable, 'media_id' | 'kind' | 'content_type' | 'bytes'>

/**
 * A file that this user may see: a member of its room sees what was sent there and not left behind, an uploader what is
 * not sent yet. Null for all other users.
 */
export async function findMedia(
  { kysely }: Pick<HostContext, 'kysely'>,
  viewer: Pick<Viewer, 'userSeq'>,
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
  return membership && messageSeq >= membership.visibleFromSeq ? row : null
}

/** A file that a report retains as evidence, and its owner. */
export async function findEvidence(
  { kysely }: Pick<HostContext, 'kysely'>,
  reportSeq: number,
  mediaId: string,
): Promise<(FoundMedia & { userSeq: number }) | null> {
  const row = await kysely
    .selectFrom('report')
    .innerJoin('chat_media as media', 'media.room_id', 'report.room_id')
    .select(['media.media_id', 'media.kind', 'media.content_type', 'media.bytes'])
    .select('media.user_seq as userSeq')
    .where('report.report_seq', '=', reportSeq)
    .where('media.media_id', '=', mediaId)
    .where(holdsAsEvidence('report', sql.ref('media.media_id')))
    .executeTakeFirst()
  return row ?? null
}

/** A file of the room of an order that its members have told operators about, and its owner. */
export async function findOrderEvidence(
  { kysely }: Pick<HostContext, 'kysely'>,
  orderSeq: number,
  mediaId: string,
): Promise<(FoundMedia & { userSeq: number }) | null> {
  const row = await kysely
    .selectFrom('orders')
    .innerJoin('chat_media as media', 'media.room_id', 'orders.room_id')
    .select(['media.media_id', 'media.kind', 'media.content_type', 'media.bytes'])
    .select('media.user_seq as userSeq')
    .where('orders.order_seq', '=', orderSeq)
    .where('media.media_id', '=', mediaId)
    .where('media.message_seq', 'is not', null)
    .where(
      sql<boolean>`exists (select from order_event where order_event.order_seq = orders.order_seq and to_state = 'DISPUTED')`,
    )
    .executeTakeFirst()
  return row ?? null
}
