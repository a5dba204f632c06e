import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { ChatMessage } from '#contracts/chat.ts'
import { findMembership } from '../rooms/find-membership.ts'
import { loadMessages } from './load-messages.ts'

interface Stretch {
  roomId: number
  beforeSeq?: number | undefined
  afterSeq?: number | undefined
  aroundSeq?: number | undefined
  limit: number
}

interface MessageList {
  items: ChatMessage[]
  hasMore: boolean
}

/** A stretch of one of one's rooms, oldest first. Around a message: it stands in the middle, and `hasMore` says of older ones. */
export async function listMessages(
  { kysely, now: clock }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { roomId, beforeSeq, afterSeq, aroundSeq, limit }: Stretch,
): Promise<MessageList | Refusal<'NOT_FOUND'>> {
  const membership = await findMembership(kysely, userSeq, roomId)
  if (!membership) return refuse('NOT_FOUND')
  const { visibleFromSeq } = membership
  const load = (bounds: { beforeSeq?: number; afterSeq?: number }, size: number) =>
    loadMessages(kysely, { roomId, visibleFromSeq, now: clock(), limit: size, ...bounds })

  if (afterSeq !== undefined && aroundSeq === undefined) {
    const items = await load({ afterSeq }, limit + 1)
    return { items: items.slice(0, limit), hasMore: items.length > limit }
  }
  const newer =
    aroundSeq === undefined ? [] : await load({ afterSeq: aroundSeq - 1 }, newerOf(limit))
  const end = aroundSeq ?? beforeSeq
  const room = limit - newer.length
  const older = await load(end === undefined ? {} : { beforeSeq: end }, room + 1)
  const kept = room === 0 ? [] : older.slice(-room)
  return { items: [...kept, ...newer], hasMore: older.length > room }
}

/** The message itself counts among the newer half. */
const newerOf = (limit: number) => Math.ceil(limit / 2)
