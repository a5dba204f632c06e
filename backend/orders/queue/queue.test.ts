import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { HOUR_MS, MINUTE_MS } from '#contracts/durations.ts'
import { QUEUE_RULES } from '#contracts/product-queue-rules.ts'
import { refusalOf } from '#tests/support/host-client.ts'
import { createOrderFixture, type OrderFixture } from '#tests/support/order-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

/** A Monday, noon in Korea. */
const START = new Date('2026-11-23T03:00:00Z')

let database: Database
let world: OrderFixture
beforeAll(async () => {
  database = await createTestDatabase()
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  world = createOrderFixture(database, START)
})

type Person = Awaited<ReturnType<OrderFixture['person']>>

/** A product that a buyer has ordered, and so many who wait for it. */
async function waited(count: number) {
  const ordered = await world.ordered()
  const waiting: Person[] = []
  for (let place = 1; place <= count; place += 1) {
    const person = await world.person()
    const joined = await person.product.joinQueue({ productSeq: ordered.productSeq })
    expect(joined).toEqual({ state: 'WAITING', place, until: null })
    waiting.push(person)
  }
  return { ...ordered, waiting: waiting as [Person, Person, ...Person[]] }
}

const queueOf = async (person: Person, productSeq: number) =>
  (await person.product.mine({ productSeq })).queue
const lastOf = async (person: Person) => (await person.product.ownQueue()).items[0]?.state
const run = () => world.runQueue()
const pass = (milliseconds: number) => world.pass(milliseconds)

async function events(productSeq: number) {
  const rows = await world.kysely
    .selectFrom('notice_event')
    .select(['kind', 'payload'])
    .where('subject_seq', '=', productSeq)
    .where('kind', 'in', ['QUEUE_TURN', 'QUEUE_LAPSED', 'QUEUE_ENDED'])
    .orderBy('event_seq')
    .execute()
  return rows.map(({ kind, payload }) => {
    const { toStoreSeq } = payload as unknown as { toStoreSeq: number }
    return { kind, toStoreSeq }
  })
}

/** What must always be true of a queue. */
async function expectSound(productSeq: number) {
  const places = await world.kysely
    .selectFrom('product_queue')
    .select(['state', 'user_seq'])
    .where('product_seq', '=', productSeq)
    .where('ended_at', 'is', null)
    .execute()
  const product = await world.kysely
    .selectFrom('product')
    .select(['queue_count', 'trade_state', 'live_order_seq'])
    .where('product_seq', '=', productSeq)
    .executeTakeFirstOrThrow()
  const turns = places.filter(({ state }) => state === 'OFFERED')
  expect(product.queue_count).toBe(places.length)
  expect(turns.length).toBeLessThanOrEqual(1)
  // A product with a turn is neither for sale nor ordered.
  if (turns.length > 0)
    expect(product).toMatchObject({ trade_state: 'RESERVED', live_order_seq: null })
}

