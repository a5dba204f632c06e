import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { hasMoneyUnderWay } from '#backend/db/money-under-way.ts'
import { seedBankAccount, seedUser } from '#backend/demo/seed/builders/index.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contracts/durations.ts'
import type { PaymentMethod } from '#contracts/payment-constants.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import { testHostContext } from '#tests/support/host-dependencies.ts'
import { createOrderFixture, type OrderFixture } from '#tests/support/order-fixture.ts'
import { sanctionInput } from '#tests/support/sanction-input.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { retryMoney } from './cases/retry-money.ts'
import { findTroubled } from './cases/troubles.ts'
import { checkLedger } from './check-ledger.ts'
import { checkPayments } from './payments/check-payments.ts'
import { carryOutPayouts } from './payouts/carry-out-payouts.ts'
import { reconcileDay } from './reconcile-day.ts'
import { carryOutRefunds } from './refunds/carry-out-refunds.ts'

/** A Monday, noon in Korea. */
const START = new Date('2026-11-23T03:00:00Z')
/** 40,000 won, 3,000 for the parcel, and 3.5 % of both. */
const TOTAL = 44_505

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

const company = () => world.dependencies.integrations.payment
const bank = () => world.dependencies.integrations.bank
const eight = <Answer>(call: () => Promise<Answer>) => Promise.all(Array.from({ length: 8 }, call))

/** What goes wrong on purpose is logged. */
const log = { error: () => undefined }
const jobs = async () => {
  const context = { ...world.dependencies, log }
  await checkPayments({ ...context, company: company() })
  await carryOutRefunds({ ...context, company: company() })
  await carryOutPayouts({ ...context, bank: bank() })
}
const KEY = '00000000-0000-4000-8000-0000000000aa'
const retry = (
  operator: { userSeq: number },
  orderSeq: number,
  what: 'REFUND' | 'PAYOUT',
  eventKey: string,
) =>
  retryMoney(testHostContext(world.dependencies), operator, {
    orderSeq,
    what,
    note: '회사에 확인했어요.',
    eventKey,
  })
/** Why an order is on the operators' list. */
const troublesOf = async (orderSeq: number) => {
  const { items } = await findTroubled(world.kysely, { at: world.now(), limit: 1_000, offset: 0 })
  const troubles = items.find((item) => item.orderSeq === orderSeq)?.troubles ?? []
  return troubles.map(({ why }) => why).filter((why) => why !== 'OVERDUE')
}
const newsOf = async (orderSeq: number) =>
  (await world.kysely.selectFrom('notice_event').select('payload').execute())
    .map(({ payload }) => payload as { orderSeq?: number; news?: string })
    .filter((news) => news.orderSeq === orderSeq && news.news)
    .map(({ news }) => news)

/** Time passes in steps, as it does for a server that runs. */
async function pass(milliseconds: number, steps = 4) {
  for (let step = 0; step < steps; step += 1) {
    await world.pass(milliseconds / steps)
    await jobs()
  }
}

const open = async (buyer: Person, orderSeq: number, method: PaymentMethod = 'CARD') => {
  const opened = await buyer.gateway.openPayment({ orderSeq, method, formKey: randomUUID() })
  if (opened.state !== 'OPEN') throw new Error(opened.state)
  return opened
}
const confirm = async (buyer: Person, orderSeq: number, method: PaymentMethod = 'CARD') => {
  const { attemptId } = await open(buyer, orderSeq, method)
  const { orderId, ...agreed } = company().agree(attemptId)
  const call = () => buyer.gateway.confirmPayment({ attemptId: orderId, ...agreed })
  return { attemptId, ...agreed, call }
}
const stateOf = async (orderSeq: number) => (await world.orderRow(orderSeq)).state
const paymentStates = async (orderSeq: number) =>
  (
    await world.kysely
      .selectFrom('payment')
      .select('state')
      .where('order_seq', '=', orderSeq)
      .orderBy('payment_seq')
      .execute()
  ).map(({ state }) => state)
const addsUp = async (orderSeq: number) =>
  expect((await checkLedger(world.kysely, { orderSeq })).problems).toEqual([])

