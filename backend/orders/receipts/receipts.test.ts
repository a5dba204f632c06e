import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { HOUR_MS } from '#contracts/durations.ts'
import type { PaymentMethod } from '#contracts/payment-constants.ts'
import { refusalOf } from '#tests/support/host-client.ts'
import { createOrderFixture, type OrderFixture } from '#tests/support/order-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { checkPayments } from '../payments/check-payments.ts'
import { carryOutReceipts } from './carry-out-receipts.ts'

const START = new Date('2026-11-23T03:00:00Z')
/** 3.5 % of 43,000 won. */
const FEE = 1_505
const PHONE = '01098765432'
const RECEIPT = { kind: 'PERSONAL', holderNo: PHONE } as const

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
const log = { error: () => undefined }
const context = () => ({ ...world.dependencies, company: company(), log })
/** Three instances at once. */
const issue = () => Promise.all([1, 2, 3].map(() => carryOutReceipts(context())))
const rowOf = (orderSeq: number) =>
  world.kysely
    .selectFrom('cash_receipt')
    .selectAll()
    .where('order_seq', '=', orderSeq)
    .executeTakeFirst()
const receiptOf = async ({ gateway }: Person, orderSeq: number) =>
  (await gateway.orderMoney({ orderSeq })).receipt

/** An order that is paid, with a receipt that was asked for. */
async function paid(method: PaymentMethod = 'VIRTUAL_ACCOUNT') {
  const order = await world.ordered()
  const { buyer, orderSeq } = order
  const opened = await buyer.gateway.openPayment({
    orderSeq,
    method,
    formKey: randomUUID(),
    receipt: RECEIPT,
  })
  if (opened.state !== 'OPEN') throw new Error(opened.state)
  const agreed = company().agree(opened.attemptId)
  await buyer.gateway.confirmPayment({
    attemptId: opened.attemptId,
    paymentKey: agreed.paymentKey,
    amount: agreed.amount,
  })
  const deposit = async () => {
    company().deposit(agreed.paymentKey)
    await world.pass(HOUR_MS)
    await checkPayments(context())
  }
  return { ...order, deposit }
}

