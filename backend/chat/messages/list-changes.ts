import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { ChatMessage, ChatProduct } from '#contracts/chat.ts'
import { reachOf } from '../rooms/can-reach.ts'
import { findMembership } from '../rooms/find-membership.ts'
import { loadChatProducts } from '../rooms/load-chat-product.ts'
import { otherReadMark } from '../rooms/other-read-mark.ts'
import { loadMessages } from './load-messages.ts'

interface Changes {
  items: ChatMessage[]
  hasMore: boolean
  /** The last change of this response: the next request starts after it. */
  changeSeq: number
  lastReadSeq: number
  otherLastReadSeq: number
  otherLastReadAt: string | null
  product: ChatProduct
  canSend: boolean
  isBlockedByMe: boolean
  isOtherActive: boolean
}

/** The new and changed messages of one of the user's rooms since a known change. */
export async function listChanges(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { roomId, afterChange, limit }: { roomId: number; afterChange: number; limit: number },
): Promise<Changes | Refusal<'NOT_FOUND'>> {
  // The room is read first: every change that its counter includes is then among the messages read after it.
  const membership = await findMembership(kysely, userSeq, roomId)
  if (!membership) return refuse('NOT_FOUND')
  const { visibleFromSeq, productSeq, changeCount, lastReadSeq } = membership
  const [found, other, products, reach] = await Promise.all([
    loadMessages(kysely, { roomId, visibleFromSeq, afterChange, limit: limit + 1, now: now() }),
    otherReadMark(kysely, membership),
    loadChatProducts(kysely, [productSeq]),
    reachOf(kysely, membership),
  ])
  const product = products.get(productSeq)
  if (!product) return refuse('NOT_FOUND')
  const items = found.slice(0, limit)
  const hasMore = found.length > limit
  const seen = items.at(-1)?.changeSeq ?? 0
  return {
    items,
    hasMore,
    changeSeq: hasMore ? seen : Math.max(changeCount, seen),
    lastReadSeq,
    ...other,
    product,
    ...reach,
  }
}
