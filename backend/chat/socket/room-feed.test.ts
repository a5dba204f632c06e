import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '#contracts/chat.ts'
import { anyList, checkProperty } from '#tests/support/check-property.ts'
import { type FeedOptions, RoomFeed } from './room-feed.ts'

const AT = new Date('2026-11-21T03:00:00Z')

const messageOf = (messageSeq: number, changeSeq: number): ChatMessage => ({
  roomId: 1,
  messageSeq,
  changeSeq,
  clientMessageId: null,
  sender: { storeSeq: 2, nickName: '가게' },
  messageType: 'textMessage',
  message: `${changeSeq}`,
  images: [],
  video: null,
  notice: null,
  card: null,
  guard: null,
  createdAt: AT.toISOString(),
})

const HISTORIES = 400
/** How an instance learns of a message: it wrote it, a note with or without the number, not at all, or late. */
const SOURCES = ['here', 'here', 'woken', 'requested', 'lost', 'later'] as const

interface Change {
  /** Which message is changed; null writes a new one. */
  touched: number | null
  source: (typeof SOURCES)[number]
  isLast: boolean
}
const anyChange: fc.Arbitrary<Change> = fc.record({
  touched: fc.oneof(
    { arbitrary: fc.constant(null), weight: 7 },
    { arbitrary: fc.nat(), weight: 3 },
  ),
  source: fc.constantFrom(...SOURCES),
  /** Of its turn of the event loop. */
  isLast: fc.boolean(),
})

describe('one room’s changes', () => {
  it('are delivered in order, each once, however they are reported', async () => {
    await checkProperty(HISTORIES, fc.asyncProperty(fc.nat(5), anyList(anyChange, 40), live))
  })
})

/** The history of a room that has some messages before. */
async function live(before: number, history: readonly Change[]): Promise<void> {
  // The database: the messages as they are, by number.
  const stored = new Map<number, ChatMessage>()
  let changes = before
  for (let seq = 1; seq <= before; seq += 1) stored.set(seq, messageOf(seq, seq))
  const delivered: { message: ChatMessage; isNew: boolean }[] = []
  const options: FeedOptions = {
    now: () => AT,
    newest: async () => changes,
    async load(_roomId, afterChange, limit) {
      await Promise.resolve()
      const list = [...stored.values()].sort((a, b) => a.changeSeq - b.changeSeq)
      return list.filter(({ changeSeq }) => changeSeq > afterChange).slice(0, limit)
    },
    deliver: (_feed, message, isNew) => void delivered.push({ message, isNew }),
    onGap: () => undefined,
    onFault: (error) => {
      throw error
    },
  }
  const position = { changeSeq: before, messageSeq: before, reads: new Map(), changedAt: 0 }
  const feed = new RoomFeed({ roomId: 1, productSeq: 1, storeSeqs: [2, 3], ...position }, options)
  const later: ChatMessage[] = []
  for (const { touched, source, isLast } of history) {
    changes += 1
    const isTouch = touched !== null && stored.size > 0
    const messageSeq = isTouch ? 1 + (touched % stored.size) : stored.size + 1
    const message = messageOf(messageSeq, changes)
    stored.set(messageSeq, message)
    if (source === 'here') feed.take([message])
    if (source === 'woken') feed.wake(changes)
    if (source === 'requested') feed.wake(null)
    if (source === 'later') later.push(message)
    if (isLast) await new Promise((resolve) => setImmediate(resolve))
  }
  for (const message of later.reverse()) feed.take([message])
  // The change that the poll of the database finds.
  feed.wake(changes)
  await new Promise((resolve) => setImmediate(resolve))

  const changeSeqs = delivered.map(({ message }) => message.changeSeq)
  expect(changeSeqs).toEqual([...new Set(changeSeqs)].sort((a, b) => a - b))
  // Every client ends with the current messages, each delivered as new once and before any change of it.
  const shown = new Map<number, ChatMessage>()
  for (const { message, isNew } of delivered) {
    expect(isNew).toBe(message.messageSeq > before && !shown.has(message.messageSeq))
    shown.set(message.messageSeq, message)
  }
  for (const message of stored.values())
    if (message.changeSeq > before) expect(shown.get(message.messageSeq)).toEqual(message)
}
