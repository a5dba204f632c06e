import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedCategory } from '#backend/demo/seed/builders/index.ts'
import { edgeCallLimits, LIMIT_RULES } from '#backend/limits/rules.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { seedRoom } from '#tests/support/chat-room.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import { testHostDependencies } from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

let database: Database
let now = new Date('2026-11-21T03:00:00Z')
beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
})
afterAll(() => database?.close())
beforeEach(() => {
  now = new Date('2026-11-21T03:00:00Z')
})

async function twoInARoom() {
  const { roomId, buyer, seller } = await seedRoom(database.kysely, now)
  const dependencies = testHostDependencies(database, { now: () => now })
  const edgeOf = async (userSeq: number) =>
    hostClients(dependencies)('edge', { bearer: await bearerOf(dependencies, userSeq) })
  return {
    roomId,
    userSeq: buyer.userSeq,
    limiter: dependencies.limiter,
    edge: await edgeOf(buyer.userSeq),
    other: await edgeOf(seller.userSeq),
  }
}

const TOO_MANY = { status: 429, code: 'TOO_MANY' }

describe('한 사람이 묻는 것은 다 합쳐서 센다', () => {
  it('말 찾기는 방에서든 목록에서든', async () => {
    const { roomId, edge, other } = await twoInARoom()
    for (let time = 0; time < LIMIT_RULES.chatSearch.points; time += 1)
      await (time % 2
        ? edge.rooms({ keyword: '택배' })
        : edge.searchMessages({ roomId, keyword: '택배' }))
    expect(await refusalOf(edge.searchMessages({ roomId, keyword: '택배' }))).toMatchObject(
      TOO_MANY,
    )
    expect(await refusalOf(edge.rooms({ keyword: '택배' }))).toMatchObject(TOO_MANY)
    // Messages without a search continue, and so do all other users.
    expect((await edge.rooms({})).items).toHaveLength(1)
    await other.searchMessages({ roomId, keyword: '택배' })
    now = new Date(now.getTime() + LIMIT_RULES.chatSearch.seconds * 1_000)
    await edge.searchMessages({ roomId, keyword: '택배' })
  })

  it('무엇을 부르든 모두', async () => {
    const { roomId, userSeq, limiter, edge, other } = await twoInARoom()
    const last = 3
    for (const limit of edgeCallLimits(userSeq))
      await limiter.take([{ ...limit, count: limit.rule.points - last }])
    for (let time = 0; time < last; time += 1) await edge.unreadMessageCount({ userSeq })
    expect(await refusalOf(edge.messages({ roomId }))).toMatchObject(TOO_MANY)
    expect(await refusalOf(edge.markRead({ roomId, lastReadSeq: 0 }))).toMatchObject(TOO_MANY)
    expect((await other.messages({ roomId })).items).toEqual([])
  })
})
