import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import type { OrderCard, PayRequestCard } from '#contracts/chat.ts'
import { HOUR_MS } from '#contracts/durations.ts'
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

const eight = <Answer>(call: () => Promise<Answer>) => Promise.all(Array.from({ length: 8 }, call))

async function talk() {
  const offered = await world.offer()
  return { ...offered, roomId: await world.room(offered.seller, offered.buyer, offered.productSeq) }
}

async function messagesOf({ edge }: Person, roomId: number) {
  return (await edge.messages({ roomId })).items
}

async function cardsOf(who: Person, roomId: number) {
  const messages = await messagesOf(who, roomId)
  return messages.flatMap(({ card }) => (card?.type === 'ORDER' ? [card] : [])) as OrderCard[]
}

const linesOf = async (who: Person, roomId: number) =>
  (await messagesOf(who, roomId)).map(({ message }) => message)

async function requested({ seller, roomId }: { seller: Person; roomId: number }) {
  const { card } = await seller.edge.requestPayment({ roomId, clientMessageId: randomUUID() })
  return card as PayRequestCard
}

const setPrice = (productSeq: number, price: number) =>
  world.kysely.updateTable('product').set({ price }).where('product_seq', '=', productSeq).execute()

describe('채팅방의 주문 카드', () => {
  it('주문 하나에 카드 하나이고, 단계마다 그 자리에서 바뀌고 한 줄이 붙는다', async () => {
    const { buyer, seller, productSeq, roomId } = await talk()
    const { orderSeq } = await world.place(buyer, productSeq)
    await world.deliver(seller, orderSeq)
    expect(await linesOf(seller, roomId)).toEqual([
      '주문이 시작됐어요 · 결제를 기다려요',
      '결제가 끝났어요 · 판매자의 수락을 기다려요',
      '판매자가 주문을 수락했어요',
      '판매자가 상품을 보냈어요',
      '상품이 도착했어요',
    ])
    expect(await cardsOf(buyer, roomId)).toMatchObject([
      { orderSeq, orderType: 'PARCEL', state: 'DELIVERED', price: 40_000, total: 44_505 },
    ])
    const { items } = await buyer.edge.changes({ roomId, afterChange: 0 })
    expect(items.map(({ messageSeq, changeSeq }) => [messageSeq, changeSeq])).toEqual([
      [2, 3],
      [3, 5],
      [4, 7],
      [1, 8],
      [5, 9],
    ])
    expect((await buyer.edge.room({ roomId })).order).toMatchObject({ state: 'DELIVERED' })
  })

  it('알림은 알림을 받는 사람에게 읽지 않은 한 줄로 오고, 다음 단계까지 카드에 남는다', async () => {
    const { buyer, seller, productSeq, roomId } = await talk()
    const { orderSeq } = await world.place(buyer, productSeq)
    await world.pay(orderSeq)
    await world.act(seller, orderSeq, 'ACCEPT')
    const before = [await world.unreadOf(buyer, roomId), await world.unreadOf(seller, roomId)]
    await world.pass(24 * HOUR_MS)
    expect((await linesOf(buyer, roomId)).at(-1)).toBe(
      '판매자는 상품을 보내고 운송장 번호를 등록해 주세요',
    )
    expect(await world.unreadOf(buyer, roomId)).toBe(before[0])
    expect(await world.unreadOf(seller, roomId)).toBe((before[1] ?? 0) + 1)
    expect(await cardsOf(buyer, roomId)).toMatchObject([{ reminder: 'SHIP_REMINDER' }])
    await world.ship(orderSeq)
    expect(await cardsOf(buyer, roomId)).toMatchObject([{ reminder: null }])
  })

  it('연습용 시계가 앞서 가면 카드와 화면과 할 일이 같은 만큼 앞선다', async () => {
    const { buyer, seller, productSeq, roomId } = await talk()
    const { orderSeq } = await world.place(buyer, productSeq)
    await world.pay(orderSeq)
    await world.kysely
      .insertInto('order_clock')
      .values({ clock_id: 1, minutes_ahead: 90 })
      .execute()
    const [card] = await cardsOf(seller, roomId)
    const { toDo } = await seller.gateway.orders({ role: 'SELLER' })
    const order = await buyer.gateway.order({ orderSeq })
    await world.kysely.deleteFrom('order_clock').execute()
    expect([card, toDo[0], order].map((each) => each?.minutesAhead)).toEqual([90, 90, 90])
  })

  it('저절로 된 일은 차례인 사람에게만 읽지 않은 것으로 센다', async () => {
    const { buyer, seller, productSeq, roomId } = await talk()
    const { orderSeq } = await world.place(buyer, productSeq)
    await world.pay(orderSeq)
    expect(await world.unreadOf(seller, roomId)).toBe(2)
    expect(await world.unreadOf(buyer, roomId)).toBe(0)
  })

  it('여덟 번 한꺼번에 눌러도 한 줄이다', async () => {
    const { buyer, seller, productSeq, roomId } = await talk()
    const { orderSeq } = await world.place(buyer, productSeq)
    await world.pay(orderSeq)
    const key = randomUUID()
    await eight(() => world.act(seller, orderSeq, 'ACCEPT', key))
    expect(await messagesOf(seller, roomId)).toHaveLength(3)
  })

  it('채팅 없이 주문해도 결제하면 두 사람의 방이 생기고, 결제하지 않은 주문은 방을 만들지 않는다', async () => {
    const { buyer, seller, productSeq } = await world.offer()
    const first = await world.place(buyer, productSeq)
    await world.act(buyer, first.orderSeq, 'CANCEL')
    expect((await seller.edge.rooms({})).items).toEqual([])
    const { orderSeq } = await world.place(buyer, productSeq)
    await world.pay(orderSeq)
    const [room] = (await seller.edge.rooms({})).items
    expect(room?.unreadMessageCount).toBe(1)
    const roomId = room?.roomId ?? 0
    expect(await buyer.edge.openRoom({ productSeq })).toEqual({ roomId, isNew: false })
    expect((await buyer.gateway.order({ orderSeq })).roomId).toBe(roomId)
    expect(await cardsOf(seller, roomId)).toMatchObject([{ orderSeq, state: 'PAID' }])
  })

  it('그사이 구매자가 연 방에 이어진다', async () => {
    const { buyer, productSeq } = await world.offer()
    const { orderSeq } = await world.place(buyer, productSeq)
    const { roomId } = await buyer.edge.openRoom({ productSeq })
    await world.pay(orderSeq)
    expect(await cardsOf(buyer, roomId)).toHaveLength(1)
  })

  it('확정하면 거래 완료가 되어 후기를 쓸 수 있고, 다른 방에서 묻던 것은 닫힌다', async () => {
    const { buyer, seller, productSeq, roomId } = await talk()
    const other = await world.person()
    const otherRoom = await world.room(seller, other, productSeq)
    await other.edge.finishTrade({ roomId: otherRoom, sold: false })
    const { orderSeq } = await world.place(buyer, productSeq)
    await world.deliver(seller, orderSeq)
    await world.act(buyer, orderSeq, 'CONFIRM')
    expect((await buyer.edge.room({ roomId })).trade).toMatchObject({ state: 'DONE' })
    expect((await other.edge.room({ roomId: otherRoom })).trade).toMatchObject({ state: 'CLOSED' })
    expect((await linesOf(other, otherRoom)).at(-1)).toBe('상품이 다른 분에게 팔렸어요')
    expect(await linesOf(buyer, roomId)).not.toContain('상품이 다른 분에게 팔렸어요')
  })

  it('상품을 주문이 가지고 있는 동안 방은 그렇다고 안다', async () => {
    const { buyer, productSeq, roomId } = await talk()
    const { orderSeq } = await world.place(buyer, productSeq)
    expect((await buyer.edge.room({ roomId })).product.hasOrder).toBe(true)
    await world.act(buyer, orderSeq, 'CANCEL')
    expect((await buyer.edge.room({ roomId })).product.hasOrder).toBe(false)
  })
})