describe('예약 대기', () => {
  it('앞 거래가 안 되면 기다린 순서대로 먼저 살 수 있고, 사면 나머지는 그대로 기다린다', async () => {
    const { productSeq, waiting } = await waited(2)
    const [first, second] = waiting
    expect((await first.product.detail({ productSeq })).queueCount).toBe(2)
    await pass(15 * MINUTE_MS)
    expect(await world.tradeState(productSeq)).toBe('RESERVED')
    expect(await queueOf(first, productSeq)).toEqual({
      state: 'OFFERED',
      place: 1,
      until: new Date(START.getTime() + 15 * MINUTE_MS + 3 * HOUR_MS).toISOString(),
    })
    expect(await queueOf(second, productSeq)).toMatchObject({ state: 'WAITING', place: 2 })
    expect((await first.gateway.quote({ productSeq })).isAvailable).toBe(true)
    expect((await second.gateway.quote({ productSeq })).isAvailable).toBe(false)
    for (const other of [second, await world.person()])
      expect(await refusalOf(world.place(other, productSeq))).toMatchObject({
        code: 'NOT_FOR_SALE',
      })
    const { orderSeq } = await world.place(first, productSeq)
    expect(await world.pay(orderSeq)).toBe('PAID')
    expect(await lastOf(first)).toBe('ORDERED')
    expect(await queueOf(second, productSeq)).toMatchObject({ state: 'WAITING', place: 1 })
    expect(await events(productSeq)).toEqual([{ kind: 'QUEUE_TURN', toStoreSeq: first.storeSeq }])
    await expectSound(productSeq)
  })

  it('시간 안에 사지 않으면 다음 사람에게, 아무도 없으면 다시 판매중이 된다', async () => {
    const { productSeq, waiting } = await waited(2)
    const [first, second] = waiting
    await pass(15 * MINUTE_MS)
    await pass(3 * HOUR_MS - 1)
    expect(await queueOf(first, productSeq)).toMatchObject({ state: 'OFFERED' })
    await pass(1)
    expect(await lastOf(first)).toBe('LAPSED')
    expect(await queueOf(second, productSeq)).toMatchObject({ state: 'OFFERED', place: 1 })
    // A turn is over at its time, also before anybody has passed it on.
    world.wait(3 * HOUR_MS)
    expect(await refusalOf(world.place(second, productSeq))).toMatchObject({ code: 'NOT_FOR_SALE' })
    await run()
    expect(await world.tradeState(productSeq)).toBe('ON_SALE')
    expect(await events(productSeq)).toEqual([
      { kind: 'QUEUE_TURN', toStoreSeq: first.storeSeq },
      { kind: 'QUEUE_LAPSED', toStoreSeq: first.storeSeq },
      { kind: 'QUEUE_TURN', toStoreSeq: second.storeSeq },
      { kind: 'QUEUE_LAPSED', toStoreSeq: second.storeSeq },
    ])
    await expectSound(productSeq)
  })

  it('차례를 넘기면 곧바로 다음 사람 차례고, 기다리던 사람이 그만두면 순서가 당겨진다', async () => {
    const { productSeq, waiting } = await waited(3)
    const [first, second, third] = waiting
    await second.product.leaveQueue({ productSeq })
    await pass(15 * MINUTE_MS)
    await first.product.leaveQueue({ productSeq })
    expect(await queueOf(third as Person, productSeq)).toMatchObject({ state: 'OFFERED', place: 1 })
    await third?.product.leaveQueue({ productSeq })
    expect(await world.tradeState(productSeq)).toBe('ON_SALE')
    await expectSound(productSeq)
  })

  it('앞 거래가 끝까지 가면 기다리던 모두에게 팔렸다고 알린다', async () => {
    const { productSeq, orderSeq, seller, waiting } = await waited(2)
    await world.pay(orderSeq)
    await world.act(seller, orderSeq, 'ACCEPT')
    await world.ship(orderSeq)
    await world.step(orderSeq, 'CONFIRM', 'BUYER')
    expect(await events(productSeq)).toEqual(
      waiting.map(({ storeSeq: toStoreSeq }) => ({ kind: 'QUEUE_ENDED', toStoreSeq })),
    )
    expect(await lastOf(waiting[0])).toBe('ENDED')
    expect(await refusalOf(waiting[0].product.joinQueue({ productSeq }))).toMatchObject({
      code: 'SOLD',
    })
    await expectSound(productSeq)
  })

  it('판매자에게 먼저 물었으면 답을 들을 때까지 차례가 이어진다', async () => {
    const { productSeq, seller, waiting } = await waited(2)
    const [first, second] = waiting
    await pass(15 * MINUTE_MS)
    const { orderSeq } = await world.place(first, productSeq, { isRequest: true })
    await pass(3 * HOUR_MS)
    for (const hidden of [true, false])
      await seller.product.setListingVisibility({ productSeq, hidden })
    expect(await queueOf(first, productSeq)).toMatchObject({ state: 'OFFERED' })
    expect((await world.act(seller, orderSeq, 'ACCEPT_REQUEST')).state).toBe('PENDING_PAYMENT')
    expect(await lastOf(first)).toBe('ORDERED')
    await pass(15 * MINUTE_MS)
    expect(await queueOf(second, productSeq)).toMatchObject({ state: 'OFFERED' })
    await expectSound(productSeq)
  })

  it('차례인 사람이 있으면 다른 사람의 요청은 수락할 수 없다', async () => {
    const { seller, buyer, productSeq } = await world.offer()
    const asked = await world.place(buyer, productSeq, { isRequest: true })
    await seller.product.setTradeState({ productSeq, tradeState: 'RESERVED' })
    const waiting = await world.person()
    await waiting.product.joinQueue({ productSeq })
    const changed = await seller.product.setTradeState({ productSeq, tradeState: 'ON_SALE' })
    expect(changed.tradeState).toBe('RESERVED')
    const accept = () => world.act(seller, asked.orderSeq, 'ACCEPT_REQUEST')
    expect(await refusalOf(accept())).toMatchObject({ code: 'NOT_POSSIBLE' })
    await pass(3 * HOUR_MS)
    expect((await accept()).state).toBe('PENDING_PAYMENT')
    await expectSound(productSeq)
  })

  it('다른 주문이 있는 상품의 요청은 이유를 듣고 기다린다', async () => {
    const { seller, buyer, productSeq } = await world.offer()
    const asked = await world.place(buyer, productSeq, { isRequest: true })
    const other = await world.place(await world.person(), productSeq)
    const accept = () => world.act(seller, asked.orderSeq, 'ACCEPT_REQUEST')
    expect(await refusalOf(accept())).toMatchObject({ code: 'NOT_POSSIBLE' })
    await world.act(seller, other.orderSeq, 'CANCEL')
    expect((await accept()).state).toBe('PENDING_PAYMENT')
  })

  it('판매자는 차례를 건너뛰지 못하지만 줄을 끝낼 수 있다', async () => {
    const { productSeq, seller, orderSeq, waiting } = await waited(2)
    await world.act(seller, orderSeq, 'CANCEL')
    const change = (tradeState: 'ON_SALE' | 'SOLD') =>
      seller.product.setTradeState({ productSeq, tradeState })
    expect(await refusalOf(change('ON_SALE'))).toMatchObject({ code: 'HAS_TURN' })
    expect(
      await refusalOf(waiting[1].product.closeQueue({ productSeq })),
      'only its seller',
    ).toMatchObject({ code: 'NOT_FOUND' })
    expect((await seller.product.mine({ productSeq })).turnUntil).not.toBeNull()
    expect((await waiting[1].product.mine({ productSeq })).turnUntil).toBeNull()
    await seller.product.closeQueue({ productSeq })
    expect(await world.tradeState(productSeq)).toBe('ON_SALE')
    expect((await events(productSeq)).map(({ kind }) => kind)).toEqual([
      'QUEUE_TURN',
      'QUEUE_ENDED',
      'QUEUE_ENDED',
    ])
    await change('SOLD')
    await expectSound(productSeq)
  })

  it('숨긴 동안에는 차례가 지나가지 않고, 다시 보이면 기다린 순서대로다', async () => {
    const { productSeq, seller, waiting } = await waited(2)
    await pass(15 * MINUTE_MS)
    await seller.product.setListingVisibility({ productSeq, hidden: true })
    await pass(3 * HOUR_MS)
    expect(await queueOf(waiting[0], productSeq)).toMatchObject({ state: 'WAITING', place: 1 })
    await expectSound(productSeq)
    await seller.product.setListingVisibility({ productSeq, hidden: false })
    expect(await queueOf(waiting[0], productSeq)).toMatchObject({ state: 'OFFERED' })
    await expectSound(productSeq)
  })

  it('지운 상품의 줄은 끝난다', async () => {
    const { productSeq, seller, waiting } = await waited(1)
    await pass(15 * MINUTE_MS)
    await seller.product.deleteListing({ productSeq })
    expect(await lastOf(waiting[0])).toBe('ENDED')
    expect((await waiting[0].product.ownQueue()).items[0]?.title).toBeNull()
    await expectSound(productSeq)
  })

  it('차단한 사이는 건너뛰고, 탈퇴한 사람의 차례는 다음으로 간다', async () => {
    const { productSeq, seller, waiting } = await waited(3)
    const [first, second, third] = waiting
    await seller.boot.setBlock({ storeSeq: first.storeSeq, blocked: true })
    await pass(15 * MINUTE_MS)
    expect(await queueOf(second, productSeq)).toMatchObject({ state: 'OFFERED' })
    await second.main.withdraw({ reason: 'OTHER' })
    await run()
    expect(await queueOf(third as Person, productSeq)).toMatchObject({ state: 'OFFERED' })
    await expectSound(productSeq)
  })

  it('살 수 있거나 내 것이거나 내가 주문한 상품은 기다릴 수 없다', async () => {
    const { productSeq, seller, buyer } = await world.offer()
    const outsider = await world.person()
    const join = (who: Person) => refusalOf(who.product.joinQueue({ productSeq }))
    expect(await join(outsider)).toMatchObject({ code: 'AVAILABLE' })
    await world.place(buyer, productSeq)
    expect(await join(seller)).toMatchObject({ code: 'OWN' })
    expect(await join(buyer)).toMatchObject({ code: 'HAS_ORDER' })
    await seller.boot.setBlock({ storeSeq: outsider.storeSeq, blocked: true })
    expect(await join(outsider)).toMatchObject({ code: 'CANNOT_REACH' })
  })

  it('한 상품은 30명, 한 사람은 20개까지 기다린다', async () => {
    const { productSeq } = await world.ordered()
    for (let count = 0; count < QUEUE_RULES.perProduct; count += 1)
      await (await world.person()).product.joinQueue({ productSeq })
    const late = await world.person()
    expect(await refusalOf(late.product.joinQueue({ productSeq }))).toMatchObject({ code: 'FULL' })
    const seller = await world.person()
    const goods: number[] = []
    for (let count = 0; count <= QUEUE_RULES.perMember; count += 1)
      goods.push(await world.product(seller, { trade_state: 'RESERVED' }))
    const last = goods.pop() ?? 0
    for (const one of goods) await late.product.joinQueue({ productSeq: one })
    const more = late.product.joinQueue({ productSeq: last })
    expect(await refusalOf(more)).toMatchObject({ code: 'TOO_MANY' })
  })
})

