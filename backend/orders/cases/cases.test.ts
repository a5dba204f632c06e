import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts'
import type { CaseDecision } from '#contracts/order-case-constants.ts'
import { aReason } from '#tests/support/decision-reason.ts'
import { refusalOf } from '#tests/support/host-client.ts'
import { testHostContext } from '#tests/support/host-dependencies.ts'
import { createOrderFixture, type OrderFixture } from '#tests/support/order-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { contactMembers } from './contact-members.ts'
import { decideOrder } from './decide-order.ts'
import { freezeOrder } from './freeze-order.ts'
import { openCase } from './open-case.ts'

const START = new Date('2026-11-23T03:00:00Z')
const TEXT = '화면에 금이 가 있어요. 설명에는 없던 내용이에요.'

let database: Database
let world: OrderFixture
beforeAll(async () => {
  database = await createTestDatabase()
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  world = createOrderFixture(database, START)
})

async function delivered(price = 40_000, isBusiness = false) {
  const offered = await world.offer({ price })
  await world.kysely
    .updateTable('store')
    .set({ is_business: isBusiness })
    .where('user_seq', '=', offered.seller.userSeq)
    .execute()
  const { orderSeq } = await world.place(offered.buyer, offered.productSeq)
  await world.deliver(offered.seller, orderSeq)
  return { ...offered, orderSeq }
}
type Delivered = Awaited<ReturnType<typeof delivered>>

const argue = async (
  who: Delivered['buyer'],
  orderSeq: number,
  step: 'REQUEST_RETURN' | 'REFUSE_RETURN' | 'OPEN_DISPUTE' | 'ADD',
  eventKey: string = randomUUID(),
) => {
  const photoIds = step === 'REQUEST_RETURN' ? [await world.photo(who, orderSeq, eventKey)] : []
  const said = { orderSeq, step, reason: 'DAMAGED' as const, text: TEXT }
  return who.gateway.argueOrder({ ...said, photoIds, eventKey })
}

const decide = async (
  orderSeq: number,
  operator: { userSeq: number },
  decision: CaseDecision,
  { amount = null, eventKey = randomUUID() }: { amount?: number | null; eventKey?: string } = {},
) =>
  decideOrder(testHostContext(world.dependencies), operator, {
    orderSeq,
    decision,
    amount,
    reasonCode: aReason('ORDER', decision),
    note: '양쪽의 사진과 대화를 확인하고 결정했어요.',
    eventKey,
  })

