import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { expirePoints } from '#backend/points/end-lots.ts'
import { warnOfExpiry } from '#backend/points/warn-of-expiry.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { createOrderFixture, type OrderFixture } from '#tests/support/order-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { checkLedger } from '../check-ledger.ts'

const START = new Date('2026-03-02T01:00:00Z')

let database: Database
let world: OrderFixture
beforeAll(async () => {
  database = await createTestDatabase()
  world = createOrderFixture(database, START)
}, 60_000)
afterAll(async () => {
  if (database) expect((await checkLedger(database.kysely)).problems).toEqual([])
  await database?.close()
})

type Person = Awaited<ReturnType<OrderFixture['person']>>
const balanceOf = async ({ point }: Person) => (await point.points({})).balance
const lotsOf = async ({ point }: Person) =>
  (await point.points({})).expiring.map(({ points, at }) => [
    points,
    Math.round((Date.parse(at) - world.now().getTime()) / DAY_MS),
  ])

/** 40,000 won, 3,000 for the parcel, 3.5 % of both: 44,505. */
const TOTAL = 44_505

/** An order of 44,505 won that took points, not paid yet. */
async function ordered(points: number, type: 'PARCEL' | 'MEET' = 'PARCEL') {
  const offered = await world.offer()
  const { buyer, productSeq } = offered
  await world.grant(buyer, 1_000, 10)
  await world.grant(buyer, 4_000, 100)
  const { orderSeq } = await world.place(buyer, productSeq, { type, points })
  return { ...offered, orderSeq }
}
async function confirmed({ seller, buyer, orderSeq }: Awaited<ReturnType<typeof ordered>>) {
  await world.deliver(seller, orderSeq)
  await world.act(buyer, orderSeq, 'CONFIRM')
}

describe('포인트로 결제', () => {
  it('먼저 끝나는 포인트부터 쓰고, 결제회사에서는 나머지만 낸다', async () => {
    const { buyer, orderSeq } = await ordered(1_500)
    expect(await lotsOf(buyer)).toEqual([[3_500, 100]])
    const { amounts } = await buyer.gateway.order({ orderSeq })
    expect(amounts).toMatchObject({ total: TOTAL, points: 1_500, cash: TOTAL - 1_500 })
    await world.pay(orderSeq)
    expect(await world.balances(orderSeq)).toEqual({
      COMPANY: TOTAL - 1_500,
      POINTS: 1_500,
      ESCROW: -TOTAL,
    })
  })

  it('포인트로 모두 내면 결제창 없이 결제된다', async () => {
    const { seller, buyer, productSeq } = await world.offer()
    await world.grant(buyer, 50_000)
    const { orderSeq } = await world.place(buyer, productSeq, { points: TOTAL })
    const formKey = randomUUID()
    const opening = () => buyer.gateway.openPayment({ orderSeq, method: 'CARD', formKey })
    expect(await opening()).toEqual({ state: 'PAID' })
    expect(await opening()).toEqual({ state: 'PAID' })
    expect(await world.balances(orderSeq)).toEqual({ POINTS: TOTAL, ESCROW: -TOTAL })
    await world.act(seller, orderSeq, 'REJECT')
    expect((await world.orderRow(orderSeq)).state).toBe('REFUNDED')
    expect(await world.balances(orderSeq)).toEqual({})
    expect(await balanceOf(buyer)).toBe(50_000)
  })

  it('가진 것보다 많이, 최소보다 적게, 카드로 낼 수 없는 몇십 원을 남기고는 쓸 수 없다', async () => {
    const { buyer, productSeq } = await world.offer()
    await world.grant(buyer, 44_450)
    for (const points of [99, 44_406, 44_450, 44_451, TOTAL, TOTAL + 1])
      await expect(world.place(buyer, productSeq, { points })).rejects.toMatchObject({
        code: 'POINTS',
        status: 409,
      })
    await expect(
      world.place(buyer, productSeq, { type: 'DIRECT', points: 100 }),
    ).rejects.toMatchObject({ code: 'POINTS' })
    expect(await balanceOf(buyer)).toBe(44_450)
    await world.place(buyer, productSeq, { points: 44_405 })
    expect(await balanceOf(buyer)).toBe(45)
  })

  it('두 주문이 같은 포인트를 동시에 쓰면 하나만 된다', async () => {
    const buyer = await world.person()
    await world.grant(buyer, 3_000)
    const offers = await Promise.all([1, 2, 3, 4].map(() => world.offer()))
    const placed = await Promise.allSettled(
      offers.map(({ productSeq }) => world.place(buyer, productSeq, { points: 2_000 })),
    )
    const refusals = placed.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    expect(refusals).toEqual(['POINTS', 'POINTS', 'POINTS'])
    expect(await balanceOf(buyer)).toBe(1_000)
  })

  it('같은 주문서를 여덟 번 동시에 보내도 한 번만 쓴다', async () => {
    const { buyer, productSeq } = await world.offer()
    await world.grant(buyer, 3_000)
    const formKey = randomUUID()
    const placed = await Promise.all(
      Array.from({ length: 8 }, () => world.place(buyer, productSeq, { formKey, points: 3_000 })),
    )
    expect(new Set(placed.map(({ orderSeq }) => orderSeq)).size).toBe(1)
    expect(await balanceOf(buyer)).toBe(0)
  })
})

