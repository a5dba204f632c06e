import type { ChatMessage } from '#contracts/chat.ts'

const PAGE = 100
const RETRY_AFTER_MILLISECONDS = 1_000
/** In a room without a known state, a message younger than this counts as a new one. */
const NEW_FOR_MILLISECONDS = 120_000

/** The state of a room when it was read. */
export interface RoomPosition {
  roomId: number
  productSeq: number | null
  storeSeqs: readonly number[]
  /** The newest change and message that need no delivery any more; null where unknown. */
  changeSeq: number | null
  messageSeq: number | null
  /** The last read message of each of the two members, as far as it was sent. */
  reads: Map<number, number>
  /** Milliseconds UTC of the last change that a poll of the database has seen. */
  changedAt: number
}

export interface FeedOptions {
  /** The changes after a change, in order; empty when there are none. */
  load(roomId: number, afterChange: number, limit: number): Promise<readonly ChatMessage[]>
  /** The room's newest change now. */
  newest(roomId: number): Promise<number>
  now(): Date
  deliver(feed: RoomFeed, message: ChatMessage, isNew: boolean): void
  onGap(): void
  onFault(error: unknown): void
}

/**
 * The delivery state of one room. Messages are delivered in the order of their `changeSeq`. A message that continues the
 * delivered ones is delivered at once. Where there is a gap, as another instance wrote in between, the room is read from
 * the database, once for all requests.
 */
export class RoomFeed {
  readonly position: RoomPosition
  readonly #options: FeedOptions
  /** The newest change that is known to exist, and how often it was requested. */
  #target = 0
  #requests = 0
  #isLoading = false
  #isReleased = false
  /** Messages that were delivered above `position.messageSeq`; up to there all were. */
  readonly #deliveredAbove = new Set<number>()
  /** Sent to connections since the last poll of the database: that poll need not search for what changed. */
  notifiedSincePoll = false

  constructor(position: RoomPosition, options: FeedOptions) {
    this.position = position
    this.#options = options
  }

  /** Messages that were just written, in the order of their changes. */
  take(messages: readonly ChatMessage[]): void {
    const [first] = messages
    if (!first) return
    this.position.changeSeq ??= first.changeSeq - 1
    for (const message of messages) {
      const { changeSeq } = this.position
      if (message.changeSeq <= changeSeq) continue
      if (message.changeSeq === changeSeq + 1 && !this.#isLoading) this.#deliver(message)
      else this.wake(message.changeSeq)
    }
  }

  /** @param changeSeq the newest change; null when the caller does not know it */
  wake(changeSeq: number | null): void {
    if (changeSeq !== null) this.position.changeSeq ??= changeSeq - 1
    if (this.position.changeSeq !== null && (changeSeq ?? Infinity) <= this.position.changeSeq)
      return
    this.#target = Math.max(this.#target, changeSeq ?? Infinity)
    this.#requests += 1
    if (!this.#isLoading) void this.#catchUp()
  }

  /** No connection of the room is left. */
  release(): void {
    this.#isReleased = true
  }

  async #catchUp(): Promise<void> {
    this.#isLoading = true
    this.#options.onGap()
    try {
      const { roomId } = this.position
      if (this.position.changeSeq === null)
        this.position.changeSeq = Math.max(0, (await this.#options.newest(roomId)) - 1)
      while (!this.#isReleased && this.position.changeSeq < this.#target) {
        const requests = this.#requests
        const list = await this.#options.load(roomId, this.position.changeSeq, PAGE)
        for (const message of list) this.#deliver(message)
        if (list.length === 0 && this.#requests === requests) break
      }
      this.#isLoading = false
      this.#target = 0
    } catch (error) {
      this.#options.onFault(error)
      setTimeout(() => {
        if (!this.#isReleased) void this.#catchUp()
      }, RETRY_AFTER_MILLISECONDS).unref()
    }
  }

  #deliver(message: ChatMessage): void {
    const { position } = this
    position.changeSeq = message.changeSeq
    const isNew = this.#isNew(message)
    if (isNew) {
      this.#deliveredAbove.add(message.messageSeq)
      while (this.#deliveredAbove.delete((position.messageSeq ?? 0) + 1))
        position.messageSeq = (position.messageSeq ?? 0) + 1
    }
    this.notifiedSincePoll = true
    this.#options.deliver(this, message, isNew)
  }

  /** Whether the message was never delivered: a message may be changed before its first delivery. */
  #isNew({ messageSeq, createdAt }: ChatMessage): boolean {
    const { position } = this
    if (position.messageSeq === null) {
      const isYoung = this.#options.now().getTime() - Date.parse(createdAt) < NEW_FOR_MILLISECONDS
      position.messageSeq = isYoung ? messageSeq - 1 : messageSeq
    }
    return messageSeq > position.messageSeq && !this.#deliveredAbove.has(messageSeq)
  }

  /** The newest message that was delivered. */
  get newestSeq(): number {
    return Math.max(this.position.messageSeq ?? 0, ...this.#deliveredAbove)
  }
}
