import type { ChatMessage, ServerFrame } from '#contracts/chat.ts'
import { type ClientAction, SERVER_ACTIONS } from '#contracts/chat-constants.ts'

const ACTIONS: ReadonlySet<unknown> = new Set(SERVER_ACTIONS)

/** What the browser asks for over the socket. */
export interface ClientFrame {
  action: ClientAction
  data?: object
}

/**
 * Reads a frame of the server; null for what is none, or of a server that is newer than this page. The server's own
 * tests hold its frames to the catalogue: here only what would break the state is checked.
 */
export function readServerFrame(text: unknown): ServerFrame | null {
  if (typeof text !== 'string') return null
  let frame: unknown
  try {
    frame = JSON.parse(text)
  } catch {
    return null
  }
  if (!isFields(frame) || !ACTIONS.has(frame.action)) return null
  if (frame.data !== undefined && !isFields(frame.data)) return null
  if (frame.error !== undefined && !isFields(frame.error)) return null
  if (isOfMessage(frame.action) && frame.data && !isMessage(frame.data)) return null
  return frame as unknown as ServerFrame
}

export function isMessage(value: unknown): value is ChatMessage {
  if (!isFields(value) || !isFields(value.sender)) return false
  const { roomId, messageSeq, changeSeq, message, images, sender } = value
  return (
    [roomId, messageSeq, changeSeq, sender.storeSeq].every(Number.isSafeInteger) &&
    typeof message === 'string' &&
    Array.isArray(images)
  )
}

/** The message that a frame brings, if it brings one. */
export function messageIn(frame: ServerFrame): ChatMessage | undefined {
  switch (frame.action) {
    case 'sendMessageResponse':
    case 'newMessageEvent':
    case 'updateMessageEvent':
      return frame.data
    default:
      return undefined
  }
}

const isOfMessage = (action: unknown) =>
  action === 'sendMessageResponse' ||
  action === 'newMessageEvent' ||
  action === 'updateMessageEvent'

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
