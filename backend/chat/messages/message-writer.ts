import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { ChatSignals } from '#backend/operation/chat-signals.ts'
import type { MessageWriter, TextDraft, WriteOutcome } from '#backend/operation/message-writer.ts'
import type { ChatMessage } from '#contracts/chat.ts'
import { isUniqueViolation, sqlState } from '../../db/errors.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { DB } from '../../db/schema.ts'
import { type BatchOutcome, WRITTEN_BEFORE, writeBatch } from './write-batch.ts'

/** Drafts of one transaction; more wait for the next. */
const LARGEST_BATCH = 1_000
/** More than this waits only while the database stands still. */
const MOST_WAITING = 20_000

/** Rooms in which something was sent twice lately; there it is looked for first. */
const MOST_DOUBTED = 10_000

interface Waiting {
  draft: TextDraft
  resolve: (outcome: WriteOutcome) => void
  reject: (error: unknown) => void
}

/**
 * Writes the typed messages of the whole process, many in one transaction: what arrives while one runs is gathered for
 * the next. So a lone message is written at once, and a thousand at once cost hardly more than one.
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
  // The loop is nobody's: it must not run inside what the first of its callers had open.
  const apart = AsyncLocalStorage.snapshot()
  const waiting: Waiting[] = []
  const doubted = new LRUCache<number, true>({ max: MOST_DOUBTED })
  let running: Promise<void> | null = null

  return {
    write(draft) {
      if (waiting.length >= MOST_WAITING)
        return Promise.reject(new Error('too many messages wait to be written'))
      return new Promise((resolve, reject) => {
        waiting.push({ draft, resolve, reject })
        running ??= apart(run)
      })
    },
    async close() {
      await running
    },
  }

  async function run(): Promise<void> {
    // What comes in one turn of the event loop goes together.
    await nextTurn()
    for (let writing = writeNext(); writing; writing ??= writeNext()) {
      const tell = await writing
      // The next is on its way to the database while this one is told.
      writing = writeNext()
      tell()
    }
    running = null
  }

  function writeNext(): Promise<() => void> | null {
    return waiting.length === 0 ? null : store(waiting.splice(0, LARGEST_BATCH))
  }

  /** @returns what tells everybody concerned */
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

  /** Almost nothing is sent twice: it is looked for only when the database says that something was. */
  async function writeAll(batch: readonly Waiting[]): Promise<BatchOutcome[]> {
    const drafts = batch.map(({ draft }) => draft)
    const write = (mayBeThere: (roomId: number) => boolean) =>
      retryingTransaction(kysely, (trx) => writeBatch(trx, drafts, now(), mayBeThere))
    try {
      return await write((roomId) => doubted.has(roomId))
    } catch (error) {
      if (!isUniqueViolation(error, WRITTEN_BEFORE)) throw error
      const outcomes = await write(() => true)
      doubt(outcomes)
      return outcomes
    }
  }

  function doubt(outcomes: readonly BatchOutcome[]): void {
    for (const { written } of outcomes)
      if (!('refused' in written) && !written.isNew) doubted.set(written.message.roomId, true)
  }

  /** One draft that cannot be written harms no other. */
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

/** A row that cannot be stored (classes 22 and 23 of SQLSTATE); anything else would befall every draft alike. */
function isFaultOfData(error: unknown): boolean {
  return /^2[23]/.test(sqlState(error) ?? '')
}
