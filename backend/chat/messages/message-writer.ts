import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { ChatSignals } from '#backend/operation/chat-signals.ts'
import type { MessageWriter, TextDraft, WriteOutcome } from '#backend/operation/message-writer.ts'
import type { ChatMessage } from '#contracts/chat.ts'
import { isUniqueViolation, sqlState } from '../../db/errors.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { DB } from '../../db/schema.ts'
import { type BatchOutcome, DUPLICATE_CONSTRAINT, writeBatch } from './write-batch.ts'

/** Maximum number of drafts in one transaction; more wait for the next. */
const MAX_BATCH = 1_000
/** More than this wait only while the database does not respond. */
const MAX_WAITING = 20_000

/** Rooms in which a message was recently sent twice; there repeats are searched for first. */
const MAX_SUSPECTED = 10_000

interface Waiting {
  draft: TextDraft
  resolve: (outcome: WriteOutcome) => void
  reject: (error: unknown) => void
}

/**
 * Writes the typed messages of the whole process, many in one transaction: drafts that arrive while one runs are
 * collected for the next. So a single message is written at once, and a thousand at once cost hardly more than one.
 */
export function createMessageWriter({
  kysely,
  now,
  chat,
}: {
  kysely: Kysely<DB>
  now: () => Date
  chat: Pick<ChatSignals, 'roomChanged'>
}): MessageWriter {
  // The loop serves many callers: it must not run in the async context of the first one.
  const runDetached = AsyncLocalStorage.snapshot()
  const waiting: Waiting[] = []
  const suspected = new LRUCache<number, true>({ max: MAX_SUSPECTED })
  let running: Promise<void> | null = null

  return {
    write(draft) {
      if (waiting.length >= MAX_WAITING)
        return Promise.reject(new Error('too many messages wait to be written'))
      return new Promise((resolve, reject) => {
        waiting.push({ draft, resolve, reject })
        running ??= runDetached(run)
      })
    },
    async close() {
      await running
    },
  }

  async function run(): Promise<void> {
    // Drafts of one turn of the event loop go into one batch.
    await nextTurn()
    for (let writing = writeNext(); writing; writing ??= writeNext()) {
      const publish = await writing
      // The next batch is in flight to the database while this one is published.
      writing = writeNext()
      publish()
    }
    running = null
  }

  function writeNext(): Promise<() => void> | null {
    return waiting.length === 0 ? null : store(waiting.splice(0, MAX_BATCH))
  }

  /** @returns a function that publishes the outcome */
  async function store(batch: readonly Waiting[]): Promise<() => void> {
    try {
      const outcomes = await writeAll(batch)
      return () => finish(batch, outcomes)
    } catch (error) {
      if (batch.length === 1 || !isFaultOfData(error)) return () => rejectAll(batch, error)
      await writeSingly(batch)
      return () => undefined
    }
  }

  /** Repeats are rare: they are searched for only when the database reports one. */
  async function writeAll(batch: readonly Waiting[]): Promise<BatchOutcome[]> {
    const drafts = batch.map(({ draft }) => draft)
    const write = (mayBeThere: (roomId: number) => boolean) =>
      retryingTransaction(kysely, (trx) => writeBatch(trx, drafts, now(), mayBeThere))
    try {
      return await write((roomId) => suspected.has(roomId))
    } catch (error) {
      if (!isUniqueViolation(error, DUPLICATE_CONSTRAINT)) throw error
      const outcomes = await write(() => true)
      suspect(outcomes)
      return outcomes
    }
  }

  function suspect(outcomes: readonly BatchOutcome[]): void {
    for (const { written } of outcomes)
      if (!('refused' in written) && !written.isNew) suspected.set(written.message.roomId, true)
  }

  /** A draft that cannot be written does not affect the others. */
  async function writeSingly(batch: readonly Waiting[]): Promise<void> {
    for (const one of batch) {
      try {
        finish([one], await writeAll([one]))
      } catch (reason) {
        one.reject(reason)
      }
    }
  }

  function finish(batch: readonly Waiting[], outcomes: readonly BatchOutcome[]): void {
    signal(outcomes)
    for (const [index, { resolve, reject }] of batch.entries()) {
      const outcome = outcomes[index]
      if (outcome) resolve(outcome.written)
      else reject(new Error('a batch left a draft out'))
    }
  }

  function signal(outcomes: readonly BatchOutcome[]): void {
    const rooms = new Map<number, { storeSeqs: readonly number[]; messages: ChatMessage[] }>()
    for (const { written, storeSeqs } of outcomes) {
      if ('refused' in written || !written.isNew) continue
      const { roomId } = written.message
      const room = rooms.get(roomId)
      if (room) room.messages.push(written.message)
      else rooms.set(roomId, { storeSeqs, messages: [written.message] })
    }
    for (const [roomId, room] of rooms) chat.roomChanged({ roomId, ...room })
  }
}

function rejectAll(batch: readonly Waiting[], error: unknown): void {
  for (const { reject } of batch) reject(error)
}

const nextTurn = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve)
  })

/** A row that cannot be stored (classes 22 and 23 of SQLSTATE); any other error would affect all drafts alike. */
function isFaultOfData(error: unknown): boolean {
  return /^2[23]/.test(sqlState(error) ?? '')
}
