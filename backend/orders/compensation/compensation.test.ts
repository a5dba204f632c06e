import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedBankAccount } from '#backend/demo/seed/builders/index.ts'
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts'
import type { ClaimDecision } from '#contracts/order-claim-constants.ts'
import { aReason } from '#tests/support/decision-reason.ts'
import { refusalOf } from '#tests/support/host-client.ts'
import { testHostContext } from '#tests/support/host-dependencies.ts'
import { createOrderFixture, type OrderFixture } from '#tests/support/order-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { contactMembers } from '../cases/contact-members.ts'
import { listCases } from '../cases/list-cases.ts'
import { retryMoney } from '../cases/retry-money.ts'
import { checkLedger } from '../check-ledger.ts'
import { carryOutPayouts } from '../payouts/carry-out-payouts.ts'
import { decideCompensation } from './decide-compensation.ts'

/** A Monday, noon in Korea. */
const START = new Date('2026-11-23T03:00:00Z')
const TEXT = '받고 나서 켜 보니 화면에 줄이 있어요. 영상은 채팅으로 보냈어요.'
/** 40,000 won handed over, with 3.5 % of it. */
const PAID = 41_400

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

const bank = () => world.dependencies.integrations.bank
const eight = <Answer>(call: () => Promise<Answer>) => Promise.all(Array.from({ length: 8 }, call))
const log = { error: () => undefined }
/** Two instances at once. */
const payOut = () =>
  Promise.all([1, 2].map(() => carryOutPayouts({ ...world.dependencies, bank: bank(), log })))
const addsUp = async (orderSeq: number) =>
  expect((await checkLedger(world.kysely, { orderSeq })).problems).toEqual([])

/** An order that was handed over; the seller's account is not needed. */
async function confirmed(price = 40_000) {
  const offered = await world.offer({ price })
  const { orderSeq } = await world.place(offered.buyer, offered.productSeq, { type: 'MEET' })
  await world.pay(orderSeq)
  await world.act(offered.seller, orderSeq, 'ACCEPT')
  await world.step(orderSeq, 'HAND_OVER', 'SELLER')
  return { ...offered, orderSeq }
}

/** The same, and the seller has the money: nothing of the order moves any more. */
async function settled() {
  const order = await confirmed()
  await world.step(order.orderSeq, 'SETTLE', 'TIMER')
  await world.step(order.orderSeq, 'PAYOUT_DONE', 'COMPANY')
  return order
}

const claim = (who: Person, orderSeq: number, eventKey: string = randomUUID()) =>
  who.gateway.claimCompensation({
    orderSeq,
    reason: 'NOT_WORKING',
    text: TEXT,
    photoIds: [],
    eventKey,
  })

const decide = (
  orderSeq: number,
  operator: { userSeq: number },
  decision: ClaimDecision,
  { amount = null, eventKey = randomUUID() }: { amount?: number | null; eventKey?: string } = {},
) =>
  decideCompensation(testHostContext(world.dependencies), operator, {
    orderSeq,
    decision,
    amount,
    reasonCode: aReason('CLAIM', decision),
    note: '두 분의 사진과 대화를 보고 결정했어요.',
    eventKey,
  })

async function account(who: Person, accountNo = '110000000001') {
  const { kysely, dependencies } = world
  const holderName = '김예금'
  bank().holders.set(accountNo, holderName)
  await seedBankAccount(kysely, dependencies.keys, {
    userSeq: who.userSeq,
    accountNo,
    holderName,
    at: world.now(),
  })
}

async function approved(amount = 15_000) {
  const order = await confirmed()
  await claim(order.buyer, order.orderSeq)
  const operator = await world.person()
  await decide(order.orderSeq, operator, 'APPROVE', { amount })
  return { ...order, operator }
}

const newsOf = async ({ orderSeq }: { orderSeq: number }) =>
  (await world.kysely.selectFrom('notice_event').select('payload').orderBy('event_seq').execute())
    .map(({ payload }) => payload as { orderSeq?: number; news?: string; role?: string })
    .filter((news) => news.orderSeq === orderSeq && news.news)
    .map(({ news, role }) => `${news} ${role}`)

