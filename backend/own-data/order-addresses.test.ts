import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { sealPart } from '#backend/orders/seals.ts'
import { createOrderFixture, DELIVERY } from '#tests/support/order-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { OWN_TABLES } from './own-tables.ts'
import { readOwn } from './read-own.ts'

const START = new Date('2026-11-23T03:00:00Z')
const SELLERS = { ...DELIVERY, name: '박보냄', phoneNo: '01099998888', detail: '2층' }

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
}, 60_000)
afterAll(() => database?.close())

it('배송지는 구매자의 사본에만, 반품 받을 주소는 판매자의 사본에만 있다', async () => {
  const world = createOrderFixture(database, START)
  const { kysely, dependencies } = world
  const { orderSeq, buyer, seller } = await world.ordered()
  const order = await world.orderRow(orderSeq)
  await kysely
    .updateTable('orders')
    .set({
      return_address: sealPart(dependencies.keys, 'return', order, JSON.stringify(SELLERS)),
    })
    .where('order_seq', '=', orderSeq)
    .execute()
  const copyOf = async ({ userSeq }: { userSeq: number }) =>
    (
      await Promise.all(
        OWN_TABLES.filter(({ table }) => table === 'orders').map((own) =>
          readOwn(dependencies, own, userSeq),
        ),
      )
    ).flat()
  const [purchase] = await copyOf(buyer)
  expect(purchase).toMatchObject({ order_seq: orderSeq, delivery: DELIVERY })
  expect(purchase).not.toHaveProperty('return_address')
  const [sale] = await copyOf(seller)
  expect(sale).toMatchObject({ order_seq: orderSeq, return_address: SELLERS })
  // What opens the seal is nobody's to know.
  for (const row of [purchase, sale])
    for (const name of ['form_key', 'buyer_user_seq']) expect(row).not.toHaveProperty(name)
  expect(sale).not.toHaveProperty('delivery')
})
