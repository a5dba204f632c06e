/**
 * How many messages a second are written durably, and how long a lone one takes:
 *
 *     npx tsx tests/load/bench-messages.ts                                       # PGlite
 *     node scripts/test-postgres.mjs -- npx tsx tests/load/bench-messages.ts     # PostgreSQL
 *
 * `--rooms N` rooms, of each of which `--talking N` messages are in flight at a time, for `--seconds N`. PGlite stores
 * its data on the disk. Against a lone writer, the same messages go one transaction each. The last line is JSON.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { createMessageWriter } from '#backend/chat/messages/message-writer.ts'
import { migrateToLatest } from '#backend/db/migrate.ts'
import { migrations } from '#backend/db/migrations/index.ts'
import { openDatabase } from '#backend/db/open-database.ts'
import { seedCategory } from '#backend/demo/seed/builders/index.ts'
import { silentSignals } from '#backend/operation/chat-signals.ts'
import type { MessageWriter } from '#backend/operation/message-writer.ts'
import { seedRoom, type TestRoom } from '#tests/support/chat-room.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const { values: argument } = parseArgs({
  options: {
    rooms: { type: 'string', default: '200' },
    talking: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
  },
})
const ROOMS = Number(argument.rooms)
const TALKING = Number(argument.talking)
const MILLISECONDS = Number(argument.seconds) * 1_000
const LONE = 200
const TEXT = '안녕하세요, 이 상품 아직 있나요? 오늘 저녁에 직거래 가능할까요?'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-messages-'))
const database = process.env.TEST_DATABASE_URL
  ? await createTestDatabase()
  : await openDatabase({ dataDir: folder })
try {
  await migrateToLatest(database, migrations)
  const { kysely, kind } = database
  await seedCategory(kysely)
  const rooms: TestRoom[] = []
  for (let count = 0; count < ROOMS; count += 1) rooms.push(await seedRoom(kysely, new Date()))
  const writer = createMessageWriter({ kysely, now: () => new Date(), chat: silentSignals })
  await talk(writer, rooms, 1_000)

  const lone = await oneByOne(writer, rooms)
  const grouped = await talk(writer, rooms, MILLISECONDS)
  const figures = {
    database: kind,
    messagesPerSecond: Math.round(grouped),
    loneMessagesPerSecond: Math.round(1_000 / lone),
    loneMilliseconds: Number(lone.toFixed(2)),
  }
  console.table([figures])
  console.log(JSON.stringify(figures))
} finally {
  await database.close()
  fs.rmSync(folder, { recursive: true, force: true })
}

/** @returns milliseconds of a message that is written alone, in the middle */
async function oneByOne(writer: MessageWriter, rooms: readonly TestRoom[]): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < LONE; count += 1) {
    const startedAt = performance.now()
    await write(writer, rooms[count % rooms.length])
    times.push(performance.now() - startedAt)
  }
  return times.sort((one, other) => one - other)[LONE / 2] ?? 0
}

/** @returns messages a second */
async function talk(
  writer: MessageWriter,
  rooms: readonly TestRoom[],
  milliseconds: number,
): Promise<number> {
  const startedAt = performance.now()
  const talkers = rooms.flatMap((room) => Array.from({ length: TALKING }, () => room))
  const written = await Promise.all(
    talkers.map(async (room) => {
      let count = 0
      while (performance.now() - startedAt < milliseconds) {
        await write(writer, room)
        count += 1
      }
      return count
    }),
  )
  const seconds = (performance.now() - startedAt) / 1_000
  return written.reduce((sum, count) => sum + count, 0) / seconds
}

async function write(writer: MessageWriter, room: TestRoom | undefined): Promise<void> {
  if (!room) throw new Error('no room')
  const outcome = await writer.write({
    roomId: room.roomId,
    userSeq: Math.random() < 0.5 ? room.buyer.userSeq : room.seller.userSeq,
    clientMessageId: crypto.randomUUID(),
    message: TEXT,
    guard: null,
  })
  if ('refused' in outcome) throw new Error(outcome.refused)
}
