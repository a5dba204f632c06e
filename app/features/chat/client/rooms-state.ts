import type { ChatMessage, ChatProduct } from '#contracts/chat.ts'
import { isIncomingFor } from '#contracts/chat-constants.ts'
import type { RoomSummary } from '#contracts/edge.ts'

export type Rooms = readonly RoomSummary[]

/** Pinned first, then by the newest message, as the host orders them. */
const inOrder = (rooms: readonly RoomSummary[]): Rooms =>
  [...rooms].sort(
    (a, b) =>
      Number(b.isPinned) - Number(a.isPinned) ||
      Date.parse(b.lastMessageAt) - Date.parse(a.lastMessageAt) ||
      b.roomId - a.roomId,
  )

const change = (
  rooms: Rooms,
  roomId: number,
  turn: (room: RoomSummary) => RoomSummary,
): RoomSummary[] => rooms.map((room) => (room.roomId === roomId ? turn(room) : room))

/**
 * A message that is new or was changed. A room that is not in the list leaves it as it is: whether it belongs there
 * only the host knows.
 * @param isSeen it came into a room that is on the screen, and is about to be read
 */
export function listMessage(rooms: Rooms, message: ChatMessage, isSeen = false): Rooms {
  const room = rooms.find(({ roomId }) => roomId === message.roomId)
  if (!room) return rooms
  const { messageSeq, messageType, createdAt } = message
  const shown = room.lastMessage?.messageSeq ?? 0
  if (messageSeq < shown) return rooms
  const lastMessage = { message: message.message, messageType, messageSeq, createdAt }
  const isNew = messageSeq > shown
  const isUnread = isNew && !isSeen && isIncomingFor(room.storeSeq, message)
  const turned = change(rooms, message.roomId, (before) => ({
    ...before,
    lastMessage,
    lastMessageAt: isNew ? createdAt : before.lastMessageAt,
    unreadMessageCount: before.unreadMessageCount + Number(isUnread),
  }))
  return isNew ? inOrder(turned) : turned
}

/**
 * One has read a room up to a message, here or elsewhere.
 * @param left what the server counted as unread then; of messages that came since it knows nothing
 */
export function listRead(
  rooms: Rooms,
  roomId: number,
  { lastReadSeq, left }: { lastReadSeq: number; left?: number | undefined },
): Rooms {
  const room = rooms.find((one) => one.roomId === roomId)
  if (!room || room.unreadMessageCount === 0) return rooms
  const isWhole = lastReadSeq >= (room.lastMessage?.messageSeq ?? 0)
  const unreadMessageCount = isWhole ? 0 : (left ?? room.unreadMessageCount)
  if (unreadMessageCount >= room.unreadMessageCount) return rooms
  return change(rooms, roomId, (before) => ({ ...before, unreadMessageCount }))
}

export function listProduct(rooms: Rooms, product: ChatProduct): Rooms {
  if (!rooms.some((room) => room.product.productSeq === product.productSeq)) return rooms
  return rooms.map((room) =>
    room.product.productSeq === product.productSeq ? { ...room, product } : room,
  )
}

export const listWithout = (rooms: Rooms, roomId: number): Rooms =>
  rooms.some((room) => room.roomId === roomId)
    ? rooms.filter((room) => room.roomId !== roomId)
    : rooms

/** The list as the host gave it just now, with what came meanwhile and what lies on further pages. */
export function listFresh(rooms: Rooms, fresh: Rooms): Rooms {
  const byId = new Map(rooms.map((room) => [room.roomId, room]))
  for (const room of fresh) {
    const before = byId.get(room.roomId)
    const isOlder = (before?.lastMessage?.messageSeq ?? 0) > (room.lastMessage?.messageSeq ?? 0)
    if (before && isOlder)
      byId.set(room.roomId, {
        ...room,
        lastMessage: before.lastMessage,
        lastMessageAt: before.lastMessageAt,
        unreadMessageCount: before.unreadMessageCount,
      })
    else byId.set(room.roomId, room)
  }
  return inOrder([...byId.values()])
}
