import { useEffect } from 'react'
import { useViewer } from '#app/shell/session/personal-data.ts'
import type { RoomSummary } from '#contracts/edge.ts'
import type { LiveRoom } from './live-room.ts'

/** What stands still on the screen for so long counts as read. */
const READ_AFTER_MS = 800

type Store = typeof import('./kept-chats.ts')

/** Stores what a member reads for the time without a connection. A browser that stores nothing shows nothing then. */
function useKeeping(keep: (store: Store, userSeq: number) => Promise<void>, what: unknown[]): void {
  const userSeq = useViewer()?.userSeq ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is stored again when what is read has changed.
  useEffect(() => {
    if (userSeq === null) return
    const timer = setTimeout(() => {
      import('./kept-chats.ts').then((store) => keep(store, userSeq)).catch(() => undefined)
    }, READ_AFTER_MS)
    return () => clearTimeout(timer)
  }, [userSeq, ...what])
}

export function useRoomKeptWhenRead({ room, entries }: LiveRoom): void {
  useKeeping(
    (store, userSeq) =>
      store.keepReadRoom(
        userSeq,
        room,
        entries.flatMap((entry) => (entry.kind === 'stored' ? [entry.message] : [])),
      ),
    [room, entries],
  )
}

/** @param part of all rooms that the list shows: whole, from the newest on, or any others */
export function useRoomsKeptWhenRead(
  rooms: readonly RoomSummary[],
  part: 'WHOLE' | 'NEWEST' | 'OTHERS',
): void {
  useKeeping(
    (store, userSeq) =>
      part === 'OTHERS' ? Promise.resolve() : store.keepReadRooms(userSeq, rooms, part === 'WHOLE'),
    [rooms, part],
  )
}
