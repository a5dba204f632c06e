import { createListeners } from '#app/shell/listeners.ts'
import type { ChatMessage, ServerFrame } from '#contracts/chat.ts'
import { ROOM_TYPE } from '#contracts/chat-constants.ts'
import { type ChatEvent, getChatClient } from './chat.ts'
import { messageIn } from './frames.ts'
import type { ChatDraft, ConnectionState, Entry, OutgoingEntry, StoredEntry } from './live-room.ts'
import { draftsOf } from './new-messages.ts'
import { createObjectUrls } from './object-urls.ts'
import type { Unsent } from './outbox.ts'
import { createReadMarks } from './read-marks.ts'
import {
  type LoadedMessages,
  openedRoom,
  type RoomState,
  takeLoaded,
  takeMessage,
  takeProduct,
  takeRead,
} from './room-state.ts'
import { createRoomSync } from './room-sync.ts'
import { createTypingTeller, createTypingWatch } from './typing.ts'

/** Pending messages are not searched for further back. */
const NEWEST = 200

export interface RoomSnapshot {
  room: RoomState['room']
  entries: readonly Entry[]
  hasOlder: boolean
  isOtherTyping: boolean
  connection: ConnectionState
}

/**
 * A room on the screen: its state, kept up to date by the socket and, where something is missing, by the edge host. Made
 * while rendering, so nothing happens until `open`.
 */
