import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedBankAccount } from '#backend/demo/seed/builders/index.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { kstDay } from '#contracts/kst.ts'
import { testHostContext } from '#tests/support/host-dependencies.ts'
import { createOrderFixture, type OrderFixture } from '#tests/support/order-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { carryOutPayouts } from '../payouts/carry-out-payouts.ts'
import { compareDays, compareLedgerDay, countDifferingDays, listLedgerDays } from './ledger-days.ts'
import { listJournals } from './list-journals.ts'
import { listPayoutBatches, payoutsOfDay } from './payout-batches.ts'
import { sumAccounts } from './sum-accounts.ts'

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
beforeEach(async () => {
  world = createOrderFixture(database, START)
  // What is written in the ledger is never deleted: each test has days of its own.
  days += 20
  world.wait(days * DAY_MS)
})
let days = -20

const company = () => world.dependencies.integrations.payment
const bank = () => world.dependencies.integrations.bank
const log = { error: () => undefined }
const today = () => kstDay(world.now())
const thisDay = () => ({ from: today(), to: today() })

async function paid() {
  const ordered = await world.ordered()
  const { buyer, orderSeq } = ordered
  const opened = await buyer.gateway.openPayment({
    orderSeq,
    method: 'CARD',
    formKey: randomUUID(),
  })
  if (opened.state !== 'OPEN') throw new Error(opened.state)
  const { orderId, ...agreed } = company().agree(opened.attemptId)
  await buyer.gateway.confirmPayment({ attemptId: orderId, ...agreed })
  return { ...ordered, paymentKey: agreed.paymentKey }
}

describe('장부', () => {
  it('는 새것부터, 고른 계정·종류·주문만 보이고 합계가 맞는다', async () => {
    const { orderSeq } = await paid()
    const other = await paid()
    const all = await listJournals(world.dependencies, thisDay())
    expect(all.journals.map((journal) => journal.orderSeq)).toEqual([other.orderSeq, orderSeq])
    expect(all.journals[0]).toMatchObject({
      key: 'HOLD',
      legs: expect.arrayContaining([
        { account: 'COMPANY', amount: TOTAL },
        { account: 'ESCROW', amount: -TOTAL },
      ]),
    })
    const escrow = { ...thisDay(), account: 'ESCROW' } as const
    expect((await listJournals(world.dependencies, escrow)).journals).toHaveLength(2)
    expect(await sumAccounts(world.dependencies, escrow)).toEqual([
      { account: 'ESCROW', debit: 0, credit: 2 * TOTAL, entries: 2 },
    ])
    const fees = { ...thisDay(), account: 'FEES' } as const
    expect((await listJournals(world.dependencies, fees)).journals).toEqual([])
    const refunds = { ...thisDay(), kind: 'REFUND' } as const
    expect((await listJournals(world.dependencies, refunds)).journals).toEqual([])
    expect(await sumAccounts(world.dependencies, refunds)).toEqual([])
    const one = { from: '2020-01-01', to: '2020-01-01', orderSeq }
    expect((await listJournals(world.dependencies, one)).journals).toHaveLength(1)
    const sums = await sumAccounts(world.dependencies, thisDay())
    expect(sums.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0)
  })

  it('는 같은 때에 적힌 것도 빠뜨리거나 두 번 보이지 않고 앞뒤로 넘긴다', async () => {
    await sql`
      with written as (
        insert into ledger_journal (order_seq, journal_key, at)
        select null, 'TEST:' || ${today()} || n, ${world.now()}::timestamptz
        from generate_series(1, 120) n returning journal_seq, at
      )
      insert into ledger_entry (journal_seq, order_seq, account, amount, at)
      select journal_seq, null, account, amount, at
      from written, (values ('BANK', 10), ('COMPENSATION', -10)) legs (account, amount)`.execute(
      world.kysely,
    )
    const seqs = ({ journals }: { journals: { journalSeq: number }[] }) =>
      journals.map(({ journalSeq }) => journalSeq)
    for (const choice of [thisDay(), { ...thisDay(), account: 'BANK' as const }]) {
      const first = await listJournals(world.dependencies, choice)
      const second = await listJournals(world.dependencies, {
        ...choice,
        before: first.older ?? '',
      })
      const third = await listJournals(world.dependencies, {
        ...choice,
        before: second.older ?? '',
      })
      const all = [first, second, third].flatMap(seqs)
      expect(all).toEqual([...new Set(all)].sort((one, two) => two - one))
      expect(all).toHaveLength(120)
      expect([first.newer, third.older]).toEqual([null, null])
      const back = await listJournals(world.dependencies, { ...choice, after: third.newer ?? '' })
      expect(back).toEqual(second)
      const begin = await listJournals(world.dependencies, { ...choice, after: back.newer ?? '' })
      expect(begin).toEqual(first)
    }
  })
})

