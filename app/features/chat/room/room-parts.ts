import type { Room } from '#contracts/edge.ts'

/** What a room's page shows in place of its messages when `part` of the address says so, and as a panel with script. */
const ROOM_PARTS = {
  offer: '가격 제안하기',
  'pay-request': '결제 요청하기',
  appointment: '약속 잡기',
  trade: '거래 완료',
  report: '신고하기',
  block: '차단하기',
  leave: '채팅방 나가기',
} as const
export type RoomPart = keyof typeof ROOM_PARTS

export const isRoomPart = (value: unknown): value is RoomPart =>
  typeof value === 'string' && Object.hasOwn(ROOM_PARTS, value)

export const partTitle = (part: RoomPart, room: Pick<Room, 'isBlockedByMe'>): string =>
  part === 'block' && room.isBlockedByMe ? '차단 풀기' : ROOM_PARTS[part]
