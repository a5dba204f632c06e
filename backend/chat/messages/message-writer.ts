import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely } from 'kysely'
import type { ChatMessage } from '#contracts/chat.ts'
import { sqlState } from '../../db/errors.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { DB } from '../../db/schema.ts'
import type { Refusal } from '../../hosts/refusal.ts'
import type { ChatSignals } from '../signals.ts'
import { type BatchOutcome, type TextDraft, writeBatch } from './write-batch.ts'

/** Drafts of one transaction; more wait for the next. */
const LARGEST_BATCH = 1_000
/** More than this waits only while the database stands still. */
const MOST_WAITING = 20_000

/** A message as it is stored; `isNew` is false where it had been written before. */
export interface Written {
  message: ChatMessage
  isNew: boolean
}

export type WriteOutcome = Written | Refusal<'NOT_FOUND' | 'CANNOT_REACH'>

/** Writes what people type. */
export interface MessageWriter {
  /** Resolves when the message is committed. Drafts are numbered in the order of the calls. */
  write(draft: TextDraft): Promise<WriteOutcome>
  /** Resolves when everything that was handed over is written. */
  close(): Promise<void>
}

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
    while (waiting.length > 0) {
      const batch = waiting.splice(0, LARGEST_BATCH)
      try {
        finish(batch, await writeAll(batch))
      } catch (error) {
        if (batch.length > 1 && isFaultOfData(error)) await writeSingly(batch)
        else for (const one of batch) one.reject(error)
      }
    }
    running = null
  }

  function writeAll(batch: readonly Waiting[]): Promise<BatchOutcome[]> {
    const drafts = batch.map(({ draft }) => draft)
    return retryingTransaction(kysely, (trx) => writeBatch(trx, drafts, now()))
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

/** A row that cannot be stored (classes 22 and 23 of SQLSTATE); anything else would befall every draft alike. */
function isFaultOfData(error: unknown): boolean {
  return /^2[23]/.test(sqlState(error) ?? '')
}
