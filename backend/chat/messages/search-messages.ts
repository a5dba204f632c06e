import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { ChatMessage } from '#contracts/chat.ts'
import { findMembership } from '../rooms/find-membership.ts'
import { loadMessages } from './load-messages.ts'

const MAX_FOUND = 100

/** Messages of one of the user's rooms that contain these words, newest first. */
export async function searchMessages(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { roomId, keyword }: { roomId: number; keyword: string },
): Promise<{ items: ChatMessage[] } | Refusal<'NOT_FOUND'>> {
  const membership = await findMembership(kysely, userSeq, roomId)
  if (!membership) return refuse('NOT_FOUND')
  const { visibleFromSeq } = membership
  const found = await loadMessages(kysely, {
    roomId,
    visibleFromSeq,
    keyword,
    limit: MAX_FOUND,
    now: now(),
  })
  return { items: found.reverse() }
}