describe('결제', () => {
  it('여덟 번 확인해도 한 번만 결제되고 답이 같다', async () => {
    const { buyer, orderSeq } = await world.ordered()
    const { call } = await confirm(buyer, orderSeq)
    expect(await eight(call)).toEqual(Array.from({ length: 8 }, () => ({ state: 'PAID' })))
    expect(await stateOf(orderSeq)).toBe('PAID')
    expect(await world.balances(orderSeq)).toEqual({ COMPANY: TOTAL, ESCROW: -TOTAL })
    await addsUp(orderSeq)
  })

  it('여러 탭에서 열어도 결제 시도는 하나다', async () => {
    const { buyer, orderSeq } = await world.ordered()
    const opened = await eight(() => open(buyer, orderSeq))
    expect(new Set(opened.map(({ attemptId }) => attemptId)).size).toBe(1)
  })

  it('다른 금액이나 남의 결제는 회사에 묻기 전에 거절한다', async () => {
    const { buyer, seller, orderSeq } = await world.ordered()
    const { attemptId, paymentKey, amount } = await confirm(buyer, orderSeq)
    for (const wrong of [0, amount - 1, amount + 1, 1e15])
      expect(
        await refusalOf(buyer.gateway.confirmPayment({ attemptId, paymentKey, amount: wrong })),
      ).toMatchObject({ code: 'AMOUNT' })
    for (const other of [seller, await world.person()])
      expect(
        await refusalOf(other.gateway.confirmPayment({ attemptId, paymentKey, amount })),
      ).toMatchObject({ code: 'NOT_FOUND' })
    expect(await stateOf(orderSeq)).toBe('PENDING_PAYMENT')
  })

  it('다른 주문의 결제 키로는 결제되지 않고, 그 주문은 그대로 결제된다', async () => {
    const victim = await world.ordered()
    const theirs = await confirm(victim.buyer, victim.orderSeq)
    const { buyer, orderSeq } = await world.ordered()
    const { attemptId, amount } = await confirm(buyer, orderSeq)
    const forged = { attemptId, paymentKey: theirs.paymentKey, amount }
    expect(await refusalOf(buyer.gateway.confirmPayment(forged))).toMatchObject({ code: 'REFUSED' })
    expect(await stateOf(orderSeq)).toBe('PENDING_PAYMENT')
    expect(await theirs.call()).toEqual({ state: 'PAID' })
  })

  it('거절되면 회사의 이유를 말하고 다시 결제할 수 있다', async () => {
    const { buyer, orderSeq } = await world.ordered()
    const { call } = await confirm(buyer, orderSeq)
    company().trouble.confirm = 'REFUSED'
    expect(await refusalOf(call())).toMatchObject({
      code: 'REFUSED',
      message: expect.stringContaining('결제하지 못했어요'),
    })
    expect(await refusalOf(call())).toMatchObject({ code: 'REFUSED' })
    expect(await (await confirm(buyer, orderSeq)).call()).toEqual({ state: 'PAID' })
    expect(await paymentStates(orderSeq)).toEqual(['FAILED', 'PAID'])
    await addsUp(orderSeq)
  })

  it.each(['LOST', 'UNKNOWN', 'CRASH'] as const)(
    '회사의 답이 없어도(%s) 나중에 물어서 한 번만 결제한다',
    async (trouble) => {
      const { buyer, orderSeq } = await world.ordered()
      const { call } = await confirm(buyer, orderSeq)
      company().trouble.confirm = trouble
      const answer = await call().catch(() => null)
      if (trouble !== 'CRASH') expect(answer).toEqual({ state: 'CONFIRMING' })
      expect(await refusalOf(open(buyer, orderSeq))).toMatchObject({ code: 'BEING_CONFIRMED' })
      await pass(2 * MINUTE_MS)
      expect(await stateOf(orderSeq)).toBe('PAID')
      expect(await call()).toEqual({ state: 'PAID' })
      expect(await world.balances(orderSeq)).toEqual({ COMPANY: TOTAL, ESCROW: -TOTAL })
    },
  )

  it('기한이 지난 뒤에는 돈을 받지 않고, 이미 받은 돈은 돌려준다', async () => {
    const late = await world.ordered()
    const tooLate = await confirm(late.buyer, late.orderSeq)
    const { buyer, orderSeq, productSeq } = await world.ordered()
    const { call } = await confirm(buyer, orderSeq)
    company().trouble.confirm = 'LOST'
    expect(await call()).toEqual({ state: 'CONFIRMING' })
    await world.pass(15 * MINUTE_MS)
    expect(await refusalOf(tooLate.call())).toMatchObject({ code: 'TOO_LATE' })
    expect(await stateOf(orderSeq)).toBe('EXPIRED')
    await eight(jobs)
    expect(await paymentStates(orderSeq)).toEqual(['STRAY'])
    expect(await stateOf(orderSeq)).toBe('EXPIRED')
    expect(await world.tradeState(productSeq)).toBe('ON_SALE')
    expect(await world.balances(orderSeq)).toEqual({})
    expect([...company().payments.values()].map(({ balance }) => balance)).toContain(0)
    expect(await call()).toEqual({ state: 'STRAY' })
    await addsUp(orderSeq)
  })

  it('가상계좌는 입금하면 결제되고, 다른 방법으로 먼저 내면 닫힌다', async () => {
    const { buyer, orderSeq } = await world.ordered()
    const { call, paymentKey } = await confirm(buyer, orderSeq, 'VIRTUAL_ACCOUNT')
    const [answer] = await eight(call)
    expect(answer).toMatchObject({ state: 'WAITING', account: { bank: '신한은행' } })
    expect((await world.orderRow(orderSeq)).due_at).toEqual(new Date(START.getTime() + DAY_MS))
    const { virtual_account } = await world.kysely
      .selectFrom('payment')
      .selectAll()
      .where('order_seq', '=', orderSeq)
      .executeTakeFirstOrThrow()
    expect(virtual_account).not.toContain('90000000000000')
    await pass(HOUR_MS)
    company().deposit(paymentKey)
    await pass(2 * HOUR_MS)
    expect(await stateOf(orderSeq)).toBe('PAID')

    const other = await world.ordered()
    const account = await confirm(other.buyer, other.orderSeq, 'VIRTUAL_ACCOUNT')
    await account.call()
    await (await confirm(other.buyer, other.orderSeq)).call()
    await jobs()
    expect(company().payments.get(account.paymentKey)?.state).toBe('CANCELED')
    expect(await paymentStates(other.orderSeq)).toEqual(['FAILED', 'PAID'])
    await addsUp(other.orderSeq)
  })

  it('다른 금액이 입금되면 결제하지 않고 돌려준다', async () => {
    const { buyer, orderSeq } = await world.ordered()
    const { call, paymentKey } = await confirm(buyer, orderSeq, 'VIRTUAL_ACCOUNT')
    await call()
    company().deposit(paymentKey, 1)
    await pass(HOUR_MS)
    expect(await paymentStates(orderSeq)).toEqual(['STRAY'])
    expect(await stateOf(orderSeq)).toBe('PENDING_PAYMENT')
    const { refunds } = await buyer.gateway.orderMoney({ orderSeq })
    expect(refunds).toMatchObject([{ amount: 1, state: 'WAITING', needsAccount: true }])
    await account(buyer)
    await pass(2 * DAY_MS)
    expect(company().refundAccounts).toHaveLength(1)
    expect(await world.balances(orderSeq)).toEqual({})
    await addsUp(orderSeq)
  })

  it('회사가 우리 몰래 취소하면 그 주문은 정산하지 않는다', async () => {
    const { buyer, orderSeq } = await world.ordered()
    const { call, paymentKey } = await confirm(buyer, orderSeq)
    await call()
    company().takeBack(paymentKey)
    const notice = { transmissionId: null, body: JSON.stringify({ paymentKey }) }
    await eight(() => buyer.gateway.receivePaymentNotice(notice))
    expect((await world.orderRow(orderSeq)).is_frozen).toBe(true)
  })
})

