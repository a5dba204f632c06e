import { createListeners } from '#app/shell/listeners.ts'
import type { ChatMessage, ServerFrame } from '#contracts/chat.ts'
import { isIncomingFor } from '#contracts/chat-constants.ts'
import type { RoomSummary } from '#contracts/edge.ts'
import { type ChatEvent, getChatClient } from './chat.ts'
import type { RoomsAsked } from './chat-queries.ts'
import { messageIn } from './frames.ts'
import {
  listFresh,
  listMessage,
  listProduct,
  listRead,
  listWithout,
  type Rooms,
} from './rooms-state.ts'

/** Several that make the list out of date follow each other; they are one question. */
const ASK_SETTLES = 500
/** A message that came into a room on the screen is read, or the user is looking further up. */
const SEEN_WITHIN = 2_000

interface ReadEvent {
  roomId: number
  storeSeq: number
  lastReadSeq?: number | undefined
  roomUnreadCount?: number | undefined
}

/** A list of rooms on the screen. Made while rendering, so nothing happens until `open`. */
export function createRoomsClient(initial: Rooms, asked: RoomsAsked) {
  const listeners = createListeners()
  let rooms = initial
  let settling: ReturnType<typeof setTimeout> | undefined

  function take(next: Rooms): void {
    if (next === rooms) return
    rooms = next
    listeners.notify()
  }

  const isListed = (roomId: number) => rooms.some((room) => room.roomId === roomId)

  /** Asks the host for the list as it is now. */
  function ask(): void {
    settling ??= setTimeout(() => {
      settling = undefined
      getChatClient()
        .askRooms(asked)
        .then(({ items }) => take(listFresh(rooms, items)))
        // Without a connection; the next reconnection or message asks again.
        .catch(() => undefined)
    }, ASK_SETTLES)
  }

  function onFrame(frame: ServerFrame): void {
    const message = messageIn(frame)
    if (message) {
      const isSeen = getChatClient().isShown(message.roomId)
      if (isListed(message.roomId)) take(listMessage(rooms, message, isSeen))
      else if (frame.action === 'newMessageEvent') ask()
      if (isSeen && frame.action === 'newMessageEvent') waitForRead(message)
      return
    }
    switch (frame.action) {
      case 'productEvent':
        if (frame.data) take(listProduct(rooms, frame.data.data))
        break
      case 'leaveRoomResponse':
        if (frame.data) take(listWithout(rooms, frame.data.roomId))
        break
      case 'roomEvent':
        if (frame.data?.eventType === 'readEvent') onRead(frame.data.data)
        break
      case 'readMessageResponse':
        if (frame.data) onRead(frame.data)
        break
    }
  }

  /** Messages in a room on the screen that were not read yet. */
  const unread = new Map<number, ReturnType<typeof setTimeout>>()

  function waitForRead(message: ChatMessage): void {
    const { roomId } = message
    const room = rooms.find((one) => one.roomId === roomId)
    clearTimeout(unread.get(roomId))
    if (!room || isIncomingFor(room.storeSeq, message))
      unread.set(roomId, setTimeout(ask, SEEN_WITHIN))
  }

  function onRead(read: ReadEvent) {
    const { roomId, storeSeq, lastReadSeq = 0, roomUnreadCount: left } = read
    const room = rooms.find((one) => one.roomId === roomId)
    if (room?.storeSeq === storeSeq) take(listRead(rooms, roomId, { lastReadSeq, left }))
  }

  function onEvent(event: ChatEvent): void {
    if (event.kind === 'FRAME') onFrame(event.frame)
    else if (event.kind === 'READ') onRead(event)
    // Also the first time: something may have happened since the page was loaded.
    else if (event.kind === 'STATE' && event.state === 'open') ask()
  }

  return {
    get: (): Rooms => rooms,
    subscribe: listeners.subscribe,
    open(userSeq: number): () => void {
      const chat = getChatClient()
      chat.adopt(userSeq)
      const stopListening = chat.listen(onEvent)
      for (const frame of chat.recent()) onFrame(frame)
      return () => {
        stopListening()
        clearTimeout(settling)
        settling = undefined
        for (const timer of unread.values()) clearTimeout(timer)
      }
    },
    /** The page has loaded the list once more: what is not in it is gone. */
    reset(loaded: readonly RoomSummary[]): void {
      const isLoaded = new Set(loaded.map(({ roomId }) => roomId))
      take(
        listFresh(
          rooms.filter(({ roomId }) => isLoaded.has(roomId)),
          loaded,
        ),
      )
    },
  }
}
