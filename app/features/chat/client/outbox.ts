import type { ChatMessage } from '#contracts/chat.ts'
import { DAY_MS } from '#contracts/durations.ts'
import type { OutboxStore, StoredFile, StoredMessage } from './outbox-store.ts'

/** How sending ended. `LOST`: it is unknown whether it arrived; the same message is sent again. */
export type Delivery =
  | { kind: 'SENT'; message: ChatMessage }
  /** `isUnreachable`: and so would be whatever else is written to them. */
  | { kind: 'REFUSED'; message: string; isUnreachable?: boolean }
  | { kind: 'LOST' }

/** What one tab sends to the others that share the outbox. */
export type OutboxMessage =
  | { kind: 'CHANGED' }
  | { kind: 'PROGRESS'; id: string; isSending: boolean; progress: readonly number[] }
  | { kind: 'FAILED'; id: string; error: string }

export interface OutboxDeps {
  userSeq: number
  store: OutboxStore
  /** Uploads what has no media id yet; the outbox stores what it returns. */
  upload: (
    roomId: number,
    file: StoredFile,
    options: { onProgress: (fraction: number) => void; signal: AbortSignal },
  ) => Promise<{ kind: 'UPLOADED'; mediaId: string } | Exclude<Delivery, { kind: 'SENT' }>>
  send: (message: StoredMessage) => Promise<Delivery>
  /** Holds the right to send for this person while `work` runs: one tab at a time. */
  exclusively: (work: () => Promise<void>) => Promise<void>
  tell: (news: OutboxMessage) => void
  onChange: () => void
  onSent: (message: ChatMessage) => void
  onRefused: (message: StoredMessage, error: string, isUnreachable?: boolean) => void
  /** The device cannot keep it: it is gone with the page. */
  onStorageFailed: () => void
  /** Milliseconds since 1970. */
  now: () => number
}

/** A message of the outbox as a tab sees it. */
export interface Unsent {
  message: StoredMessage
  isSending: boolean
  /** Of each file, 0 to 1. */
  progress: readonly number[]
}

const TOO_OLD = '보낸 지 하루가 지나서 보내지 않았어요. 다시 보내거나 삭제해 주세요.'
const FIRST_PAUSE = 2_000
const LONGEST_PAUSE = 60_000

/**
 * Messages that are being sent. They are stored through reloads, and without a connection, until the server has accepted
 * or refused them. Those of a room are sent one after the other; a refused one does not block the next. A message is
 * always sent under the same id, so that the server has it once however often it is sent.
 */
