import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedCategory, seedProduct } from '#backend/demo/seed/builders/index.ts'
import { HOUR_MS } from '#contracts/durations.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { seedPerson, seedRoom, type TestMember } from '#tests/support/chat-room.ts'
import { hostClients } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

/** Noon in Korea. */
const START = new Date('2026-11-22T03:00:00Z')

let database: Database
let dependencies: TestHostDependencies
let now = START
beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  now = START
  dependencies = testHostDependencies(database, { now: () => now })
})

async function clientOf<Host extends 'edge' | 'main' | 'product'>(
  host: Host,
  { userSeq }: TestMember,
) {
  return hostClients(dependencies)(host, { bearer: await bearerOf(dependencies, userSeq) })
}
const myPageOf = async (member: TestMember) => (await clientOf('main', member)).myPage()

describe('마이페이지', () => {
  it('아무것도 없는 회원에게는 기다리는 일이 없다', async () => {
    const page = await myPageOf(await seedPerson(database.kysely))
    expect(page.waiting).toEqual({
      unreadMessages: 0,
      unreadNotices: 0,
      orders: [],
      turns: [],
      offers: [],
      appointments: [],
      trades: [],
      reviewsToWrite: 0,
      hiddenByOperator: 0,
    })
    expect(page.favorites).toEqual([])
  })

  it('답할 제안과 읽지 않은 메시지를 받은 사람에게만 보인다', async () => {
    const { roomId, buyer, seller } = await seedRoom(database.kysely, START)
    const buying = await clientOf('edge', buyer)
    await buying.sendMessage({ roomId, message: '안녕하세요' })
    await buying.makeOffer({ roomId, price: 9_000, clientMessageId: randomUUID() })
    const forSeller = await myPageOf(seller)
    expect(forSeller.waiting).toMatchObject({
      unreadMessages: 2,
      offers: [{ roomId, price: 9_000 }],
    })
    expect((await myPageOf(buyer)).waiting).toMatchObject({ unreadMessages: 0, offers: [] })
    const [offer] = forSeller.waiting.offers
    now = new Date(Date.parse(offer?.expiresAt ?? ''))
    expect((await myPageOf(seller)).waiting.offers).toEqual([])
  })

  it('오늘의 약속은 두 사람 모두에게, 약속 제안은 받은 사람에게만 보인다', async () => {
    const { roomId, buyer, seller } = await seedRoom(database.kysely, START)
    const buying = await clientOf('edge', buyer)
    const at = new Date(START.getTime() + 3 * HOUR_MS).toISOString()
    const made = await buying.makeAppointment({
      roomId,
      at,
      place: '합정역',
      clientMessageId: randomUUID(),
    })
    expect((await myPageOf(seller)).waiting.appointments).toMatchObject([
      { roomId, at, place: '합정역', isToAnswer: true },
    ])
    expect((await myPageOf(buyer)).waiting.appointments).toEqual([])
    const selling = await clientOf('edge', seller)
    const { card } = made
    if (card?.type !== 'APPOINTMENT') throw new Error('no appointment was made')
    await selling.answerAppointment({
      roomId,
      appointmentSeq: card.appointmentSeq,
      answer: 'ACCEPT',
    })
    for (const member of [buyer, seller])
      expect((await myPageOf(member)).waiting.appointments).toMatchObject([
        { roomId, isToAnswer: false },
      ])
    now = new Date('2026-11-22T15:00:00Z')
    expect((await myPageOf(buyer)).waiting.appointments).toEqual([])
  })

  it('찜한 상품은 나중에 찜한 것부터, 내린 가격과 함께 있다', async () => {
    const fan = await seedPerson(database.kysely)
    const product = await clientOf('product', fan)
    const [first, second] = [
      await seedProduct(database.kysely, { category_seq: 1, price: 20_000 }),
      await seedProduct(database.kysely, { category_seq: 1, price: 30_000 }),
    ]
    await product.setFavorite({ productSeq: first.productSeq, favorite: true })
    now = new Date(START.getTime() + 60_000)
    await product.setFavorite({ productSeq: second.productSeq, favorite: true })
    await database.kysely
      .updateTable('product')
      .set({ price: 15_000, trade_state: 'RESERVED' })
      .where('product_seq', '=', first.productSeq)
      .execute()
    const page = await myPageOf(fan)
    expect(page).toMatchObject({ favoriteCount: 2, loweredFavoriteCount: 1 })
    expect(page.favorites).toMatchObject([
      { productSeq: second.productSeq, price: 30_000, priceThen: 30_000 },
      { productSeq: first.productSeq, price: 15_000, priceThen: 20_000, tradeState: 'RESERVED' },
    ])
  })

  it('내 상품을 상태마다 세고, 운영팀이 숨긴 것을 따로 알린다', async () => {
    const me = await seedPerson(database.kysely)
    const mine = { category_seq: 1, store_seq: me.storeSeq }
    await seedProduct(database.kysely, mine)
    await seedProduct(database.kysely, { ...mine, trade_state: 'SOLD' })
    await seedProduct(database.kysely, { ...mine, visibility: 'HIDDEN', hidden_by: 'SELLER' })
    await seedProduct(database.kysely, { ...mine, visibility: 'HIDDEN', hidden_by: 'OPERATOR' })
    await seedProduct(database.kysely, { ...mine, visibility: 'DELETED' })
    const page = await myPageOf(me)
    expect(page.productCounts).toEqual({ onSale: 1, reserved: 0, sold: 1, hidden: 2 })
    expect(page.waiting.hiddenByOperator).toBe(1)
  })
})
