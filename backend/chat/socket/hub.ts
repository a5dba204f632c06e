import type { Kysely } from 'kysely'
import pLimit from 'p-limit'
import type {
  ChatSignals,
  ReachSignal,
  ReadSignal,
  RoomSignal,
} from '#backend/operation/chat-signals.ts'
import type { HostLog } from '#backend/operation/context.ts'
import type { ChatMessage } from '#contracts/chat.ts'
import type { DB } from '../../db/schema.ts'
import { loadMessages } from '../messages/load-messages.ts'
import { countUnread } from '../rooms/count-unread.ts'
import { loadChatProducts } from '../rooms/load-chat-product.ts'
import type { Bus, Note } from './bus.ts'
import type { Connection } from './connection.ts'
import type { Connections } from './connections.ts'
import { frameOf, messageFrame } from './frames.ts'
import { positionOfRoom } from './load-positions.ts'
import type { ChatMetrics } from './metrics.ts'
import type { RoomFeed, RoomPosition } from './room-feed.ts'
import { RoomRegistry } from './rooms.ts'

/** Room reads that run against the database at the same time; further ones wait. */
const CONCURRENT_READS = 4

export interface TypingSignal {
  roomId: number
  storeSeq: number
  otherStoreSeq: number
  isTyping: boolean
}

export interface HubOptions {
  kysely: Kysely<DB>
  now: () => Date
  log: HostLog
  connections: Connections
  metrics: ChatMetrics
  /** Checks the account of a user again, at once. */
  recheck(userSeq: number): void
}

/**
 * Delivers changes to the connections of the two members of a room: changes of this process at once, changes of other
 * instances when the bus or a poll of the database reports them.
 */
export class Hub implements ChatSignals {
  readonly rooms: RoomRegistry
  readonly #options: HubOptions
  readonly #pendingProducts = new Set<number>()
  #bus: Pick<Bus, 'publish'> = { publish: () => undefined }

  constructor(options: HubOptions) {
    const { kysely, now, connections, metrics, log } = options
    this.#options = options
    const read = pLimit(CONCURRENT_READS)
    this.rooms = new RoomRegistry(connections, {
      now,
      load: (roomId, afterChange, limit) =>
        read(() => loadMessages(kysely, { roomId, now: now(), afterChange, limit })),
      newest: async (roomId) => (await read(() => positionOfRoom(kysely, roomId)))?.changeSeq ?? 0,
      deliver: (feed, message, isNew) => this.#deliver(feed, message, isNew),
      onGap: () => {
        metrics.gaps += 1
      },
      onFault: (error) => log.error({ error }, 'changes of a room could not be read'),
    })
  }

  join(bus: Pick<Bus, 'publish'>): void {
    this.#bus = bus
  }

  roomChanged({ roomId, storeSeqs, messages }: RoomSignal): void {
    // No connection has to be notified.
    if (messages?.length === 0) return
    const from = messages?.[0]?.changeSeq ?? null
    const to = messages?.at(-1)?.changeSeq ?? null
    this.#bus.publish({ kind: 'room', roomId, storeSeqs, from, to })
    const feed = this.#follow(roomId, storeSeqs)
    if (!feed) return
    if (messages) feed.take(messages)
    else feed.wake(null)
  }

  /** @param requester the connection that requested it; it gets a response of its own */
  readMoved(signal: ReadSignal, requester?: Connection): void {
    this.#bus.publish({ kind: 'read', ...signal })
    this.#sendRead(signal, requester)
  }

  productChanged(productSeq: number): void {
    this.#bus.publish({ kind: 'product', productSeq })
    this.sendProduct(productSeq)
  }

  reachChanged(signal: ReachSignal): void {
    this.#bus.publish({ kind: 'reach', ...signal })
    this.#sendReach(signal)
  }

  accountChanged(userSeq: number): void {
    this.#bus.publish({ kind: 'account', userSeq })
    this.#options.recheck(userSeq)
  }

  noticesChanged(userSeqs: readonly number[]): void {
    this.#bus.publish({ kind: 'notices', userSeqs })
    this.#sendNotices(userSeqs)
  }

  typing(note: TypingSignal): void {
    this.#bus.publish({ kind: 'typing', ...note })
    this.#sendTyping(note)
  }

  /** The signals for the requests of one connection: it gets a response of its own. */
  signalsFor(requester: Connection): ChatSignals {
    return {
      roomChanged: (signal) => this.roomChanged(signal),
      readMoved: (signal) => this.readMoved(signal, requester),
      productChanged: (productSeq) => this.productChanged(productSeq),
      reachChanged: (signal) => this.reachChanged(signal),
      accountChanged: (userSeq) => this.accountChanged(userSeq),
      noticesChanged: (userSeqs) => this.noticesChanged(userSeqs),
    }
  }

