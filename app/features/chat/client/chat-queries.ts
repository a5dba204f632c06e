import { paths } from '#app/paths.ts'
import { apiCall } from '#app/shell/queries/api-call.ts'
import { getQueryClient } from '#app/shell/queries/query-client.ts'
import type { ChatMessage, DraftMessage } from '#contracts/chat.ts'
import type { RoomFilter } from '#contracts/chat-constants.ts'
import type { Room, RoomSummary } from '#contracts/edge.ts'
import type { Changes } from './room-state.ts'

/** Key of all queries of the chat; they are removed when the user changes. */
export const CHAT_KEY = 'chat'

/** Always from the server; several that ask for the same at the same time are one call. */
function ask<Answer>(key: readonly unknown[], path: string): Promise<Answer> {
  return getQueryClient().fetchQuery({
    queryKey: [CHAT_KEY, ...key],
    queryFn: ({ signal }) => apiCall<Answer>(path, { signal }),
    staleTime: 0,
    // The room stores the answer itself; a second copy here would only be stale.
    gcTime: 0,
  })
}

/** Sends something; a 401 is handled as that of a query is. */
function send<Answer>(path: string, body: object): Promise<Answer> {
  return getQueryClient()
    .getMutationCache()
    .build<Answer, Error, void, unknown>(getQueryClient(), {
      mutationFn: () => apiCall<Answer>(path, { method: 'POST', body }),
      // Without a connection it fails at once; the caller keeps what it sends.
      networkMode: 'always',
      gcTime: 0,
    })
    .execute()
}

export interface UnreadAnswer {
  data: number
}

/** The query of the badge in header and tab bar. */
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

/** Which rooms a list shows; see `rooms` of contracts/edge.ts. */
export interface RoomsAsked {
  filter?: RoomFilter
  keyword?: string
  productSeq?: number
}

export const askRooms = (asked: RoomsAsked & { limit?: number }) =>
  ask<{ items: RoomSummary[] }>(['rooms', asked], paths.chatRooms({ ...asked }))

export const askRoom = (roomId: number) => ask<Room>(['room', roomId], paths.chatRoomData(roomId))

/** By way of HTTP, where a network lets no socket through. */
export const postMessage = ({ roomId, ...draft }: Partial<DraftMessage> & { roomId: number }) =>
  send<ChatMessage>(paths.chatMessages(roomId), draft)

export const postRead = (roomId: number, lastReadSeq: number) =>
  send<{
    lastReadSeq: number
    lastReadAt: string
    roomUnreadCount: number
    unreadMessageCount: number
  }>(paths.chatRead(roomId), { lastReadSeq })
