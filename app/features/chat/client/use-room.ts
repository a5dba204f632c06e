import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useViewer } from '#app/shell/session/personal-data.ts'
import type { LiveRoom } from './live-room.ts'
import { createRoomClient } from './room-client.ts'
import type { LoadedMessages } from './room-state.ts'

/** What a room's page has loaded: the room, a stretch of its messages, oldest first, and whether there are older ones. */
export type LoadedRoom = LoadedMessages

/** A room kept up to date from what its page has loaded. Without script, and on the server, it stays as it was loaded. */
export function useRoom(loaded: LoadedRoom): LiveRoom {
  const userSeq = useViewer()?.userSeq ?? null
  const { roomId } = loaded.room
  const first = useRef(loaded)
  if (first.current.room.roomId !== roomId) first.current = loaded
  // biome-ignore lint/correctness/useExhaustiveDependencies: another room is another client; the same goes on.
  const client = useMemo(() => createRoomClient(first.current), [roomId])
  const view = useSyncExternalStore(client.subscribe, client.get, client.get)

  useEffect(() => (userSeq === null ? undefined : client.open(userSeq)), [client, userSeq])

  const { room, messages, hasOlder } = loaded
  useEffect(() => {
    if (first.current.messages !== messages || first.current.room !== room)
      client.take({ room, messages, hasOlder })
  }, [client, room, messages, hasOlder])

  return useMemo(
    () => ({
      ...view,
      loadOlder: client.loadOlder,
      goTo: client.goTo,
      send: client.send,
      retry: client.retry,
      discard: client.discard,
      noteTyping: client.noteTyping,
      markRead: client.markRead,
    }),
    [view, client],
  )
}