describe('하루 대사', () => {
  const compareNext = () => world.wait(DAY_MS)
  const context = () => testHostContext(world.dependencies)

  it('는 맞는 날과 다른 날을 적고, 다시 맞춰 보면 고쳐진다', async () => {
    const { orderSeq, paymentKey } = await paid()
    const day = today()
    expect(await compareLedgerDay(context(), day)).toMatchObject({ refused: 'NOT_OVER' })
    compareNext()
    const agrees = await compareLedgerDay(context(), day)
    expect(agrees).toMatchObject({ company: TOTAL, ledger: TOTAL, differences: [] })
    world.wait(-DAY_MS)
    company().takeBack(paymentKey)
    compareNext()
    for (let times = 0; times < 2; times += 1)
      expect(await compareLedgerDay(context(), day)).toMatchObject({
        company: 0,
        companyBack: TOTAL,
        ledger: TOTAL,
        ledgerBack: 0,
        differences: [{ orderSeq, company: 0, ledger: TOTAL }],
      })
    expect(await countDifferingDays(world.dependencies)).toEqual({ total: 1, days: [day] })
    expect(await listLedgerDays(world.dependencies, { from: day, to: day })).toHaveLength(1)
    await world.kysely.updateTable('ledger_day').set({ differences: '[]' }).execute()
  })

  it('는 둘이 서로 가린 결제와 환불도 찾는다', async () => {
    const { paymentKey, orderSeq } = await paid()
    const day = today()
    // Neither the payment nor its refund is in the ledger of another order.
    await world.kysely
      .updateTable('payment')
      .set({ attempt_id: randomUUID() })
      .where('order_seq', '=', orderSeq)
      .execute()
    company().takeBack(paymentKey)
    compareNext()
    const found = await compareLedgerDay(context(), day)
    expect('differences' in found && found.differences).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ orderSeq: null, company: 0, companyBack: TOTAL }),
        expect.objectContaining({ orderSeq, company: 0, ledger: TOTAL }),
      ]),
    )
    await world.kysely.updateTable('ledger_day').set({ differences: '[]' }).execute()
  })

  it('는 끝난 날을 여러 서버에서 한 번만 맞춰 본다', async () => {
    await paid()
    const day = today()
    world.wait(DAY_MS)
    // 2 in the morning in Korea has come.
    let asked = 0
    const counting = new Proxy(company(), {
      get(target, name) {
        if (name === 'transactions') asked += 1
        return Reflect.get(target, name)
      },
    })
    await world.kysely.updateTable('ledger_day').set({ next_at: null }).execute()
    const run = () => compareDays({ ...world.dependencies, company: counting, log })
    const counts = await Promise.all([run(), run(), run(), run()])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(asked)
    const [row] = await listLedgerDays(world.dependencies, { from: day, to: day })
    expect(row).toMatchObject({ company: TOTAL, ledger: TOTAL, differences: [] })
    expect(asked).toBeLessThanOrEqual(7)
    expect(await run()).toBe(0)
  })
})

describe('정산 묶음', () => {
  it('은 보낸 날마다 모이고, 보낸 합계가 장부와 맞으며, 막힌 것이 먼저 보인다', async () => {
    async function confirmed() {
      const ordered = await world.ordered('MEET')
      const { buyer, seller, orderSeq } = ordered
      const opened = await buyer.gateway.openPayment({
        orderSeq,
        method: 'CARD',
        formKey: randomUUID(),
      })
      if (opened.state !== 'OPEN') throw new Error(opened.state)
      const { orderId, ...agreed } = company().agree(opened.attemptId)
      await buyer.gateway.confirmPayment({ attemptId: orderId, ...agreed })
      await world.act(seller, orderSeq, 'ACCEPT')
      const { handoverCode } = await buyer.gateway.order({ orderSeq })
      await seller.gateway.handOver({ orderSeq, code: handoverCode ?? '', eventKey: randomUUID() })
      return ordered
    }
    const done = [await confirmed(), await confirmed()]
    const failed = await confirmed()
    for (const { seller } of done) await account(seller)
    // On to a business day, on which everything is due.
    for (let step = 0; step < 4; step += 1) await world.pass(DAY_MS)
    await carryOutPayouts({ ...world.dependencies, bank: bank(), log })
    const range = { from: addDays(today(), -4), to: today() }
    const batches = await listPayoutBatches(world.dependencies, range)
    expect(batches).toMatchObject([{ count: 3, done: 2, failed: 1 }])
    const [batch] = batches
    const { ledgerAmount, payouts } = await payoutsOfDay(world.dependencies, {
      day: batch?.day ?? '',
      page: 1,
    })
    expect(payouts.map(({ state }) => state)).toEqual(['FAILED', 'DONE', 'DONE'])
    expect(payouts[0]).toMatchObject({ orderSeq: failed.orderSeq, account: null })
    expect(payouts[0]?.failure).toContain('계좌')
    expect(payouts[1]?.account).toBe('신한 ***-**-0001')
    expect(ledgerAmount).toBe(batch?.doneAmount)
    const sums = new Map(
      (await sumAccounts(world.dependencies, range)).map((sum) => [sum.account, sum]),
    )
    expect(sums.get('BANK')?.credit).toBe(batch?.doneAmount)
    // What was due to sellers is what was sent and what is still to be sent.
    expect(sums.get('SELLER_PAYABLE')).toMatchObject({
      debit: batch?.doneAmount,
      credit: batch?.amount,
    })
  })

  const addDays = (day: string, count: number) =>
    new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)

  /** A bank account that has stood long enough. */
  async function account({ userSeq }: { userSeq: number }) {
    const accountNo = '110000000001'
    const holderName = '김예금'
    bank().holders.set(accountNo, holderName)
    await seedBankAccount(world.kysely, world.dependencies.keys, {
      userSeq,
      accountNo,
      holderName,
      at: world.now(),
    })
  }
})
