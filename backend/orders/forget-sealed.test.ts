import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { monthsAfter } from '#backend/db/retention.ts'
import { DAY_MS, MINUTE_MS } from '#contracts/durations.ts'
import { createOrderFixture, DELIVERY, type OrderFixture } from '#tests/support/order-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { forgetSealed } from './forget-sealed.ts'

/** A Monday, noon in Korea. */
const START = new Date('2026-11-23T03:00:00Z')

let database: Database
let world: OrderFixture
beforeAll(async () => {
  database = await createTestDatabase()
}, 60_000)
afterAll(() => database?.close())
beforeEach(async () => {
  world = createOrderFixture(database, START)
  // Orders of other tests do not count.
  await database.kysely.updateTable('orders').set({ is_forgotten: true }).execute()
})

const forgetIn = (days: number) =>
  forgetSealed(world.kysely, new Date(START.getTime() + days * DAY_MS))
const addressOf = async (
  { buyer }: { buyer: Awaited<ReturnType<OrderFixture['person']>> },
  orderSeq: number,
) => (await buyer.gateway.order({ orderSeq })).delivery

describe('주문이 끝난 뒤의 주소와 계좌', () => {
  it('결제하지 않고 끝난 주문의 주소는 30일이 지나면 지운다', async () => {
    const unpaid = await world.ordered()
    await world.pass(20 * MINUTE_MS)
    expect((await world.orderRow(unpaid.orderSeq)).state).toBe('EXPIRED')
    expect(await forgetIn(30)).toBe(0)
    expect(await addressOf(unpaid, unpaid.orderSeq)).toEqual(DELIVERY)
    expect(await forgetIn(31)).toBe(1)
    expect(await addressOf(unpaid, unpaid.orderSeq)).toBeNull()
    expect(await forgetIn(32)).toBe(0)
  })

  it('결제한 주문의 주소와 쿠폰과 계좌는 5년이 지나야 지운다', async () => {
    const { orderSeq, buyer, seller } = await world.ordered()
    await world.pay(orderSeq)
    await world.act(seller, orderSeq, 'REJECT')
    const { kysely } = world
    const { refund_seq: refundSeq } = await kysely
      .updateTable('refund')
      .set({ account: 'sealed', state: 'DONE', done_at: START })
      .where('order_seq', '=', orderSeq)
      .returning('refund_seq')
      .executeTakeFirstOrThrow()
    await world.step(orderSeq, 'REFUND_DONE', 'COMPANY')
    await kysely
      .updateTable('payment')
      .set({ virtual_account: 'sealed' })
      .where('order_seq', '=', orderSeq)
      .execute()
    const end = monthsAfter(START, 60)
    expect(await forgetSealed(kysely, end)).toBe(0)
    expect(await addressOf({ buyer }, orderSeq)).toEqual(DELIVERY)
    expect(await forgetSealed(kysely, new Date(end.getTime() + 1))).toBe(1)
    expect(await addressOf({ buyer }, orderSeq)).toBeNull()
    const left = await kysely
      .selectFrom('orders')
      .innerJoin('refund', 'refund.order_seq', 'orders.order_seq')
      .innerJoin('payment', 'payment.order_seq', 'orders.order_seq')
      .select(['coupon', 'handover_code', 'return_address', 'refund.account', 'virtual_account'])
      .where('refund_seq', '=', refundSeq)
      .executeTakeFirstOrThrow()
    expect(Object.values(left)).toEqual([null, null, null, null, null])
  })

  it('진행 중인 주문은 건드리지 않는다', async () => {
    const { orderSeq, buyer } = await world.ordered()
    await world.pay(orderSeq)
    expect(await forgetIn(4_000)).toBe(0)
    expect(await addressOf({ buyer }, orderSeq)).toEqual(DELIVERY)
  })
})