describe('반품과 분쟁', () => {
  it('반품을 요청하고, 부분환불을 제안하고 다시 제안해 합의하면 나뉘어 정산된다', async () => {
    const { buyer, seller, orderSeq } = await delivered()
    expect((await argue(buyer, orderSeq, 'REQUEST_RETURN')).state).toBe('RETURN_REQUESTED')
    const offer = (who: Delivered['buyer'], amount: number) =>
      who.gateway.offerPartial({ orderSeq, amount, eventKey: randomUUID() })
    expect((await offer(seller, 5_000)).state).toBe('PARTIAL_REFUND_OFFERED')
    expect(await refusalOf(offer(seller, 6_000))).toMatchObject({ code: 'NOT_POSSIBLE' })
    for (const answer of ['ACCEPT_PARTIAL', 'DECLINE_PARTIAL'] as const)
      expect(await refusalOf(world.act(seller, orderSeq, answer))).toMatchObject({
        code: 'NOT_POSSIBLE',
      })
    await offer(buyer, 12_000)
    await offer(seller, 10_000)
    expect(await refusalOf(offer(buyer, 11_000))).toMatchObject({ code: 'NOT_POSSIBLE' })
    expect((await world.act(buyer, orderSeq, 'ACCEPT_PARTIAL')).state).toBe('CONFIRMED')
    // 33,000 of 43,000 won remain: fees of 1,505 and 430 are kept for that part.
    expect(await world.balances(orderSeq)).toEqual({
      COMPANY: 44_505,
      BUYER_PAYABLE: -10_350,
      SELLER_PAYABLE: -32_670,
      FEES: -1_485,
    })
    const { net, givenBack, amounts } = await seller.gateway.order({ orderSeq })
    expect([net, givenBack, amounts.net, amounts.sellerFee]).toEqual([32_670, 10_000, 32_670, 330])
  })

  it('받아들이지 않은 제안은 판매자가 받을 금액을 줄이지 않는다', async () => {
    const { buyer, seller, orderSeq } = await delivered()
    await argue(buyer, orderSeq, 'REQUEST_RETURN')
    await seller.gateway.offerPartial({ orderSeq, amount: 5_000, eventKey: randomUUID() })
    await world.act(buyer, orderSeq, 'DECLINE_PARTIAL')
    await world.act(buyer, orderSeq, 'CONFIRM')
    expect(await seller.gateway.order({ orderSeq })).toMatchObject({ net: 42_570, givenBack: 0 })
  })

  it('사업자에게 산 물건만 마음이 바뀌었다고 반품을 요청할 수 있다', async () => {
    const ask = (who: Delivered['buyer'], orderSeq: number) =>
      who.gateway.argueOrder({
        orderSeq,
        step: 'REQUEST_RETURN',
        reason: 'CHANGED_MIND',
        text: '생각보다 커서 방에 들어가지 않아요. 돌려보낼게요.',
        photoIds: [],
        eventKey: randomUUID(),
      })
    const own = await delivered()
    expect(await refusalOf(ask(own.buyer, own.orderSeq))).toMatchObject({ code: 'WORDS' })
    const bought = await delivered(40_000, true)
    expect((await ask(bought.buyer, bought.orderSeq)).state).toBe('RETURN_REQUESTED')
    const { standard } = await bought.seller.gateway.orderCase({ orderSeq: bought.orderSeq })
    expect(standard).toMatchObject({ isBusiness: true, problem: 'CHANGED_MIND' })
  })

  it('부분환불은 한 번만 제안할 수 있고, 거절되면 24시간 안에 답하지 않은 반품은 분쟁이 된다', async () => {
    const { buyer, seller, orderSeq } = await delivered()
    await argue(buyer, orderSeq, 'REQUEST_RETURN')
    const offer = () =>
      seller.gateway.offerPartial({ orderSeq, amount: 5_000, eventKey: randomUUID() })
    await offer()
    await world.act(buyer, orderSeq, 'DECLINE_PARTIAL')
    expect(await refusalOf(offer())).toMatchObject({ code: 'NOT_POSSIBLE' })
    const { actions, dueAt } = await seller.gateway.order({ orderSeq })
    expect(actions).not.toContain('OFFER_PARTIAL')
    expect(dueAt).toBe(new Date(START.getTime() + 24 * HOUR_MS).toISOString())
    await world.pass(24 * HOUR_MS)
    expect((await buyer.gateway.order({ orderSeq })).state).toBe('DISPUTED')
  })

  it('구매를 확정한 뒤에는 반품이나 분쟁을 요청할 수 없다', async () => {
    const { buyer, orderSeq } = await delivered()
    await world.act(buyer, orderSeq, 'CONFIRM')
    for (const step of ['REQUEST_RETURN', 'OPEN_DISPUTE'] as const)
      expect(await refusalOf(argue(buyer, orderSeq, step))).toMatchObject({ code: 'NOT_POSSIBLE' })
    expect((await buyer.gateway.order({ orderSeq })).state).toBe('CONFIRMED')
  })

  it('같은 요청을 여덟 번 보내도 말은 한 번만 남는다', async () => {
    const { buyer, seller, orderSeq } = await delivered()
    const key = randomUUID()
    await Promise.all(
      Array.from({ length: 8 }, () => argue(buyer, orderSeq, 'REQUEST_RETURN', key)),
    )
    const { statements } = await seller.gateway.orderCase({ orderSeq })
    expect(statements).toHaveLength(1)
    expect(statements[0]).toMatchObject({ role: 'BUYER', reason: 'DAMAGED', text: TEXT })
  })

  it('분쟁 기준에 필요한 사실은 거래에서 오고, 문제를 말한 날에 날짜가 멈춘다', async () => {
    const { buyer, seller, orderSeq } = await delivered()
    world.wait(49 * HOUR_MS)
    const before = await seller.gateway.orderCase({ orderSeq })
    expect(before.standard).toEqual({
      type: 'PARCEL',
      goods: 'ELECTRONICS',
      isBusiness: false,
      days: 2,
      problem: null,
    })
    await argue(buyer, orderSeq, 'REQUEST_RETURN')
    world.wait(DAY_MS)
    const { standard } = await seller.gateway.orderCase({ orderSeq })
    expect(standard).toEqual({ ...before.standard, problem: 'DAMAGED_ON_THE_WAY' })
    expect((await buyer.gateway.orderCase({ orderSeq })).standard).toEqual(standard)
  })

  it('거절하면 분쟁이 되고, 시간이 지나도 돈이 움직이지 않으며, 운영자가 결정한다', async () => {
    const { buyer, seller, orderSeq } = await delivered()
    await argue(buyer, orderSeq, 'REQUEST_RETURN')
    expect((await argue(seller, orderSeq, 'REFUSE_RETURN')).state).toBe('DISPUTED')
    await argue(buyer, orderSeq, 'ADD')
    await world.pass(20 * DAY_MS)
    expect((await world.orderRow(orderSeq)).state).toBe('DISPUTED')
    const operator = await world.person()
    const eventKey = randomUUID()
    const decided = await Promise.all(
      Array.from({ length: 8 }, () => decide(orderSeq, operator, 'REFUND', { eventKey })),
    )
    for (const outcome of decided)
      expect(outcome).toEqual({ state: 'REFUNDING', isProposed: false })
    expect((await buyer.gateway.orderCase({ orderSeq })).decision).toMatchObject({
      decision: 'REFUND',
      isProposed: false,
    })
  })

  it('30만원이 넘는 거래는 다른 운영자가 같은 결정을 해야 이뤄지고, 그때까지 회원은 보지 못한다', async () => {
    const { buyer, seller, orderSeq } = await delivered(500_000)
    await argue(buyer, orderSeq, 'OPEN_DISPUTE')
    const [one, other] = [await world.person(), await world.person()]
    expect(await decide(orderSeq, one, 'SPLIT', { amount: 100_000 })).toEqual({
      state: 'DISPUTED',
      isProposed: true,
    })
    expect((await buyer.gateway.orderCase({ orderSeq })).decision).toBeNull()
    expect(await decide(orderSeq, one, 'SPLIT', { amount: 100_000 })).toMatchObject({
      refused: 'SECOND',
    })
    expect(await decide(orderSeq, other, 'SPLIT', { amount: 90_000 })).toMatchObject({
      isProposed: true,
    })
    expect(await decide(orderSeq, one, 'SPLIT', { amount: 90_000 })).toEqual({
      state: 'CONFIRMED',
      isProposed: false,
    })
    expect(await decide(orderSeq, other, 'REFUND')).toMatchObject({ refused: 'NOT_POSSIBLE' })
    expect(await refusalOf(argue(seller, orderSeq, 'ADD'))).toMatchObject({ code: 'NOT_POSSIBLE' })
  })

  it('운영자가 분쟁 조정을 시작하면 여덟 번 눌러도 한 번이고, 두 사람이 읽고, 시간이 지나도 돈이 움직이지 않는다', async () => {
    const { buyer, seller, orderSeq } = await delivered()
    const operator = await world.person()
    const open = (who: { userSeq: number }, eventKey: string) =>
      openCase(testHostContext(world.dependencies), who, {
        orderSeq,
        text: '택배사가 물건을 잃어버렸어요. 자료를 받아 보고 결정할게요.',
        eventKey,
      })
    expect(await open(seller, randomUUID())).toMatchObject({ refused: 'OWN' })
    const key = randomUUID()
    const opened = await Promise.all(Array.from({ length: 8 }, () => open(operator, key)))
    expect(new Set(opened.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ state: 'DISPUTED' })]),
    )
    const { statements } = await buyer.gateway.orderCase({ orderSeq })
    expect(statements).toMatchObject([{ role: 'OPERATOR', step: 'CONTACT' }])
    // Five business days after a Monday.
    expect((await buyer.gateway.order({ orderSeq })).decideBy).toContain('2026-11-30')
    expect(await open(operator, randomUUID())).toMatchObject({ refused: 'NOT_POSSIBLE' })
    await world.pass(60 * 24 * HOUR_MS)
    expect((await world.orderRow(orderSeq)).state).toBe('DISPUTED')
    await decide(orderSeq, operator, 'REFUND')
    expect((await world.orderRow(orderSeq)).state).toBe('REFUNDING')
  })

  it('분쟁이 아니어도 결제한 거래의 두 사람에게 안내할 수 있고, 지급 보류는 두 사람에게 알린다', async () => {
    const { buyer, orderSeq } = await delivered()
    const operator = await world.person()
    const context = testHostContext(world.dependencies)
    const eventKey = randomUUID()
    const tell = (of: number) =>
      contactMembers(context, operator, {
        orderSeq: of,
        text: '환불받을 계좌를 등록해 주세요. 등록하면 바로 보내 드려요.',
        eventKey,
      })
    await Promise.all(Array.from({ length: 8 }, () => tell(orderSeq)))
    expect((await buyer.gateway.orderCase({ orderSeq })).statements).toHaveLength(1)
    const unpaid = await world.ordered()
    expect(await tell(unpaid.orderSeq)).toMatchObject({ refused: 'NOT_POSSIBLE' })
    const freeze = (isFrozen: boolean) =>
      freezeOrder(context, operator, {
        orderSeq,
        isFrozen,
        note: '계좌 도용 신고를 확인하고 있어요.',
        eventKey: randomUUID(),
      })
    await freeze(true)
    await freeze(true)
    await freeze(false)
    const told = (await world.kysely.selectFrom('notice_event').select('payload').execute())
      .map(({ payload }) => payload as { orderSeq?: number; news?: string; role?: string })
      .filter((fields) => fields.orderSeq === orderSeq && fields.news?.startsWith('PAYOUT'))
      .map(({ news, role }) => `${role} ${news}`)
    expect(told).toEqual([
      'BUYER PAYOUT_HELD',
      'SELLER PAYOUT_HELD',
      'BUYER PAYOUT_FREED',
      'SELLER PAYOUT_FREED',
    ])
  })

  it('만나서 한 거래에는 반품하라는 결정이 없고, 아무것도 남지 않는다', async () => {
    const { seller, buyer, orderSeq } = await world.ordered('MEET')
    await world.pay(orderSeq)
    await world.act(seller, orderSeq, 'ACCEPT')
    await world.step(orderSeq, 'OPEN_DISPUTE', 'OPERATOR')
    const operator = await world.person()
    expect(await decide(orderSeq, operator, 'RETURN')).toMatchObject({ refused: 'NOT_POSSIBLE' })
    expect((await buyer.gateway.orderCase({ orderSeq })).decision).toBeNull()
  })

  it('운영자는 자기 거래를 결정하지 못하고, 남의 거래에는 말할 수 없다', async () => {
    const { buyer, orderSeq } = await delivered()
    await argue(buyer, orderSeq, 'OPEN_DISPUTE')
    expect(await decide(orderSeq, buyer, 'REFUND')).toMatchObject({ refused: 'OWN' })
    const stranger = await world.person()
    expect(await refusalOf(argue(stranger, orderSeq, 'ADD'))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await refusalOf(stranger.gateway.orderCase({ orderSeq }))).toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('환불보다 많거나 0원인 부분환불은 거절한다', async () => {
    const { buyer, seller, orderSeq } = await delivered()
    await argue(buyer, orderSeq, 'REQUEST_RETURN')
    for (const amount of [0, 43_001])
      expect(
        await refusalOf(seller.gateway.offerPartial({ orderSeq, amount, eventKey: randomUUID() })),
      ).toMatchObject({ code: 'AMOUNT' })
  })
})
