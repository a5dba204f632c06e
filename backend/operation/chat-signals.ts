import type { ChatMessage } from '#contracts/chat.ts'

/** A change in a room. The sockets of its two members are notified, on every instance. */
export interface RoomSignal {
  roomId: number
  /** The two members, so that an instance without their sockets need not query. */
  storeSeqs: readonly number[]
  /**
   * Messages that were written or changed, in the order of their `changeSeq`; left out, they are read from the
   * database.
   */
  messages?: readonly ChatMessage[]
}

export interface ReadSignal {
  roomId: number
  /** The member who read. */
  storeSeq: number
  /** The other member's store; null where a block hides it from them. */
  otherStoreSeq: number | null
  lastReadSeq: number
  lastReadAt: string
  /** What the reader has not read in this room; left out where it was not counted. */
  roomUnreadCount?: number
}

/** Whether two stores may write to each other has changed. */
export interface ReachSignal {
  /** The store that has blocked or unblocked the other, or whose account has opened again. */
  storeSeq: number
  /** Null for every store that it has a room with. */
  otherStoreSeq: number | null
  /** False where it has ended; the other member is not notified then, and finds out with the next message. */
  isOpen: boolean
}

/**
 * How operations of the hosts wake the sockets, after their writes are committed. A lost signal loses nothing: the
 * database is the truth, and an instance that missed one finds the change there.
 */
export interface ChatSignals {
  roomChanged(signal: RoomSignal): void
  readMoved(signal: ReadSignal): void
  /** A product's price, state or visibility changed: its rooms show it. */
  productChanged(productSeq: number): void
  /** The rooms that the members have on the screen are opened or locked. */
  reachChanged(signal: ReachSignal): void
  /** Sessions of this user ended, or the account's role or status changed: their sockets are checked again, now. */
  accountChanged(userSeq: number): void
  /** The inboxes of these users changed: their pages show the new count. */
  noticesChanged(userSeqs: readonly number[]): void
}

/** For processes that serve hosts without sockets and without a bus. */
export const silentSignals: ChatSignals = {
  roomChanged: () => undefined,
  readMoved: () => undefined,
  productChanged: () => undefined,
  reachChanged: () => undefined,
  accountChanged: () => undefined,
  noticesChanged: () => undefined,
}
