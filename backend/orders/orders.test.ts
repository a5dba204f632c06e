import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contracts/durations.ts'
import { MOST_UNPAID_ORDERS } from '#contracts/order-constants.ts'
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

const eight = <Answer>(call: () => Promise<Answer>) => Promise.all(Array.from({ length: 8 }, call))

describe('주문', () => {
  it('바로 구매하면 상품이 예약되고, 결제하면 돈이 보관되고, 확정하면 판매자 몫이 정해진다', async () => {
    const { buyer, seller, productSeq } = await world.offer()
    const { orderSeq, state } = await world.place(buyer, productSeq)
    expect(state).toBe('PENDING_PAYMENT')
    expect(await world.tradeState(productSeq)).toBe('RESERVED')
    expect(await world.pay(orderSeq)).toBe('PAID')
    // 43,000 won and 3.5 % of it.
    expect(await world.balances(orderSeq)).toEqual({ COMPANY: 44_505, ESCROW: -44_505 })
    expect((await world.act(seller, orderSeq, 'ACCEPT')).state).toBe('PREPARING')
    expect(await world.ship(orderSeq)).toBe('SHIPPED')
    expect(await world.step(orderSeq, 'DELIVER', 'COURIER')).toBe('DELIVERED')
    expect((await world.act(buyer, orderSeq, 'CONFIRM')).state).toBe('CONFIRMED')
    expect(await world.tradeState(productSeq)).toBe('SOLD')
    expect(await world.balances(orderSeq)).toEqual({
      COMPANY: 44_505,
      SELLER_PAYABLE: -42_570,
      FEES: -1_935,
    })
  })

  it('같은 양식을 여덟 번 보내도 주문은 하나다', async () => {
    const { buyer, productSeq } = await world.offer()
    const formKey = randomUUID()
    const total = await world.totalOf(buyer, productSeq, 'PARCEL')
    const placed = await eight(() => world.place(buyer, productSeq, { formKey, total }))
    expect(new Set(placed.map(({ orderSeq }) => orderSeq)).size).toBe(1)
  })

  it('같은 단계를 여덟 번 눌러도 한 번만 일어나고 답이 같다', async () => {
    const { seller, orderSeq } = await world.ordered()
    await world.pay(orderSeq)
    const eventKey = randomUUID()
    const answers = await eight(() => world.act(seller, orderSeq, 'REJECT', eventKey))
    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['REFUNDING']))
    const refunds = await world.kysely
      .selectFrom('refund')
      .select('amount')
      .where('order_seq', '=', orderSeq)
      .execute()
    expect(refunds).toEqual([{ amount: 44_505 }])
    expect(await world.balances(orderSeq)).toEqual({ COMPANY: 44_505, BUYER_PAYABLE: -44_505 })
  })

  it('화면과 금액이 다르면 주문하지 않고 바뀐 금액을 알린다', async () => {
    const { buyer, productSeq } = await world.offer()
    const refusal = await refusalOf(world.place(buyer, productSeq, { total: 1 }))
    expect(refusal).toMatchObject({ code: 'PRICE_CHANGED' })
    expect(await world.tradeState(productSeq)).toBe('ON_SALE')
  })

  it('금액이 0이거나 음수이거나 터무니없이 커도 주문하지 않는다', async () => {
    const { buyer, productSeq } = await world.offer()
    expect(await refusalOf(world.place(buyer, productSeq, { total: 0 }))).toMatchObject({
      code: 'PRICE_CHANGED',
    })
    for (const total of [-1, 1e16, 0.5])
      await expect(world.place(buyer, productSeq, { total })).rejects.toMatchObject({ status: 400 })
    expect(await world.tradeState(productSeq)).toBe('ON_SALE')
  })

  it('방금 팔린 상품은 다른 사람이 주문할 수 없다', async () => {
    const { seller, orderSeq, productSeq } = await world.ordered()
    await world.pay(orderSeq)
    const late = await world.person()
    expect(await refusalOf(world.place(late, productSeq))).toMatchObject({ code: 'TAKEN' })
    await world.act(seller, orderSeq, 'ACCEPT')
    await world.ship(orderSeq)
    await world.step(orderSeq, 'CONFIRM', 'BUYER')
    expect(await refusalOf(world.place(late, productSeq))).toMatchObject({ code: 'TAKEN' })
  })

  it('남이 산 상품에 한 요청은 끝나도 상품을 되돌리지 않는다', async () => {
    const { buyer, productSeq } = await world.offer()
    const { orderSeq } = await world.place(buyer, productSeq, { isRequest: true })
    const other = await world.person()
    const bought = await world.place(other, productSeq)
    await world.act(buyer, orderSeq, 'WITHDRAW_REQUEST')
    expect(await world.tradeState(productSeq)).toBe('RESERVED')
    await world.act(other, bought.orderSeq, 'CANCEL')
    expect(await world.tradeState(productSeq)).toBe('ON_SALE')
  })

  it('결제를 기다리는 주문은 다섯 건까지다', async () => {
    const { buyer } = await world.offer()
    const offers = []
    while (offers.length <= MOST_UNPAID_ORDERS) offers.push(await world.offer())
    const last = offers.pop()?.productSeq ?? 0
    for (const { productSeq } of offers) await world.place(buyer, productSeq)
    expect(await refusalOf(world.place(buyer, last))).toMatchObject({ code: 'LIMITED' })
    expect(await world.tradeState(last)).toBe('ON_SALE')
  })

  it('단계마다 주문의 판이 하나 오른다', async () => {
    const { seller, orderSeq } = await world.ordered()
    const version = async () => {
      const order = world.kysely.selectFrom('orders').select('version')
      return (await order.where('order_seq', '=', orderSeq).executeTakeFirstOrThrow()).version
    }
    const placed = await version()
    await world.pay(orderSeq)
    await world.act(seller, orderSeq, 'ACCEPT')
    expect(await version()).toBe(placed + 2)
  })

  it('2만원까지는 수수료가 없다', async () => {
    const { buyer, productSeq } = await world.offer({ price: 20_000, shipping_fee: 3_000 })
    expect(await world.totalOf(buyer, productSeq, 'PARCEL')).toBe(23_000)
    const dearer = await world.offer({ price: 20_001, shipping_fee: null })
    expect(await world.totalOf(dearer.buyer, dearer.productSeq, 'PARCEL')).toBe(20_701)
  })

  it('내 상품은 살 수 없고, 남의 주문은 없는 것과 같다', async () => {
    const { seller, productSeq, orderSeq } = await world.ordered()
    expect(await refusalOf(seller.gateway.quote({ productSeq }))).toMatchObject({ code: 'OWN' })
    const stranger = await world.person()
    expect(await refusalOf(stranger.gateway.order({ orderSeq }))).toMatchObject({
      code: 'NOT_FOUND',
    })
    for (const action of ['CANCEL', 'CONFIRM'] as const)
      expect(await refusalOf(world.act(stranger, orderSeq, action))).toMatchObject({
        code: 'NOT_FOUND',
      })
  })

  it('받을 주소는 구매자와, 결제된 뒤에는 판매자만 본다', async () => {
    const { buyer, seller, orderSeq } = await world.ordered()
    expect((await buyer.gateway.order({ orderSeq })).delivery?.name).toBe('김받음')
    expect((await seller.gateway.order({ orderSeq })).delivery).toBeNull()
    await world.pay(orderSeq)
    expect((await seller.gateway.order({ orderSeq })).delivery?.detail).toBe('101동 1001호')
    const { delivery } = await world.orderRow(orderSeq)
    expect(delivery).not.toContain('김받음')
  })

  it('주문이 있는 상품은 판매자가 상태를 바꾸거나 지울 수 없다', async () => {
    const { seller, productSeq } = await world.ordered()
    const change = seller.product.setTradeState({ productSeq, tradeState: 'ON_SALE' })
    expect(await refusalOf(change)).toMatchObject({ code: 'HAS_ORDER' })
    const deletion = seller.product.deleteListing({ productSeq })
    expect(await refusalOf(deletion)).toMatchObject({ code: 'HAS_ORDER' })
  })

  it('직거래는 구매자의 여섯 자리를 판매자가 넣어야 확정되고, 열 번 틀리면 막힌다', async () => {
    const { buyer, seller, orderSeq } = await world.ordered('MEET')
    await world.pay(orderSeq)
    await world.act(seller, orderSeq, 'ACCEPT')
    const { handoverCode } = await buyer.gateway.order({ orderSeq })
    expect(handoverCode).toMatch(/^\d{6}$/)
    expect((await seller.gateway.order({ orderSeq })).handoverCode).toBeNull()
    const wrong = handoverCode === '000000' ? '111111' : '000000'
    const hand = (code: string) =>
      seller.gateway.handOver({ orderSeq, code, eventKey: randomUUID() })
    for (let tries = 0; tries < 9; tries += 1)
      expect(await refusalOf(hand(wrong))).toMatchObject({ code: 'WRONG_CODE' })
    expect((await hand(handoverCode ?? '')).state).toBe('CONFIRMED')
  })

  it('무료나눔은 돈 없이 요청, 수락, 완료로 끝난다', async () => {
    const { buyer, seller, productSeq } = await world.offer({ price: 0 })
    const { orderSeq, state } = await world.place(buyer, productSeq, { type: 'FREE' })
    expect(state).toBe('REQUESTED')
    expect(await world.tradeState(productSeq)).toBe('ON_SALE')
    expect((await world.act(seller, orderSeq, 'ACCEPT_REQUEST')).state).toBe('PREPARING')
    expect(await world.tradeState(productSeq)).toBe('RESERVED')
    expect((await world.act(buyer, orderSeq, 'COMPLETE')).state).toBe('DONE')
    expect(await world.tradeState(productSeq)).toBe('SOLD')
    expect(await world.balances(orderSeq)).toEqual({})
  })
})

