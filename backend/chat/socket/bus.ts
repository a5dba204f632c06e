import { randomUUID } from 'node:crypto'
import { Redis, type RedisOptions } from 'ioredis'
import type { HostLog } from '#backend/operation/context.ts'
import { within } from '#contracts/deadline.ts'

const CHANNEL = 'duson:chat'
const CONNECT_MILLISECONDS = 2_000
const COMMAND_MILLISECONDS = 2_000
const NOTES_PER_MESSAGE = 500

/** Notes between instances: that something changed, and where; never its content. */
export type Note =
  /** `from` is the first reported change, `to` the last; null when unknown. */
  | {
      kind: 'room'
      roomId: number
      storeSeqs: readonly number[]
      from: number | null
      to: number | null
    }
  | {
      kind: 'read'
      roomId: number
      storeSeq: number
      otherStoreSeq: number | null
      lastReadSeq: number
      lastReadAt: string
      roomUnreadCount?: number
    }
  | { kind: 'typing'; roomId: number; storeSeq: number; otherStoreSeq: number; isTyping: boolean }
  | { kind: 'product'; productSeq: number }
  | { kind: 'reach'; storeSeq: number; otherStoreSeq: number | null; isOpen: boolean }
  | { kind: 'account'; userSeq: number }
  | { kind: 'notices'; userSeqs: readonly number[] }

/** Notifies the other instances. A note may be lost at any time: its reader polls the database too. */
export interface Bus {
  publish(note: Note): void
  /** Whether notes of other instances arrive, as far as is known. */
  isConnected(): boolean
  close(): Promise<void>
}

const NO_BUS: Bus = {
  publish: () => undefined,
  isConnected: () => false,
  close: async () => undefined,
}

export interface BusOptions {
  redisUrl: string | undefined
  log: HostLog
  onNote(note: Note): void
  /** Redis has connected or disconnected: notes in between are lost. */
  onConnectionChange(): void
}

export function openBus({ redisUrl, log, onNote, onConnectionChange }: BusOptions): Bus {
  if (!redisUrl) return NO_BUS
  const self = randomUUID()
  const outageLog = logOutagesOnce(log)
  const publisher = connect(redisUrl, { enableOfflineQueue: false }, outageLog)
  const subscriber = connect(
    redisUrl,
    { autoResubscribe: false, enableOfflineQueue: false },
    outageLog,
  )
  let isSubscribed = false
  let waiting: Note[] = []

  subscriber.on('close', () => {
    if (isSubscribed) {
      isSubscribed = false
      onConnectionChange()
    }
  })
  subscriber.on('ready', () => {
    subscriber.subscribe(CHANNEL).then(
      () => {
        isSubscribed = true
        onConnectionChange()
      },
      // It has disconnected again; the client reconnects by itself.
      () => subscriber.disconnect(true),
    )
  })
  subscriber.on('message', (_channel, text) => {
    for (const note of readNotes(text, self)) onNote(note)
  })

  function flush() {
    const notes = waiting
    waiting = []
    for (let index = 0; index < notes.length; index += NOTES_PER_MESSAGE) {
      const text = JSON.stringify({ self, notes: notes.slice(index, index + NOTES_PER_MESSAGE) })
      publisher.publish(CHANNEL, text).catch(() => undefined)
    }
  }

  return {
    publish(note) {
      if (publisher.status !== 'ready') return
      if (waiting.length === 0) setImmediate(flush)
      waiting.push(note)
    },
    isConnected: () => isSubscribed && publisher.status === 'ready',
    async close() {
      flush()
      await within(
        publisher.quit().catch(() => undefined),
        500,
        undefined,
      )
      publisher.disconnect()
      subscriber.disconnect()
    },
  }
}

function connect(redisUrl: string, options: RedisOptions, outageLog: OutageLog): Redis {
  const client = new Redis(redisUrl, {
    connectTimeout: CONNECT_MILLISECONDS,
    commandTimeout: COMMAND_MILLISECONDS,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (times) => Math.min(100 * times, 1_000),
    ...options,
  })
  client.on('error', outageLog.onError)
  client.on('ready', outageLog.onReady)
  return client
}

interface OutageLog {
  onError(error: unknown): void
  onReady(): void
}

/** One log line for each outage of Redis, however many reconnects fail. */
function logOutagesOnce(log: HostLog): OutageLog {
  let isUnavailable = false
  return {
    onError(error) {
      if (!isUnavailable) log.error({ error }, 'redis of the chat is unavailable')
      isUnavailable = true
    },
    onReady() {
      isUnavailable = false
    },
  }
}

/** Notes of the other instances; anything that is no list of notes, from any sender, is ignored. */
function readNotes(text: string, self: string): Note[] {
  try {
    const read = JSON.parse(text) as { self?: unknown; notes?: unknown }
    if (read.self === self || !Array.isArray(read.notes)) return []
    return read.notes as Note[]
  } catch {
    return []
  }
}
