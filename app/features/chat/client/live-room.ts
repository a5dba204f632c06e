import type { ChatMessage } from '#contracts/chat.ts'
import type { Room } from '#contracts/edge.ts'

/** A file of a pending message. */
export interface OutgoingFile {
  /** Of the browser's own, good as long as the entry is there. */
  url: string
  isVideo: boolean
  /** 0 to 1. */
  progress: number
}

/** A message that the server has not accepted yet, as its room shows it. */
export interface OutgoingEntry {
  kind: 'outgoing'
  clientMessageId: string
  text: string
  files: OutgoingFile[]
  state: 'waiting' | 'sending' | 'failed'
  /** The server's reason for a refusal. */
  error?: string
  /** ISO 8601. */
  at: string
}

export interface StoredEntry {
  kind: 'stored'
  message: ChatMessage
}

export type Entry = StoredEntry | OutgoingEntry

export type ChatDraft = { text: string } | { files: File[] }

export type ConnectionState = 'connecting' | 'open' | 'offline'

/** A room as it is now, and what can be done in it. */
export interface LiveRoom {
  /** Product, read marks and whether one can send are live. */
  room: Room
  /** What the server has, in order, and then the pending messages. */
  entries: readonly Entry[]
  hasOlder: boolean
  loadOlder: () => Promise<void>
  /** Loads what lies around a message; false when it is not there. */
  goTo: (messageSeq: number) => Promise<boolean>
  /** False when it was not accepted, as the user is no longer signed in. */
  send: (draft: ChatDraft) => boolean
  retry: (clientMessageId: string) => void
  discard: (clientMessageId: string) => void
  /** Sends that the user is typing; it may be called at every key. */
  noteTyping: () => void
  isOtherTyping: boolean
  /** Everything up to there has been seen. */
  markRead: (messageSeq: number) => void
  connection: ConnectionState
}