describe('시간이 하는 일', () => {
  const stateOf = async (orderSeq: number) => (await world.orderRow(orderSeq)).state

  it('15분 안에 결제하지 않으면 기한만료가 되고 상품은 다시 판매중이 된다', async () => {
    const { orderSeq, productSeq } = await world.ordered()
    await world.pass(15 * MINUTE_MS - 1)
    expect(await stateOf(orderSeq)).toBe('PENDING_PAYMENT')
    await world.pass(1)
    expect(await stateOf(orderSeq)).toBe('EXPIRED')
    expect(await world.tradeState(productSeq)).toBe('ON_SALE')
  })

  it('판매자가 48시간 동안 수락하지 않으면 전액 환불한다', async () => {
    const { orderSeq } = await world.ordered()
    await world.pay(orderSeq)
    await world.pass(48 * HOUR_MS)
    expect(await stateOf(orderSeq)).toBe('REFUNDING')
  })

  it('배송완료 72시간 뒤 자동으로 확정되지만 주말에는 끝나지 않는다', async () => {
    const { seller, orderSeq } = await world.ordered()
    await world.pay(orderSeq)
    await world.act(seller, orderSeq, 'ACCEPT')
    await world.ship(orderSeq)
    // From Monday noon to Wednesday noon: 72 hours later it is Saturday.
    await world.pass(2 * DAY_MS)
    await world.step(orderSeq, 'DELIVER', 'COURIER')
    expect((await world.orderRow(orderSeq)).due_at).toEqual(new Date('2026-11-30T01:00:00Z'))
    await world.pass(4 * DAY_MS)
    expect(await stateOf(orderSeq)).toBe('DELIVERED')
    await world.pass(DAY_MS)
    expect(await stateOf(orderSeq)).toBe('CONFIRMED')
  })

  /** Delivered on Monday noon. */
  async function delivered({ type = 'PARCEL', isBusiness = false }: Partial<Delivered>) {
    const offered = await world.offer()
    await world.kysely
      .updateTable('store')
      .set({ is_business: isBusiness })
      .where('user_seq', '=', offered.seller.userSeq)
      .execute()
    const { orderSeq } = await world.place(offered.buyer, offered.productSeq, { type })
    await world.deliver(offered.seller, orderSeq)
    return { ...offered, orderSeq }
  }
  interface Delivered {
    type: 'PARCEL' | 'CVS'
    isBusiness: boolean
  }
  const remindedOf = async (orderSeq: number) =>
    (
      await world.kysely
        .selectFrom('order_timer')
        .select(['timer', 'due_at'])
        .where('order_seq', '=', orderSeq)
        .orderBy('due_at')
        .execute()
    ).map(({ timer, due_at }) => [timer, due_at.toISOString()])

  it('편의점에 도착한 물건과 사업자가 판 물건은 이레 뒤에 확정되고, 하루 전과 세 시간 전에 알린다', async () => {
    const cvs = await delivered({ type: 'CVS' })
    const business = await delivered({ isBusiness: true })
    for (const [{ orderSeq }, end] of [
      [cvs, 'CVS_CONFIRM_ENDS'],
      [business, 'BUSINESS_CONFIRM_ENDS'],
    ] as const)
      expect(await remindedOf(orderSeq)).toEqual([
        ['CONFIRM_REMINDER', '2026-11-29T03:00:00.000Z'],
        ['CONFIRM_REMINDER_2', '2026-11-30T00:00:00.000Z'],
        [end, '2026-11-30T03:00:00.000Z'],
      ])
    await world.pass(6 * DAY_MS)
    await world.act(business.buyer, business.orderSeq, 'HOLD')
    await world.pass(DAY_MS)
    expect(await stateOf(cvs.orderSeq)).toBe('CONFIRMED')
    await world.pass(5 * DAY_MS)
    expect(await stateOf(business.orderSeq)).toBe('CONFIRM_HELD')
    await world.pass(2 * DAY_MS)
    expect(await stateOf(business.orderSeq)).toBe('CONFIRMED')
  })

  it('확정을 알리는 때는 주말 뒤로 옮겨진 기한에서 센다', async () => {
    const { orderSeq } = await delivered({})
    await world.pass(2 * DAY_MS)
    const other = await delivered({})
    expect(await remindedOf(orderSeq)).toEqual([
      ['CONFIRM_REMINDER_2', '2026-11-26T00:00:00.000Z'],
      ['CONFIRM_ENDS', '2026-11-26T03:00:00.000Z'],
    ])
    expect(await remindedOf(other.orderSeq)).toEqual([
      ['CONFIRM_REMINDER', '2026-11-29T01:00:00.000Z'],
      ['CONFIRM_REMINDER_2', '2026-11-29T22:00:00.000Z'],
      ['CONFIRM_ENDS', '2026-11-30T01:00:00.000Z'],
    ])
  })

  it('취소 요청을 거절해도 보낼 기한은 늘어나지 않는다', async () => {
    const { buyer, seller, orderSeq } = await world.ordered()
    await world.pay(orderSeq)
    await world.act(seller, orderSeq, 'ACCEPT')
    const { due_at } = await world.orderRow(orderSeq)
    await world.pass(3 * DAY_MS)
    await world.act(buyer, orderSeq, 'REQUEST_CANCEL')
    await world.step(orderSeq, 'REFUSE_CANCEL', 'SELLER')
    expect((await world.orderRow(orderSeq)).due_at).toEqual(due_at)
    expect((await remindedOf(orderSeq)).map(([timer]) => timer)).toEqual(['SHIP_ENDS'])
    await world.pass(4 * DAY_MS)
    expect(await stateOf(orderSeq)).toBe('REFUNDING')
  })

  it('택배사가 2영업일 동안 받지 않으면 구매자가 취소할 수 있다', async () => {
    const { buyer, seller, orderSeq } = await world.ordered()
    await world.pay(orderSeq)
    await world.act(seller, orderSeq, 'ACCEPT')
    await world.ship(orderSeq, { isScanned: false })
    expect(await refusalOf(world.act(buyer, orderSeq, 'CANCEL'))).toMatchObject({
      code: 'NOT_POSSIBLE',
    })
    await world.pass(2 * DAY_MS)
    expect((await buyer.gateway.order({ orderSeq })).isUnscanned).toBe(true)
    expect((await world.act(buyer, orderSeq, 'CANCEL')).state).toBe('REFUNDING')
  })

  it('택배사가 옮기는 물건을 아직 받지 않았다고 알리지 않는다', async () => {
    const { buyer, seller, orderSeq } = await world.ordered()
    await world.pay(orderSeq)
    await world.act(seller, orderSeq, 'ACCEPT')
    await world.ship(orderSeq, { isScanned: true })
    await world.pass(3 * DAY_MS)
    const { isUnscanned, events } = await buyer.gateway.order({ orderSeq })
    expect(isUnscanned).toBe(false)
    expect(events.filter(({ trigger }) => trigger === 'REMIND')).toEqual([])
  })

  it('택배사가 옮기는 물건은 이레가 지나도 받은 것이 되지 않는다', async () => {
    const sent = async (isScanned: boolean) => {
      const { seller, orderSeq } = await world.ordered()
      await world.pay(orderSeq)
      await world.act(seller, orderSeq, 'ACCEPT')
      await world.ship(orderSeq, { isScanned })
      return orderSeq
    }
    const [scanned, unscanned] = [await sent(true), await sent(false)]
    await world.pass(7 * DAY_MS)
    expect(await stateOf(scanned)).toBe('SHIPPED')
    expect(await stateOf(unscanned)).toBe('DELIVERED')
  })

  it('기한은 주문을 잠근 뒤의 시각으로 다시 본다', async () => {
    const { orderSeq } = await world.ordered()
    // The clock of orders is moved back between the look for what is due and the lock.
    const clock = [new Date(START.getTime() + 15 * MINUTE_MS), START]
    await world.runTimers(() => clock.shift() ?? START)
    expect(clock).toEqual([])
    expect(await stateOf(orderSeq)).toBe('PENDING_PAYMENT')
  })

  it('같은 시각에 여러 서버가 돌려도 한 번만 일어난다', async () => {
    const { orderSeq } = await world.ordered()
    world.wait(15 * MINUTE_MS)
    await eight(() => world.pass(0))
    const events = await world.kysely
      .selectFrom('order_event')
      .select('trigger')
      .where('order_seq', '=', orderSeq)
      .orderBy('place')
      .execute()
    expect(events.map(({ trigger }) => trigger)).toEqual(['PLACE', 'TIME_OUT'])
  })
})

