import { LRUCache } from 'lru-cache'
import type { Connection } from './connection.ts'
import type { TypingNote } from './hub.ts'
import { monotonic, type SocketSettings } from './settings.ts'

/** How long it is believed that the two of a room may write to each other. */
const BELIEVED_MILLISECONDS = 60_000
const MOST_BELIEVED = 20_000

interface Place {
  roomId: number
  storeSeq: number
  otherStoreSeq: number
}

interface TypingOptions {
  settings: Pick<SocketSettings, 'typingEveryMilliseconds' | 'typingOverMilliseconds'>
  tell(note: TypingNote): void
  /** Whether neither has blocked the other. */
  mayReach(storeSeq: number, otherStoreSeq: number): Promise<boolean>
}

interface Telling {
  place: Place
  toldAt: number
  over: NodeJS.Timeout
}

/**
 * Who is typing where. It is told at most every so often, is over when it was not said again, and is kept in memory
 * alone; a blocked person's typing is told to nobody.
 */
export class Typing {
  readonly #options: TypingOptions
  readonly #telling = new Map<Connection, Map<number, Telling>>()
  readonly #believed = new LRUCache<string, boolean>({
    max: MOST_BELIEVED,
    ttl: BELIEVED_MILLISECONDS,
  })
  /** What was asked before it was forgotten is not believed. */
  #asking = 0

  constructor(options: TypingOptions) {
    this.#options = options
  }

  async start(connection: Connection, place: Place): Promise<void> {
    if (!(await this.#mayReach(place)) || connection.isLeaving) return
    const { typingEveryMilliseconds, typingOverMilliseconds } = this.#options.settings
    const now = monotonic()
    const rooms = this.#telling.get(connection) ?? new Map<number, Telling>()
    this.#telling.set(connection, rooms)
    const before = rooms.get(place.roomId)
    clearTimeout(before?.over)
    const isDue = !before || now - before.toldAt >= typingEveryMilliseconds
    const over = setTimeout(() => this.end(connection, place.roomId), typingOverMilliseconds)
    over.unref()
    rooms.set(place.roomId, { place, over, toldAt: isDue ? now : before.toldAt })
    if (isDue) this.#options.tell({ ...place, isTyping: true })
  }

  /** Ends what was told; nothing where nothing was. */
  end(connection: Connection, roomId: number): void {
    const rooms = this.#telling.get(connection)
    const telling = rooms?.get(roomId)
    if (!rooms || !telling) return
    clearTimeout(telling.over)
    rooms.delete(roomId)
    if (rooms.size === 0) this.#telling.delete(connection)
    this.#options.tell({ ...telling.place, isTyping: false })
  }

  /** The connection has gone. */
  endAll(connection: Connection): void {
    for (const roomId of [...(this.#telling.get(connection)?.keys() ?? [])])
      this.end(connection, roomId)
  }

  /** Somebody blocked somebody, or an account changed: what was believed is asked again. */
  forget(): void {
    this.#asking += 1
    this.#believed.clear()
  }

  async #mayReach({
    storeSeq,
    otherStoreSeq,
  }: Pick<Place, 'storeSeq' | 'otherStoreSeq'>): Promise<boolean> {
    const key = `${storeSeq}:${otherStoreSeq}`
    const believed = this.#believed.get(key)
    if (believed !== undefined) return believed
    const asking = this.#asking
    const may = await this.#options.mayReach(storeSeq, otherStoreSeq)
    if (asking !== this.#asking) return this.#mayReach({ storeSeq, otherStoreSeq })
    this.#believed.set(key, may)
    return may
  }
}
