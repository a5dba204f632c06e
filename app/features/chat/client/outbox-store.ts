import { clear, createStore, delMany, set, type UseStore, values } from 'idb-keyval'

/** A file of a message that was not sent yet. */
export interface StoredFile {
  blob: Blob
  isVideo: boolean
  /** As soon as it was uploaded. */
  mediaId: string | null
}

/** A message that the server has not accepted yet. */
export interface StoredMessage {
  clientMessageId: string
  /** Who wrote it. */
  userSeq: number
  roomId: number
  /** Messages of a room go in this order: milliseconds since 1970, and later than the one before. */
  order: number
  text: string
  files: StoredFile[]
  state: 'waiting' | 'failed'
  /** Why the server refused it. */
  error?: string
}

/** Where unsent messages outlast the page. Everything may be refused: by a browser that forbids it, or a full disk. */
export interface OutboxStore {
  all(): Promise<StoredMessage[]>
  put(message: StoredMessage): Promise<void>
  remove(clientMessageIds: readonly string[]): Promise<void>
}

let place: UseStore | undefined

function store(): UseStore {
  place ??= createStore('chat', 'outbox')
  return place
}

/** Forgets all unsent messages, of any user, after a sign-out. */
export const forgetUnsent = async (): Promise<void> => clear(store())

/** The browser's database. Opened when it is first used. */
export function browserStore(): OutboxStore {
  return {
    async all() {
      const found = await values<unknown>(store())
      return found.filter(isStored)
    },
    put: async (message) => set(message.clientMessageId, message, store()),
    remove: async (ids) => delMany([...ids], store()),
  }
}

/** What another version of the page has left may look otherwise. */
function isStored(value: unknown): value is StoredMessage {
  if (typeof value !== 'object' || value === null) return false
  const { clientMessageId, userSeq, roomId, order, text, files } = value as Partial<StoredMessage>
  return (
    typeof clientMessageId === 'string' &&
    [userSeq, roomId, order].every(Number.isFinite) &&
    typeof text === 'string' &&
    Array.isArray(files)
  )
}
