import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import type { TrackingResult } from '#backend/operation/courier-tracking.ts'
import { HOUR_MS, MINUTE_MS } from '#contracts/durations.ts'
import type { ParcelStep } from '#contracts/parcel-steps.ts'
import { aReason } from '#tests/support/decision-reason.ts'
import { testHostContext } from '#tests/support/host-dependencies.ts'
import { createOrderFixture, type OrderFixture } from '#tests/support/order-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { throwingLog } from '#tests/support/throwing-log.ts'
import { decideCompensation } from '../compensation/decide-compensation.ts'
import { trackParcels } from '../delivery/track-parcels.ts'
import { checkPayments } from '../payments/check-payments.ts'
import { freezeOrder } from './freeze-order.ts'
import { findTroubled } from './troubles.ts'

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

const context = () => testHostContext(world.dependencies)

/** Why an order waits for an operator, and since when. */
async function troublesOf(orderSeq: number) {
  const { items } = await findTroubled(world.kysely, { at: world.now(), limit: 1_000, offset: 0 })
  return items.find((item) => item.orderSeq === orderSeq)?.troubles ?? []
}
const whysOf = async (orderSeq: number) => (await troublesOf(orderSeq)).map(({ why }) => why)

async function accepted() {
  const made = await world.ordered()
  await world.pay(made.orderSeq)
  await world.act(made.seller, made.orderSeq, 'ACCEPT')
  return made
}

describe('지급 보류', () => {
  const freeze = async (orderSeq: number, isFrozen: boolean) =>
    freezeOrder(context(), await world.person(), {
      orderSeq,
      isFrozen,
      note: '계좌 도용 신고를 확인하고 있어요.',
      eventKey: randomUUID(),
    })

  it('보류한 때부터 있고, 거래가 나아가도 그때 그대로이며, 풀면 없다', async () => {
    const { orderSeq } = await accepted()
    expect(await whysOf(orderSeq)).toEqual([])
    world.wait(HOUR_MS)
    await freeze(orderSeq, true)
    const frozen = [{ why: 'FROZEN', since: world.now().toISOString() }]
    expect(await troublesOf(orderSeq)).toEqual(frozen)
    world.wait(HOUR_MS)
    await world.ship(orderSeq)
    expect(await troublesOf(orderSeq)).toEqual(frozen)
    await freeze(orderSeq, false)
    expect(await whysOf(orderSeq)).toEqual([])
  })

  it('보류한 채 환불이 끝나면 없다', async () => {
    const { seller, orderSeq } = await accepted()
    await freeze(orderSeq, true)
    await world.act(seller, orderSeq, 'CANCEL')
    expect(await whysOf(orderSeq)).toEqual(['FROZEN'])
    await world.step(orderSeq, 'REFUND_DONE', 'COMPANY')
    expect(await whysOf(orderSeq)).toEqual([])
  })
})

describe('배송 이상', () => {
  const track = (step: ParcelStep, when = world.now()) => {
    const said: TrackingResult = {
      kind: 'done',
      step,
      isScanned: true,
      deliveredAt: step === 'DELIVERED' ? when : null,
      events: [{ at: when, step, place: '서울마포', words: '' }],
    }
    const integrations = {
      ...world.dependencies.integrations,
      couriers: { track: async () => said },
    }
    return trackParcels({ ...context(), integrations, log: throwingLog })
  }
  async function shipped() {
    const made = await accepted()
    await made.seller.gateway.shipOrder({
      orderSeq: made.orderSeq,
      courier: 'EPOST',
      invoiceNo: `${6_865_421_000_000 + made.orderSeq}`,
      isSure: false,
      eventKey: randomUUID(),
    })
    world.wait(HOUR_MS)
    return made
  }

  it('이틀 넘게 멈추면 있고, 다시 움직이면 없다', async () => {
    const { orderSeq } = await shipped()
    const collected = world.now()
    await track('COLLECTED', collected)
    world.wait(47 * HOUR_MS)
    await track('COLLECTED', collected)
    expect(await whysOf(orderSeq)).not.toContain('DELIVERY_EXCEPTION')
    world.wait(2 * HOUR_MS)
    await track('COLLECTED', collected)
    expect(await whysOf(orderSeq)).toContain('DELIVERY_EXCEPTION')
    world.wait(HOUR_MS)
    await track('IN_TRANSIT')
    expect(await whysOf(orderSeq)).not.toContain('DELIVERY_EXCEPTION')
  })

  it('잃어버렸으면 있고, 운영자가 분쟁 조정을 시작하면 분쟁만 있다', async () => {
    const { orderSeq } = await shipped()
    await track('LOST')
    expect(await whysOf(orderSeq)).toEqual(['DELIVERY_EXCEPTION'])
    await world.step(orderSeq, 'OPEN_DISPUTE', 'OPERATOR')
    expect(await whysOf(orderSeq)).toEqual(['DISPUTED'])
    await world.step(orderSeq, 'DECIDE_REFUND', 'OPERATOR')
    expect(await whysOf(orderSeq)).toEqual([])
  })

  it('멈췄던 물건이 도착하면 없다', async () => {
    const { orderSeq } = await shipped()
    const collected = world.now()
    world.wait(49 * HOUR_MS)
    await track('COLLECTED', collected)
    expect(await whysOf(orderSeq)).toContain('DELIVERY_EXCEPTION')
    world.wait(HOUR_MS)
    await track('DELIVERED')
    expect((await world.orderRow(orderSeq)).state).toBe('DELIVERED')
    expect(await whysOf(orderSeq)).not.toContain('DELIVERY_EXCEPTION')
  })
})