describe('포인트를 돌려받을 때', () => {
  it('결제하지 않은 주문의 포인트는 유효기간 그대로, 끝났다면 하루 돌아온다', async () => {
    const { buyer, orderSeq } = await ordered(1_500)
    await world.act(buyer, orderSeq, 'CANCEL')
    expect(await lotsOf(buyer)).toEqual([
      [1_000, 10],
      [4_000, 100],
    ])
    const late = await ordered(1_500)
    await database.kysely
      .updateTable('point_lot')
      .set({ expires_at: world.now() })
      .where('user_seq', '=', late.buyer.userSeq)
      .where('amount', '=', 1_000)
      .execute()
    await world.act(late.buyer, late.orderSeq, 'CANCEL')
    expect(await lotsOf(late.buyer)).toEqual([
      [1_000, 1],
      [4_000, 100],
    ])
  })

  it('환불되면 적어도 30일 쓸 수 있다', async () => {
    const { seller, buyer, orderSeq } = await ordered(1_500)
    await world.pay(orderSeq)
    await world.act(seller, orderSeq, 'REJECT')
    expect(await lotsOf(buyer)).toEqual([
      [1_000, 30],
      [4_000, 100],
    ])
    expect(await world.balances(orderSeq)).toEqual({
      COMPANY: TOTAL - 1_500,
      BUYER_PAYABLE: -(TOTAL - 1_500),
    })
  })

  it('일부를 환불하면 돈이 먼저, 포인트는 나머지만 돌아오고 오래 남은 것부터 돌아온다', async () => {
    const { seller, buyer, productSeq } = await world.offer()
    await world.grant(buyer, 1_000, 10)
    await world.grant(buyer, 40_000, 100)
    const { orderSeq } = await world.place(buyer, productSeq, { points: 41_000 })
    await world.deliver(seller, orderSeq)
    await world.step(orderSeq, 'OPEN_DISPUTE', 'OPERATOR')
    await database.kysely
      .updateTable('orders')
      .set({ partial_amount: 42_500 })
      .where('order_seq', '=', orderSeq)
      .execute()
    await world.step(orderSeq, 'DECIDE_SPLIT', 'OPERATOR')
    // 500 stay with the seller and 17 of the buyer's fee: 43,988 come back, 3,505 of them in cash.
    expect(await world.balances(orderSeq)).toMatchObject({ BUYER_PAYABLE: -3_505, POINTS: 517 })
    expect(await lotsOf(buyer)).toEqual([
      [483, 30],
      [40_000, 100],
    ])
  })
})

describe('포인트를 받을 때', () => {
  it('구매확정하면 현금으로 낸 상품값의 1%를 한 번 받는다', async () => {
    const order = await ordered(1_500)
    await confirmed(order)
    expect(await balanceOf(order.buyer)).toBe(3_500 + 385)
    const { changes } = await order.buyer.point.points({})
    expect(changes[0]).toMatchObject({
      kind: 'CONFIRM',
      points: 385,
      order: { orderSeq: order.orderSeq },
    })
    expect(await balanceOf(order.seller)).toBe(0)
  })

  it('산 상품의 후기를 쓰면 주문마다 한 번 받고, 짧은 후기와 판매자의 후기로는 받지 않는다', async () => {
    const order = await ordered(0)
    const { seller, buyer, productSeq } = order
    const roomId = await world.room(seller, buyer, productSeq)
    await confirmed(order)
    for (const { edge } of [buyer, seller]) await edge.finishTrade({ roomId })
    const before = await balanceOf(buyer)
    const write = ({ boot }: Person, body: string) =>
      boot.writeReview({ roomId, rating: 5, tags: [], body })
    await write(buyer, '잘 받았어요. 상태가 설명 그대로예요!')
    await write(buyer, '잘 받았어요. 상태가 설명 그대로예요!')
    await write(seller, '빠르게 확정해 주셔서 고맙습니다.')
    expect([await balanceOf(buyer), await balanceOf(seller)]).toEqual([before + 100, 0])
  })

  it('수수료가 없는 거래에는 적립되지 않는다', async () => {
    const { seller, buyer, productSeq } = await world.offer({ price: 20_000 })
    const { orderSeq } = await world.place(buyer, productSeq)
    await confirmed({ seller, buyer, productSeq, orderSeq })
    expect(await balanceOf(buyer)).toBe(0)
  })
})