const caseRow = async (orderSeq: number) => {
  const { items } = await listCases(
    { kysely: world.kysely, now: world.dependencies.now },
    { page: 1 },
  )
  return items.find((item) => item.orderSeq === orderSeq)
}

describe('안심결제 보상', () => {
  it('구매확정 뒤 신청하면 판매자와 운영자가 알고, 주문은 그대로이며, 한 번만 할 수 있다', async () => {
    const order = await confirmed()
    const { buyer, seller, orderSeq } = order
    expect(await buyer.gateway.order({ orderSeq })).toMatchObject({
      canClaim: true,
      claimState: null,
    })
    expect(await refusalOf(seller.gateway.compensation({ orderSeq }))).toMatchObject({
      code: 'NOT_FOUND',
    })
    const eventKey = randomUUID()
    expect(await eight(() => claim(buyer, orderSeq, eventKey))).toEqual(
      Array.from({ length: 8 }, () => ({ state: 'OPEN' })),
    )
    expect(await refusalOf(claim(buyer, orderSeq))).toMatchObject({ code: 'NOT_POSSIBLE' })
    expect(await refusalOf(claim(seller, orderSeq))).toMatchObject({ code: 'NOT_FOUND' })
    const answer = {
      orderSeq,
      text: '보낼 때는 멀쩡했어요. 영상이 있어요.',
      photoIds: [],
      eventKey: randomUUID(),
    }
    await eight(() => seller.gateway.argueClaim(answer))
    const seen = await seller.gateway.compensation({ orderSeq })
    expect(seen.statements.map(({ role, step }) => `${role} ${step}`)).toEqual([
      'BUYER CLAIM',
      'SELLER CLAIM_ANSWER',
    ])
    expect(seen.contact).toMatchObject({ first: { by: 'SELLER' }, contactedAt: null })
    const shown = await buyer.gateway.order({ orderSeq })
    expect(shown).toMatchObject({ state: 'CONFIRMED', canClaim: false, claimState: 'OPEN' })
    expect(shown.events.map(({ trigger }) => trigger).slice(-2)).toEqual(['CLAIM', 'CLAIM_ANSWER'])
    expect(await newsOf(order)).toEqual(['CLAIM SELLER', 'CLAIM_ANSWER BUYER'])
    expect(await world.balances(orderSeq)).toMatchObject({ COMPANY: PAID })
  })

  it('보이는 문제는 사진이 있어야 신청되고, 사진은 두 사람과 운영자가 본다', async () => {
    const { buyer, seller, orderSeq } = await settled()
    const damaged = (photoIds: string[], eventKey: string = randomUUID()) =>
      buyer.gateway.claimCompensation({
        orderSeq,
        reason: 'DAMAGED',
        text: TEXT,
        photoIds,
        eventKey,
      })
    expect(await refusalOf(damaged([]))).toMatchObject({ code: 'NO_PHOTO', status: 400 })
    const photoId = await world.photo(buyer, orderSeq)
    // A seller has nothing to show before there is a claim.
    expect(await refusalOf(world.photo(seller, orderSeq))).toMatchObject({ code: 'CLOSED' })
    const gone = await refusalOf(damaged([photoId, '0'.repeat(32)]))
    expect([gone.code, (await buyer.gateway.compensation({ orderSeq })).claim]).toEqual([
      'PHOTO_GONE',
      null,
    ])
    const eventKey = randomUUID()
    await eight(() => damaged([photoId], eventKey))
    const answer = await world.photo(seller, orderSeq)
    const text = '보낼 때 찍어 둔 사진이에요. 멀쩡했어요.'
    await seller.gateway.argueClaim({ orderSeq, text, photoIds: [answer], eventKey: randomUUID() })
    const { statements } = await seller.gateway.compensation({ orderSeq })
    expect(statements.map(({ photos }) => photos.map((photo) => photo.photoId))).toEqual([
      [photoId],
      [answer],
    ])
    for (const who of [buyer, seller])
      expect((await who.gateway.casePhoto({ orderSeq, photoId })).content.length).toBeGreaterThan(1)
  })

  it('결정되거나 신청 기한이 지나면 사진을 더 올릴 수 없다', async () => {
    const decided = await settled()
    await claim(decided.buyer, decided.orderSeq)
    await world.photo(decided.buyer, decided.orderSeq)
    await decide(decided.orderSeq, await world.person(), 'REJECT')
    expect(await refusalOf(world.photo(decided.buyer, decided.orderSeq))).toMatchObject({
      code: 'CLOSED',
    })
    const late = await settled()
    world.wait(15 * DAY_MS + HOUR_MS)
    expect(await refusalOf(world.photo(late.buyer, late.orderSeq))).toMatchObject({
      code: 'CLOSED',
    })
  })

  it('구매확정 전과 15일 뒤, 포인트로만 산 주문에는 신청할 수 없다', async () => {
    const { buyer, orderSeq } = await world.ordered('MEET')
    expect(await refusalOf(claim(buyer, orderSeq))).toMatchObject({ code: 'NOT_POSSIBLE' })
    const late = await confirmed()
    world.wait(15 * DAY_MS)
    expect((await late.buyer.gateway.compensation(late)).problem).toBeNull()
    world.wait(1)
    expect((await late.buyer.gateway.compensation(late)).problem).toContain('15일이 지나서')
    expect(await refusalOf(claim(late.buyer, late.orderSeq))).toMatchObject({
      code: 'NOT_POSSIBLE',
    })

    const offered = await world.offer({ price: 40_000 })
    await world.grant(offered.buyer, 100_000)
    const bought = await world.place(offered.buyer, offered.productSeq, {
      type: 'MEET',
      points: PAID,
    })
    const opened = await offered.buyer.gateway.openPayment({
      ...bought,
      method: 'CARD',
      formKey: randomUUID(),
    })
    expect(opened.state).toBe('PAID')
    await world.act(offered.seller, bought.orderSeq, 'ACCEPT')
    await world.step(bought.orderSeq, 'HAND_OVER', 'SELLER')
    expect(await offered.buyer.gateway.compensation(bought)).toMatchObject({
      most: 0,
      problem: expect.stringContaining('포인트'),
    })
  })

  it('운영자가 정한 금액을 하우스 돈으로 한 번만 보내고, 원장은 언제나 맞는다', async () => {
    const order = await confirmed()
    const { buyer, orderSeq } = order
    await account(buyer)
    await claim(buyer, orderSeq)
    const operator = await world.person()
    for (const amount of [null, 0, PAID + 1])
      expect(await decide(orderSeq, operator, 'APPROVE', { amount })).toMatchObject({
        refused: 'AMOUNT',
      })
    expect(await decide(orderSeq, order.seller, 'APPROVE', { amount: 1 })).toMatchObject({
      refused: 'OWN',
    })
    const eventKey = randomUUID()
    const outcomes = await eight(() =>
      decide(orderSeq, operator, 'APPROVE', { amount: PAID, eventKey }),
    )
    for (const outcome of outcomes)
      expect(outcome).toEqual({ state: 'APPROVED', isProposed: false })
    const before = await world.balances(orderSeq)
    expect(before).toMatchObject({ COMPENSATION: PAID, BUYER_PAYABLE: -PAID })
    await addsUp(orderSeq)
    expect(await decide(orderSeq, operator, 'REJECT')).toMatchObject({ refused: 'NOT_POSSIBLE' })
    await payOut()
    await payOut()
    expect(bank().paid).toMatchObject([{ amount: PAID, printed: '두손 보상' }])
    expect(await world.balances(orderSeq)).toEqual({
      ...Object.fromEntries(Object.entries(before).filter(([name]) => name !== 'BUYER_PAYABLE')),
      BANK: -PAID,
    })
    await addsUp(orderSeq)
    expect((await buyer.gateway.orderMoney({ orderSeq })).compensation).toMatchObject({
      state: 'DONE',
      account: '신한 ***-**-0001',
    })
    expect((await order.seller.gateway.compensation({ orderSeq })).claim).toMatchObject({
      state: 'PAID',
      decision: { amount: PAID },
    })
    expect((await order.seller.gateway.orderMoney({ orderSeq })).compensation).toBeNull()
    expect(await newsOf(order)).toEqual([
      'CLAIM SELLER',
      'CLAIM_APPROVE BUYER',
      'CLAIM_APPROVE SELLER',
      'CLAIM_PAID BUYER',
      'CLAIM_PAID SELLER',
    ])
  })

  it('판매자의 정산과 구매자의 보상은 따로 간다', async () => {
    const { buyer, seller, orderSeq } = await approved()
    await account(buyer, '110000000001')
    await account(seller, '110000000002')
    await world.pass(DAY_MS)
    expect((await world.orderRow(orderSeq)).state).toBe('SETTLING')
    await payOut()
    expect((await world.orderRow(orderSeq)).state).toBe('SETTLED')
    expect(new Map(bank().paid.map(({ accountNo, amount }) => [accountNo, amount]))).toEqual(
      new Map([
        ['110000000001', 15_000],
        ['110000000002', 39_600],
      ]),
    )
    expect((await seller.gateway.orderMoney({ orderSeq })).payout?.amount).toBe(39_600)
    await addsUp(orderSeq)
  })

  it.each(['LOST', 'HANGS'] as const)(
    '은행의 답이 없거나 그사이 서버가 꺼져도(%s) 한 번만 보낸다',
    async (trouble) => {
      const { buyer, orderSeq } = await approved()
      await account(buyer)
      bank().nextPayOuts.push(trouble)
      await payOut()
      expect((await buyer.gateway.compensation({ orderSeq })).claim?.state).toBe('APPROVED')
      await addsUp(orderSeq)
      world.wait(HOUR_MS)
      await payOut()
      expect((await buyer.gateway.compensation({ orderSeq })).claim?.state).toBe('PAID')
      expect(bank().paid).toHaveLength(1)
      await addsUp(orderSeq)
    },
  )

  it('계좌가 없거나 닫혔으면 기다렸다가, 계좌를 바꾸거나 다시 청하면 간다', async () => {
    const { buyer, orderSeq, operator } = await approved()
    await payOut()
    expect((await buyer.gateway.orderMoney({ orderSeq })).compensation).toMatchObject({
      state: 'FAILED',
      reason: expect.stringContaining('보상금을 받을 계좌가 없어요'),
    })
    expect((await caseRow(orderSeq))?.troubles.map(({ why }) => why)).toContain(
      'COMPENSATION_FAILED',
    )
    await account(buyer, '110000000009')
    bank().refusals.set('110000000009', 'CLOSED_ACCOUNT')
    world.wait(10 * 60_000)
    await payOut()
    await payOut()
    expect((await buyer.gateway.orderMoney({ orderSeq })).compensation?.state).toBe('FAILED')
    await addsUp(orderSeq)
    const note = '은행에 확인했어요.'
    const eventKey = randomUUID()
    await eight(() =>
      retryMoney(testHostContext(world.dependencies), operator, {
        orderSeq,
        what: 'COMPENSATION',
        note,
        eventKey,
      }),
    )
    await payOut()
    expect((await buyer.gateway.orderMoney({ orderSeq })).compensation?.state).toBe('FAILED')
    bank().refusals.clear()
    await eight(() => buyer.gateway.retryCompensation({ orderSeq, eventKey }))
    await payOut()
    expect((await buyer.gateway.compensation({ orderSeq })).claim?.state).toBe('PAID')
    expect(bank().paid).toHaveLength(1)
    expect(
      await refusalOf(buyer.gateway.retryCompensation({ orderSeq, eventKey: randomUUID() })),
    ).toMatchObject({ code: 'NOT_POSSIBLE' })
    await addsUp(orderSeq)
  })

  it('30만원이 넘는 거래는 다른 운영자가 같은 결정을 해야 하고, 여덟 명이 함께 결정해도 한 번만 나간다', async () => {
    const { buyer, orderSeq } = await confirmed(500_000)
    await claim(buyer, orderSeq)
    const [one, other] = [await world.person(), await world.person()]
    const amount = 100_000
    expect(await decide(orderSeq, one, 'APPROVE', { amount })).toEqual({
      state: 'OPEN',
      isProposed: true,
    })
    expect((await buyer.gateway.compensation({ orderSeq })).claim?.decision).toBeNull()
    expect(await decide(orderSeq, one, 'APPROVE', { amount })).toMatchObject({ refused: 'SECOND' })
    expect(await decide(orderSeq, other, 'REJECT')).toMatchObject({ isProposed: true })
    const answers = await Promise.all(
      [one, other, one, other, one, other, one, other].map((operator) =>
        decide(orderSeq, operator, 'APPROVE', { amount }),
      ),
    )
    expect(
      answers.filter((answer) => 'state' in answer && answer.state === 'APPROVED'),
    ).toHaveLength(1)
    expect(await world.balances(orderSeq)).toMatchObject({ COMPENSATION: amount })
    await addsUp(orderSeq)
  })

  it('보상은 주문 때의 한도와 돌려받지 않은 금액을 넘지 못한다', async () => {
    const dear = await confirmed(2_000_000)
    expect((await dear.buyer.gateway.compensation(dear)).most).toBe(1_000_000)
    const part = await world.offer({ price: 40_000 })
    const { orderSeq } = await world.place(part.buyer, part.productSeq, { type: 'MEET' })
    await world.pay(orderSeq)
    await world.act(part.seller, orderSeq, 'ACCEPT')
    await world.step(orderSeq, 'OPEN_DISPUTE', 'OPERATOR')
    await world.kysely
      .updateTable('orders')
      .set({ partial_amount: 20_000 })
      .where('order_seq', '=', orderSeq)
      .execute()
    await world.step(orderSeq, 'DECIDE_SPLIT', 'OPERATOR')
    expect((await part.buyer.gateway.compensation({ orderSeq })).most).toBe(PAID / 2)
  })

  it('보상이 끝나기 전에는 탈퇴할 수 없다', async () => {
    const { buyer, orderSeq } = await confirmed()
    await claim(buyer, orderSeq)
    const leave = () => refusalOf(buyer.main.withdraw({ reason: 'RARELY_USED' }))
    expect(await leave()).toMatchObject({ code: 'ORDERS_OPEN' })
    await decide(orderSeq, await world.person(), 'APPROVE', { amount: 1_000 })
    expect(await leave()).toMatchObject({ code: 'ORDERS_OPEN' })
    await account(buyer)
    await payOut()
    expect(await buyer.main.withdraw({ reason: 'RARELY_USED' })).toEqual({})
  })
})