describe('한꺼번에', () => {
  it('여러 서버가 함께 넘겨도 차례는 한 사람에게 한 번 넘어간다', async () => {
    for (let round = 0; round < 4; round += 1) {
      world = createOrderFixture(database, START)
      const { productSeq, waiting } = await waited(3)
      await pass(15 * MINUTE_MS)
      world.wait(3 * HOUR_MS)
      await Promise.all(Array.from({ length: 6 }, run))
      expect((await events(productSeq)).map(({ kind }) => kind)).toEqual([
        'QUEUE_TURN',
        'QUEUE_LAPSED',
        'QUEUE_TURN',
      ])
      expect(await queueOf(waiting[1], productSeq)).toMatchObject({ state: 'OFFERED', place: 1 })
      await expectSound(productSeq)
    }
  })

  it('여럿이 줄을 서고 그만두고 사도 자리는 하나씩이고, 산 사람은 한 명이다', async () => {
    const { productSeq, seller, orderSeq } = await world.ordered()
    const people = await Promise.all(Array.from({ length: 8 }, () => world.person()))
    const joined = await Promise.all(
      people.flatMap(({ product }) => [
        product.joinQueue({ productSeq }),
        product.joinQueue({ productSeq }),
      ]),
    )
    expect(new Set(joined.map(({ place }) => place))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]))
    await expectSound(productSeq)
    // The order ends while half of them give up and all try to buy.
    await Promise.all([
      world.act(seller, orderSeq, 'CANCEL'),
      ...people.slice(0, 4).map(({ product }) => product.leaveQueue({ productSeq })),
    ])
    await expectSound(productSeq)
    const total = await world.totalOf(people[4] as Person, productSeq, 'PARCEL')
    const outcomes = await Promise.allSettled([
      ...people.map((person) => world.place(person, productSeq, { total, formKey: randomUUID() })),
      run(),
    ])
    const placed = outcomes
      .slice(0, people.length)
      .flatMap((outcome, at) => (outcome.status === 'fulfilled' ? [at] : []))
    // The first of those who stayed; no other user, however fast.
    expect(placed).toHaveLength(1)
    const [winner = -1] = placed
    expect(winner).toBeGreaterThanOrEqual(4)
    await expectSound(productSeq)
  })

  it('차례의 끝과 주문과 포기가 함께 와도 한 가지만 일어난다', async () => {
    for (let round = 0; round < 6; round += 1) {
      world = createOrderFixture(database, START)
      const { productSeq, waiting } = await waited(2)
      const [first, second] = waiting
      await pass(15 * MINUTE_MS)
      world.wait(3 * HOUR_MS - (round % 2))
      const total = await world.totalOf(first, productSeq, 'PARCEL')
      const [order] = await Promise.allSettled([
        world.place(first, productSeq, { total }),
        run(),
        ...(round % 3 === 0 ? [first.product.leaveQueue({ productSeq })] : []),
      ])
      await expectSound(productSeq)
      const next = await queueOf(second, productSeq)
      expect(next?.state).toMatch(order?.status === 'fulfilled' ? /WAITING/ : /WAITING|OFFERED/)
      expect(await lastOf(first)).toMatch(
        order?.status === 'fulfilled' ? /ORDERED/ : /LAPSED|LEFT|OFFERED/,
      )
    }
  })
})
