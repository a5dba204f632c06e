import type { Kysely } from 'kysely'
import pLimit from 'p-limit'
import type { ChatSignals, ReadSignal, RoomSignal } from '#backend/operation/chat-signals.ts'
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
import { Rooms } from './rooms.ts'

/** Rooms that are read from the database at the same time; more come after them. */
const READ_AT_ONCE = 4

export interface TypingNote {
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
  /** Looks at somebody's account again, at once. */
  recheck(userSeq: number): void
}

/**
 * Hands what happened to the connections of the two it concerns: what this process did itself at once, what others did
 * when the bus or a look at the database says so.
 */
export class Hub implements ChatSignals {
  readonly rooms: Rooms
  readonly #options: HubOptions
  readonly #calledFor = new Set<number>()
  #bus: Pick<Bus, 'publish'> = { publish: () => undefined }

  constructor(options: HubOptions) {
    const { kysely, now, connections, metrics, log } = options
    this.#options = options
    const read = pLimit(READ_AT_ONCE)
    this.rooms = new Rooms(connections, {
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
    // Nothing that a connection would be told of.
    if (messages?.length === 0) return
    const from = messages?.[0]?.changeSeq ?? null
    const to = messages?.at(-1)?.changeSeq ?? null
    this.#bus.publish({ kind: 'room', roomId, storeSeqs, from, to })
    const feed = this.#follow(roomId, storeSeqs)
    if (!feed) return
    if (messages) feed.take(messages)
    else feed.wake(null)
  }

  /** @param asker the connection that asked for it, which gets an answer of its own */
  readMoved(signal: ReadSignal, asker?: Connection): void {
    this.#bus.publish({ kind: 'read', ...signal })
    this.#tellRead(signal, asker)
  }

  productChanged(productSeq: number): void {
    this.#bus.publish({ kind: 'product', productSeq })
    this.tellProduct(productSeq)
  }

  accountChanged(userSeq: number): void {
    this.#bus.publish({ kind: 'account', userSeq })
    this.#options.recheck(userSeq)
  }

  typing(note: TypingNote): void {
    this.#bus.publish({ kind: 'typing', ...note })
    this.#tellTyping(note)
  }

  /** The signals of what one connection asks for: it gets an answer of its own. */
  signalsFor(asker: Connection): ChatSignals {
    return {
      roomChanged: (signal) => this.roomChanged(signal),
      readMoved: (signal) => this.readMoved(signal, asker),
      productChanged: (productSeq) => this.productChanged(productSeq),
      accountChanged: (userSeq) => this.accountChanged(userSeq),
    }
  }

  /** One's own connections. */
  tabsOf(storeSeq: number): ReadonlySet<Connection> {
    return this.#options.connections.ofStore(storeSeq)
  }

  /** What another instance told. */
  onBusMessage(note: Note): void {
    if (note.kind === 'room') {
      const feed = this.#follow(note.roomId, note.storeSeqs)
      if (feed && note.from !== null) feed.position.changeSeq ??= note.from - 1
      feed?.wake(note.to)
    } else if (note.kind === 'read') this.#tellRead(note)
    else if (note.kind === 'typing') this.#tellTyping(note)
    else if (note.kind === 'product') this.tellProduct(note.productSeq)
    else if (note.kind === 'account') this.#options.recheck(note.userSeq)
  }

  /** How a room stands in the database; what of it was not told yet is told now. */
  reconcile(position: RoomPosition, isYoung: boolean): void {
    const { roomId, storeSeqs, changeSeq, reads, changedAt } = position
    const unseen = isYoung ? { ...position, changeSeq: 0, messageSeq: 0 } : undefined
    const feed = this.rooms.get(roomId) ?? this.rooms.follow(roomId, storeSeqs, unseen)
    if (!feed) return
    if (position.productSeq !== null) this.rooms.nameProduct(feed, position.productSeq)
    let hasTold = feed.toldSince
    if (changeSeq !== null && changeSeq > (feed.position.changeSeq ?? 0)) {
      hasTold = true
      feed.wake(changeSeq)
    }
    for (const [storeSeq, lastReadSeq] of reads) {
      const told = feed.position.reads.get(storeSeq) ?? lastReadSeq
      if (told >= lastReadSeq) {
        feed.position.reads.set(storeSeq, told)
        continue
      }
      hasTold = true
      const otherStoreSeq = storeSeqs.find((one) => one !== storeSeq) ?? storeSeq
      const lastReadAt = new Date(changedAt).toISOString()
      this.#tellRead({ roomId, storeSeq, otherStoreSeq, lastReadSeq, lastReadAt })
    }
    // It changed, and not by anything of these: then its product did.
    const hasChanged = feed.position.changedAt !== 0 && changedAt > feed.position.changedAt
    if (hasChanged && !hasTold && position.productSeq !== null)
      this.tellProduct(position.productSeq)
    if (changedAt > feed.position.changedAt) feed.toldSince = false
    feed.position.changedAt = Math.max(feed.position.changedAt, changedAt)
  }

  /** Tells the rooms of a product how it stands; once for all who ask while it is being read. */
  tellProduct(productSeq: number): void {
    if (this.rooms.ofProduct(productSeq).size === 0 || this.#calledFor.has(productSeq)) return
    this.#calledFor.add(productSeq)
    setImmediate(() => {
      this.#calledFor.delete(productSeq)
      this.#tellProductNow(productSeq).catch((error) =>
        this.#options.log.error({ error }, 'a product of rooms could not be read'),
      )
    })
  }

  async #tellProductNow(productSeq: number): Promise<void> {
    const product = (await loadChatProducts(this.#options.kysely, [productSeq])).get(productSeq)
    if (!product) return
    for (const { position } of this.rooms.ofProduct(productSeq)) {
      const { roomId } = position
      const frame = frameOf({
        action: 'productEvent',
        data: { eventType: 'updateChatProductEvent', roomId, data: product },
      })
      for (const connection of this.#here(position.storeSeqs)) connection.send(frame)
    }
  }

  #follow(roomId: number, storeSeqs: readonly number[]): RoomFeed | undefined {
    const known = this.rooms.get(roomId)
    if (known) return known
    const feed = this.rooms.follow(roomId, storeSeqs)
    if (feed) void this.#nameProduct(feed)
    return feed
  }

  async #nameProduct(feed: RoomFeed): Promise<void> {
    const { kysely, log } = this.#options
    try {
      const position = await positionOfRoom(kysely, feed.position.roomId)
      if (position?.productSeq != null) this.rooms.nameProduct(feed, position.productSeq)
    } catch (error) {
      log.error({ error }, 'a room could not be read')
    }
  }

  /** The frame is made once, when the first needs it. */
  #deliver(feed: RoomFeed, message: ChatMessage, isNew: boolean): void {
    const { position } = feed
    const { clientMessageId, sender, roomId } = message
    const key = clientMessageId === null ? null : sendingKey(roomId, clientMessageId)
    let frame: Buffer | undefined
    for (const connection of this.#here(position.storeSeqs)) {
      // Its answer says the same.
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
    // Whoever changed the product says so itself; that may have been lost, this is not.
    const { notice } = message
    if (notice === 'PRICE_CHANGED' || notice === 'TRADE_STATE_CHANGED')
      if (position.productSeq !== null) this.tellProduct(position.productSeq)
  }

  #tellRead(signal: ReadSignal, asker?: Connection): void {
    const { roomId, storeSeq, otherStoreSeq, lastReadSeq, lastReadAt } = signal
    const feed = this.rooms.get(roomId)
    if (feed) {
      if ((feed.position.reads.get(storeSeq) ?? -1) >= lastReadSeq && !asker) return
      feed.position.reads.set(storeSeq, lastReadSeq)
      feed.toldSince = true
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
    const own = [...connections.ofStore(storeSeq)].filter((one) => one !== asker)
    if (own.length > 0) void this.#tellOwn(own, signal)
  }

  /** The other tabs of who read: they show the badge too. */
  async #tellOwn(own: readonly Connection[], signal: ReadSignal): Promise<void> {
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

  #tellTyping({ roomId, storeSeq, otherStoreSeq, isTyping }: TypingNote): void {
    const others = this.#options.connections.ofStore(otherStoreSeq)
    if (others.size === 0) return
    const eventType = isTyping ? 'typingStartEvent' : 'typingEndEvent'
    const frame = frameOf({
      action: 'roomEvent',
      data: { eventType, data: { roomId, storeSeq } },
    })
    for (const connection of others) if (connection.entered.has(roomId)) connection.send(frame)
  }

  *#here(storeSeqs: readonly number[]): Generator<Connection> {
    for (const storeSeq of storeSeqs) yield* this.#options.connections.ofStore(storeSeq)
  }
}

/** By which a connection knows its own message again. */
export const sendingKey = (roomId: number, clientMessageId: string) =>
  `${roomId}:${clientMessageId}`