  /** All connections of one store. */
  tabsOf(storeSeq: number): ReadonlySet<Connection> {
    return this.#options.connections.ofStore(storeSeq)
  }

  /** Handles a note of another instance. */
  onBusMessage(note: Note): void {
    if (note.kind === 'room') {
      const feed = this.#follow(note.roomId, note.storeSeqs)
      if (feed && note.from !== null) feed.position.changeSeq ??= note.from - 1
      feed?.wake(note.to)
    } else if (note.kind === 'read') this.#sendRead(note)
    else if (note.kind === 'typing') this.#sendTyping(note)
    else if (note.kind === 'product') this.sendProduct(note.productSeq)
    else if (note.kind === 'reach') this.#sendReach(note)
    else if (note.kind === 'account') this.#options.recheck(note.userSeq)
    else if (note.kind === 'notices') this.#sendNotices(note.userSeqs)
  }

  /** Compares a room with its state in the database, and sends what was not sent yet. */
  reconcile(position: RoomPosition, isYoung: boolean): void {
    const { roomId, storeSeqs, changeSeq, reads, changedAt } = position
    const unseen = isYoung ? { ...position, changeSeq: 0, messageSeq: 0 } : undefined
    const feed = this.rooms.get(roomId) ?? this.rooms.follow(roomId, storeSeqs, unseen)
    if (!feed) return
    if (position.productSeq !== null) this.rooms.setProduct(feed, position.productSeq)
    let wasNotified = feed.notifiedSincePoll
    if (changeSeq !== null && changeSeq > (feed.position.changeSeq ?? 0)) {
      wasNotified = true
      feed.wake(changeSeq)
    }
    for (const [storeSeq, lastReadSeq] of reads) {
      const known = feed.position.reads.get(storeSeq) ?? lastReadSeq
      if (known >= lastReadSeq) {
        feed.position.reads.set(storeSeq, known)
        continue
      }
      wasNotified = true
      const otherStoreSeq = storeSeqs.find((seq) => seq !== storeSeq) ?? storeSeq
      const lastReadAt = new Date(changedAt).toISOString()
      this.#sendRead({ roomId, storeSeq, otherStoreSeq, lastReadSeq, lastReadAt })
    }
    // The room has changed, and none of the above explains it: its product has changed.
    const hasChanged = feed.position.changedAt !== 0 && changedAt > feed.position.changedAt
    if (hasChanged && !wasNotified && position.productSeq !== null)
      this.sendProduct(position.productSeq)
    if (changedAt > feed.position.changedAt) feed.notifiedSincePoll = false
    feed.position.changedAt = Math.max(feed.position.changedAt, changedAt)
  }

  /** Sends the state of a product to its rooms; calls that arrive before the read starts share one read. */
  sendProduct(productSeq: number): void {
    if (this.rooms.ofProduct(productSeq).size === 0 || this.#pendingProducts.has(productSeq)) return
    this.#pendingProducts.add(productSeq)
    setImmediate(() => {
      this.#pendingProducts.delete(productSeq)
      this.#sendProductNow(productSeq).catch((error) =>
        this.#options.log.error({ error }, 'a product of rooms could not be read'),
      )
    })
  }

  async #sendProductNow(productSeq: number): Promise<void> {
    const product = (await loadChatProducts(this.#options.kysely, [productSeq])).get(productSeq)
    if (!product) return
    for (const { position } of this.rooms.ofProduct(productSeq)) {
      const { roomId } = position
      const frame = frameOf({
        action: 'productEvent',
        data: { eventType: 'updateChatProductEvent', roomId, data: product },
      })
      for (const connection of this.#connectionsOf(position.storeSeqs)) connection.send(frame)
    }
  }

  #follow(roomId: number, storeSeqs: readonly number[]): RoomFeed | undefined {
    const known = this.rooms.get(roomId)
    if (known) return known
    const feed = this.rooms.follow(roomId, storeSeqs)
    if (feed) void this.#setProduct(feed)
    return feed
  }

  async #setProduct(feed: RoomFeed): Promise<void> {
    const { kysely, log } = this.#options
    try {
      const position = await positionOfRoom(kysely, feed.position.roomId)
      if (position?.productSeq != null) this.rooms.setProduct(feed, position.productSeq)
    } catch (error) {
      log.error({ error }, 'a room could not be read')
    }
  }

