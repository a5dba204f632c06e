import { describe, expect, it } from 'vitest'
import { pickFrom, randomOf } from '#backend/demo/random.ts'
import type { ChatMessage } from '#contracts/chat.ts'
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
/** How an instance hears of what was written: here, by a note with or without the number, not at all, or late. */
const TOLD = ['here', 'here', 'woken', 'asked', 'lost', 'later'] as const

describe('one room’s changes', () => {
  it('are told in their order, each once, whatever is heard of them and when', async () => {
    for (let seed = 1; seed <= HISTORIES; seed += 1) await live(seed)
  })
})

/** A room's life, drawn by lot from its number. */
async function live(seed: number): Promise<void> {
  const random = randomOf(seed)
  const before = random.integer(0, 5)
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
  for (let left = random.integer(0, 40); left > 0; left -= 1) {
    changes += 1
    const isTouch = random.next() < 0.3 && stored.size > 0
    const messageSeq = isTouch ? random.integer(1, stored.size) : stored.size + 1
    const told = pickFrom(random, TOLD)
    const message = messageOf(messageSeq, changes)
    stored.set(messageSeq, message)
    if (told === 'here') feed.take([message])
    if (told === 'woken') feed.wake(changes)
    if (told === 'asked') feed.wake(null)
    if (told === 'later') later.push(message)
    if (random.next() < 0.5) await new Promise((resolve) => setImmediate(resolve))
  }
  for (const message of later.reverse()) feed.take([message])
  // What the look at the database finds.
  feed.wake(changes)
  await new Promise((resolve) => setTimeout(resolve, 2))

  const told = delivered.map(({ message }) => message.changeSeq)
  expect(told, `seed ${seed}`).toEqual([...new Set(told)].sort((a, b) => a - b))
  // Everybody ends with the messages as they are, each told as a new one once and before any change of it.
  const shown = new Map<number, ChatMessage>()
  for (const { message, isNew } of delivered) {
    expect(isNew).toBe(message.messageSeq > before && !shown.has(message.messageSeq))
    shown.set(message.messageSeq, message)
  }
  for (const message of stored.values())
    if (message.changeSeq > before) expect(shown.get(message.messageSeq)).toEqual(message)
}
