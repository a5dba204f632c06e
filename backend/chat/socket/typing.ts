import { LRUCache } from 'lru-cache'
import type { Connection } from './connection.ts'
import type { TypingSignal } from './hub.ts'
import { monotonic, type SocketSettings } from './settings.ts'

/** How long a check that the two members of a room may write to each other is cached. */
const CACHE_MILLISECONDS = 60_000
const MAX_CACHED = 20_000

interface Place {
  roomId: number
  storeSeq: number
  otherStoreSeq: number
}

interface TypingOptions {
  settings: Pick<SocketSettings, 'typingEveryMilliseconds' | 'typingOverMilliseconds'>
  publish(note: TypingSignal): void
  /** Whether neither has blocked the other. */
  mayReach(storeSeq: number, otherStoreSeq: number): Promise<boolean>
}

interface Published {
  place: Place
  publishedAt: number
  timeout: NodeJS.Timeout
}

/**
 * Typing state by connection and room. It is published at most once in an interval, ends when it is not renewed, and is
 * held in memory only; the typing of a blocked user is not published.
 */
export class Typing {
  readonly #options: TypingOptions
  readonly #published = new Map<Connection, Map<number, Published>>()
  readonly #cached = new LRUCache<string, boolean>({ max: MAX_CACHED, ttl: CACHE_MILLISECONDS })
  /** Increased by `forget`: results of older queries are not cached. */
  #generation = 0

  constructor(options: TypingOptions) {
    this.#options = options
  }

  async start(connection: Connection, place: Place): Promise<void> {
    if (!(await this.#mayReach(place)) || connection.isLeaving) return
    const { typingEveryMilliseconds, typingOverMilliseconds } = this.#options.settings
    const now = monotonic()
    const rooms = this.#published.get(connection) ?? new Map<number, Published>()
    this.#published.set(connection, rooms)
    const before = rooms.get(place.roomId)
    clearTimeout(before?.timeout)
    const isDue = !before || now - before.publishedAt >= typingEveryMilliseconds
    const timeout = setTimeout(() => this.end(connection, place.roomId), typingOverMilliseconds)
    timeout.unref()
    rooms.set(place.roomId, { place, timeout, publishedAt: isDue ? now : before.publishedAt })
    if (isDue) this.#options.publish({ ...place, isTyping: true })
  }

  /** Publishes the end of what was published; does nothing otherwise. */
  end(connection: Connection, roomId: number): void {
    const rooms = this.#published.get(connection)
    const published = rooms?.get(roomId)
    if (!rooms || !published) return
    clearTimeout(published.timeout)
    rooms.delete(roomId)
    if (rooms.size === 0) this.#published.delete(connection)
    this.#options.publish({ ...published.place, isTyping: false })
  }

  /** The connection has closed. */
  endAll(connection: Connection): void {
    for (const roomId of [...(this.#published.get(connection)?.keys() ?? [])])
      this.end(connection, roomId)
  }

  /** A user blocked another, or an account changed: the cached results are queried again. */
  forget(): void {
    this.#generation += 1
    this.#cached.clear()
  }

  async #mayReach({
    storeSeq,
    otherStoreSeq,
  }: Pick<Place, 'storeSeq' | 'otherStoreSeq'>): Promise<boolean> {
    const key = `${storeSeq}:${otherStoreSeq}`
    const cached = this.#cached.get(key)
    if (cached !== undefined) return cached
    const generation = this.#generation
    const may = await this.#options.mayReach(storeSeq, otherStoreSeq)
    if (generation !== this.#generation) return this.#mayReach({ storeSeq, otherStoreSeq })
    this.#cached.set(key, may)
    return may
  }
}
