import { ApiError } from '#app/shell/queries/api-call.ts'
import type { ChatMessage, ServerFrame } from '#contracts/chat.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import type { ClientFrame } from './frames.ts'
import type { ConnectionState } from './live-room.ts'
import type { Delivery } from './outbox.ts'
import type { StoredMessage } from './outbox-store.ts'

/** What the server does not acknowledge within this has to be sent again. */
const ACKNOWLEDGED_WITHIN = 10_000
/** So often the server may fail on the same message until it counts as refused. */
const FAULTS = 5
const UNAUTHORIZED = 401
const FORBIDDEN = 403
const FIRST_FAULT = 500

export interface MessageSenderDeps {
  /** @returns false when it cannot go now */
  send: (frame: ClientFrame) => boolean
  state: () => ConnectionState
  isOnline: () => boolean
  /** The way over HTTP, for networks that let no socket through. */
  post: (draft: Draft) => Promise<ChatMessage>
  /** An acknowledgement is late: the connection may be dead. */
  onLate: () => void
}

interface Draft {
  roomId: number
  clientMessageId: string
  messageType: 'textMessage' | 'imageMessage' | 'videoMessage'
  message: string
  mediaIds: string[]
}

type Settle = (delivery: Delivery) => void

/** Sends messages and waits for the server's answer to each. */
export function createMessageSender(deps: MessageSenderDeps) {
  const waiting = new Map<string, Settle>()
  const faults = new Map<string, number>()

  /** A fault of the server's may be over in a moment; the same one over and over is an answer. */
  function fault(id: string, message: string): Delivery {
    const count = (faults.get(id) ?? 0) + 1
    faults.set(id, count)
    if (count < FAULTS) return { kind: 'LOST' }
    faults.delete(id)
    return { kind: 'REFUSED', message }
  }

  function sendFrame(draft: Draft): Promise<Delivery> | null {
    const id = draft.clientMessageId
    if (!deps.send({ action: 'sendMessageRequest', data: draft })) return null
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        deps.onLate()
        settle({ kind: 'LOST' })
      }, ACKNOWLEDGED_WITHIN)
      const settle: Settle = (delivery) => {
        clearTimeout(late)
        if (waiting.get(id) === settle) waiting.delete(id)
        resolve(delivery)
      }
      waiting.set(id, settle)
    })
  }

  async function sendPost(draft: Draft): Promise<Delivery> {
    try {
      return { kind: 'SENT', message: await deps.post(draft) }
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === UNAUTHORIZED) return { kind: 'LOST' }
      const message = error.userMessage ?? ERROR_CATALOGUE.GENERIC.message
      if (error.status >= FIRST_FAULT) return fault(draft.clientMessageId, message)
      return { kind: 'REFUSED', message, isUnreachable: error.status === FORBIDDEN }
    }
  }

  return {
    async send(message: StoredMessage): Promise<Delivery> {
      const draft = draftOf(message)
      const framed = sendFrame(draft)
      if (framed) return framed
      // A connection that is about to open is worth waiting for.
      if (deps.state() === 'connecting' || !deps.isOnline()) return { kind: 'LOST' }
      return sendPost(draft)
    },
    onFrame(frame: ServerFrame): void {
      if (frame.action === 'error') {
        // The error does not name its message; answers come in the order of the requests.
        const [oldest] = waiting.values()
        if (frame.data?.action === 'sendMessageRequest' && frame.error)
          oldest?.({ kind: 'REFUSED', message: frame.error.message })
        return
      }
      if (frame.action !== 'sendMessageResponse') return
      const id = frame.data?.clientMessageId ?? frame.clientMessageId
      if (!id) return
      const settle = waiting.get(id)
      const { data, error } = frame
      if (data && !error) settle?.({ kind: 'SENT', message: data })
      else if (error && isFault(error.code)) settle?.(fault(id, error.message))
      else if (error) {
        const isUnreachable = error.code === 'CANNOT_REACH'
        settle?.({ kind: 'REFUSED', message: error.message, isUnreachable })
      }
    },
    /** The connection is gone, and with it the acknowledgements. */
    onLost(): void {
      for (const settle of [...waiting.values()]) settle({ kind: 'LOST' })
    },
  }
}

const isFault = (code: string | number) => String(code) === String(ERROR_CATALOGUE.GENERIC.code)

function draftOf({ roomId, clientMessageId, text, files }: StoredMessage): Draft {
  const mediaIds = files.flatMap(({ mediaId }) => (mediaId ? [mediaId] : []))
  const messageType = !files[0] ? 'textMessage' : files[0].isVideo ? 'videoMessage' : 'imageMessage'
  return { roomId, clientMessageId, messageType, message: text, mediaIds }
}