describe('현금영수증', () => {
  it('입금되면 수수료만큼 한 번 발급되고, 번호는 가려서만 남는다', async () => {
    const { buyer, seller, orderSeq, deposit } = await paid()
    expect(JSON.stringify(await rowOf(orderSeq))).not.toContain(PHONE)
    await issue()
    expect(await receiptOf(buyer, orderSeq)).toMatchObject({ state: 'WAITING', amount: 0 })
    const issued = vi.spyOn(company(), 'issueCashReceipt')
    await deposit()
    await issue()
    await issue()
    expect(issued.mock.calls.map(([asked]) => asked)).toEqual([
      expect.objectContaining({ amount: FEE, kind: 'PERSONAL', holderNo: PHONE }),
    ])
    expect(await receiptOf(buyer, orderSeq)).toMatchObject({
      state: 'ISSUED',
      amount: FEE,
      holder: '010-****-5432',
      issueNumber: '100000001',
    })
    expect((await rowOf(orderSeq))?.holder).toBeNull()
    expect(await receiptOf(seller, orderSeq)).toBeNull()
  })

  it('답이 없으면 같은 열쇠로 다시 묻고, 거절되면 이유를 말한다', async () => {
    const { buyer, orderSeq, deposit } = await paid()
    await deposit()
    const issued = vi.spyOn(company(), 'issueCashReceipt')
    issued.mockResolvedValueOnce({ kind: 'unknown' })
    issued.mockResolvedValueOnce({ kind: 'refused', refusal: 'NUMBER_WRONG', message: '' })
    await carryOutReceipts(context())
    await world.pass(HOUR_MS)
    await carryOutReceipts(context())
    const keys = issued.mock.calls.map(([asked]) => asked.idempotencyKey)
    expect(keys).toEqual([`receipt-${orderSeq}`, `receipt-${orderSeq}`])
    expect(await receiptOf(buyer, orderSeq)).toMatchObject({
      state: 'REFUSED',
      failure: '현금영수증 번호를 다시 확인해 주세요.',
    })
    expect((await rowOf(orderSeq))?.holder).toBeNull()
  })

  it('거절되면 구매자가 번호를 고쳐 다시 신청하고, 여덟 번 눌러도 새 열쇠로 한 번만 묻는다', async () => {
    const { buyer, seller, orderSeq, deposit } = await paid()
    const ask = (who: Person, eventKey: string, holderNo = '01011112222') =>
      who.gateway.askReceiptAgain({ orderSeq, receipt: { kind: 'PERSONAL', holderNo }, eventKey })
    expect(await refusalOf(ask(buyer, randomUUID()))).toMatchObject({ code: 'NOT_POSSIBLE' })
    await deposit()
    const issued = vi.spyOn(company(), 'issueCashReceipt')
    issued.mockResolvedValueOnce({ kind: 'refused', refusal: 'NUMBER_WRONG', message: '' })
    await issue()
    expect(await receiptOf(buyer, orderSeq)).toMatchObject({ state: 'REFUSED', canAskAgain: true })
    expect(await refusalOf(ask(seller, randomUUID()))).toMatchObject({ code: 'NOT_FOUND' })
    const eventKey = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(buyer, eventKey)))
    expect(answers).toEqual(answers.map(() => ({ state: 'WAITING' })))
    expect(JSON.stringify(await rowOf(orderSeq))).not.toContain('01011112222')
    await issue()
    await issue()
    expect(issued.mock.calls.map(([asked]) => [asked.idempotencyKey, asked.holderNo])).toEqual([
      [`receipt-${orderSeq}`, PHONE],
      [`receipt-${orderSeq}-again-2`, '01011112222'],
    ])
    expect(await receiptOf(buyer, orderSeq)).toMatchObject({
      state: 'ISSUED',
      amount: FEE,
      holder: '010-****-2222',
      canAskAgain: false,
    })
    expect((await rowOf(orderSeq))?.holder).toBeNull()
    expect(await ask(buyer, eventKey)).toEqual({ state: 'ISSUED' })
    expect(await refusalOf(ask(buyer, randomUUID()))).toMatchObject({ code: 'NOT_POSSIBLE' })
  })

  it('결제사가 발급하지 않는 결제이거나 수수료를 돌려받았으면 다시 신청할 수 없다', async () => {
    const { buyer, seller, orderSeq, deposit } = await paid()
    await deposit()
    vi.spyOn(company(), 'issueCashReceipt').mockResolvedValueOnce({
      kind: 'refused',
      refusal: 'NOT_ALLOWED',
      message: '',
    })
    await issue()
    expect((await receiptOf(buyer, orderSeq))?.canAskAgain).toBe(false)
    await world.kysely
      .updateTable('cash_receipt')
      .set({ failure: 'NUMBER_WRONG' })
      .where('order_seq', '=', orderSeq)
      .execute()
    expect((await receiptOf(buyer, orderSeq))?.canAskAgain).toBe(true)
    await world.act(seller, orderSeq, 'REJECT')
    expect((await receiptOf(buyer, orderSeq))?.canAskAgain).toBe(false)
  })

  it('모두 환불되면 모두, 일부 환불되면 돌려준 수수료만큼 취소한다', async () => {
    const whole = await paid()
    await whole.deposit()
    await issue()
    const canceled = vi.spyOn(company(), 'cancelCashReceipt')
    await world.act(whole.seller, whole.orderSeq, 'REJECT')
    await issue()
    await issue()
    expect(canceled.mock.calls.map(([asked]) => asked.amount)).toEqual([FEE])
    expect(await receiptOf(whole.buyer, whole.orderSeq)).toMatchObject({
      state: 'CANCELED',
      amount: 0,
    })

    const part = await paid()
    await part.deposit()
    await issue()
    await world.act(part.seller, part.orderSeq, 'ACCEPT')
    await world.step(part.orderSeq, 'OPEN_DISPUTE', 'OPERATOR')
    await world.kysely
      .updateTable('orders')
      .set({ partial_amount: 21_500 })
      .where('order_seq', '=', part.orderSeq)
      .execute()
    await world.step(part.orderSeq, 'DECIDE_SPLIT', 'OPERATOR')
    await issue()
    await issue()
    // Half of 1,505, rounded down, stays.
    expect(canceled.mock.calls.map(([asked]) => asked.amount)).toEqual([FEE, 753])
    expect(await receiptOf(part.buyer, part.orderSeq)).toMatchObject({
      state: 'ISSUED',
      amount: 752,
    })
  })

  it('카드로 냈거나 결제하지 않고 끝난 주문에는 번호가 남지 않는다', async () => {
    const card = await paid('CARD')
    const issued = vi.spyOn(company(), 'issueCashReceipt')
    await issue()
    expect(await rowOf(card.orderSeq)).toBeUndefined()
    const unpaid = await paid()
    await world.act(unpaid.buyer, unpaid.orderSeq, 'CANCEL')
    expect(await rowOf(unpaid.orderSeq)).toBeUndefined()
    expect(issued).not.toHaveBeenCalled()
  })
})