describe('포인트의 유효기간', () => {
  it('오래된 것부터 한 번 끝나고, 두 서버가 함께 돌아도 두 번 끝나지 않는다', async () => {
    const buyer = await world.person()
    await world.grant(buyer, 300, 1)
    await world.grant(buyer, 500, 400)
    const { kysely } = database
    const later = new Date(world.now().getTime() + 2 * DAY_MS)
    const ended = await Promise.all([1, 2, 3].map(() => expirePoints({ kysely }, later)))
    expect(ended.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(1)
    expect(await expirePoints({ kysely }, later)).toBe(0)
    expect(await balanceOf(buyer)).toBe(500)
    const { changes } = await buyer.point.points({})
    expect(changes.map(({ kind, points }) => [kind, points])).toEqual([
      ['EXPIRE', -300],
      ['EVENT', 500],
      ['EVENT', 300],
    ])
  })

  it('30일 전과 7일 전에 한 번씩 알린다', async () => {
    const buyer = await world.person()
    await world.grant(buyer, 300, 200)
    await world.grant(buyer, 200, 205)
    const { kysely } = database
    const warnAt = async (days: number) => {
      const at = new Date(world.now().getTime() + days * DAY_MS)
      await Promise.all([1, 2].map(() => warnOfExpiry({ kysely }, at)))
      const notices = await kysely
        .selectFrom('notice_event')
        .select('payload')
        .where('kind', '=', 'POINTS_EXPIRING')
        .orderBy('event_seq')
        .execute()
      return notices
        .map(({ payload }) => payload as { toStoreSeq: number; points: number })
        .filter(({ toStoreSeq }) => toStoreSeq === buyer.storeSeq)
        .map(({ points }) => points)
    }
    expect(await warnAt(169)).toEqual([])
    expect(await warnAt(176)).toEqual([500])
    expect(await warnAt(177)).toEqual([500])
    expect(await warnAt(194)).toEqual([500, 300])
    expect(await warnAt(199)).toEqual([500, 300, 200])
  })
})

describe('데이터베이스가 지키는 것', () => {
  it('없는 포인트를 쓰거나, 합이 다르거나, 남의 것을 쓰거나, 지난 일을 고치면 거절한다', async () => {
    const { kysely } = database
    const [one, other] = [await world.person(), await world.person()]
    await world.grant(one, 100)
    const lot = await kysely
      .selectFrom('point_lot')
      .select('lot_seq')
      .where('user_seq', '=', one.userSeq)
      .executeTakeFirstOrThrow()
    const write = (userSeq: number, amount: number, entry: number) =>
      kysely.transaction().execute(async (trx) => {
        const change = await trx
          .insertInto('point_change')
          .values({
            user_seq: userSeq,
            kind: 'SPEND',
            change_key: randomUUID(),
            amount,
            order_seq: null,
            at: START,
          })
          .returning('change_seq')
          .executeTakeFirstOrThrow()
        await trx
          .insertInto('point_entry')
          .values({ ...change, ...lot, amount: entry })
          .execute()
      })
    await expect(write(one.userSeq, -101, -101)).rejects.toThrow(/check/)
    await expect(write(one.userSeq, -50, -60)).rejects.toThrow(/sum/)
    await expect(write(other.userSeq, -50, -50)).rejects.toThrow(/another member/)
    await expect(kysely.deleteFrom('point_entry').execute()).rejects.toThrow(/append-only/)
    await expect(kysely.updateTable('point_change').set({ amount: 1 }).execute()).rejects.toThrow(
      /append-only/,
    )
    expect(await balanceOf(one)).toBe(100)
  })
})
