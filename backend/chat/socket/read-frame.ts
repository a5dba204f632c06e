import { isUtf8 } from 'node:buffer'
import type { ChatError } from '#contracts/chat.ts'
import { CLIENT_ACTIONS, type ClientAction } from '#contracts/chat-constants.ts'

/** Deeper than any frame of the catalogue. */
const MAX_DEPTH = 6
const ECHOED_CHARACTERS = 40

export interface ReadFrame {
  action: ClientAction
  /** The fields in `data`, and those beside `action`. */
  data: Record<string, unknown>
}

export interface UnreadableFrame {
  /** The requested action, cut short; empty where it cannot be read. */
  requested: string
  error: ChatError
}

export const FRAME_FAULTS = {
  BINARY: '글자로 된 메시지만 받을 수 있어요.',
  INVALID_TEXT: '글자를 읽을 수 없어요. UTF-8로 다시 보내 주세요.',
  INVALID_JSON: '메시지 형식을 읽을 수 없어요. JSON으로 다시 보내 주세요.',
  TOO_DEEP: '메시지가 너무 복잡해서 읽을 수 없어요.',
  TOO_LONG: '메시지가 너무 길어요. 줄여서 다시 보내 주세요.',
  UNKNOWN_ACTION: '지원하지 않는 요청이에요.',
} as const

const ACTIONS: ReadonlySet<string> = new Set(CLIENT_ACTIONS)

/** Reads one frame from the network; no content of a frame makes it throw. */
export function readFrame(bytes: Buffer, isBinary: boolean): ReadFrame | UnreadableFrame {
  if (isBinary) return unreadable('BINARY')
  if (!isUtf8(bytes)) return unreadable('INVALID_TEXT')
  let frame: unknown
  try {
    frame = JSON.parse(bytes.toString('utf8'))
  } catch {
    return unreadable('INVALID_JSON')
  }
  if (!isFields(frame)) return unreadable('INVALID_JSON')
  const { action } = frame
  const requested = typeof action === 'string' ? action.slice(0, ECHOED_CHARACTERS) : ''
  if (!isAction(action)) return unreadable('UNKNOWN_ACTION', requested)
  if (isDeeperThan(frame, MAX_DEPTH)) return unreadable('TOO_DEEP', requested)
  return { action, data: fieldsOf(frame) }
}

function fieldsOf({ action: _, data, ...beside }: Record<string, unknown>) {
  if (!isFields(data)) return beside
  return Object.keys(beside).length > 0 ? { ...beside, ...data } : data
}

export const isUnreadable = (frame: ReadFrame | UnreadableFrame): frame is UnreadableFrame =>
  'error' in frame

function unreadable(code: keyof typeof FRAME_FAULTS, requested = ''): UnreadableFrame {
  return { requested, error: { code, message: FRAME_FAULTS[code] } }
}

const isAction = (action: unknown): action is ClientAction =>
  typeof action === 'string' && ACTIONS.has(action)

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  for (const inner of Object.values(value)) if (isDeeperThan(inner, levels - 1)) return true
  return false
}
