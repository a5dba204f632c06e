import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { findMembership } from './find-membership.ts'

interface RoomSettings {
  isMuted: boolean
  isPinned: boolean
}

/** Mutes or pins a room for the user; omitted settings stay as they are. */
export async function setRoom(
  { kysely, now: clock }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  input: { roomId: number; isMuted?: boolean | undefined; isPinned?: boolean | undefined },
): Promise<RoomSettings | Refusal<'NOT_FOUND'>> {
  const { roomId, isMuted, isPinned } = input
  const membership = await findMembership(kysely, userSeq, roomId)
  if (!membership) return refuse('NOT_FOUND')
  const now = clock()
  const row = await kysely
    .updateTable('chat_member')
    .set((member) => ({
      muted_at: isMuted === undefined ? member.ref('muted_at') : isMuted ? now : null,
      pinned_at: isPinned === undefined ? member.ref('pinned_at') : isPinned ? now : null,
    }))
    .where('room_id', '=', roomId)
    .where('store_seq', '=', membership.storeSeq)
    .returning(['muted_at', 'pinned_at'])
    .executeTakeFirstOrThrow()
  return { isMuted: row.muted_at !== null, isPinned: row.pinned_at !== null }
}