describe('결제 요청', () => {
  it('판매가로 요청하고, 판매가가 바뀌어도 그 구매자에게만 24시간 동안 지켜진다', async () => {
    const given = await talk()
    const { buyer, productSeq, roomId } = given
    expect(await requested(given)).toMatchObject({
      price: 40_000,
      state: 'OPEN',
      expiresAt: '2026-11-24T03:00:00.000Z',
    })
    await setPrice(productSeq, 55_000)
    const stranger = await world.person()
    expect(await buyer.gateway.quote({ productSeq })).toMatchObject({
      price: 40_000,
      held: { isRequested: true, until: '2026-11-24T03:00:00.000Z' },
    })
    expect(await stranger.gateway.quote({ productSeq })).toMatchObject({
      price: 55_000,
      held: null,
    })
    expect(await buyer.product.mine({ productSeq })).toMatchObject({ offerPrice: 40_000 })
    const { orderSeq } = await world.place(buyer, productSeq)
    expect((await world.orderRow(orderSeq)).price).toBe(40_000)
    const [first] = await messagesOf(buyer, roomId)
    expect(first?.card).toMatchObject({ type: 'PAY_REQUEST', state: 'ORDERED' })
  })

  it('24시간이 지나면 판매가로 돌아간다', async () => {
    const given = await talk()
    await requested(given)
    await setPrice(given.productSeq, 55_000)
    world.wait(24 * HOUR_MS)
    expect(await given.buyer.gateway.quote({ productSeq: given.productSeq })).toMatchObject({
      price: 55_000,
      held: null,
    })
    const [first] = await messagesOf(given.buyer, given.roomId)
    expect(first?.card).toMatchObject({ state: 'EXPIRED' })
  })

  it('판매자만 요청하고, 같은 아이디는 한 번이고, 새 요청이 열린 것을 대신한다', async () => {
    const given = await talk()
    const { seller, buyer, roomId } = given
    const clientMessageId = randomUUID()
    expect((await refusalOf(buyer.edge.requestPayment({ roomId, clientMessageId }))).code).toBe(
      'NOT_SELLER',
    )
    const all = await eight(() => seller.edge.requestPayment({ roomId, clientMessageId }))
    expect(new Set(all.map(({ messageSeq }) => messageSeq))).toEqual(new Set([1]))
    await requested(given)
    const states = (await messagesOf(buyer, roomId)).map(
      ({ card }) => (card as PayRequestCard).state,
    )
    expect(states).toEqual(['SUPERSEDED', 'OPEN'])
  })

  it('구매자는 거절하고 판매자는 거두어들이며, 그 뒤에는 판매가다', async () => {
    const given = await talk()
    const { seller, buyer, roomId, productSeq } = given
    const { requestSeq } = await requested(given)
    expect(
      (await refusalOf(seller.edge.answerPayRequest({ roomId, requestSeq, answer: 'DECLINE' })))
        .code,
    ).toBe('CLOSED')
    await eight(() => buyer.edge.answerPayRequest({ roomId, requestSeq, answer: 'DECLINE' }))
    expect(await linesOf(buyer, roomId)).toEqual([
      '결제를 요청했어요 · 40,000원',
      '결제 요청을 거절했어요 · 40,000원',
    ])
    expect((await buyer.gateway.quote({ productSeq })).held).toBeNull()
    const again = await requested(given)
    const withdrawn = { roomId, requestSeq: again.requestSeq, answer: 'WITHDRAW' } as const
    expect((await seller.edge.answerPayRequest(withdrawn)).card).toMatchObject({
      state: 'WITHDRAWN',
    })
    const stranger = await world.person()
    expect((await refusalOf(stranger.edge.answerPayRequest(withdrawn))).code).toBe('NOT_FOUND')
  })

  it('팔고 있지 않으면 요청할 수 없다', async () => {
    const { buyer, seller, productSeq, roomId } = await talk()
    await world.place(buyer, productSeq)
    expect(
      (await refusalOf(seller.edge.requestPayment({ roomId, clientMessageId: randomUUID() }))).code,
    ).toBe('NOT_FOR_SALE')
  })
})

