import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedCategory } from '#backend/demo/seed/builders/index.ts'
import type { RoomSignal } from '#backend/operation/chat-signals.ts'
import type { TextDraft, WriteOutcome } from '#backend/operation/message-writer.ts'
import { seedRoom, type TestRoom } from '#tests/support/chat-room.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { loadMessages } from './load-messages.ts'
import { createMessageWriter } from './message-writer.ts'

const NOW = new Date('2026-11-21T03:00:00Z')

let database: Database
let signals: RoomSignal[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  signals = []
})

const newWriter = (kysely = database.kysely) =>
  createMessageWriter({
    kysely,
    now: () => NOW,
    chat: { roomChanged: (signal) => void signals.push(signal) },
  })

const draftOf = ({ roomId, buyer }: TestRoom, message: string, id?: string): TextDraft => ({
  roomId,
  userSeq: buyer.userSeq,
  clientMessageId: id ?? null,
  message,
  guard: null,
})

const newRoom = () => seedRoom(database.kysely, NOW)
const stored = ({ roomId }: TestRoom) =>
  loadMessages(database.kysely, { roomId, now: NOW, limit: 10_000 })
const seqOf = (outcome: WriteOutcome) => ('refused' in outcome ? 0 : outcome.message.messageSeq)

/** The writer's database, with a count of its statements. */
function counted() {
  const counts = { statements: 0, transactions: 0 }
  const kysely = database.kysely.withPlugin({
    transformQuery({ node }) {
      counts.statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const begin = kysely.transaction.bind(kysely)
  kysely.transaction = () => {
    counts.transactions += 1
    return begin()
  }
  return { kysely, counts }
}

describe('the writer of messages', () => {
  it('writes simultaneous messages in one transaction, in the order of the calls', async () => {
    const rooms = [await newRoom(), await newRoom(), await newRoom()]
    const { kysely, counts } = counted()
    const writer = newWriter(kysely)
    const outcomes = await Promise.all(
      Array.from({ length: 600 }, (_, index) => {
        const room = rooms[index % 3] as TestRoom
        return writer.write(draftOf(room, `말 ${index}`, `message-${index}`))
      }),
    )
    expect(counts.transactions).toBe(1)
    expect(counts.statements).toBe(2)
    for (const [index, outcome] of outcomes.entries())
      expect(seqOf(outcome)).toBe(Math.floor(index / 3) + 1)
    for (const [place, room] of rooms.entries()) {
      const messages = await stored(room)
      expect(messages.map(({ message }) => Number(message.replace('말 ', '')))).toEqual(
        Array.from({ length: 200 }, (_, index) => index * 3 + place),
      )
      // The published messages equal the stored ones, without reading them back.
      const published = signals.filter(({ roomId }) => roomId === room.roomId)
      expect(published.flatMap((signal) => signal.messages)).toEqual(messages)
    }
  })

  it('finds what was written before, in the same batch and in earlier ones', async () => {
    const [room, another] = [await newRoom(), await newRoom()]
    const writer = newWriter()
    await writer.write(draftOf(room, '먼저', 'the-first'))
    signals = []
    const outcomes = await Promise.all([
      writer.write(draftOf(room, '시작', 'a-start')),
      writer.write(draftOf(room, '먼저', 'the-first')),
      writer.write(draftOf(room, '다음', 'the-second')),
      writer.write(draftOf(room, '다음', 'the-second')),
      writer.write(draftOf(another, '다른 방', 'the-second')),
      writer.write(draftOf(room, '이름 없이')),
      writer.write(draftOf(room, '이름 없이')),
    ])
    expect(outcomes.map(seqOf)).toEqual([2, 1, 3, 3, 1, 4, 5])
    expect(outcomes.map((outcome) => 'isNew' in outcome && outcome.isNew)).toEqual([
      true,
      false,
      true,
      false,
      true,
      true,
      true,
    ])
    expect(signals.flatMap(({ messages }) => messages)).toHaveLength(5)
  })

  it('writes all other drafts when one cannot be written', async () => {
    const [room, another] = [await newRoom(), await newRoom()]
    const writer = newWriter()
    const answers = await Promise.allSettled([
      writer.write(draftOf(another, '시작')),
      writer.write(draftOf(room, '하나')),
      writer.write(draftOf(room, 'poison \0')),
      writer.write(draftOf(room, '둘')),
      writer.write(draftOf(another, '셋')),
      writer.write({ ...draftOf(room, '남의 방'), userSeq: another.buyer.userSeq }),
      writer.write({ ...draftOf(room, '없는 방'), roomId: 999_999_999 }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ])
    for (const answer of answers.slice(5))
      expect(answer).toMatchObject({ value: { refused: 'NOT_FOUND' } })
    expect((await stored(room)).map(({ message }) => message)).toEqual(['하나', '둘'])
    expect((await stored(another)).map(({ message }) => message)).toEqual(['시작', '셋'])
    // It continues.
    expect(seqOf(await writer.write(draftOf(room, '넷')))).toBe(3)
  })

  it('fails all at once while the database is unavailable, without trying one by one', async () => {
    const room = await newRoom()
    const { kysely, counts } = counted()
    kysely.transaction = () => {
      counts.transactions += 1
      throw new Error('connection refused')
    }
    const writer = newWriter(kysely)
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => writer.write(draftOf(room, `${index}`))),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['rejected']))
    expect(counts.transactions).toBe(1)
    expect(await stored(room)).toEqual([])
  })

  it('writes a message once when two instances get it', async () => {
    const room = await newRoom()
    const writers = [newWriter(), newWriter()]
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        const id = `shared-${index % 50}-message`
        return writers[index % 2]?.write(draftOf(room, id, id))
      }),
    )
    const messages = await stored(room)
    expect(messages).toHaveLength(50)
    const bySeq = new Map(messages.map((message) => [message.messageSeq, message]))
    for (const outcome of outcomes) {
      if (!outcome || 'refused' in outcome) throw new Error('refused')
      expect(bySeq.get(outcome.message.messageSeq)).toEqual(outcome.message)
    }
    expect(signals.flatMap((signal) => signal.messages)).toHaveLength(50)
  })

  it('runs outside the context of its callers, and finishes before it is closed', async () => {
    const room = await newRoom()
    const writer = newWriter()
    const open = new AsyncLocalStorage<string>()
    const writing = open.run('a request', () => writer.write(draftOf(room, '안녕하세요')))
    await writer.close()
    expect(await stored(room)).toHaveLength(1)
    expect(seqOf(await writing)).toBe(1)
    const late = database.kysely.transaction().execute(async () => {
      // Not awaited here: with one session it would wait for this very transaction.
      return { written: writer.write(draftOf(room, '다른 트랜잭션 안에서')) }
    })
    expect(seqOf(await (await late).written)).toBe(2)
  })
})
