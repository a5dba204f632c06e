import type { ChatMessage, Guard } from '#contracts/chat.ts'
import type { Refusal } from './refusal.ts'

/** A typed message. It is moderated and bounded already. */
export interface TextDraft {
  roomId: number
  userSeq: number
  clientMessageId: string | null
  message: string
  guard: Guard | null
}

/** A message as it is stored; `isNew` is false where it had been written before. */
export interface Written {
  message: ChatMessage
  isNew: boolean
  /** A buyer wrote to a seller on vacation. */
  isToAway?: boolean
}

export type WriteOutcome = Written | Refusal<'NOT_FOUND' | 'CANNOT_REACH'>

/** Writes the messages of chat users. */
export interface MessageWriter {
  /** Resolves when the message is committed. Drafts are numbered in the order of the calls. */
  write(draft: TextDraft): Promise<WriteOutcome>
  /** Resolves when all submitted drafts are written. */
  close(): Promise<void>
}
