import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { RoomFilter } from '#contracts/chat-facts.ts'
import type { RoomSummary } from '#contracts/edge.ts'
import { useViewer } from '../session/personal-data.ts'
import { createRoomsClient } from './client/rooms-client.ts'

/** Which rooms a list shows; see `rooms` of contracts/edge.ts. */
export interface RoomsAsked {
  filter?: RoomFilter
  keyword?: string
  productSeq?: number
}

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
