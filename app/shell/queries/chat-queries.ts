import { paths } from '#app/paths.ts'
import type { ChatMessage, DraftMessage } from '#contracts/chat.ts'
import type { RoomSummary } from '#contracts/edge.ts'
import type { Changes } from '../chat/client/room-state.ts'
import type { RoomsAsked } from '../chat/use-rooms.ts'
import { apiCall } from './api-call.ts'
import { theQueries } from './query-client.ts'

/** Everything of the chat; dropped when whoever is signed in changes. */
export const CHAT_KEY = 'chat'

/** Always from the server; several that ask for the same at the same time are one call. */
function ask<Answer>(key: readonly unknown[], path: string): Promise<Answer> {
  return theQueries().fetchQuery({
    queryKey: [CHAT_KEY, ...key],
    queryFn: ({ signal }) => apiCall<Answer>(path, { signal }),
    staleTime: 0,
    // What comes is taken over by the room itself; kept here as well it would only grow old.
    gcTime: 0,
  })
}

/** Sends something; a 401 is handled as that of a query is. */
function send<Answer>(path: string, method: 'POST' | 'PUT', body: object): Promise<Answer> {
  return theQueries()
    .getMutationCache()
    .build<Answer, Error, void, unknown>(theQueries(), {
      mutationFn: () => apiCall<Answer>(path, { method, body }),
      // Without a line it fails at once; whoever sends it keeps it.
      networkMode: 'always',
      gcTime: 0,
    })
    .execute()
}

export interface UnreadAnswer {
  data: number
}

/** The query of the badge; see `unread-query.tsx`. */
export const unreadQuery = (userSeq: number) => ({
  queryKey: [CHAT_KEY, 'unread', userSeq] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await apiCall<UnreadAnswer>(paths.unreadMessageCount(userSeq), { signal })).data,
})

export interface MessageList {
  items: ChatMessage[]
  hasMore: boolean
}

export interface Stretch {
  beforeSeq?: number
  afterSeq?: number
  aroundSeq?: number
  limit?: number
}

export const askMessages = (roomId: number, stretch: Stretch) =>
  ask<MessageList>(['messages', roomId, stretch], paths.chatMessages(roomId, { ...stretch }))

export const askChanges = (roomId: number, afterChange: number) =>
  ask<Changes>(
    ['changes', roomId, afterChange],
    paths.chatChanges(roomId, { afterChange: String(afterChange) }),
  )

export const askRooms = (asked: RoomsAsked & { limit?: number }) =>
  ask<{ items: RoomSummary[] }>(['rooms', asked], paths.chatRooms({ ...asked }))

/** By way of HTTP, where a network lets no socket through. */
export const postMessage = ({ roomId, ...draft }: Partial<DraftMessage> & { roomId: number }) =>
  send<ChatMessage>(paths.chatMessages(roomId), 'POST', draft)

export const putRead = (roomId: number, lastReadSeq: number) =>
  send<{
    lastReadSeq: number
    lastReadAt: string
    roomUnreadCount: number
    unreadMessageCount: number
  }>(paths.chatRead(roomId), 'PUT', { lastReadSeq })
