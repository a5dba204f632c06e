import type { ChatMessage } from '#contracts/chat.ts'

/** What happened in a room. The sockets of its two members are told, on every instance. */
export interface RoomSignal {
  roomId: number
  /** The two members, so that an instance without either need not look. */
  storeSeqs: readonly number[]
  /** Messages that were written or changed, in the order of their `changeSeq`; left out, they are read from the database. */
  messages?: readonly ChatMessage[]
}

export interface ReadSignal {
  roomId: number
  /** Who read. */
  storeSeq: number
  /** The other's store; null where a block keeps it from them. */
  otherStoreSeq: number | null
  lastReadSeq: number
  lastReadAt: string
  /** What the reader has not read in this room; left out where nobody counted. */
  roomUnreadCount?: number
}

/**
 * How operations of the hosts wake the sockets, after what they wrote is committed. Nothing is lost when a signal is:
 * the database is the truth, and whoever missed one finds it there.
 */
export interface ChatSignals {
  roomChanged(signal: RoomSignal): void
  readMoved(signal: ReadSignal): void
  /** A product's price, state or visibility changed: its rooms show it. */
  productChanged(productSeq: number): void
  /** Sessions of this person ended, or the account's role or status changed: their sockets are looked at again, now. */
  accountChanged(userSeq: number): void
}

/** For processes that serve hosts without sockets and without a bus. */
export const silentSignals: ChatSignals = {
  roomChanged: () => undefined,
  readMoved: () => undefined,
  productChanged: () => undefined,
  accountChanged: () => undefined,
}
