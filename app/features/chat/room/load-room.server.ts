import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { LoadContext } from '#app/load-context.server.ts'
import type { ChatMessage } from '#contracts/chat.ts'
import { CHAT_RULES } from '#contracts/chat-constants.ts'
import type { Room } from '#contracts/edge.ts'
import { isRoomPart, type RoomPart } from './room-parts.ts'

/** Messages shown before the first unread one. */
const CONTEXT = 20
/** More unread ones than that are not all loaded: where they begin, and the end. */
const MOST = 200
const FIRST_UNREAD = 60

export interface RoomPage {
  room: Room
  messages: ChatMessage[]
  /** More lies before, and after, what was loaded. */
  hasOlder: boolean
  hasNewer: boolean
  /** What a search in the room found, newest first. */
  search: { keyword: string; found: FoundMessage[] } | null
  isSearchOpen: boolean
  /** A part that stands in place of the messages. */
  part: RoomPart | null
  /** The message that the address names. */
  around: number | null
  /** Names the message that the form without script sends. */
  clientMessageId: string
  /** Moment of the request. */
  now: string
}

export type FoundMessage = Pick<ChatMessage, 'messageSeq' | 'message' | 'sender' | 'createdAt'>

const sequence = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
const keywordSchema = z.string().trim().min(1).max(50)

/**
 * Loads a room: its end and where the unread ones begin, or the stretch that the address asks for (`before`, `after`,
 * `around`).
 * @throws 404 when there is no such room for this person
 */
export async function loadRoom(
  context: LoadContext,
  roomId: number,
  query: URLSearchParams,
): Promise<RoomPage> {
  const { edge } = context.services
  const answer = await edge.room({ roomId })
  if (!answer.ok) throw new Response(null, { status: answer.status })
  const room = answer.data
  const around = numberIn(query, 'around')
  const keyword = keywordSchema.safeParse(query.get('find')).data
  const [stretches, found] = await Promise.all([
    Promise.all(
      stretchesOf(room, query, around).map((asked) => edge.messages({ roomId, ...asked })),
    ),
    keyword ? edge.searchMessages({ roomId, keyword }) : null,
  ])
  const items = stretches.flatMap((stretch) => {
    if (!stretch.ok) throw new Response(null, { status: stretch.status })
    return stretch.data.items
  })
  const [first] = items
  const last = items.at(-1)
  const part = query.get('part')
  return {
    room,
    messages: items,
    hasOlder: first !== undefined && first.messageSeq > Math.max(1, room.firstVisibleSeq),
    hasNewer: last !== undefined && last.messageSeq < room.lastMessageSeq,
    search: keyword ? { keyword, found: found?.ok ? found.data.items.map(facts) : [] } : null,
    isSearchOpen: keyword !== undefined || query.get('search') === '1',
    part: isRoomPart(part) ? part : null,
    around,
    clientMessageId: randomUUID(),
    now: context.now.toISOString(),
  }
}

/** What is asked for, in the order of the messages; between two stretches there may be more. */
function stretchesOf(room: Room, query: URLSearchParams, around: number | null) {
  const beforeSeq = numberIn(query, 'before')
  const afterSeq = numberIn(query, 'after')
  if (around !== null) return [{ aroundSeq: around }]
  if (beforeSeq !== null) return [{ beforeSeq }]
  if (afterSeq !== null) return [{ afterSeq }]
  const unread = room.unreadMessageCount === 0 ? 0 : room.lastMessageSeq - room.lastReadSeq
  const wanted = Math.max(CHAT_RULES.historyPage, unread + CONTEXT)
  if (wanted <= MOST) return [{ limit: wanted }]
  return [
    { aroundSeq: room.lastReadSeq + 1, limit: FIRST_UNREAD },
    { limit: CHAT_RULES.historyPage },
  ]
}

const numberIn = (query: URLSearchParams, name: string) =>
  sequence.safeParse(query.get(name)).data ?? null

const facts = ({ messageSeq, message, sender, createdAt }: ChatMessage): FoundMessage => ({
  messageSeq,
  message,
  sender,
  createdAt,
})
