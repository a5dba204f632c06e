import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { retryingTransaction } from '#backend/db/retrying-transaction.ts'
import { randomOf } from '#backend/demo/random.ts'
import {
  seedCategory,
  seedProduct,
  seedStore,
  seedUser,
} from '#backend/demo/seed/builders/index.ts'
import { isRefusal } from '#backend/operation/refusal.ts'
import { testHostContext, testHostDependencies } from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { applyTrigger } from './apply-trigger.ts'
import { placeOrder } from './place-order.ts'

/** `ORDER_RACES=10000` for the full run. The first race is of fifty. */
const RACES = Number(process.env.ORDER_RACES ?? 4)
const MOST = 50
const PRICE = 15_000

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
}, 60_000)
afterAll(() => database?.close())

describe('한 상품을 여럿이 한 번에 주문하면', () => {
  it('한 명만 사고, 나머지는 먼저 주문한 사람이 있다고 듣는다', async () => {
    const { kysely } = database
    const limiter = {
      take: async () => null,
      giveBack: async () => undefined,
      close: async () => undefined,
    }
    const context = testHostContext(testHostDependencies(database, { limiter }))
    await seedCategory(kysely)
    const { storeSeq } = await seedStore(kysely)
    const buyers: number[] = []
    while (buyers.length < MOST) {
      const { userSeq } = await seedUser(kysely)
      await seedStore(kysely, { user_seq: userSeq })
      buyers.push(userSeq)
    }
    const { productSeq } = await seedProduct(
      kysely,
      {
        category_seq: 1,
        store_seq: storeSeq,
        price: PRICE,
        trade_state: 'ON_SALE',
        trade_methods: ['DIRECT'],
      },
      { imageCount: 0 },
    )
    const random = randomOf(Number(process.env.PROPERTY_SEED ?? 1))
    const wins = new Map<number, number>()
    for (let race = 0; race < RACES; race += 1) {
      const count = race === 0 ? MOST : random.integer(2, MOST)
      const first = random.integer(0, MOST - 1)
      const racing = Array.from(
        { length: count },
        (_, place) => buyers[(first + place) % MOST] ?? 0,
      )
      const answers = await Promise.all(
        racing.map((userSeq) =>
          placeOrder(
            context,
            { userSeq },
            {
              formKey: randomUUID(),
              productSeq,
              type: 'MEET',
              total: PRICE,
              points: 0,
              delivery: null,
              isRequest: false,
            },
          ),
        ),
      )
      const refusals = answers.flatMap((answer) => (isRefusal(answer) ? [answer.refused] : []))
      expect({ race, refusals: new Set(refusals), losers: refusals.length }).toEqual({
        race,
        refusals: new Set(['TAKEN']),
        losers: count - 1,
      })
      const won = answers.findIndex((answer) => !isRefusal(answer))
      const winner = answers[won] as { orderSeq: number }
      wins.set(won, (wins.get(won) ?? 0) + 1)
      const stored = await kysely
        .selectFrom('orders')
        .select(['order_seq', 'buyer_user_seq'])
        .where('product_seq', '=', productSeq)
        .where('state', '=', 'PENDING_PAYMENT')
        .execute()
      expect(stored).toEqual([{ order_seq: winner.orderSeq, buyer_user_seq: racing[won] }])
      // The next race is for the same product.
      const canceled = await retryingTransaction(kysely, (trx) =>
        applyTrigger(trx, {
          orderSeq: winner.orderSeq,
          trigger: 'CANCEL',
          by: 'BUYER',
          actorUserSeq: racing[won] ?? null,
          eventKey: 'BUYER:CANCEL',
          at: new Date(),
        }),
      )
      expect(isRefusal(canceled)).toBe(false)
    }
    if (RACES > 100) process.stdout.write(`winners by place: ${JSON.stringify([...wins])}\n`)
  }, 36_000_000)
})