describe('수락한 가격 제안', () => {
  async function accepted(price: number) {
    const given = await talk()
    const { buyer, seller, roomId } = given
    const { card } = await buyer.edge.makeOffer({ roomId, price, clientMessageId: randomUUID() })
    const offerSeq = card?.type === 'OFFER' ? card.offerSeq : 0
    const message = await seller.edge.answerOffer({ roomId, offerSeq, answer: 'ACCEPT' })
    return { ...given, card: message.card }
  }

  it('48시간 동안 그 가격이고, 결제 요청도 그 가격으로 한다', async () => {
    const given = await accepted(35_000)
    expect(given.card).toMatchObject({ holdsUntil: '2026-11-25T03:00:00.000Z' })
    await setPrice(given.productSeq, 60_000)
    expect(await given.buyer.gateway.quote({ productSeq: given.productSeq })).toMatchObject({
      price: 35_000,
      held: { isRequested: false, until: '2026-11-25T03:00:00.000Z' },
    })
    expect(await requested(given)).toMatchObject({ price: 35_000 })
  })

  it('그 뒤에는 판매가다', async () => {
    const { buyer, productSeq } = await accepted(35_000)
    world.wait(48 * HOUR_MS)
    expect(await buyer.gateway.quote({ productSeq })).toMatchObject({ price: 40_000, held: null })
    expect((await buyer.product.mine({ productSeq })).offerPrice).toBeNull()
    expect((await refusalOf(world.place(buyer, productSeq, { total: 39_330 }))).code).toBe(
      'PRICE_CHANGED',
    )
  })
})
