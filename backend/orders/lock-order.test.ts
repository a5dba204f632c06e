import { sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import type { DB } from '#backend/db/schema.ts'
import { createOrderFixture, type OrderFixture } from '#tests/support/order-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { followedProduct } from './followed-product.ts'
import { lockOrder, lockOrderOfAttempt } from './lock-order.ts'

const START = new Date('2026-11-23T03:00:00Z')

let database: Database
let world: OrderFixture
beforeAll(async () => {
  database = await createTestDatabase()
  world = createOrderFixture(database, START)
}, 60_000)
afterAll(() => database?.close())

/** Which of the two rows this transaction has locked: a lock leaves its number in the row. */
async function lockedRows(trx: Transaction<DB>, orderSeq: number) {
  const { rows } = await sql<{ order: boolean; product: boolean }>`
    select orders.xmax = pg_current_xact_id()::xid as "order",
      product.xmax = pg_current_xact_id()::xid as product
    from orders join product on product.product_seq = orders.product_seq
    where order_seq = ${orderSeq}`.execute(trx)
  return rows[0]
}

describe('lockOrder', () => {
  it('locks the order and its product', async () => {
    const { orderSeq } = await world.ordered()
    const row = await world.orderRow(orderSeq)
    await database.kysely.transaction().execute(async (trx) => {
      expect(await lockOrder(trx, orderSeq)).toEqual(row)
      expect(await lockedRows(trx, orderSeq)).toEqual({ order: true, product: true })
    })
  })

  it('locks nothing of a user who is neither buyer nor seller', async () => {
    const { orderSeq, buyer, seller } = await world.ordered()
    const stranger = await world.person()
    await database.kysely.transaction().execute(async (trx) => {
      expect(await lockOrder(trx, orderSeq, stranger.userSeq)).toBeNull()
      expect(await lockedRows(trx, orderSeq)).toEqual({ order: false, product: false })
      for (const { userSeq } of [buyer, seller])
        expect(await lockOrder(trx, orderSeq, userSeq)).toMatchObject({ order_seq: orderSeq })
    })
  })

  it('finds the order of an attempt to pay', async () => {
    const { orderSeq, buyer, seller } = await world.ordered()
    await world.pay(orderSeq)
    const stranger = await world.person()
    const { attempt_id: attemptId } = await database.kysely
      .selectFrom('payment')
      .select('attempt_id')
      .where('order_seq', '=', orderSeq)
      .executeTakeFirstOrThrow()
    await database.kysely.transaction().execute(async (trx) => {
      expect(await lockOrderOfAttempt(trx, 'another')).toBeNull()
      expect(await lockOrderOfAttempt(trx, attemptId, stranger.userSeq)).toBeNull()
      expect(await lockedRows(trx, orderSeq)).toEqual({ order: false, product: false })
      for (const { userSeq } of [buyer, seller])
        expect(await lockOrderOfAttempt(trx, attemptId, userSeq)).toMatchObject({
          order_seq: orderSeq,
        })
      expect(await lockedRows(trx, orderSeq)).toEqual({ order: true, product: true })
    })
  })

  /** PGlite has one session. */
  it.runIf(process.env.TEST_DATABASE_URL)(
    'waits for the product before it locks the order, and then has what was written meanwhile',
    async () => {
      const { orderSeq, productSeq } = await world.ordered()
      const { kysely } = database
      let release = () => {}
      const isReleased = new Promise<void>((resolve) => {
        release = resolve
      })
      let holds = () => {}
      const isHeld = new Promise<void>((resolve) => {
        holds = resolve
      })
      const first = kysely.transaction().execute(async (trx) => {
        await sql`select from product where product_seq = ${productSeq} for no key update`.execute(
          trx,
        )
        holds()
        await isReleased
        await trx
          .updateTable('orders')
          .set({ version: 9 })
          .where('order_seq', '=', orderSeq)
          .execute()
        await trx
          .updateTable('product')
          .set({ queue_count: 3 })
          .where('product_seq', '=', productSeq)
          .execute()
      })
      await isHeld
      const second = kysely.transaction().execute(async (trx) => {
        const order = await lockOrder(trx, orderSeq)
        return { version: order?.version, ...(await followedProduct(trx, productSeq)) }
      })
      await untilSomebodyWaits()
      await sql`select from orders where order_seq = ${orderSeq} for update nowait`.execute(kysely)
      release()
      await first
      expect(await second).toMatchObject({ version: 9, queue_count: 3 })
    },
  )
})

async function untilSomebodyWaits(): Promise<void> {
  for (let isWaiting = false; !isWaiting; ) {
    const { rows } = await sql`select from pg_locks where not granted`.execute(database.kysely)
    isWaiting = rows.length > 0
  }
}
