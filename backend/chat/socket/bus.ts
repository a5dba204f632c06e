import { randomUUID } from 'node:crypto'
import { Redis, type RedisOptions } from 'ioredis'
import type { HostLog } from '#backend/operation/context.ts'
import { within } from '#contracts/deadline.ts'

const CHANNEL = 'duson:chat'
const CONNECT_MILLISECONDS = 2_000
const COMMAND_MILLISECONDS = 2_000
const MOST_AT_ONCE = 500

/** What instances tell each other: that there is something, and where; never what. */
export type Note =
  /** `from` is the first change that is told of, `to` the last; null when it is not known. */
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
  | { kind: 'account'; userSeq: number }

/** Wakes the other instances. A note may be lost at any time: whoever relies on one looks at the database too. */
export interface Bus {
  publish(note: Note): void
  /** Whether notes of others arrive, as far as can be told. */
  isAwake(): boolean
  close(): Promise<void>
}

const NO_BUS: Bus = {
  publish: () => undefined,
  isAwake: () => false,
  close: async () => undefined,
}

export interface BusOptions {
  redisUrl: string | undefined
  log: HostLog
  onNote(note: Note): void
  /** Redis has come (back), or has gone: what is told in the meantime is not known. */
  onTurn(): void
}

export function openBus({ redisUrl, log, onNote, onTurn }: BusOptions): Bus {
  if (!redisUrl) return NO_BUS
  const self = randomUUID()
  const calm = complainOnce(log)
  const publisher = connect(redisUrl, { enableOfflineQueue: false }, calm)
  const subscriber = connect(redisUrl, { autoResubscribe: false, enableOfflineQueue: false }, calm)
  let isSubscribed = false
  let waiting: Note[] = []

  subscriber.on('close', () => {
    if (isSubscribed) {
      isSubscribed = false
      onTurn()
    }
  })
  subscriber.on('ready', () => {
    subscriber.subscribe(CHANNEL).then(
      () => {
        isSubscribed = true
        onTurn()
      },
      // It went away again; it comes back by itself.
      () => subscriber.disconnect(true),
    )
  })
  subscriber.on('message', (_channel, text) => {
    for (const note of readNotes(text, self)) onNote(note)
  })

  function flush() {
    const notes = waiting
    waiting = []
    for (let index = 0; index < notes.length; index += MOST_AT_ONCE) {
      const text = JSON.stringify({ self, notes: notes.slice(index, index + MOST_AT_ONCE) })
      publisher.publish(CHANNEL, text).catch(() => undefined)
    }
  }

  return {
    publish(note) {
      if (publisher.status !== 'ready') return
      if (waiting.length === 0) setImmediate(flush)
      waiting.push(note)
    },
    isAwake: () => isSubscribed && publisher.status === 'ready',
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

function connect(redisUrl: string, options: RedisOptions, complain: Complain): Redis {
  const client = new Redis(redisUrl, {
    connectTimeout: CONNECT_MILLISECONDS,
    commandTimeout: COMMAND_MILLISECONDS,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (times) => Math.min(100 * times, 1_000),
    ...options,
  })
  client.on('error', complain.about)
  client.on('ready', complain.isOver)
  return client
}

interface Complain {
  about(error: unknown): void
  isOver(): void
}

/** One line when Redis goes away, however often it is tried again. */
function complainOnce(log: HostLog): Complain {
  let isAway = false
  return {
    about(error) {
      if (!isAway) log.error({ error }, 'redis of the chat is away')
      isAway = true
    },
    isOver() {
      isAway = false
    },
  }
}

/** Notes of the other instances; what is no list of notes, whoever sent it, is none. */
function readNotes(text: string, self: string): Note[] {
  try {
    const read = JSON.parse(text) as { self?: unknown; notes?: unknown }
    if (read.self === self || !Array.isArray(read.notes)) return []
    return read.notes as Note[]
  } catch {
    return []
  }
}
