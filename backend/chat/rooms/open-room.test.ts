import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import {
  seedCategory,
  seedProduct,
  seedStore,
  seedUser,
} from '#backend/demo/seed/builders/index.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { seedPerson, type TestMember } from '#tests/support/chat-room.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { warmPool } from '#tests/support/warm-pool.ts'

/** 15:30 in Korea. */
const NOW = new Date('2026-11-21T06:30:00Z')

let database: Database
let dependencies: TestHostDependencies
let now = NOW
beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  now = NOW
  dependencies = testHostDependencies(database, { now: () => now })
})

async function edgeOf({ userSeq }: TestMember) {
  return hostClients(dependencies)('edge', { bearer: await bearerOf(dependencies, userSeq) })
}

async function joined(daysAgo: number): Promise<TestMember> {
  const created_at = new Date(NOW.getTime() - daysAgo * DAY_MS)
  const { userSeq } = await seedUser(database.kysely, { created_at })
  const { storeSeq } = await seedStore(database.kysely, { user_seq: userSeq })
  return { userSeq, storeSeq }
}

async function products(seller: TestMember, count: number): Promise<number[]> {
  const made: number[] = []
  for (let one = 0; one < count; one += 1) {
    const { productSeq } = await seedProduct(
      database.kysely,
      { store_seq: seller.storeSeq, category_seq: 1 },
      { imageCount: 0 },
    )
    made.push(productSeq)
  }
  return made
}

const chatCount = async (productSeq: number) =>
  (
    await database.kysely
      .selectFrom('product')
      .select('chat_count')
      .where('product_seq', '=', productSeq)
      .executeTakeFirstOrThrow()
  ).chat_count

describe('채팅방 열기', () => {
  it('상품과 구매자마다 하나의 방이고, 다시 열면 같은 방이다', async () => {
    const [seller, buyer, other] = [await joined(30), await joined(30), await joined(30)]
    const [productSeq = 0] = await products(seller, 1)
    const edge = await edgeOf(buyer)
    const first = await edge.openRoom({ productSeq })
    expect(first.isNew).toBe(true)
    expect(await edge.openRoom({ productSeq })).toEqual({ roomId: first.roomId, isNew: false })
    const others = await (await edgeOf(other)).openRoom({ productSeq })
    expect(others.roomId).not.toBe(first.roomId)
    expect(await chatCount(productSeq)).toBe(2)
  })

  it('동시에 여러 번 눌러도 방은 하나다', async () => {
    const [seller, buyer] = [await joined(30), await joined(30)]
    const [productSeq = 0] = await products(seller, 1)
    const edge = await edgeOf(buyer)
    await warmPool(database.kysely)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => edge.openRoom({ productSeq })),
    )
    expect(new Set(answers.map(({ roomId }) => roomId)).size).toBe(1)
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(await chatCount(productSeq)).toBe(1)
  })

  it('첫 메시지가 올 때까지 판매자의 목록에는 보이지 않는다', async () => {
    const [seller, buyer] = [await joined(30), await joined(30)]
    const [productSeq = 0] = await products(seller, 1)
    const [edge, sellers] = [await edgeOf(buyer), await edgeOf(seller)]
    const { roomId } = await edge.openRoom({ productSeq })
    expect((await edge.rooms({})).items.map((room) => room.roomId)).toEqual([roomId])
    expect((await sellers.rooms({})).items).toEqual([])
    expect((await edge.room({ roomId })).otherHasLeft).toBe(false)
    await edge.sendMessage({ roomId, message: '안녕하세요' })
    const [room] = (await sellers.rooms({})).items
    expect(room).toMatchObject({ roomId, unreadMessageCount: 1 })
    expect(room?.lastMessage?.message).toBe('안녕하세요')
  })

  it('내 상품과 없는 상품, 숨긴 상품, 닫힌 가게의 상품에는 열리지 않는다', async () => {
    const { kysely } = database
    const [seller, buyer] = [await joined(30), await joined(30)]
    const [productSeq = 0, hidden = 0] = await products(seller, 2)
    await kysely
      .updateTable('product')
      .set({ visibility: 'HIDDEN' })
      .where('product_seq', '=', hidden)
      .execute()
    const edge = await edgeOf(buyer)
    const own = await refusalOf((await edgeOf(seller)).openRoom({ productSeq }))
    expect(own).toMatchObject({ status: 409, code: 'OWN_PRODUCT' })
    for (const gone of [hidden, 999_999_999])
      expect(await refusalOf(edge.openRoom({ productSeq: gone }))).toMatchObject({ status: 404 })
    await kysely
      .updateTable('store')
      .set({ status: 'CLOSED' })
      .where('store_seq', '=', seller.storeSeq)
      .execute()
    expect(await refusalOf(edge.openRoom({ productSeq }))).toMatchObject({ status: 404 })
  })

  it.each(['buyer', 'seller'] as const)('%s가 차단했으면 열리지 않는다', async (who) => {
    const people = { buyer: await joined(30), seller: await joined(30) }
    const [productSeq = 0] = await products(people.seller, 1)
    const [one, other] =
      who === 'buyer' ? [people.buyer, people.seller] : [people.seller, people.buyer]
    await database.kysely
      .insertInto('store_block')
      .values({ store_seq: one.storeSeq, blocked_store_seq: other.storeSeq, created_at: NOW })
      .execute()
    const refusal = await refusalOf((await edgeOf(people.buyer)).openRoom({ productSeq }))
    expect(refusal).toMatchObject({ status: 403, code: 'CANNOT_REACH' })
    expect(await chatCount(productSeq)).toBe(0)
  })

  it('정지된 판매자에게는 열리지 않는다', async () => {
    const [seller, buyer] = [await joined(30), await joined(30)]
    const [productSeq = 0] = await products(seller, 1)
    await database.kysely
      .updateTable('users')
      .set({ status: 'SUSPENDED' })
      .where('user_seq', '=', seller.userSeq)
      .execute()
    const refusal = await refusalOf((await edgeOf(buyer)).openRoom({ productSeq }))
    expect(refusal.code).toBe('CANNOT_REACH')
  })
})

