import { CHAT_RULES } from '#contracts/chat-constants.ts'
import type { ChatDraft } from './live-room.ts'
import type { StoredMessage } from './outbox-store.ts'

export type NewMessage = Pick<StoredMessage, 'clientMessageId' | 'roomId' | 'text' | 'files'>

/** A draft as the messages that it becomes: up to ten pictures in one, each video by itself. */
export function draftsOf(roomId: number, draft: ChatDraft): NewMessage[] {
  const message = (text: string, files: readonly File[]): NewMessage => ({
    clientMessageId: newId(),
    roomId,
    text,
    files: files.map((blob) => ({ blob, isVideo: isVideo(blob), mediaId: null })),
  })
  if ('text' in draft) return draft.text.trim() === '' ? [] : [message(draft.text, [])]
  const messages: NewMessage[] = []
  let pictures: File[] = []
  const flush = () => {
    if (pictures.length > 0) messages.push(message('', pictures))
    pictures = []
  }
  for (const file of draft.files) {
    if (isVideo(file)) {
      flush()
      messages.push(message('', [file]))
    } else {
      pictures.push(file)
      if (pictures.length === CHAT_RULES.imagesPerMessage) flush()
    }
  }
  flush()
  return messages
}

const isVideo = ({ type }: Blob) => type.startsWith('video/')

/** Also where the page is no secure context, which has no `randomUUID`. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
