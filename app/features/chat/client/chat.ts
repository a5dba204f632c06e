import { createListeners } from '#app/shell/listeners.ts'
import type { ServerFrame } from '#contracts/chat.ts'
import { askRooms, postMessage, postRead } from './chat-queries.ts'
import { type ChatTabs, createChatTabs, type TabMessage } from './chat-tabs.ts'
import { type ClientFrame, messageIn } from './frames.ts'
import type { ConnectionState } from './live-room.ts'
import { createMessageSender } from './message-sender.ts'
import { createOutbox, type Outbox, type OutboxDeps } from './outbox.ts'
import { browserStore } from './outbox-store.ts'
import { showNotStored, showRefusal } from './show-refusal.ts'

interface ReadEvent {
  kind: 'READ'
  roomId: number
  storeSeq: number
  lastReadSeq: number
  /** What the server counted as unread in the room then, where it said so. */
  roomUnreadCount?: number
}

/** What those who show something of the chat listen to. */
export type ChatEvent =
  | { kind: 'FRAME'; frame: ServerFrame }
  | { kind: 'STATE'; state: ConnectionState }
  /** A pending message has changed. */
  | { kind: 'OUTBOX' }
  /** One has read a room up to there, here or in another tab. */
  | ReadEvent
  /** The other member of a room cannot be written to any more. */
  | { kind: 'UNREACHABLE'; roomId: number }
  /** The number of the badge, from another tab or over HTTP. */
  | { kind: 'UNREAD'; count: number }

/** The socket as the chat uses it. */
export interface Line {
  readonly state: ConnectionState
  send: (frame: ClientFrame) => boolean
  check: () => void
}

const CLOSED: Line = { state: 'connecting', send: () => false, check: () => undefined }
/** Frames that came before there was a listener: between the loading of a page and its first render. */
const RECENT = 100
/** So often the same upload may fail until it counts as refused. */
const UPLOAD_FAULTS = 5

/**
 * The chat of this document: what its rooms, its list and its badge have in common. There is one, whichever user is signed in;
 * what belongs to a person comes and goes with them.
 */
