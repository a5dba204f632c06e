import type { Connections } from './connections.ts'
import { type FeedOptions, RoomFeed, type RoomPosition } from './room-feed.ts'

/** The rooms of all users who are connected here, by id and by product. */
export class RoomRegistry {
  readonly #feeds = new Map<number, RoomFeed>()
  readonly #ofStore = new Map<number, Set<RoomFeed>>()
  readonly #ofProduct = new Map<number, Set<RoomFeed>>()
  readonly #connections: Pick<Connections, 'ofStore'>
  readonly #options: FeedOptions

  constructor(connections: Pick<Connections, 'ofStore'>, options: FeedOptions) {
    this.#connections = connections
    this.#options = options
  }

  get(roomId: number): RoomFeed | undefined {
    return this.#feeds.get(roomId)
  }

  ofProduct(productSeq: number): ReadonlySet<RoomFeed> {
    return this.#ofProduct.get(productSeq) ?? NONE
  }

  /**
   * The room's feed, created at the given position when there is none yet.
   * @returns undefined when neither member is connected here
   */
  follow(
    roomId: number,
    storeSeqs: readonly number[],
    position?: RoomPosition,
  ): RoomFeed | undefined {
    const known = this.#feeds.get(roomId)
    if (known) return known
    if (!storeSeqs.some((storeSeq) => this.#connections.ofStore(storeSeq).size > 0))
      return undefined
    const feed = new RoomFeed(position ?? unknownPosition(roomId, storeSeqs), this.#options)
    this.#feeds.set(roomId, feed)
    for (const storeSeq of feed.position.storeSeqs) put(this.#ofStore, storeSeq, feed)
    const { productSeq } = feed.position
    if (productSeq !== null) put(this.#ofProduct, productSeq, feed)
    return feed
  }

  /** Sets the product of a room that was followed without it. */
  setProduct(feed: RoomFeed, productSeq: number): void {
    if (feed.position.productSeq !== null || this.#feeds.get(feed.position.roomId) !== feed) return
    feed.position.productSeq = productSeq
    put(this.#ofProduct, productSeq, feed)
  }

  /** The last connection of a store has closed: rooms without any connected member are no longer followed. */
  leave(storeSeq: number): void {
    for (const feed of this.#ofStore.get(storeSeq) ?? NONE) {
      const { roomId, storeSeqs, productSeq } = feed.position
      if (storeSeqs.some((seq) => this.#connections.ofStore(seq).size > 0)) continue
      feed.release()
      this.#feeds.delete(roomId)
      for (const storeSeq of storeSeqs) take(this.#ofStore, storeSeq, feed)
      if (productSeq !== null) take(this.#ofProduct, productSeq, feed)
    }
  }
}

const NONE: ReadonlySet<RoomFeed> = new Set()

const unknownPosition = (roomId: number, storeSeqs: readonly number[]): RoomPosition => ({
  roomId,
  productSeq: null,
  storeSeqs,
  changeSeq: null,
  messageSeq: null,
  reads: new Map(),
  changedAt: 0,
})

function put(groups: Map<number, Set<RoomFeed>>, key: number, feed: RoomFeed): void {
  const group = groups.get(key)
  if (group) group.add(feed)
  else groups.set(key, new Set([feed]))
}

function take(groups: Map<number, Set<RoomFeed>>, key: number, feed: RoomFeed): void {
  const group = groups.get(key)
  group?.delete(feed)
  if (group?.size === 0) groups.delete(key)
}