describe('결제 답 없음', () => {
  it('10분 동안 결제사의 답이 없으면 있고, 답을 들으면 없다', async () => {
    const { buyer, orderSeq } = await world.ordered()
    const { payment: company } = world.dependencies.integrations
    const opened = await buyer.gateway.openPayment({
      orderSeq,
      method: 'CARD',
      formKey: randomUUID(),
    })
    if (opened.state !== 'OPEN') throw new Error(opened.state)
    const { orderId, ...agreed } = company.agree(opened.attemptId)
    company.trouble.confirm = 'LOST'
    const answer = await buyer.gateway.confirmPayment({ attemptId: orderId, ...agreed })
    expect(answer).toEqual({ state: 'CONFIRMING' })
    world.wait(10 * MINUTE_MS)
    expect(await whysOf(orderSeq)).toEqual([])
    world.wait(1_000)
    expect(await troublesOf(orderSeq)).toEqual([
      { why: 'PAYMENT_UNANSWERED', since: START.toISOString() },
    ])
    await checkPayments({ ...context(), company, log: throwingLog })
    expect((await world.orderRow(orderSeq)).state).toBe('PAID')
    expect(await whysOf(orderSeq)).toEqual([])
  })
})

describe('보상 신청', () => {
  it('신청하면 있고, 운영자가 결정하면 없다', async () => {
    const { buyer, seller, orderSeq } = await world.ordered('MEET')
    await world.pay(orderSeq)
    await world.act(seller, orderSeq, 'ACCEPT')
    await world.step(orderSeq, 'HAND_OVER', 'SELLER')
    await buyer.gateway.claimCompensation({
      orderSeq,
      reason: 'NOT_WORKING',
      text: '집에 와서 켜 보니 전원이 켜지지 않아요.',
      photoIds: [],
      eventKey: randomUUID(),
    })
    expect(await whysOf(orderSeq)).toEqual(['CLAIMED'])
    await decideCompensation(context(), await world.person(), {
      orderSeq,
      decision: 'REJECT',
      amount: null,
      reasonCode: aReason('CLAIM', 'REJECT'),
      note: '두 분의 사진과 대화를 보고 결정했어요.',
      eventKey: randomUUID(),
    })
    expect(await whysOf(orderSeq)).toEqual([])
  })
})

describe('기한 지남', () => {
  it('지난 기한이 15분 동안 그대로면 있고, 실행되면 없다', async () => {
    const { orderSeq } = await world.ordered()
    // The time to pay, and then the quarter of an hour.
    world.wait(30 * MINUTE_MS)
    expect(await whysOf(orderSeq)).toEqual([])
    world.wait(1_000)
    expect(await whysOf(orderSeq)).toEqual(['OVERDUE'])
    await world.pass(0)
    expect((await world.orderRow(orderSeq)).state).toBe('EXPIRED')
    expect(await whysOf(orderSeq)).toEqual([])
  })
})
