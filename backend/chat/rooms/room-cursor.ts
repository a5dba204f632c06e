import type { StoredRoomRow } from './room-rows.ts'

interface Cursor {
  isPinned: boolean
  at: Date
  roomId: number
}

const CURSOR = /^([01])\.(\d{1,15})\.(\d{1,15})$/

/** The position where a page of rooms ended. */
export function cursorOf({
  pinned_at: pinnedAt,
  last_message_at: at,
  room_id: roomId,
}: Pick<StoredRoomRow, 'pinned_at' | 'last_message_at' | 'room_id'>): string {
  return `${pinnedAt ? 1 : 0}.${at.getTime()}.${roomId}`
}

/** @returns null for an invalid cursor: the list then begins at the start */
export function readCursor(cursor: string): Cursor | null {
  const [, pinned, at, roomId] = CURSOR.exec(cursor) ?? []
  const date = new Date(Number(at))
  if (Number.isNaN(date.getTime())) return null
  return { isPinned: pinned === '1', at: date, roomId: Number(roomId) }
}