describe('운영자의 첫 연락', () => {
  it('은 24시간 안에 해야 하고, 누가 얼마 만에 먼저 답했는지 남는다', async () => {
    const order = await confirmed()
    const { buyer, seller, orderSeq } = order
    await claim(buyer, orderSeq)
    const by = new Date(START.getTime() + 24 * HOUR_MS).toISOString()
    expect(await caseRow(orderSeq)).toMatchObject({ contactBy: by })
    world.wait(3 * HOUR_MS)
    const operator = await world.person()
    const words = { orderSeq, text: '접수했어요. 사진을 더 보내 주세요.', eventKey: randomUUID() }
    const say = (who: { userSeq: number }) =>
      contactMembers(testHostContext(world.dependencies), who, words)
    expect(await say(seller)).toMatchObject({ refused: 'OWN' })
    await eight(() => say(operator))
    const at = new Date(START.getTime() + 3 * HOUR_MS).toISOString()
    for (const member of [buyer, seller]) {
      const seen = await member.gateway.compensation({ orderSeq })
      expect(seen.contact).toEqual({
        since: START.toISOString(),
        first: { by: 'OPERATOR', at },
        contactedAt: at,
        contactBy: by,
      })
      expect(seen.statements.filter(({ role }) => role === 'OPERATOR')).toHaveLength(1)
    }
    expect(await caseRow(orderSeq)).toMatchObject({ contactBy: null })
    expect((await newsOf(order)).slice(1)).toEqual([
      'OPERATOR_CONTACT BUYER',
      'OPERATOR_CONTACT SELLER',
    ])
    await decide(orderSeq, operator, 'REJECT')
    expect(await caseRow(orderSeq)).toBeUndefined()
    // The order is paid: an operator can still tell its members something.
    const again = { ...words, eventKey: randomUUID() }
    expect(
      await contactMembers(testHostContext(world.dependencies), operator, again),
    ).toHaveProperty('contactedAt')
  })
})