describe('하루에 열 수 있는 방', () => {
  it('가입 7일 안에는 한국의 하루에 20개, 자정에 다시 열린다', async () => {
    const [seller, buyer] = [await seedPerson(database.kysely), await joined(6)]
    const goods = await products(seller, 22)
    const edge = await edgeOf(buyer)
    for (const productSeq of goods.slice(0, 20)) await edge.openRoom({ productSeq })
    const answer: unknown = await edge
      .openRoom({ productSeq: goods[20] ?? 0 })
      .catch((error: unknown) => error)
    expect(answer).toMatchObject({
      status: 429,
      code: 'LIMITED',
      // 8.5 hours to midnight.
      data: { retryAfterSeconds: 30_600 },
    })
    // Existing rooms open as before.
    expect((await edge.openRoom({ productSeq: goods[0] ?? 0 })).isNew).toBe(false)
    now = new Date('2026-11-21T15:00:00Z')
    const tomorrow = await edgeOf(buyer)
    expect((await tomorrow.openRoom({ productSeq: goods[20] ?? 0 })).isNew).toBe(true)
  })

  it('가입하고 7일이 지나면 20개를 넘게 연다', async () => {
    const [seller, buyer] = [await seedPerson(database.kysely), await joined(7)]
    const edge = await edgeOf(buyer)
    for (const productSeq of await products(seller, 21)) await edge.openRoom({ productSeq })
    expect((await edge.rooms({ limit: 100 })).items).toHaveLength(21)
  })

  it('동시에 열어도 20개를 넘지 않는다', async () => {
    const [seller, buyer] = [await seedPerson(database.kysely), await joined(1)]
    const goods = await products(seller, 24)
    const edge = await edgeOf(buyer)
    await warmPool(database.kysely)
    const answers = await Promise.allSettled(
      goods.map((productSeq) => edge.openRoom({ productSeq })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  })
})
