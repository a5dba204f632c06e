import type { Kysely } from 'kysely'
import type { ChatMessage } from '#contracts/chat.ts'
import { CHAT_RULES } from '#contracts/chat-constants.ts'
import type { DB } from '../../db/schema.ts'
import { containing } from './containing.ts'
import { loadCards } from './load-cards.ts'
import { toChatMessage } from './to-chat-message.ts'

interface MessageQuery {
  roomId: number
  now: Date
  /** Messages below it were left behind. */
  visibleFromSeq?: number
  messageSeqs?: readonly number[]
  /** New and changed messages since, in the order of the changes. */
  afterChange?: number
  /** The newest messages below it. */
  beforeSeq?: number
  /** The oldest messages above it. */
  afterSeq?: number
  /** The newest messages that contain these words. */
  keyword?: string
  limit?: number
}

/**
 * Messages of one room with the current state of their cards; without a bound the newest. Ordered by `messageSeq`, and
 * by `changeSeq` after a change.
 */
export async function loadMessages(db: Kysely<DB>, query: MessageQuery): Promise<ChatMessage[]> {
  const { roomId, visibleFromSeq, messageSeqs, afterChange, beforeSeq, afterSeq, keyword } = query
  const isByChange = afterChange !== undefined
  const isForwards = isByChange || afterSeq !== undefined
  let select = db
    .selectFrom('chat_message as m')
    .innerJoin('store', 'store.store_seq', 'm.sender_store_seq')
    .innerJoin('users', 'users.user_seq', 'store.user_seq')
    .selectAll('m')
    .select(['store.name', 'users.status as user_status'])
    .where('m.room_id', '=', roomId)
    .orderBy(isByChange ? 'm.change_seq' : 'm.message_seq', isForwards ? 'asc' : 'desc')
    .limit(query.limit ?? messageSeqs?.length ?? CHAT_RULES.historyPage)
  if (visibleFromSeq !== undefined) select = select.where('m.message_seq', '>=', visibleFromSeq)
  if (isByChange) select = select.where('m.change_seq', '>', afterChange)
  if (beforeSeq !== undefined) select = select.where('m.message_seq', '<', beforeSeq)
  if (afterSeq !== undefined) select = select.where('m.message_seq', '>', afterSeq)
  if (messageSeqs) select = select.where('m.message_seq', 'in', [0, ...messageSeqs])
  if (keyword !== undefined) select = select.where(containing('m.message', keyword))

  const rows = await select.execute()
  if (!isForwards) rows.reverse()
  const cardOf = await loadCards(
    db,
    rows.map((row) => row.content),
    query.now,
  )
  return rows.map((row) => toChatMessage(row, cardOf(row.content)))
}