describe('원장', () => {
  it('합이 0이 아닌 분개와 고쳐 쓰기, 잔액보다 많은 지출은 데이터베이스가 거절한다', async () => {
    const { orderSeq } = await world.ordered()
    await world.pay(orderSeq)
    const write = (journal_key: string, entries: [string, number][]) =>
      world.kysely.transaction().execute(async (trx) => {
        const { journal_seq } = await trx
          .insertInto('ledger_journal')
          .values({ order_seq: orderSeq, journal_key, at: START })
          .returning('journal_seq')
          .executeTakeFirstOrThrow()
        await trx
          .insertInto('ledger_entry')
          .values(
            entries.map(([account, amount]) => ({
              journal_seq,
              order_seq: orderSeq,
              account: account as 'ESCROW',
              amount,
              at: START,
            })),
          )
          .execute()
      })
    await expect(write('A', [['ESCROW', 1]])).rejects.toThrow('sum to zero')
    await expect(
      write('B', [
        ['ESCROW', 44_506],
        ['FEES', -44_506],
      ]),
    ).rejects.toThrow()
    const entries = world.kysely.updateTable('ledger_entry').set({ amount: 1 })
    await expect(entries.where('order_seq', '=', orderSeq).execute()).rejects.toThrow('append-only')
    const events = world.kysely.deleteFrom('order_event').where('order_seq', '=', orderSeq)
    await expect(events.execute()).rejects.toThrow('append-only')
  })
})