  /** The frame is made once, for the first connection that needs it. */
  #deliver(feed: RoomFeed, message: ChatMessage, isNew: boolean): void {
    const { position } = feed
    const { clientMessageId, sender, roomId } = message
    const key = clientMessageId === null ? null : sendingKey(roomId, clientMessageId)
    let frame: Buffer | undefined
    for (const connection of this.#connectionsOf(position.storeSeqs)) {
      // Its response contains the same message.
      const isAnswered =
        isNew &&
        key !== null &&
        connection.storeSeq === sender.storeSeq &&
        connection.sending.delete(key)
      if (isAnswered) continue
      const isNewest = message.messageSeq >= feed.newestSeq
      frame ??= messageFrame(isNew ? 'newMessageEvent' : 'updateMessageEvent', message, isNewest)
      connection.send(frame)
      this.#options.metrics.deliveries += 1
    }
    // The operation that changed the product publishes this too, but that note may be lost; the message is not.
    const { notice } = message
    if (notice === 'PRICE_CHANGED' || notice === 'TRADE_STATE_CHANGED')
      if (position.productSeq !== null) this.sendProduct(position.productSeq)
  }

  #sendRead(signal: ReadSignal, requester?: Connection): void {
    const { roomId, storeSeq, otherStoreSeq, lastReadSeq, lastReadAt } = signal
    const feed = this.rooms.get(roomId)
    if (feed) {
      if ((feed.position.reads.get(storeSeq) ?? -1) >= lastReadSeq && !requester) return
      feed.position.reads.set(storeSeq, lastReadSeq)
      feed.notifiedSincePoll = true
    }
    const { connections } = this.#options
    const others = otherStoreSeq === null ? undefined : connections.ofStore(otherStoreSeq)
    if (others && others.size > 0) {
      const frame = frameOf({
        action: 'roomEvent',
        data: { eventType: 'readEvent', data: { roomId, storeSeq, lastReadAt, lastReadSeq } },
      })
      for (const connection of others) connection.send(frame)
    }
    const own = [...connections.ofStore(storeSeq)].filter((tab) => tab !== requester)
    if (own.length > 0) void this.#sendToOwnTabs(own, signal)
  }

  /** The other tabs of the reader show the badge too. */
  async #sendToOwnTabs(own: readonly Connection[], signal: ReadSignal): Promise<void> {
    const [first] = own
    if (!first) return
    const { roomId, storeSeq, lastReadSeq, lastReadAt: lastReadMessageAt, roomUnreadCount } = signal
    try {
      const unreadMessageCount = await countUnread(this.#options, first.viewer)
      const data = {
        roomId,
        storeSeq,
        lastReadMessageAt,
        lastReadSeq,
        roomUnreadCount,
        unreadMessageCount,
      }
      const frame = frameOf({ action: 'readMessageResponse', data })
      for (const connection of own) connection.send(frame)
    } catch (error) {
      this.#options.log.error({ error }, 'unread messages could not be counted')
    }
  }

  /** The pages ask for the number themselves: it is read once for all that happens at a time. */
  #sendNotices(userSeqs: readonly number[]): void {
    const frame = frameOf({ action: 'noticeEvent', data: {} })
    for (const userSeq of userSeqs)
      for (const connection of this.#options.connections.ofUser(userSeq)) connection.send(frame)
  }

  #sendTyping({ roomId, storeSeq, otherStoreSeq, isTyping }: TypingSignal): void {
    const others = this.#options.connections.ofStore(otherStoreSeq)
    if (others.size === 0) return
    const eventType = isTyping ? 'typingStartEvent' : 'typingEndEvent'
    const frame = frameOf({
      action: 'roomEvent',
      data: { eventType, data: { roomId, storeSeq } },
    })
    for (const connection of others) if (connection.entered.has(roomId)) connection.send(frame)
  }

  /** Only rooms that are on a screen are affected: a room that is entered later is loaded as it is then. */
  #sendReach({ storeSeq, otherStoreSeq, isOpen }: ReachSignal): void {
    const { connections } = this.#options
    for (const own of connections.ofStore(storeSeq)) sendReachEvent(own, otherStoreSeq)
    if (!isOpen) return
    const others = otherStoreSeq === null ? connections.all : connections.ofStore(otherStoreSeq)
    for (const other of others) sendReachEvent(other, storeSeq)
  }

  *#connectionsOf(storeSeqs: readonly number[]): Generator<Connection> {
    for (const storeSeq of storeSeqs) yield* this.#options.connections.ofStore(storeSeq)
  }
}

/** @param otherStoreSeq the other member of the rooms; null for every room */
function sendReachEvent(connection: Connection, otherStoreSeq: number | null): void {
  for (const [roomId, other] of connection.entered) {
    if (otherStoreSeq !== null && other !== otherStoreSeq) continue
    const data = { roomId, storeSeq: other }
    connection.send(frameOf({ action: 'roomEvent', data: { eventType: 'reachEvent', data } }))
  }
}

/** The key by which a connection recognises its own message. */
export const sendingKey = (roomId: number, clientMessageId: string) =>
  `${roomId}:${clientMessageId}`
