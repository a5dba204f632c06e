import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { HOUR_MS } from '#contracts/durations.ts'
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

describe('거래 습관', () => {
  it('다섯 번 끝난 거래부터 눈금으로 보이고, 구매자의 것은 수락하기 전 판매자만 본다', async () => {
    world = createOrderFixture(database, START)
    const [seller, buyer] = [await world.person(), await world.person()]
    const goods = () =>
      world.product(seller, { trade_methods: ['PARCEL'], shipping_included: true })
    const order = async () => {
      const { orderSeq } = await world.place(buyer, await goods())
      await world.pay(orderSeq)
      return orderSeq
    }
    const trade = async () => {
      const orderSeq = await order()
      await world.act(seller, orderSeq, 'ACCEPT')
      world.wait(20 * HOUR_MS)
      await world.ship(orderSeq)
      await world.step(orderSeq, 'DELIVER', 'COURIER')
      world.wait(2 * HOUR_MS)
      await world.act(buyer, orderSeq, 'CONFIRM')
    }
    const quote = async () => buyer.gateway.quote({ productSeq: await goods() })
    for (let trades = 0; trades < 4; trades += 1) await trade()
    expect((await quote()).sellerReliability).toEqual({ shipHours: null, cancelTenths: null })
    await trade()
    expect((await quote()).sellerReliability).toEqual({ shipHours: 24, cancelTenths: 0 })

    const waiting = await order()
    const seen = await seller.gateway.order({ orderSeq: waiting })
    expect(seen.buyerReliability).toEqual({ confirmHours: 3, returnTenths: 0, noShowTenths: 0 })
    expect((await buyer.gateway.order({ orderSeq: waiting })).buyerReliability).toBeNull()

    await world.act(seller, waiting, 'REJECT')
    expect((await seller.gateway.order({ orderSeq: waiting })).buyerReliability).toBeNull()
    await world.step(waiting, 'REFUND_DONE', 'COMPANY')
    expect((await quote()).sellerReliability).toEqual({ shipHours: 24, cancelTenths: 2 })

    const { orderSeq: unpaid } = await world.place(buyer, await goods())
    await world.pass(HOUR_MS)
    expect((await world.orderRow(unpaid)).state).toBe('EXPIRED')
    const next = await order()
    const after = await seller.gateway.order({ orderSeq: next })
    expect(after.buyerReliability).toEqual({ confirmHours: 3, returnTenths: 0, noShowTenths: 2 })
    await world.act(seller, next, 'ACCEPT')
    expect((await seller.gateway.order({ orderSeq: next })).buyerReliability).toBeNull()
  })
})