describe('탈퇴', () => {
  it('진행 중인 거래가 있으면 까닭을 말하고, 끝나면 할 수 있다', async () => {
    const { buyer, seller, orderSeq } = await world.ordered()
    const leave = (who: typeof buyer) => who.main.withdraw({ reason: 'OTHER' })
    expect(await refusalOf(leave(buyer))).toMatchObject({ code: 'ORDERS_OPEN' })
    expect(await refusalOf(leave(seller))).toMatchObject({ code: 'ORDERS_OPEN' })
    await world.act(buyer, orderSeq, 'CANCEL')
    expect(await leave(buyer)).toEqual({})
    expect(await leave(seller)).toEqual({})
  })
})

describe('주문이 있는 상품의 손거래', () => {
  it('주문이 상품을 가진 동안 채팅에서 거래를 마칠 수 없고, 상품 상태도 그대로다', async () => {
    const { seller, buyer, productSeq } = await world.offer()
    const early = await world.person()
    const room = await world.room(seller, early, productSeq)
    const own = await world.room(seller, buyer, productSeq)
    const asked = await early.edge.finishTrade({ roomId: room, sold: false })
    const { tradeSeq } = asked.card as { tradeSeq: number }
    const { orderSeq } = await world.place(buyer, productSeq)

    expect(
      await refusalOf(seller.edge.answerTrade({ roomId: room, tradeSeq, answer: 'CONFIRM' })),
    ).toMatchObject({ status: 409, code: 'HAS_ORDER' })
    for (const roomId of [room, own])
      expect(await refusalOf(seller.edge.finishTrade({ roomId, sold: true }))).toMatchObject({
        status: 409,
        code: 'HAS_ORDER',
      })
    for (const tradeState of ['ON_SALE', 'SOLD'] as const)
      expect(
        await refusalOf(seller.product.setTradeState({ productSeq, tradeState })),
      ).toMatchObject({ code: 'HAS_ORDER' })
    expect(await world.tradeState(productSeq)).toBe('RESERVED')

    await world.act(buyer, orderSeq, 'CANCEL')
    await seller.edge.answerTrade({ roomId: room, tradeSeq, answer: 'CONFIRM' })
    expect(await world.tradeState(productSeq)).toBe('SOLD')
  })
})