/** A member's bank account that was added a day ago. */
async function account(who: Person, accountNo = '110000000001', holdUntil = world.now()) {
  const holderName = '김예금'
  bank().holders.set(accountNo, holderName)
  const { kysely, dependencies } = world
  await seedBankAccount(kysely, dependencies.keys, {
    userSeq: who.userSeq,
    accountNo,
    holderName,
    at: world.now(),
    holdUntil,
  })
}

describe('환불', () => {
  async function rejected() {
    const ordered = await world.ordered()
    const paid = await confirm(ordered.buyer, ordered.orderSeq)
    await paid.call()
    await world.act(ordered.seller, ordered.orderSeq, 'REJECT')
    return { ...ordered, ...paid }
  }

  it('은 여러 서버가 함께 해도 한 번만 된다', async () => {
    const { orderSeq, productSeq, paymentKey } = await rejected()
    await eight(jobs)
    expect(await stateOf(orderSeq)).toBe('REFUNDED')
    expect(await world.tradeState(productSeq)).toBe('ON_SALE')
    expect(company().payments.get(paymentKey)?.cancels).toHaveLength(1)
    expect(await world.balances(orderSeq)).toEqual({})
    await addsUp(orderSeq)
  })

  it.each(['LOST', 'UNKNOWN', 'CRASH'] as const)(
    '은 답이 없어도(%s) 한 번만 된다',
    async (trouble) => {
      const { orderSeq, paymentKey } = await rejected()
      company().trouble.cancel = trouble
      await jobs()
      expect(await stateOf(orderSeq)).toBe('REFUNDING')
      await pass(4 * MINUTE_MS)
      expect(await stateOf(orderSeq)).toBe('REFUNDED')
      expect(company().payments.get(paymentKey)?.cancels).toHaveLength(1)
      await addsUp(orderSeq)
    },
  )

  it('은 일부라도 답이 없을 때 두 번 나가지 않고, 끝나야 정산한다', async () => {
    const { buyer, seller, orderSeq } = await world.ordered()
    const { call, paymentKey } = await confirm(buyer, orderSeq)
    await call()
    await world.act(seller, orderSeq, 'ACCEPT')
    await world.step(orderSeq, 'OPEN_DISPUTE', 'OPERATOR')
    await world.kysely
      .updateTable('orders')
      .set({ partial_amount: 10_000 })
      .where('order_seq', '=', orderSeq)
      .execute()
    await world.step(orderSeq, 'DECIDE_SPLIT', 'OPERATOR')
    await addsUp(orderSeq)
    company().trouble.cancel = 'LOST'
    await jobs()
    await world.pass(2 * DAY_MS)
    expect(await stateOf(orderSeq)).toBe('CONFIRMED')
    await pass(4 * MINUTE_MS)
    expect(
      company()
        .payments.get(paymentKey)
        ?.cancels.map(({ amount }) => amount),
    ).toEqual([10_350])
    await world.pass(HOUR_MS)
    expect(await stateOf(orderSeq)).toBe('SETTLING')
    await addsUp(orderSeq)
  })

  /** Paid into a virtual account, then divided by an operator: 10,000 won and their fee go back. */
  async function divided() {
    const ordered = await world.ordered()
    const { buyer, seller, orderSeq } = ordered
    const { call, paymentKey } = await confirm(buyer, orderSeq, 'VIRTUAL_ACCOUNT')
    await call()
    company().deposit(paymentKey)
    await pass(HOUR_MS)
    await world.act(seller, orderSeq, 'ACCEPT')
    await world.step(orderSeq, 'OPEN_DISPUTE', 'OPERATOR')
    await world.kysely
      .updateTable('orders')
      .set({ partial_amount: 10_000 })
      .where('order_seq', '=', orderSeq)
      .execute()
    await world.step(orderSeq, 'DECIDE_SPLIT', 'OPERATOR')
    return { ...ordered, paymentKey }
  }

  it('이 구매자의 계좌를 기다려도 판매자는 정산받고, 구매자는 받을 때까지 탈퇴할 수 없다', async () => {
    const { buyer, seller, orderSeq } = await divided()
    await account(seller)
    await pass(3 * DAY_MS, 12)
    expect(await stateOf(orderSeq)).toBe('SETTLED')
    await addsUp(orderSeq)
    expect(await troublesOf(orderSeq)).toEqual([])
    const leave = () => buyer.main.withdraw({ reason: 'OTHER' })
    expect(await refusalOf(leave())).toMatchObject({ code: 'ORDERS_OPEN' })
    expect(await hasMoneyUnderWay(world.kysely, buyer.userSeq)).toBe(true)
    await pass(5 * DAY_MS)
    expect(await troublesOf(orderSeq)).toEqual(['REFUND_ACCOUNT_MISSING'])
    await account(buyer, '110000000002')
    await pass(HOUR_MS)
    expect(await world.balances(orderSeq)).not.toHaveProperty('BUYER_PAYABLE')
    expect(await hasMoneyUnderWay(world.kysely, buyer.userSeq)).toBe(false)
    expect(await troublesOf(orderSeq)).toEqual([])
    await addsUp(orderSeq)
    expect(await leave()).toEqual({})
  })

  it('의 일부가 막히거나 결제사와 은행이 답하지 않으면 운영자가 본다', async () => {
    const { buyer, seller, orderSeq } = await divided()
    await account(buyer, '110000000002')
    for (let refusals = 0; refusals < 5; refusals += 1) {
      company().trouble.cancel = 'REFUSED'
      await pass(3 * HOUR_MS, 1)
    }
    expect(await troublesOf(orderSeq)).toEqual(['PART_REFUND_FAILED'])
    const operator = await world.person()
    company().trouble.cancel = 'UNKNOWN'
    await retry(operator, orderSeq, 'REFUND', KEY)
    await world.kysely.updateTable('refund').set({ failure: null }).execute()
    expect(await troublesOf(orderSeq)).toEqual(['REFUND_UNANSWERED'])
    company().trouble.cancel = undefined
    await pass(HOUR_MS)
    expect(await troublesOf(orderSeq)).toEqual([])
    await account(seller)
    bank().nextPayOuts.push('HANGS', 'HANGS', 'HANGS', 'HANGS')
    await pass(DAY_MS, 1)
    await pass(40 * MINUTE_MS)
    expect(await stateOf(orderSeq)).toBe('SETTLING')
    expect(await troublesOf(orderSeq)).toEqual(['PAYOUT_UNANSWERED'])
    await pass(DAY_MS)
    expect(await stateOf(orderSeq)).toBe('SETTLED')
    expect(await troublesOf(orderSeq)).toEqual([])
    await addsUp(orderSeq)
  })

  it('이 다섯 번 거절되면 운영자가 보고, 다시 하면 끝난다', async () => {
    const { orderSeq } = await rejected()
    for (const after of [0, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS]) {
      expect(await stateOf(orderSeq)).toBe('REFUNDING')
      company().trouble.cancel = 'REFUSED'
      await pass(after, 1)
    }
    expect(await stateOf(orderSeq)).toBe('REFUND_FAILED')
    await addsUp(orderSeq)
    expect(await troublesOf(orderSeq)).toEqual(['REFUND_FAILED'])
    const operator = await world.person()
    await eight(() => retry(operator, orderSeq, 'REFUND', KEY))
    await jobs()
    expect(await stateOf(orderSeq)).toBe('REFUNDED')
    expect(await troublesOf(orderSeq)).toEqual([])
    await addsUp(orderSeq)
  })

  it('이 막히면 구매자가 스스로 다시 시도할 수 있고, 판매자는 못 한다', async () => {
    const { buyer, seller, orderSeq } = await rejected()
    for (const after of [0, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS]) {
      company().trouble.cancel = 'REFUSED'
      await pass(after, 1)
    }
    expect((await buyer.gateway.order({ orderSeq })).actions).toContain('RETRY_REFUND')
    expect(await refusalOf(world.act(seller, orderSeq, 'RETRY_REFUND'))).toMatchObject({
      code: 'NOT_POSSIBLE',
    })
    await world.act(buyer, orderSeq, 'RETRY_REFUND')
    await jobs()
    expect(await stateOf(orderSeq)).toBe('REFUNDED')
    await addsUp(orderSeq)
  })

  it('이 계좌를 기다리면 구매자에게 한 번 알리고, 늦은 입금의 환불이 막히면 운영자가 다시 한다', async () => {
    const { buyer, seller, orderSeq } = await world.ordered()
    const { call, paymentKey } = await confirm(buyer, orderSeq, 'VIRTUAL_ACCOUNT')
    await call()
    company().deposit(paymentKey, 1)
    await pass(HOUR_MS)
    await pass(HOUR_MS)
    expect(await newsOf(orderSeq)).toEqual(['REFUND_ACCOUNT_NEEDED'])
    await account(buyer)
    for (const after of [30 * MINUTE_MS, 5 * MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 3 * HOUR_MS]) {
      company().trouble.cancel = 'REFUSED'
      await pass(after, 1)
    }
    expect(await troublesOf(orderSeq)).toContain('STRAY_REFUND_FAILED')
    const operator = await world.person()
    const state = await stateOf(orderSeq)
    expect(await retry(seller, orderSeq, 'REFUND', KEY)).toMatchObject({ refused: 'OWN' })
    company().trouble.cancel = undefined
    await eight(() => retry(operator, orderSeq, 'REFUND', KEY))
    await jobs()
    expect(await stateOf(orderSeq)).toBe(state)
    expect(await world.balances(orderSeq)).toEqual({})
    expect(await troublesOf(orderSeq)).not.toContain('STRAY_REFUND_FAILED')
    expect(await retry(operator, orderSeq, 'REFUND', randomUUID())).toMatchObject({
      refused: 'NOT_POSSIBLE',
    })
    await addsUp(orderSeq)
  })
})

