import { QueryObserver } from '@tanstack/react-query'
import { paths } from '#app/paths.ts'
import { getBridge } from '#app/shell/bridge/bridge.ts'
import { showChatUnread } from '#app/shell/chat-unread.ts'
import { tellNoticesChanged } from '#app/shell/notices/notices-unread.ts'
import { startIconBadge } from '#app/shell/notices/start-icon-badge.ts'
import { startNoticesBadge } from '#app/shell/notices/start-notices-badge.ts'
import { startKeepingPushes } from '#app/shell/push/start-pushes.ts'
import { ApiError, apiCall } from '#app/shell/queries/api-call.ts'
import { getQueryClient } from '#app/shell/queries/query-client.ts'
import { refreshSession } from '#app/shell/session/refresh-session.ts'
import { sessionStore, whenSignedIn } from '#app/shell/session/session-store.ts'
import type { ServerFrame } from '#contracts/chat.ts'
import { CLOSE_CODES, isIncomingFor } from '#contracts/chat-constants.ts'
import { type ChatEvent, getChatClient } from './chat.ts'
import { askRoom, CHAT_KEY, unreadQuery } from './chat-queries.ts'
import { forgetReadChats, keepChatsOf } from './kept-chats.ts'
import { createPreviews } from './previews.ts'
import { hidePreview, isTypingInDialog, showPreview } from './show-preview.tsx'
import { createChatSocket } from './socket.ts'
import { socketAddress } from './socket-address.ts'

/** Without a socket the badge is asked for so often, in a page that is seen. */
const BADGE_EVERY = 60_000
/** Other messages may follow at once; what they leave of the badge is asked for after them. */
const BADGE_SETTLES = 1_500

/**
 * Runs the chat of a signed-in user: one socket for this document, the outbox and the badges.
 *
 * @param address of the socket, without its query; null where it is this server's own
 * @returns ends it
 */
export function startChat(userSeq: number, address: string | null): () => void {
  const chat = getChatClient()
  chat.belongTo(userSeq)
  const badge = startBadge(userSeq)
  const stopNotices = startNoticesBadge()
  const stopIcon = startIconBadge()
  startKeepingPushes(userSeq)
  void onlyOf(userSeq)
  const stopPreviews = startPreviews()
  const ended = new AbortController()
  let mustRefresh = false

  const socket = createChatSocket({
    load: () => import('partysocket/ws').then(({ default: Socket }) => Socket),
    address: async () => {
      if (mustRefresh) {
        mustRefresh = false
        await refreshSession()
      }
      await whenSignedIn(ended.signal)
      return socketAddress(address, await askTicket(ended.signal))
    },
    onFrame(frame) {
      chat.takeFrame(frame)
      if (frame.action === 'forcedLogout') void onForcedLogout()
      if (frame.action === 'noticeEvent') tellNoticesChanged()
    },
    onState(state) {
      chat.takeState(state)
      badge.poll(state !== 'open')
    },
    onClosed(code) {
      if (code === CLOSE_CODES.TOKEN_REFUSED) mustRefresh = true
      if (code === CLOSE_CODES.FORCED_LOGOUT) void onForcedLogout()
    },
    isOnline: () => navigator.onLine,
  })

  let isLeaving = false

  /** SPEC.md section 4: closes the socket and refreshes the session, which has the reason. */
  async function onForcedLogout(): Promise<void> {
    if (isLeaving) return
    isLeaving = true
    const before = tokenNow()
    socket.stop()
    // The session is checked only every few seconds; a call that needs it finds out now.
    await apiCall(paths.unreadMessageCount(userSeq)).catch(() => undefined)
    await refreshSession()
    isLeaving = false
    // Signed in again meanwhile: only the old session has ended.
    const now = tokenNow()
    if (now !== undefined && now !== before && !ended.signal.aborted) socket.start()
  }

  const stopWatching = watchPage({
    wake() {
      socket.wake()
      chat.retry()
    },
    lose: socket.lose,
    // A page in the back-forward cache has no socket, no channel and no lock.
    freeze() {
      socket.stop()
      chat.pause()
    },
    thaw() {
      chat.resume()
      socket.start()
    },
  })

  chat.use(socket)
  socket.start()

  return () => {
    ended.abort()
    stopWatching()
    socket.stop()
    chat.use(null)
    badge.stop()
    stopNotices()
    stopIcon()
    stopPreviews()
    if (sessionStore.get().status !== 'unauthenticated') return
    chat.leave()
    void forgetReadChats().catch(() => undefined)
  }
}

/** What another member has read in this browser goes. */
const onlyOf = (userSeq: number) => keepChatsOf(userSeq).catch(() => undefined)

const tokenNow = (): string | undefined => {
  const session = sessionStore.get()
  return session.status === 'authenticated' ? session.accessToken : undefined
}

/**
 * What opens one socket. The call comes with the session's cookie, whose tokens the server renews. Where the session has
 * ended meanwhile, it says so itself; any other failure is one of the connection, which is tried again later.
 */
