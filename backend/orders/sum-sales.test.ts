import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { HOUR_MS } from '#contracts/durations.ts'
import type { OrderType } from '#contracts/order-states.ts'
import { createOrderFixture, type OrderFixture } from '#tests/support/order-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

/** Noon of the last day of November in Korea. */
const START = new Date('2026-11-30T03:00:00Z')

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

/** A thing of 40,000 won that is sent for 3,000 or handed over, ordered from the seller by somebody new. */
async function orderedFrom(seller: Person, type: OrderType = 'PARCEL') {
  const buyer = await world.person()
  const productSeq = await world.product(seller, {
    trade_methods: ['PARCEL', 'DIRECT'],
    shipping_included: false,
    shipping_fee: 3_000,
  })
  const { orderSeq } = await world.place(buyer, productSeq, { type })
  return { buyer, orderSeq }
}

async function deliveredFrom(seller: Person) {
  const ordered = await orderedFrom(seller)
  await world.deliver(seller, ordered.orderSeq)
  return ordered
}

const askBack = async (buyer: Person, orderSeq: number) =>
  buyer.gateway.argueOrder({
    orderSeq,
    step: 'REQUEST_RETURN',
    reason: 'DAMAGED',
    text: '상자를 열어 보니 모서리가 깨져 있었어요.',
    photoIds: [await world.photo(buyer, orderSeq)],
    eventKey: randomUUID(),
  })

describe('연도별 판매', () => {
  it('확정된 거래만, 돌려준 돈을 뺀 실제 금액으로 더한다', async () => {
    const seller = await world.person()
    const whole = await deliveredFrom(seller)
    await world.act(whole.buyer, whole.orderSeq, 'CONFIRM')

    const divided = await deliveredFrom(seller)
    await askBack(divided.buyer, divided.orderSeq)
    await seller.gateway.offerPartial({
      orderSeq: divided.orderSeq,
      amount: 10_000,
      eventKey: randomUUID(),
    })
    await world.act(divided.buyer, divided.orderSeq, 'ACCEPT_PARTIAL')

    const declined = await deliveredFrom(seller)
    await askBack(declined.buyer, declined.orderSeq)
    await seller.gateway.offerPartial({
      orderSeq: declined.orderSeq,
      amount: 10_000,
      eventKey: randomUUID(),
    })
    await world.act(declined.buyer, declined.orderSeq, 'DECLINE_PARTIAL')
    await world.act(declined.buyer, declined.orderSeq, 'CONFIRM')

    const canceled = await orderedFrom(seller)
    await world.pay(canceled.orderSeq)
    await world.act(canceled.buyer, canceled.orderSeq, 'CANCEL')
    await deliveredFrom(seller)

    const { months } = await seller.gateway.salesMonths()
    expect(months).toEqual([
      {
        month: '2026-11',
        paidTrades: 3,
        directTrades: 0,
        paid: 40_000 + 30_000 + 40_000,
        direct: 0,
        shipping: 9_000,
        fees: 430 + 330 + 430,
      },
    ])
    const { items } = await seller.gateway.orders({ role: 'SELLER', tab: 'DONE' })
    const received = items.reduce((sum, { net }) => sum + net, 0)
    expect(received).toBe(110_000 + 9_000 - 1_190)
    expect((await whole.buyer.gateway.salesMonths()).months).toEqual([])
  })

  it('한국의 달로 나누고, 안심결제 없이 한 거래는 따로 더한다', async () => {
    const seller = await world.person()
    const november = await orderedFrom(seller, 'DIRECT')
    await world.act(seller, november.orderSeq, 'ACCEPT_REQUEST')
    await world.act(november.buyer, november.orderSeq, 'COMPLETE')
    const december = await orderedFrom(seller, 'DIRECT')
    await world.act(seller, december.orderSeq, 'ACCEPT_REQUEST')
    // 00:30 of the first of December in Korea, November in UTC.
    await world.pass(12.5 * HOUR_MS)
    await world.act(seller, december.orderSeq, 'COMPLETE')
    const { months } = await seller.gateway.salesMonths()
    const direct = { paidTrades: 0, directTrades: 1, paid: 0, direct: 40_000, shipping: 0, fees: 0 }
    expect(months).toEqual([
      { month: '2026-12', ...direct },
      { month: '2026-11', ...direct },
    ])
  })

  it('돌려준 돈이 물건값보다 많으면 나머지는 배송비에서 뺀다', async () => {
    const seller = await world.person()
    const { buyer, orderSeq } = await deliveredFrom(seller)
    await askBack(buyer, orderSeq)
    await seller.gateway.offerPartial({ orderSeq, amount: 41_000, eventKey: randomUUID() })
    await world.act(buyer, orderSeq, 'ACCEPT_PARTIAL')
    const { net } = await seller.gateway.order({ orderSeq })
    const { months } = await seller.gateway.salesMonths()
    expect(months).toMatchObject([{ paid: 0, shipping: 2_000, fees: 2_000 - net }])
  })
})