export function createOutbox(deps: OutboxDeps) {
  const { userSeq, store } = deps
  const unsent = new Map<string, Unsent>()
  /** Those that the store refused: they live as long as the page. */
  const unstored = new Set<string>()
  /** Written in this tab. */
  const own = new Set<string>()
  const uploads = new Map<string, AbortController>()
  const workers = new Map<number, Promise<void>>()
  /** Being written, and when this tab has last written: what was read before that is out of date. */
  const writing = new Set<string>()
  const writtenAt = new Map<string, number>()
  let clock = 0
  /** Whether the right to send was asked for, and whether it is held. */
  let isAsked = false
  let isHeld = false
  let isClosed = false
  let failures = 0
  let again: ReturnType<typeof setTimeout> | undefined

  const waitingOf = (roomId: number) =>
    inOrder(unsent).find(({ message }) => message.roomId === roomId && message.state === 'waiting')

  function view(message: StoredMessage, change: Partial<Unsent> = {}): void {
    const before = unsent.get(message.clientMessageId)
    const progress = message.files.map(({ mediaId }, index) =>
      mediaId ? 1 : (before?.progress[index] ?? 0),
    )
    unsent.set(message.clientMessageId, {
      isSending: before?.isSending ?? false,
      progress,
      ...change,
      message,
    })
    deps.onChange()
  }

  async function keep(message: StoredMessage): Promise<void> {
    const id = message.clientMessageId
    try {
      await store.put(message)
      unstored.delete(id)
    } catch {
      if (!unstored.has(id)) deps.onStorageFailed()
      unstored.add(id)
    }
    // Taken out while it was being written.
    if (!isClosed && !unsent.has(id)) await forget([id])
  }

  async function forget(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      unsent.delete(id)
      unstored.delete(id)
      written(id)
    }
    deps.onChange()
    await store.remove(ids).catch(() => undefined)
    for (const id of ids) written(id)
  }

  /** Reads what the tabs share. */
  async function load(): Promise<void> {
    clock += 1
    const begun = clock
    const kept = await store.all().catch(() => null)
    if (!kept || isClosed) return
    const isNewer = (id: string) => writing.has(id) || (writtenAt.get(id) ?? 0) > begun
    const others = kept.filter((message) => message.userSeq !== userSeq)
    if (others.length > 0)
      void store.remove(others.map(({ clientMessageId }) => clientMessageId)).catch(() => undefined)
    const mine = new Map(
      kept
        .filter((message) => message.userSeq === userSeq)
        .map((message) => [message.clientMessageId, message]),
    )
    for (const id of unsent.keys())
      if (!mine.has(id) && !unstored.has(id) && !isNewer(id)) unsent.delete(id)
    for (const [id, message] of mine) {
      // This tab knows the state of its own messages, and what it has removed does not come back.
      if (isNewer(id) || (isHeld && unsent.get(id)?.isSending)) continue
      view(isTooOld(message) ? { ...message, state: 'failed', error: TOO_OLD } : message)
    }
    deps.onChange()
  }

  /** A message written long ago is not sent by itself: the writer decides. */
  const isTooOld = ({ clientMessageId, state, order }: StoredMessage) =>
    state === 'waiting' && !own.has(clientMessageId) && deps.now() - order > DAY_MS

  async function write(message: StoredMessage): Promise<void> {
    const id = message.clientMessageId
    writing.add(id)
    await keep(message)
    writing.delete(id)
    written(id)
    deps.tell({ kind: 'CHANGED' })
  }

  function written(id: string): void {
    clock += 1
    writtenAt.set(id, clock)
  }

  /** Sends whatever waits, in every room. */
  function drain(): void {
    if (isClosed) return
    clearTimeout(again)
    again = undefined
    if (isHeld) startWorkers()
    if (isAsked || !isSomethingWaiting()) return
    isAsked = true
    void deps
      .exclusively(async () => {
        await load()
        isHeld = true
        startWorkers()
        while (workers.size > 0) await Promise.race(workers.values())
        isHeld = false
      })
      .catch(() => undefined)
      .then(() => {
        isAsked = false
        isHeld = false
        if (isClosed || !isSomethingWaiting()) return
        if (failures === 0) drain()
        else again ??= setTimeout(drain, pause())
      })
  }

  const isSomethingWaiting = () =>
    [...unsent.values()].some(({ message }) => message.state === 'waiting')

  const pause = () => Math.min(FIRST_PAUSE * 2 ** Math.min(failures, 10), LONGEST_PAUSE)

  function startWorkers(): void {
    for (const { message } of unsent.values()) {
      const { roomId } = message
      if (workers.has(roomId) || !waitingOf(roomId)) continue
      workers.set(
        roomId,
        sendRoom(roomId).finally(() => workers.delete(roomId)),
      )
    }
  }

  async function sendRoom(roomId: number): Promise<void> {
    for (;;) {
      const next = waitingOf(roomId)
      if (!next || isClosed) return
      if (!(await deliver(next.message))) return
    }
  }

  /** @returns false when the connection is lost, so that the following messages wait as well */
  async function deliver(message: StoredMessage): Promise<boolean> {
    const id = message.clientMessageId
    view(message, { isSending: true })
    publishProgress(id)
    const delivery = await uploadAndSend(message).catch((): Delivery => ({ kind: 'LOST' }))
    if (delivery.kind === 'SENT') {
      failures = 0
      if (!isClosed) deps.onSent(delivery.message)
      await forget([id])
      deps.tell({ kind: 'CHANGED' })
      return true
    }
    const current = unsent.get(id)
    // Discarded meanwhile.
    if (!current) return true
    if (delivery.kind === 'LOST') {
      failures += 1
      view(current.message, { isSending: false })
      publishProgress(id)
      return false
    }
    const failed: StoredMessage = {
      ...current.message,
      state: 'failed',
      error: delivery.message,
    }
    view(failed, { isSending: false })
    await write(failed)
    deps.tell({ kind: 'FAILED', id, error: delivery.message })
    deps.onRefused(failed, delivery.message, delivery.isUnreachable)
    return true
  }

  async function uploadAndSend(message: StoredMessage): Promise<Delivery> {
    const control = new AbortController()
    const id = message.clientMessageId
    uploads.set(id, control)
    try {
      for (const [index, file] of message.files.entries()) {
        if (file.mediaId) continue
        const outcome = await deps.upload(message.roomId, file, {
          signal: control.signal,
          onProgress: (fraction) => onProgress(id, index, fraction),
        })
        if (!unsent.has(id)) return { kind: 'LOST' }
        if (outcome.kind !== 'UPLOADED') return outcome
        file.mediaId = outcome.mediaId
        view(message)
        await keep(message)
      }
    } finally {
      uploads.delete(id)
    }
    return deps.send(message)
  }

  function onProgress(id: string, index: number, fraction: number): void {
    const entry = unsent.get(id)
    if (!entry) return
    entry.progress = entry.progress.map((known, at) => (at === index ? fraction : known))
    unsent.set(id, { ...entry })
    deps.onChange()
    publishProgress(id)
  }

  function publishProgress(id: string): void {
    const entry = unsent.get(id)
    if (entry)
      deps.tell({
        kind: 'PROGRESS',
        id,
        isSending: entry.isSending,
        progress: entry.progress,
      })
  }

  function nextOrder(): number {
    const last = inOrder(unsent).at(-1)?.message.order ?? 0
    return Math.max(deps.now(), last + 1)
  }

  return {
    /** The pending messages of a room, in order. */
    of: (roomId: number): readonly Unsent[] =>
      inOrder(unsent).filter(({ message }) => message.roomId === roomId),
    load: async (): Promise<void> => {
      await load()
      drain()
    },
    add(draft: Pick<StoredMessage, 'clientMessageId' | 'roomId' | 'text' | 'files'>): void {
      const message: StoredMessage = { ...draft, userSeq, order: nextOrder(), state: 'waiting' }
      own.add(message.clientMessageId)
      view(message)
      void write(message)
      drain()
    },
    /** Sends a refused one once more, after all that wait. */
    retry(id: string): void {
      const entry = unsent.get(id)
      if (entry?.message.state !== 'failed') return
      const { error: _forgotten, ...rest } = entry.message
      const files = rest.files.map((file) => ({ ...file, mediaId: null }))
      const message: StoredMessage = { ...rest, files, order: nextOrder(), state: 'waiting' }
      own.add(id)
      view(message, { progress: files.map(() => 0) })
      void write(message)
      drain()
    },
    discard(id: string): void {
      uploads.get(id)?.abort()
      void forget([id]).then(() => deps.tell({ kind: 'CHANGED' }))
    },
    /** The connection is back. */
    drain(): void {
      failures = 0
      drain()
    },
    /** It came in by another way: the server has it. */
    arrived(id: string): void {
      if (unsent.has(id)) void forget([id])
    },
    hear(news: OutboxMessage): void {
      if (news.kind === 'CHANGED') void load().then(drain)
      const entry = news.kind === 'CHANGED' ? undefined : unsent.get(news.id)
      if (!entry) return
      if (news.kind === 'PROGRESS') {
        unsent.set(news.id, { ...entry, isSending: news.isSending, progress: news.progress })
        deps.onChange()
      }
      // The tab that wrote it shows the error, not the one that happened to send it.
      if (news.kind === 'FAILED' && own.has(news.id)) deps.onRefused(entry.message, news.error)
    },
    isOwn: (id: string): boolean => own.has(id),
    /** Stops; what is stored stays stored. */
    close(): void {
      isClosed = true
      clearTimeout(again)
      for (const control of uploads.values()) control.abort()
      unsent.clear()
      deps.onChange()
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>

const inOrder = (unsent: ReadonlyMap<string, Unsent>): Unsent[] =>
  [...unsent.values()].sort(
    (a, b) =>
      a.message.order - b.message.order ||
      (a.message.clientMessageId < b.message.clientMessageId ? -1 : 1),
  )
