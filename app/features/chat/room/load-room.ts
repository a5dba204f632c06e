import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { LoadContext } from '#app/load-context.ts'
import type { ChatMessage } from '#contracts/chat.ts'
import { CHAT_RULES } from '#contracts/chat-facts.ts'
import type { Room } from '#contracts/edge.ts'
import { isRoomPart, type RoomPart } from './room-parts.ts'

/** Messages shown before the first unread one. */
const CONTEXT = 20
/** The most that one answer holds. */
const MOST = 200

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
 * Loads a room: its end, as far back as its first unread message lies, or the stretch that the address asks for
 * (`before`, `after`, `around`).
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
  const [stretch, found] = await Promise.all([
    edge.messages({ roomId, ...stretchOf(room, query, around) }),
    keyword ? edge.searchMessages({ roomId, keyword }) : null,
  ])
  if (!stretch.ok) throw new Response(null, { status: stretch.status })
  const { items } = stretch.data
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

function stretchOf(room: Room, query: URLSearchParams, around: number | null) {
  const beforeSeq = numberIn(query, 'before')
  const afterSeq = numberIn(query, 'after')
  if (around !== null) return { aroundSeq: around }
  if (beforeSeq !== null) return { beforeSeq }
  if (afterSeq !== null) return { afterSeq }
  const unread = room.unreadMessageCount === 0 ? 0 : room.lastMessageSeq - room.lastReadSeq
  return { limit: Math.min(MOST, Math.max(CHAT_RULES.historyPage, unread + CONTEXT)) }
}

const numberIn = (query: URLSearchParams, name: string) =>
  sequence.safeParse(query.get(name)).data ?? null

const facts = ({ messageSeq, message, sender, createdAt }: ChatMessage): FoundMessage => ({
  messageSeq,
  message,
  sender,
  createdAt,
})
