import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { ChatMessage } from '#contracts/chat.ts'
import { findMembership } from '../rooms/find-membership.ts'
import { loadMessages } from './load-messages.ts'

interface Section {
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

/**
 * A section of one of the user's rooms, oldest first. With `aroundSeq` that message is in the middle, and `hasMore` refers
 * to older ones.
 */
export async function listMessages(
  { kysely, now: clock }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { roomId, beforeSeq, afterSeq, aroundSeq, limit }: Section,
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
  const shown = room === 0 ? [] : older.slice(-room)
  return { items: [...shown, ...newer], hasMore: older.length > room }
}

/** The message itself belongs to the newer half. */
const newerOf = (limit: number) => Math.ceil(limit / 2)