describe('대사', () => {
  it('는 회사의 하루 목록과 원장을 거래마다 견준다', async () => {
    const { buyer, orderSeq } = await world.ordered()
    const { call, paymentKey } = await confirm(buyer, orderSeq)
    await call()
    const own = async () => {
      const day = await reconcileDay({ ...world.dependencies, company: company() }, '2026-11-23')
      if (day === 'UNKNOWN') throw new Error(day)
      return day.differences.filter((difference) => difference.orderSeq === orderSeq)
    }
    expect(await own()).toEqual([])
    company().takeBack(paymentKey)
    expect(await own()).toMatchObject([{ company: 0, ledger: TOTAL }])
  })
})

describe('정산', () => {
  async function confirmed() {
    const ordered = await world.ordered('MEET')
    await (await confirm(ordered.buyer, ordered.orderSeq)).call()
    await world.act(ordered.seller, ordered.orderSeq, 'ACCEPT')
    const { handoverCode } = await ordered.buyer.gateway.order({ orderSeq: ordered.orderSeq })
    await ordered.seller.gateway.handOver({
      orderSeq: ordered.orderSeq,
      code: handoverCode ?? '',
      eventKey: randomUUID(),
    })
    return ordered
  }
  const paidTo = (orderSeq: number) =>
    world.kysely
      .selectFrom('payout')
      .selectAll()
      .where('order_seq', '=', orderSeq)
      .executeTakeFirstOrThrow()

  it('은 다음 영업일에 한 번만 보낸다', async () => {
    const { seller, orderSeq } = await confirmed()
    await account(seller)
    await world.pass(DAY_MS)
    expect(await stateOf(orderSeq)).toBe('SETTLING')
    await addsUp(orderSeq)
    await eight(jobs)
    expect(await stateOf(orderSeq)).toBe('SETTLED')
    expect(bank().paid.map(({ amount }) => amount)).toEqual([39_600])
    expect(await world.balances(orderSeq)).toEqual({ COMPANY: 41_400, BANK: -39_600, FEES: -1_800 })
    expect((await seller.gateway.orderMoney({ orderSeq })).payout).toMatchObject({
      state: 'DONE',
      account: '신한 ***-**-0001',
    })
    expect((await paidTo(orderSeq)).account).not.toContain('110000000001')
    await addsUp(orderSeq)
  })

  it.each(['LOST', 'HANGS'] as const)(
    '은 은행의 답이 없어도(%s) 한 번만 보낸다',
    async (trouble) => {
      const { seller, orderSeq } = await confirmed()
      await account(seller)
      bank().nextPayOuts.push(trouble)
      await world.pass(DAY_MS)
      await jobs()
      expect(await stateOf(orderSeq)).toBe('SETTLING')
      await pass(HOUR_MS)
      expect(await stateOf(orderSeq)).toBe('SETTLED')
      expect(bank().paid).toHaveLength(1)
      await addsUp(orderSeq)
    },
  )

  it('은 계좌가 없거나 닫혔으면 멈추고, 고치면 다시 간다', async () => {
    const { seller, orderSeq } = await confirmed()
    await world.pass(DAY_MS)
    await jobs()
    expect(await stateOf(orderSeq)).toBe('SETTLE_FAILED')
    expect((await seller.gateway.orderMoney({ orderSeq })).payout?.reason).toContain('계좌')
    await account(seller, '110000000009')
    bank().refusals.set('110000000009', 'CLOSED_ACCOUNT')
    await pass(DAY_MS)
    expect(await stateOf(orderSeq)).toBe('SETTLE_FAILED')
    await addsUp(orderSeq)
    expect(await troublesOf(orderSeq)).toEqual(['SETTLE_FAILED'])
    await account(seller, '110000000001')
    await world.pass(2 * DAY_MS)
    await world.act(seller, orderSeq, 'RETRY_PAYOUT')
    await jobs()
    expect(await stateOf(orderSeq)).toBe('SETTLED')
    expect(bank().paid).toHaveLength(1)
    await addsUp(orderSeq)
  })

  it('은 판매자의 이용이 제한되어도 등록한 계좌로 가고, 보내지 못한 주문은 기한에 환불된다', async () => {
    const { seller, buyer, orderSeq } = await world.ordered()
    await (await confirm(buyer, orderSeq)).call()
    await world.act(seller, orderSeq, 'ACCEPT')
    await account(seller)
    await world.ship(orderSeq)
    const unsent = await world.ordered()
    await (await confirm(unsent.buyer, unsent.orderSeq)).call()
    await world.act(unsent.seller, unsent.orderSeq, 'ACCEPT')
    const { userSeq } = await seedUser(world.kysely, { role: 'OPERATOR' })
    const bearer = await bearerOf(world.dependencies, userSeq)
    const { sanctionMember } = hostClients(world.dependencies)('main', { bearer })
    for (const member of [seller, unsent.seller])
      await sanctionMember(sanctionInput(member.userSeq, { measure: 'D15' }))
    expect(await refusalOf(world.act(seller, orderSeq, 'CONFIRM'))).toMatchObject({ status: 401 })
    await world.step(orderSeq, 'DELIVER', 'COURIER')
    await world.act(buyer, orderSeq, 'CONFIRM')
    await pass(8 * DAY_MS)
    expect(await stateOf(orderSeq)).toBe('SETTLED')
    expect(bank().paid).toHaveLength(1)
    await addsUp(orderSeq)
    expect(await stateOf(unsent.orderSeq)).toBe('REFUNDED')
    const { state } = await unsent.buyer.gateway.order({ orderSeq: unsent.orderSeq })
    expect(state).toBe('REFUNDED')
    await addsUp(unsent.orderSeq)
  })

  it('은 지급보류와 계좌를 바꾼 뒤 하루 동안은 가지 않는다', async () => {
    const { seller, orderSeq } = await confirmed()
    await world.pass(DAY_MS)
    await account(seller, '110000000001', new Date(world.now().getTime() + DAY_MS))
    await jobs()
    expect(await stateOf(orderSeq)).toBe('SETTLING')
    await world.kysely
      .updateTable('orders')
      .set({ is_frozen: true })
      .where('order_seq', '=', orderSeq)
      .execute()
    await pass(2 * DAY_MS)
    expect(bank().paid).toHaveLength(0)
    await world.kysely
      .updateTable('orders')
      .set({ is_frozen: false })
      .where('order_seq', '=', orderSeq)
      .execute()
    await pass(2 * HOUR_MS)
    expect(await stateOf(orderSeq)).toBe('SETTLED')
  })
})