async function askTicket(signal: AbortSignal): Promise<string> {
  try {
    const { ticket } = await apiCall<{ ticket: string }>(paths.chatTicket(), {
      method: 'POST',
      signal,
    })
    return ticket
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) await refreshSession()
    throw error
  }
}

interface PageTurns {
  wake: () => void
  lose: () => void
  freeze: () => void
  thaw: () => void
}

function watchPage({ wake, lose, freeze, thaw }: PageTurns): () => void {
  const onVisibility = () => {
    if (document.visibilityState === 'visible') wake()
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) thaw()
  }
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('online', wake)
  window.addEventListener('offline', lose)
  window.addEventListener('pagehide', freeze)
  window.addEventListener('pageshow', onShow)
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('online', wake)
    window.removeEventListener('offline', lose)
    window.removeEventListener('pagehide', freeze)
    window.removeEventListener('pageshow', onShow)
  }
}

/** Messages of rooms that are not on the screen, in the tab that is seen. */
function startPreviews(): () => void {
  const chat = getChatClient()
  let ownStoreSeq: number | undefined
  const previews = createPreviews({
    isElsewhere: (roomId) =>
      document.visibilityState === 'visible' && !chat.isShown(roomId) && !isTypingInDialog(),
    askRoom,
    show: showPreview,
    hide: hidePreview,
  })
  const stopListening = chat.listen((event) => {
    if (event.kind === 'READ') previews.read(event.roomId)
    if (event.kind !== 'FRAME') return
    const { frame } = event
    if (frame.action === 'getUserInfoResponse') ownStoreSeq = frame.data?.storeSeq
    if (frame.action === 'readMessageResponse' && frame.data) previews.read(frame.data.roomId)
    if (frame.action === 'newMessageEvent' && frame.data) previews.take(frame.data, ownStoreSeq)
  })
  return () => {
    stopListening()
    previews.stop()
  }
}

/** The badge: fetched on mount (SPEC.md section 7), then updated by the socket and the other tabs. */
function startBadge(userSeq: number) {
  const chat = getChatClient()
  const queries = getQueryClient()
  const query = unreadQuery(userSeq)
  const options = { ...query, refetchOnMount: 'always' as const }
  const observer = new QueryObserver(queries, options)
  let settling: ReturnType<typeof setTimeout> | undefined
  let ownStoreSeq: number | undefined

  const set = (count: number) => {
    queries.setQueryData(query.queryKey, count)
    // An answer that is under way may be older than this.
    if (queries.isFetching({ queryKey: query.queryKey }) > 0) ask()
  }
  /** The server's number. */
  const setForAll = (count: number) => {
    clearTimeout(settling)
    set(count)
    chat.tell({ kind: 'UNREAD', count })
  }
  const ask = () => {
    clearTimeout(settling)
    settling = setTimeout(
      () => document.visibilityState === 'visible' && void observer.refetch(),
      BADGE_SETTLES,
    )
  }

  function onFrame(frame: ServerFrame): void {
    switch (frame.action) {
      case 'getUserInfoResponse':
        ownStoreSeq = frame.data?.storeSeq
        if (frame.data) setForAll(frame.data.unreadMessageCount)
        break
      case 'readMessageResponse':
        if (frame.data) setForAll(frame.data.unreadMessageCount)
        break
      case 'newMessageEvent':
        if (!frame.data || (ownStoreSeq !== undefined && !isIncomingFor(ownStoreSeq, frame.data)))
          break
        // In a room that is seen it is about to be read.
        if (ownStoreSeq !== undefined && !chat.isShown(frame.data.roomId))
          set((queries.getQueryData<number>(query.queryKey) ?? 0) + 1)
        ask()
        break
      case 'roomEvent':
        // Read on another device.
        if (frame.data?.eventType === 'readEvent' && frame.data.data.storeSeq === ownStoreSeq) ask()
        break
      case 'leaveRoomResponse':
        ask()
        break
    }
  }

  function onEvent(event: ChatEvent): void {
    if (event.kind === 'FRAME') onFrame(event.frame)
    else if (event.kind === 'UNREAD') set(event.count)
  }

  const stopListening = chat.listen(onEvent)
  let told: number | undefined
  const stopAsking = observer.subscribe(({ data }) => {
    if (data === undefined || data === told) return
    told = data
    showChatUnread(data)
    void getBridge().setBadge(data)
  })

  return {
    /** Polls while no socket updates the number. */
    poll(isAlone: boolean): void {
      observer.setOptions({ ...options, refetchInterval: isAlone ? BADGE_EVERY : false })
    },
    stop(): void {
      clearTimeout(settling)
      stopListening()
      stopAsking()
      queries.removeQueries({ queryKey: [CHAT_KEY] })
      showChatUnread(0)
      if (told) void getBridge().setBadge(0)
    },
  }
}
