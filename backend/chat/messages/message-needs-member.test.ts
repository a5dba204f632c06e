import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { isForeignKeyViolation } from '#backend/db/errors.ts'
import { seedCategory } from '#backend/demo/seed/builders/index.ts'
import { seedRoom, type TestRoom } from '#tests/support/chat-room.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const NOW = new Date('2026-11-02T03:00:00Z')
const CONSTRAINT = 'chat_message_needs_member'
let database: Database
let room: TestRoom
let other: TestRoom

beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
  room = await seedRoom(database.kysely, NOW)
  other = await seedRoom(database.kysely, NOW)
})
afterAll(() => database.close())

const say = (roomId: number, senderStoreSeq: number, messageSeq: number) =>
  database.kysely
    .insertInto('chat_message')
    .values({
      room_id: roomId,
      message_seq: messageSeq,
      change_seq: messageSeq,
      sender_store_seq: senderStoreSeq,
      message_type: 'textMessage',
      message: '안녕하세요',
      content: '{}',
      created_at: NOW,
    })
    .execute()

const refused = async (work: Promise<unknown>) =>
  isForeignKeyViolation(await work.then(() => undefined).catch((error) => error), CONSTRAINT)

it('방에 없는 사람의 메시지와 없는 방의 메시지는 저장되지 않는다', async () => {
  expect(await refused(say(room.roomId, other.buyer.storeSeq, 1))).toBe(true)
  expect(await refused(say(9_999_999, room.buyer.storeSeq, 1))).toBe(true)
  expect(await refused(say(room.roomId, room.buyer.storeSeq, 1))).toBe(false)
  const moved = sql`update chat_message set sender_store_seq = ${other.buyer.storeSeq} where room_id = ${room.roomId}`
  expect(await refused(moved.execute(database.kysely))).toBe(true)
})

it('말한 사람은 방에서 지워지거나 옮겨지지 않고, 말하지 않은 사람은 지울 수 있다', async () => {
  const remove = (storeSeq: number) =>
    database.kysely
      .deleteFrom('chat_member')
      .where('room_id', '=', room.roomId)
      .where('store_seq', '=', storeSeq)
      .execute()
  const move = sql`update chat_member set store_seq = ${other.buyer.storeSeq}
    where room_id = ${room.roomId} and store_seq = ${room.buyer.storeSeq}`
  expect(await refused(remove(room.buyer.storeSeq))).toBe(true)
  expect(await refused(move.execute(database.kysely))).toBe(true)
  expect(await refused(remove(room.seller.storeSeq))).toBe(false)
})
