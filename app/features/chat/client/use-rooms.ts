import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useViewer } from '#app/shell/session/personal-data.ts'
import type { RoomSummary } from '#contracts/edge.ts'
import type { RoomsAsked } from './chat-queries.ts'
import { createRoomsClient } from './rooms-client.ts'

/**
 * The rooms of a page's list, kept up to date: order, last message, unread, new rooms.
 * @param initial as the page has loaded them
 * @param asked what the list was loaded with
 */
export function useRooms(
  initial: readonly RoomSummary[],
  asked: RoomsAsked = {},
): readonly RoomSummary[] {
  const userSeq = useViewer()?.userSeq ?? null
  const { filter, keyword, productSeq } = asked
  const loaded = useRef(initial)
  const client = useMemo(
    () =>
      createRoomsClient(loaded.current, {
        ...(filter && { filter }),
        ...(keyword && { keyword }),
        ...(productSeq && { productSeq }),
      }),
    [filter, keyword, productSeq],
  )
  const rooms = useSyncExternalStore(client.subscribe, client.get, client.get)

  useEffect(() => (userSeq === null ? undefined : client.open(userSeq)), [client, userSeq])

  useEffect(() => {
    if (loaded.current !== initial) client.reset(initial)
    loaded.current = initial
  }, [client, initial])

  return rooms
}
