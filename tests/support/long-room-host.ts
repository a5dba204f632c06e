import { createServer, type Server } from 'node:http'
import type { ChatMessage } from '#contracts/chat.ts'
import { MINUTE_MS } from '#contracts/durations.ts'
import type { Room } from '#contracts/edge.ts'

const ROOM_ID = 7
const OWN = 1001
const OTHER = 1002
const BEGUN = Date.UTC(2025, 0, 1)

/** An `edge` host with one room, with very many messages. */
export interface LongRoomHost {
  server: Server
  path: string
}

/** @param lastReadSeq the last message that the reader has read */
export function longRoomHost(count: number, lastReadSeq: number): LongRoomHost {
  const room: Room = {
    roomId: ROOM_ID,
    roomType: 'product',
    storeSeq: OWN,
    otherStoreSeq: OTHER,
    other: { storeSeq: OTHER, nickName: '이야기꾼', image: null, isActive: true },
    product: {
      productSeq: 1,
      storeSeq: OWN,
      title: '오래 이야기한 자전거',
      price: 120_000,
      negotiable: true,
      tradeState: 'ON_SALE',
      visibility: 'ACTIVE',
      hasOrder: false,
      image: null,
    },
    lastMessage: null,
    lastMessageAt: said(count).createdAt,
    unreadMessageCount: count - lastReadSeq,
    isMuted: false,
    isPinned: false,
    role: 'SELLER',
    lastMessageSeq: count,
    changeSeq: count,
    firstVisibleSeq: 1,
    lastReadSeq,
    otherLastReadSeq: count,
    otherLastReadAt: null,
    otherHasLeft: false,
    isBlockedByMe: false,
    canSend: true,
    trade: null,
    order: null,
    otherTrust: {
      trustScore: 700,
      identityVerified: true,
      responseMinutes: 5,
      safeTradeCount: 3,
      joinedAt: new Date(BEGUN).toISOString(),
    },
  }

  function stretch(query: URLSearchParams) {
    const number = (name: string) => (query.has(name) ? Number(query.get(name)) : null)
    const limit = number('limit') ?? 50
    const [before, after, around] = [number('beforeSeq'), number('afterSeq'), number('aroundSeq')]
    const from =
      around !== null
        ? around - Math.floor(limit / 2)
        : after !== null
          ? after + 1
          : (before ?? count + 1) - limit
    const first = Math.max(1, from)
    const last = Math.min(count, from + limit - 1, (before ?? count + 1) - 1)
    const items = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
      said(first + index),
    )
    return { items, hasMore: after === null ? first > 1 : last < count }
  }

  function answer(path: string, query: URLSearchParams): unknown {
    const room_ = `/edge/api/chat/rooms/${ROOM_ID}`
    if (path === room_) return room
    // This host does not serve the socket itself.
    if (path === '/edge/api/chat/ticket') return { ticket: 'x'.repeat(43), expiresIn: 30 }
    if (path === '/edge/api/chat/rooms') return { items: [room], nextCursor: null }
    if (path === `${room_}/messages`) return stretch(query)
    if (path === `${room_}/changes`)
      return {
        items: [],
        hasMore: false,
        changeSeq: count,
        lastReadSeq,
        otherLastReadSeq: count,
        otherLastReadAt: null,
        product: room.product,
        canSend: true,
        isBlockedByMe: false,
        isOtherActive: true,
      }
    return path.endsWith('/unread-message-cnt') ? { data: count - lastReadSeq } : undefined
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://host')
    const told = answer(pathname, searchParams)
    response
      .writeHead(told === undefined ? 404 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(told ?? {}))
  })
  return { server, path: `/chat/${ROOM_ID}` }
}

/** Bubbles of all heights, in turns. */
function said(messageSeq: number): ChatMessage {
  const storeSeq = messageSeq % 5 > 2 ? OWN : OTHER
  return {
    roomId: ROOM_ID,
    messageSeq,
    changeSeq: messageSeq,
    clientMessageId: null,
    sender: { storeSeq, nickName: storeSeq === OWN ? '나' : '이야기꾼' },
    messageType: 'textMessage',
    message: `${messageSeq}번째 말. ${'조금 더 이야기해 볼게요. '.repeat(messageSeq % 7)}`,
    images: [],
    video: null,
    notice: null,
    card: null,
    guard: null,
    createdAt: new Date(BEGUN + messageSeq * 20 * MINUTE_MS).toISOString(),
  }
}
