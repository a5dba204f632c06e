import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { ORDER_TABS, ORDERS_COUNTED } from '#contracts/order-constants.ts'
import type { OrderState } from '#contracts/order-states.ts'
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

describe('구매·판매 내역', () => {
  it('할 일은 차례인 사람에게만, 마이페이지에도 보인다', async () => {
    const { buyer, seller, orderSeq } = await world.ordered()
    const toDo = async (who: typeof buyer, role: 'BUYER' | 'SELLER') =>
      (await who.gateway.orders({ role })).toDo.map((order) => order.orderSeq)
    const waiting = async (who: typeof buyer) => (await who.main.myPage()).waiting.orders
    expect(await toDo(buyer, 'BUYER')).toEqual([orderSeq])
    expect(await toDo(seller, 'SELLER')).toEqual([])
    await world.pay(orderSeq)
    expect(await toDo(buyer, 'BUYER')).toEqual([])
    expect(await toDo(seller, 'SELLER')).toEqual([orderSeq])
    expect(await waiting(buyer)).toEqual([])
    expect(await waiting(seller)).toMatchObject([
      { orderSeq, role: 'SELLER', state: 'PAID', dueAt: '2026-11-25T03:00:00.000Z' },
    ])
  })

  it('부분환불은 제안하지 않은 사람의 할 일이다', async () => {
    const { buyer, seller, orderSeq } = await world.ordered()
    await world.kysely
      .updateTable('orders')
      .set({ state: 'PARTIAL_REFUND_OFFERED', partial_amount: 1_000, partial_by: 'BUYER' })
      .where('order_seq', '=', orderSeq)
      .execute()
    expect((await seller.gateway.orders({ role: 'SELLER' })).toDo).toHaveLength(1)
    expect((await buyer.gateway.orders({ role: 'BUYER' })).toDo).toEqual([])
    expect((await buyer.main.myPage()).waiting.orders).toEqual([])
  })

  it('찾거나 넘겨 볼 때는 할 일을 따로 보이지 않는다', async () => {
    const { buyer } = await world.ordered()
    const { toDo, items } = await buyer.gateway.orders({ role: 'BUYER', keyword: '없는 것' })
    expect([toDo, items]).toEqual([[], []])
    expect((await buyer.gateway.orders({ role: 'BUYER', tab: 'DONE' })).toDo).toEqual([])
  })

  it('탭마다 몇 건인지, 천 건 너머는 세지 않는다', async () => {
    const { buyer, seller, orderSeq } = await world.ordered()
    const pastOrders = (count: number) =>
      sql`
        insert into orders (
          form_key, product_seq, buyer_user_seq, seller_user_seq, buyer_store_seq, seller_store_seq, type, state, price,
          shipping_fee, buyer_fee, seller_fee, total, terms_seq, snapshot, state_at, created_at, ended_at
        )
        select gen_random_uuid(), product_seq, buyer_user_seq, seller_user_seq, buyer_store_seq, seller_store_seq, type,
          'CANCELED', price, shipping_fee, buyer_fee, seller_fee, total, terms_seq, snapshot, state_at, created_at, state_at
        from orders, generate_series(1, ${count}::int) where order_seq = ${orderSeq}`.execute(
        world.kysely,
      )
    await pastOrders(2)
    const few = { ALL: 3, WAITING: 1, UNDER_WAY: 0, TROUBLE: 0, DONE: 0, ENDED: 2 }
    expect((await buyer.gateway.orders({ role: 'BUYER' })).counts).toEqual(few)
    expect((await seller.gateway.orders({ role: 'SELLER' })).counts).toEqual(few)
    expect((await buyer.gateway.orders({ role: 'SELLER' })).counts.ALL).toBe(0)
    await pastOrders(ORDERS_COUNTED)
    const { counts } = await buyer.gateway.orders({ role: 'BUYER' })
    expect(counts).toMatchObject({ WAITING: 1, ENDED: ORDERS_COUNTED + 1 })
  })

  it('어느 상태의 주문이든 전체 말고 꼭 한 탭에 있다', () => {
    const { ALL, ...parts } = ORDER_TABS
    const inParts = Object.values(parts).flatMap(({ states }): readonly OrderState[] => states)
    expect([...inParts].sort()).toEqual([...ALL.states].sort())
  })

  it('주문한 상품은 산 사람에게만 자기 주문이라고 한다', async () => {
    const { buyer, productSeq, orderSeq } = await world.ordered()
    const stranger = await world.person()
    expect(await buyer.gateway.quote({ productSeq })).toMatchObject({
      isAvailable: false,
      ownOrderSeq: orderSeq,
    })
    expect(await stranger.gateway.quote({ productSeq })).toMatchObject({
      isAvailable: false,
      ownOrderSeq: null,
    })
  })
})
