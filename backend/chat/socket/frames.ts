import type { ChatMessage, ServerFrame } from '#contracts/chat.ts'

/** The first byte of a text frame that is not fragmented (RFC 6455, 5.2). */
const WHOLE_TEXT = 0x81
const LENGTH_IN_TWO_BYTES = 126
const LENGTH_IN_EIGHT_BYTES = 127

/** A frame as JSON. */
export const frameText = (frame: ServerFrame): string => JSON.stringify(frame)

/** One frame as it is sent over the network, with its head; made once for all recipients. */
export const frameOf = (frame: ServerFrame): Buffer => framed(frameText(frame))

const texts = new WeakMap<ChatMessage, string>()

/** A message as JSON: the sender's response and all events are made from the same text. */
function textOfMessage(message: ChatMessage): string {
  const known = texts.get(message)
  if (known !== undefined) return known
  const text = JSON.stringify(message)
  texts.set(message, text)
  return text
}

/** @param isNewest whether it is the room's last message, which a list shows */
export function messageFrame(
  action: 'sendMessageResponse' | 'newMessageEvent' | 'updateMessageEvent',
  message: ChatMessage,
  isNewest: boolean,
): Buffer {
  return framed(
    `{"action":"${action}","data":${textOfMessage(message)},"shouldUpdateLastMessage":${isNewest}}`,
  )
}

/** Frames of a server are not masked: the same bytes for all recipients. */
function framed(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length < LENGTH_IN_TWO_BYTES ? 2 : length < 65_536 ? 4 : 10
  const bytes = Buffer.allocUnsafe(head + length)
  bytes[0] = WHOLE_TEXT
  if (head === 2) bytes[1] = length
  else if (head === 4) {
    bytes[1] = LENGTH_IN_TWO_BYTES
    bytes.writeUInt16BE(length, 2)
  } else {
    bytes[1] = LENGTH_IN_EIGHT_BYTES
    bytes.writeUInt32BE(0, 2)
    bytes.writeUInt32BE(length, 6)
  }
  bytes.write(text, head)
  return bytes
}