function createChat() {
  const listeners = createListeners<ChatEvent>()
  const shown = new Map<number, number>()
  let recent: ServerFrame[] = []
  let line = CLOSED
  let person: { userSeq: number; outbox: Outbox; tabs: ChatTabs } | undefined

  const emit = listeners.notify

  const sender = createMessageSender({
    send: (frame) => line.send(frame),
    state: () => line.state,
    isOnline: () => navigator.onLine,
    post: postMessage,
    onLate: () => line.check(),
  })

  function takeFrame(frame: ServerFrame): void {
    sender.onFrame(frame)
    const message = messageIn(frame)
    if (message) recent = [...recent.slice(1 - RECENT), frame]
    if (message?.clientMessageId) person?.outbox.arrived(message.clientMessageId)
    emit({ kind: 'FRAME', frame })
  }

  function hearTab(news: TabMessage): void {
    if (news.kind === 'OUTBOX') person?.outbox.hear(news.news)
    else emit(news)
  }

  function belongTo(userSeq: number): void {
    if (person?.userSeq === userSeq) return
    leave()
    const tabs = createChatTabs(userSeq, hearTab)
    const outbox = createOutbox(outboxDeps(userSeq, tabs))
    person = { userSeq, outbox, tabs }
    tabs.open()
    void outbox.load()
  }

  function outboxDeps(userSeq: number, tabs: ChatTabs): OutboxDeps {
    return {
      userSeq,
      store: browserStore(),
      now: Date.now,
      send: sender.send,
      upload: (roomId, file, options) => upload(roomId, file.blob, options),
      exclusively: (work) => exclusively(`chat-outbox-${userSeq}`, work),
      tell: (news) => tabs.tell({ kind: 'OUTBOX', news }),
      onChange: () => emit({ kind: 'OUTBOX' }),
      onSent: (message) =>
        takeFrame({ action: 'newMessageEvent', data: message, shouldUpdateLastMessage: true }),
      onRefused(message, error, isUnreachable) {
        const isOwn = person?.outbox.isOwn(message.clientMessageId)
        if (isOwn || document.visibilityState === 'visible') showRefusal(error)
        if (isUnreachable) emit({ kind: 'UNREACHABLE', roomId: message.roomId })
      },
      onStorageFailed: showNotStored,
    }
  }

  /** How often a file was lost although there was a connection. */
  const uploadFaults = new WeakMap<Blob, number>()

  async function upload(
    roomId: number,
    blob: Blob,
    options: { onProgress: (fraction: number) => void; signal: AbortSignal },
  ) {
    const { uploadChatFile } = await import('../upload/upload-file.ts')
    const outcome = await uploadChatFile(roomId, blob, options)
    if (outcome.ok) return { kind: 'UPLOADED', mediaId: outcome.mediaId } as const
    const hasLine = navigator.onLine && line.state === 'open' && !options.signal.aborted
    const faults = (uploadFaults.get(blob) ?? 0) + Number(hasLine)
    uploadFaults.set(blob, faults)
    if (outcome.isLost && faults < UPLOAD_FAULTS) return { kind: 'LOST' } as const
    uploadFaults.delete(blob)
    return { kind: 'REFUSED', message: outcome.message } as const
  }

  function leave(): void {
    person?.outbox.close()
    person?.tabs.close()
    person = undefined
    recent = []
  }

  return {
    get state() {
      return line.state
    },
    get outbox() {
      return person?.outbox
    },
    listen: listeners.subscribe,
    recent: (): readonly ServerFrame[] => recent,
    send: (frame: ClientFrame) => line.send(frame),
    /** Sets the user whose messages these are. */
    belongTo,
    /** Sets the user of a page before the session is known; afterwards the session sets it. */
    adopt(userSeq: number): void {
      if (!person) belongTo(userSeq)
    },
    /** The user is no longer signed in. Stored unsent messages stay until the next sign-in. */
    leave,
    /** The socket of the signed-in user, or none. */
    use(next: Line | null): void {
      line = next ?? CLOSED
    },
    takeFrame,
    takeState(state: ConnectionState): void {
      if (state !== 'open') sender.onLost()
      // Open, or lost for long enough to try over HTTP.
      if (state !== 'connecting') person?.outbox.drain()
      emit({ kind: 'STATE', state })
    },
    /** HTTP may work although the socket does not. */
    retry(): void {
      person?.outbox.drain()
    },
    pause: () => person?.tabs.close(),
    resume(): void {
      person?.tabs.open()
      void person?.outbox.load()
    },
    tell: (news: TabMessage) => person?.tabs.tell(news),
    /** A room is on the screen. @returns takes it back */
    show(roomId: number): () => void {
      shown.set(roomId, (shown.get(roomId) ?? 0) + 1)
      return () => {
        const left = (shown.get(roomId) ?? 1) - 1
        if (left > 0) shown.set(roomId, left)
        else shown.delete(roomId)
      }
    },
    isShown: (roomId: number): boolean =>
      shown.has(roomId) && document.visibilityState === 'visible',
    askRooms,
    /** Notes how far one has read. @returns false when it has to be said again */
    async read(roomId: number, storeSeq: number, lastReadSeq: number): Promise<boolean> {
      let news: ReadEvent = { kind: 'READ', roomId, storeSeq, lastReadSeq }
      const data = { roomId, storeSeq, lastReadSeq }
      if (!line.send({ action: 'readMessageRequest', data })) {
        if (line.state === 'connecting' || !navigator.onLine) return false
        const mark = await postRead(roomId, lastReadSeq).catch(() => null)
        if (!mark) return false
        emit({ kind: 'UNREAD', count: mark.unreadMessageCount })
        news = { ...news, roomUnreadCount: mark.roomUnreadCount }
      }
      person?.tabs.tell(news)
      emit(news)
      return true
    },
  }
}

export type Chat = ReturnType<typeof createChat>

let chat: Chat | undefined

/** The one of this document; only asked for in the browser. */
export function getChatClient(): Chat {
  chat ??= createChat()
  return chat
}

/** One tab at a time. Without locks several may send the same message: the server has it once all the same. */
async function exclusively(name: string, work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request(name, work)
  else await work()
}
