import type { ChatMessage, ServerFrame } from '#contracts/chat.ts'

/** One frame as it goes over the network; made once, however many get it. */
export const frameOf = (frame: ServerFrame): Buffer => Buffer.from(JSON.stringify(frame))

const texts = new WeakMap<ChatMessage, string>()

/** A message as JSON: the sender's answer and everybody's event are made from the same text. */
function textOf(message: ChatMessage): string {
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
  return Buffer.from(
    `{"action":"${action}","data":${textOf(message)},"shouldUpdateLastMessage":${isNewest}}`,
  )
}
