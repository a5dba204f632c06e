import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { LIMIT_RULES } from '#backend/limits/rules.ts'
import type { PaymentCompany } from '#backend/operation/payment-company.ts'
import { paymentOrderId } from '#contracts/payment-constants.ts'
import { type FakePaymentCompany, fakePaymentCompany } from '#tests/support/fake-payment-company.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import { createOrderFixture, type OrderFixture } from '#tests/support/order-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const START = new Date('2026-11-23T03:00:00Z')

let database: Database
let world: OrderFixture
let company: FakePaymentCompany
beforeAll(async () => {
  database = await createTestDatabase()
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  world = createOrderFixture(database, START)
  company = fakePaymentCompany(() => START)
})

const send = (body: object, payment: PaymentCompany | null = company, address = '192.0.2.1') => {
  const integrations = { ...world.dependencies.integrations, payment }
  const clients = hostClients({ ...world.dependencies, integrations })
  return clients('gateway', { address }).receivePaymentNotice({
    transmissionId: null,
    body: JSON.stringify(body),
  })
}

/** An order that waits for its payment, an attempt to pay for it, and the same at the company. */
async function attempted() {
  const { buyer, productSeq } = await world.offer()
  const { orderSeq } = await world.place(buyer, productSeq)
  const orderId = paymentOrderId(orderSeq, 1)
  await world.kysely
    .insertInto('payment')
    .values({
      order_seq: orderSeq,
      attempt_id: orderId,
      payment_key: null,
      method: 'CARD',
      amount: 44_505,
      state: 'OPEN',
      failure: null,
      virtual_account: null,
      receipt_url: null,
      created_at: START,
      check_at: null,
      paid_at: null,
    })
    .execute()
  const { paymentKey } = company.authorize({
    orderId,
    orderName: '의자',
    amount: 44_505,
    method: 'CARD',
    successUrl: '',
    failUrl: '',
  })
  const stateOf = async () => {
    const query = world.kysely.selectFrom('payment').select('state')
    return (await query.where('attempt_id', '=', orderId).executeTakeFirstOrThrow()).state
  }
  return { orderSeq, orderId, paymentKey, stateOf }
}

describe('결제 회사의 알림', () => {
  it('이 오면 회사가 답한 대로 적고, 여덟 번 와도 같다', async () => {
    const { orderSeq, orderId, paymentKey, stateOf } = await attempted()
    await company.confirm({ paymentKey, orderId, amount: 44_505, idempotencyKey: orderId })
    const answers = await Promise.all(Array.from({ length: 8 }, () => send({ paymentKey })))
    expect(answers).toEqual(Array.from({ length: 8 }, () => ({})))
    expect(await stateOf()).toBe('PAID')
    expect(await world.balances(orderSeq)).toEqual({ COMPANY: 44_505, ESCROW: -44_505 })
  })

  it('이 위조면 아무것도 바뀌지 않는다', async () => {
    const { stateOf } = await attempted()
    expect(await refusalOf(send({ paymentKey: 'forged' }))).toMatchObject({
      code: 'FORGED',
      status: 400,
    })
    expect(await stateOf()).toBe('OPEN')
  })

  it('은 저장할 수 없으면 다시 오게 한다', async () => {
    const { paymentKey, stateOf } = await attempted()
    const silent = { ...company, readNotice: async () => 'UNKNOWN' as const }
    for (const unable of [silent, null])
      expect(await refusalOf(send({ paymentKey }, unable))).toMatchObject({
        code: 'NOT_CONFIRMED',
        status: 503,
      })
    expect(await stateOf()).toBe('OPEN')
    const { paymentKey: strange } = company.authorize({
      orderId: paymentOrderId(999_999, 1),
      orderName: '의자',
      amount: 1,
      method: 'CARD',
      successUrl: '',
      failUrl: '',
    })
    expect(await refusalOf(send({ paymentKey: strange }))).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('은 진짜면 아무리 많아도 받는다', async () => {
    const { paymentKey } = await attempted()
    for (let count = 0; count <= LIMIT_RULES.paymentNotice.points; count += 1)
      expect(await send({ paymentKey }, company, '192.0.2.88')).toEqual({})
  }, 30_000)

  it('은 위조가 많으면 그 주소에서만 받지 않는다', async () => {
    const { paymentKey } = await attempted()
    for (let count = 0; count < LIMIT_RULES.paymentNotice.points; count += 1)
      await refusalOf(send({ paymentKey: 'forged' }, company, '192.0.2.77'))
    expect(await refusalOf(send({ paymentKey }, company, '192.0.2.77'))).toMatchObject({
      code: 'LIMITED',
    })
    expect(await send({ paymentKey }, company, '198.51.100.1')).toEqual({})
  }, 30_000)
})
