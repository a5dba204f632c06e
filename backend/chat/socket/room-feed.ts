import type { ChatMessage } from '#contracts/chat.ts'

const PAGE = 100
const AGAIN_AFTER_MILLISECONDS = 1_000
/** Of a room about which nothing is known, a message as young as this one is taken for a new one. */
const NEW_FOR_MILLISECONDS = 120_000

/** Where a room stood when it was looked up. */
export interface RoomPosition {
  roomId: number
  productSeq: number | null
  storeSeqs: readonly number[]
  /** The newest change and message that need not be delivered any more; null where that is not known. */
  changeSeq: number | null
  messageSeq: number | null
  /** How far each of the two has read, as far as was told. */
  reads: Map<number, number>
  /** Milliseconds UTC of the last change that a look at the database has seen. */
  changedAt: number
}

export interface FeedOptions {
  /** What changed after a change, in its order; empty when there is nothing more. */
  load(roomId: number, afterChange: number, limit: number): Promise<readonly ChatMessage[]>
  /** The room's newest change now. */
  newest(roomId: number): Promise<number>
  now(): Date
  deliver(feed: RoomFeed, message: ChatMessage, isNew: boolean): void
  onGap(): void
  onFault(error: unknown): void
}

/**
 * What the people of one room have been sent so far. Messages are delivered in the order of their `changeSeq`: one that
 * continues what was delivered at once; where something lies between, as another instance wrote it, the room is read
 * from the database, once however many ask for it.
 */
export class RoomFeed {
  readonly position: RoomPosition
  readonly #options: FeedOptions
  /** The change that is known to exist, and how often somebody said so. */
  #target = 0
  #asked = 0
  #isLoading = false
  #isReleased = false
  /** Messages that were told of above `stand.messageSeq`, up to which all were. */
  readonly #above = new Set<number>()
  /** Told to connections since the last look at the database: that look need not wonder what changed. */
  toldSince = false

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

  /** @param changeSeq the newest change; null when whoever tells does not know it */
  wake(changeSeq: number | null): void {
    if (changeSeq !== null) this.position.changeSeq ??= changeSeq - 1
    if (this.position.changeSeq !== null && (changeSeq ?? Infinity) <= this.position.changeSeq)
      return
    this.#target = Math.max(this.#target, changeSeq ?? Infinity)
    this.#asked += 1
    if (!this.#isLoading) void this.#catchUp()
  }

  /** Nobody of the room is here any more. */
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
        const asked = this.#asked
        const list = await this.#options.load(roomId, this.position.changeSeq, PAGE)
        for (const message of list) this.#deliver(message)
        if (list.length === 0 && this.#asked === asked) break
      }
      this.#isLoading = false
      this.#target = 0
    } catch (error) {
      this.#options.onFault(error)
      setTimeout(() => {
        if (!this.#isReleased) void this.#catchUp()
      }, AGAIN_AFTER_MILLISECONDS).unref()
    }
  }

  #deliver(message: ChatMessage): void {
    const { position } = this
    position.changeSeq = message.changeSeq
    const isNew = this.#isNew(message)
    if (isNew) {
      this.#above.add(message.messageSeq)
      while (this.#above.delete((position.messageSeq ?? 0) + 1))
        position.messageSeq = (position.messageSeq ?? 0) + 1
    }
    this.toldSince = true
    this.#options.deliver(this, message, isNew)
  }

  /** Whether nobody was told of the message yet: one may come changed before it was told of at all. */
  #isNew({ messageSeq, createdAt }: ChatMessage): boolean {
    const { position } = this
    if (position.messageSeq === null) {
      const isYoung = this.#options.now().getTime() - Date.parse(createdAt) < NEW_FOR_MILLISECONDS
      position.messageSeq = isYoung ? messageSeq - 1 : messageSeq
    }
    return messageSeq > position.messageSeq && !this.#above.has(messageSeq)
  }

  /** The newest message that was told of. */
  get newestSeq(): number {
    return Math.max(this.position.messageSeq ?? 0, ...this.#above)
  }
}
