import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedCategory } from '#backend/demo/seed/builders/index.ts'
import { MINUTE_MS } from '#contracts/durations.ts'
import { seedRoom, type TestRoom } from '#tests/support/chat-room.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { loadMessages } from '../chat/messages/load-messages.ts'
import { createMessageWriter } from '../chat/messages/message-writer.ts'

const NOW = new Date('2026-11-21T03:00:00Z')

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
}, 60_000)
afterAll(() => database?.close())

const writerAt = (minutes = 0) =>
  createMessageWriter({
    kysely: database.kysely,
    now: () => new Date(NOW.getTime() + minutes * MINUTE_MS),
    chat: { roomChanged: () => {} },
  })

const draftOf = ({ roomId, buyer }: TestRoom, message: string, userSeq = buyer.userSeq) => ({
  roomId,
  userSeq,
  clientMessageId: null,
  message,
  guard: null,
})

const newRoom = () => seedRoom(database.kysely, NOW)
async function textsOf({ roomId }: TestRoom) {
  const messages = await loadMessages(database.kysely, { roomId, now: NOW, limit: 100 })
  return messages
    .toSorted((one, other) => one.messageSeq - other.messageSeq)
    .map(({ message }) => message)
}

describe('a number in several messages', () => {
  it('is masked in the last one, on any instance, and sent messages stay unchanged', async () => {
    const room = await newRoom()
    const [one, other] = [writerAt(), writerAt()]
    await one.write(draftOf(room, '010'))
    await other.write(draftOf(room, '8321'))
    const outcome = await one.write(draftOf(room, '4567'))
    expect(outcome).toMatchObject({
      message: { message: '●●●', guard: { level: 'MASK', reasons: ['PHONE'] } },
    })
    expect(await textsOf(room)).toEqual(['010', '8321', '●●●'])
  })

  it('is masked when all its parts are sent at once', async () => {
    const room = await newRoom()
    const writers = [writerAt(), writerAt()]
    await writers[0]?.write(draftOf(room, '안녕하세요'))
    await Promise.all(
      ['010', '83', '21', '45', '67'].map((text) => writers[0]?.write(draftOf(room, text))),
    )
    expect(await textsOf(room)).toEqual(['안녕하세요', '010', '83', '21', '45', '●●●'])
  })

  it('is no number when its parts are of two members, in two rooms, or an hour apart', async () => {
    const [room, elsewhere] = [await newRoom(), await newRoom()]
    const writer = writerAt()
    await writer.write(draftOf(room, '010'))
    await writer.write(draftOf(room, '8321', room.seller.userSeq))
    await writer.write(draftOf(elsewhere, '8321'))
    await writer.write(draftOf(room, '4567'))
    await writer.write(draftOf(elsewhere, '4567'))
    await writerAt(60).write(draftOf(room, '83214567'))
    expect(await textsOf(room)).toEqual(['010', '8321', '4567', '83214567'])
    expect(await textsOf(elsewhere)).toEqual(['8321', '4567'])
  })

  it('leaves prices and times unchanged', async () => {
    const room = await newRoom()
    const writer = writerAt()
    const texts = ['입금했어요', '35000', '3만원이요?', '30000', '1930', '101동', '1203']
    for (const text of texts) await writer.write(draftOf(room, text))
    expect(await textsOf(room)).toEqual(texts)
  })
})