export function createRoomClient(loaded: LoadedMessages) {
  const { roomId, storeSeq } = loaded.room
  const listeners = createListeners()
  let state = openedRoom(loaded)
  let isOtherTyping = false
  let isOpen = false
  let view: RoomSnapshot = {
    room: state.room,
    entries: storedEntries(state),
    hasOlder: state.hasOlder,
    isOtherTyping,
    connection: 'connecting',
  }
  const urls = createObjectUrls()

  function render(): void {
    const chat = getChatClient()
    view = {
      room: state.room,
      entries: [...storedEntries(state), ...outgoing(chat.outbox?.of(roomId) ?? [])],
      hasOlder: state.hasOlder,
      isOtherTyping,
      connection: chat.state,
    }
    listeners.notify()
  }

  /** Pending messages that are not among the messages yet. */
  function outgoing(unsent: readonly Unsent[]): OutgoingEntry[] {
    const arrived = new Set(state.messages.slice(-NEWEST).map((one) => one.clientMessageId))
    return unsent
      .filter(({ message }) => !arrived.has(message.clientMessageId))
      .map(({ message, isSending, progress }) => ({
        kind: 'outgoing',
        clientMessageId: message.clientMessageId,
        text: message.text,
        files: message.files.map(({ blob, isVideo }, index) => ({
          url: urls.of(blob),
          isVideo,
          progress: progress[index] ?? 0,
        })),
        state: message.state === 'failed' ? 'failed' : isSending ? 'sending' : 'waiting',
        ...(message.error !== undefined && { error: message.error }),
        at: new Date(message.order).toISOString(),
      }))
  }

  function take(next: RoomState): void {
    if (next === state) return
    state = next
    render()
    sync.notice()
  }

  const sync = createRoomSync({
    roomId,
    get: () => state,
    take,
    isOpen: () => isOpen,
  })
  const reading = createReadMarks((lastReadSeq) =>
    getChatClient().read(roomId, storeSeq, lastReadSeq),
  )

  // Incoming events

  const typing = createTypingWatch((isOn) => {
    isOtherTyping = isOn
    render()
  })

  function onFrame(frame: ServerFrame): void {
    const message = messageIn(frame)
    if (message?.roomId === roomId) {
      if (message.sender.storeSeq !== storeSeq) typing.end()
      take(takeMessage(state, message))
      return
    }
    switch (frame.action) {
      case 'enterRoomResponse': {
        if (frame.data?.roomId !== roomId) break
        const { otherStoreSeq, otherLastReadSeq, otherLastReadAt } = frame.data
        take(
          takeRead(state, {
            storeSeq: otherStoreSeq,
            lastReadSeq: otherLastReadSeq,
            lastReadAt: otherLastReadAt ?? undefined,
          }),
        )
        break
      }
      case 'readMessageResponse':
        if (frame.data?.roomId === roomId) take(takeRead(state, frame.data))
        break
      case 'productEvent':
        if (frame.data?.roomId === roomId) take(takeProduct(state, frame.data.data))
        break
      case 'roomEvent':
        if (frame.data?.data.roomId === roomId) onRoomEvent(frame.data)
        break
    }
  }

  function onRoomEvent({ eventType, data }: RoomEventData): void {
    if (eventType === 'readEvent') {
      const { lastReadSeq = 0, lastReadAt } = data
      take(takeRead(state, { storeSeq: data.storeSeq, lastReadSeq, lastReadAt }))
    } else if (eventType === 'reachEvent') sync.catchUp()
    else if (data.storeSeq !== storeSeq) {
      if (eventType === 'typingStartEvent') typing.begin()
      else typing.end()
    }
  }

  function onEvent(event: ChatEvent): void {
    switch (event.kind) {
      case 'FRAME':
        onFrame(event.frame)
        break
      case 'OUTBOX':
        render()
        break
      case 'READ':
        if (event.roomId === roomId) take(takeRead(state, event))
        break
      case 'UNREACHABLE':
        if (event.roomId === roomId) take({ ...state, room: { ...state.room, canSend: false } })
        break
      case 'STATE':
        render()
        if (event.state === 'open') enter()
        else typing.end()
    }
  }

  /** The socket is connected again: what was missed meanwhile is requested. */
  function enter(): void {
    const data = { roomType: ROOM_TYPE, roomId, storeSeq, guestStoreSeq: guestOf(state.room) }
    getChatClient().send({ action: 'enterRoomRequest', data })
    sync.catchUp()
    reading.send()
  }

  /** The event that opens a room may be lost between two instances of the server. */
  function recheckLock(): void {
    if (document.visibilityState === 'visible' && !state.room.canSend) sync.catchUp()
  }

  // What is said

  const teller = createTypingTeller((isOn) => {
    const action = isOn ? 'typingStartRequest' : 'typingEndRequest'
    getChatClient().send({ action, data: { roomId, storeSeq } })
  }, Date.now)

  return {
    get: (): RoomSnapshot => view,
    subscribe: listeners.subscribe,
    /** The room is on the screen. @param userSeq whose it is */
    open(userSeq: number): () => void {
      const chat = getChatClient()
      isOpen = true
      chat.adopt(userSeq)
      const stopListening = chat.listen(onEvent)
      const hide = chat.show(roomId)
      for (const frame of chat.recent()) onFrame(frame)
      render()
      if (chat.state === 'open') enter()
      else sync.notice()
      document.addEventListener('visibilitychange', recheckLock)
      return () => {
        isOpen = false
        stopListening()
        document.removeEventListener('visibilitychange', recheckLock)
        hide()
        teller.end()
        typing.end()
        sync.stop()
        reading.send()
        urls.revokeAll()
      }
    },
    /** The page has loaded it once more. */
    take: (fresh: LoadedMessages) => take(takeLoaded(state, fresh)),
    loadOlder: sync.loadOlder,
    goTo: sync.goTo,
    send(draft: ChatDraft): boolean {
      const { outbox } = getChatClient()
      if (!outbox) return false
      teller.end()
      for (const message of draftsOf(roomId, draft)) outbox.add(message)
      return true
    },
    retry: (id: string) => getChatClient().outbox?.retry(id),
    discard: (id: string) => getChatClient().outbox?.discard(id),
    noteTyping: () => teller.note(),
    markRead(messageSeq: number): void {
      if (messageSeq > state.room.lastReadSeq) reading.note(messageSeq)
    },
  }
}

type RoomEventData = NonNullable<Extract<ServerFrame, { action: 'roomEvent' }>['data']>

const entries = new WeakMap<ChatMessage, StoredEntry>()

/** The same entry for the same message, so that its component need not render again. */
function entryOf(message: ChatMessage): StoredEntry {
  const entry = entries.get(message) ?? { kind: 'stored', message }
  entries.set(message, entry)
  return entry
}

const storedEntries = ({ messages }: RoomState): Entry[] => messages.map(entryOf)

/** The one who came to ask. */
const guestOf = ({ role, storeSeq, otherStoreSeq }: RoomState['room']) =>
  role === 'BUYER' ? storeSeq : otherStoreSeq
