import type { ChatMessage, ChatProduct } from '#contracts/chat.ts'
import type { Room, RoomSummary } from '#contracts/edge.ts'

export const OWN = 1
export const OTHER = 2

export const message = (messageSeq: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  roomId: 7,
  messageSeq,
  changeSeq: messageSeq,
  clientMessageId: null,
  sender: { storeSeq: OTHER, nickName: '상대' },
  messageType: 'textMessage',
  message: `${messageSeq}번째`,
  images: [],
  video: null,
  notice: null,
  card: null,
  guard: null,
  createdAt: new Date(Date.UTC(2025, 8, 29) + messageSeq * 1_000).toISOString(),
  ...more,
})

export const messages = (from: number, to: number): ChatMessage[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => message(from + index))

const product: ChatProduct = {
  productSeq: 3,
  storeSeq: OTHER,
  title: '로드 자전거',
  price: 100_000,
  negotiable: true,
  tradeState: 'ON_SALE',
  visibility: 'ACTIVE',
  hasOrder: false,
  image: null,
}

export const summary = (roomId: number, more: Partial<RoomSummary> = {}): RoomSummary => ({
  roomId,
  roomType: 'product',
  storeSeq: OWN,
  otherStoreSeq: OTHER,
  other: { storeSeq: OTHER, nickName: '상대', image: null, isActive: true },
  product,
  lastMessage: null,
  lastMessageAt: '2025-09-29T00:00:00.000Z',
  unreadMessageCount: 0,
  isMuted: false,
  isPinned: false,
  ...more,
})

export const room = (more: Partial<Room> = {}): Room => ({
  ...summary(7),
  role: 'BUYER',
  lastMessageSeq: 0,
  changeSeq: 0,
  firstVisibleSeq: 1,
  lastReadSeq: 0,
  otherLastReadSeq: 0,
  otherLastReadAt: null,
  otherHasLeft: false,
  isBlockedByMe: false,
  canSend: true,
  trade: null,
  order: null,
  otherTrust: {
    trustScore: 0,
    identityVerified: false,
    responseMinutes: null,
    safeTradeCount: 0,
    joinedAt: '2025-01-01T00:00:00.000Z',
  },
  ...more,
})
