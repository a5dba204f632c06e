import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedCategory } from '#backend/demo/seed/builders/index.ts'
import type { TrackingResult } from '#backend/operation/courier-tracking.ts'
import { HOUR_MS } from '#contracts/durations.ts'
import type { ParcelStep } from '#contracts/parcel-steps.ts'
import { refusalOf } from '#tests/support/host-client.ts'
import { createOrderFixture, type OrderFixture } from '#tests/support/order-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { throwingLog } from '#tests/support/throwing-log.ts'
import { trackParcels } from './track-parcels.ts'

/** A Monday, noon in Korea. */
const START = new Date('2026-11-23T03:00:00Z')

let database: Database
let world: OrderFixture
let courierSays: TrackingResult
let nextNumber = 6_865_421_234_567
beforeAll(async () => {
  database = await createTestDatabase()
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  world = createOrderFixture(database, START)
})

async function accepted() {
  const made = await world.ordered()
  await world.pay(made.orderSeq)
  await world.act(made.seller, made.orderSeq, 'ACCEPT')
  return made
}

const parcelOf = (orderSeq: number, invoiceNo = String(nextNumber++)) => ({
  orderSeq,
  courier: 'EPOST' as const,
  invoiceNo,
  isSure: false,
  eventKey: randomUUID(),
})

function at(step: ParcelStep, when = world.now()): TrackingResult {
  return {
    kind: 'done',
    step,
    isScanned: true,
    deliveredAt: step === 'DELIVERED' ? when : null,
    events: [{ at: when, step, place: '서울마포', words: '' }],
  }
}

async function track() {
  const integrations = {
    ...world.dependencies.integrations,
    couriers: { track: async () => courierSays },
  }
  const { kysely, dependencies, now } = world
  await trackParcels({
    kysely,
    now,
    chat: dependencies.chat,
    integrations,
    log: throwingLog,
  } as never)
}

const stateOf = async (orderSeq: number) => (await world.orderRow(orderSeq)).state

describe('운송장', () => {
  it('판매자만 등록하고, 여덟 번 보내도 하나다', async () => {
    const { buyer, seller, orderSeq } = await accepted()
    const parcel = parcelOf(orderSeq)
    expect(await refusalOf(buyer.gateway.shipOrder(parcel))).toMatchObject({ code: 'NOT_POSSIBLE' })
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => seller.gateway.shipOrder(parcel)),
    )
    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['SHIPPED']))
    expect((await buyer.gateway.orderParcels({ orderSeq })).items).toMatchObject([
      { courier: 'EPOST', invoiceNo: parcel.invoiceNo, step: 'REGISTERED' },
    ])
  })

  it('다른 거래에 쓴 번호와 틀린 번호는 이유를 말하고 거절한다', async () => {
    const [one, other] = [await accepted(), await accepted()]
    const parcel = parcelOf(one.orderSeq)
    await one.seller.gateway.shipOrder(parcel)
    const reused = { ...parcel, orderSeq: other.orderSeq, eventKey: randomUUID() }
    expect(await refusalOf(other.seller.gateway.shipOrder(reused))).toMatchObject({ code: 'USED' })
    const short = { ...reused, invoiceNo: '123' }
    expect(await refusalOf(other.seller.gateway.shipOrder(short))).toMatchObject({
      code: 'WRONG_NUMBER',
      message: '우체국택배 운송장 번호는 숫자 13자리예요. 지금은 3자리예요.',
    })
    expect(await stateOf(other.orderSeq)).toBe('PREPARING')
  })

  it('택배사가 받기 전이면 번호를 세 번까지 고칠 수 있고, 여덟 번 눌러도 한 번이며, 기한은 늘지 않는다', async () => {
    const { buyer, seller, orderSeq } = await accepted()
    await seller.gateway.shipOrder(parcelOf(orderSeq))
    const { due_at } = await world.orderRow(orderSeq)
    world.wait(HOUR_MS)
    const right = parcelOf(orderSeq)
    expect(await refusalOf(buyer.gateway.shipOrder(right))).toMatchObject({ code: 'NOT_POSSIBLE' })
    expect((await seller.gateway.order({ orderSeq })).canChangeParcel).toBe(true)
    expect((await buyer.gateway.order({ orderSeq })).canChangeParcel).toBe(false)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => seller.gateway.shipOrder(right)),
    )
    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['SHIPPED']))
    // The same number from another tab.
    await seller.gateway.shipOrder({ ...right, eventKey: randomUUID() })
    const { items } = await buyer.gateway.orderParcels({ orderSeq })
    expect(items.map(({ invoiceNo }) => invoiceNo)).toEqual([right.invoiceNo])
    expect((await world.orderRow(orderSeq)).due_at).toEqual(due_at)
    const { events } = await buyer.gateway.order({ orderSeq })
    expect(events.filter(({ trigger }) => trigger === 'CHANGE_PARCEL')).toHaveLength(1)
    await seller.gateway.shipOrder(parcelOf(orderSeq))
    await seller.gateway.shipOrder(parcelOf(orderSeq))
    expect(await refusalOf(seller.gateway.shipOrder(parcelOf(orderSeq)))).toMatchObject({
      code: 'NOT_POSSIBLE',
    })
    expect((await seller.gateway.order({ orderSeq })).canChangeParcel).toBe(false)
  })

  it('택배사가 받은 물건의 번호와 남의 번호로는 고칠 수 없다', async () => {
    const [one, other] = [await accepted(), await accepted()]
    const taken = parcelOf(other.orderSeq)
    await other.seller.gateway.shipOrder(taken)
    await one.seller.gateway.shipOrder(parcelOf(one.orderSeq))
    const reused = { ...taken, orderSeq: one.orderSeq, eventKey: randomUUID() }
    expect(await refusalOf(one.seller.gateway.shipOrder(reused))).toMatchObject({ code: 'USED' })
    world.wait(HOUR_MS)
    courierSays = at('COLLECTED')
    await track()
    expect(await refusalOf(one.seller.gateway.shipOrder(parcelOf(one.orderSeq)))).toMatchObject({
      code: 'NOT_POSSIBLE',
    })
  })

  it('두 거래가 같은 번호를 같은 순간에 넣으면 하나만 되고, 다른 하나는 이유를 듣는다', async () => {
    const orders = [await accepted(), await accepted(), await accepted()]
    const { invoiceNo } = parcelOf(0)
    const answers = await Promise.all(
      orders.map(({ seller, orderSeq }) =>
        seller.gateway.shipOrder(parcelOf(orderSeq, invoiceNo)).then(
          ({ state }) => state,
          ({ code }) => code,
        ),
      ),
    )
    expect(answers.sort()).toEqual(['SHIPPED', 'USED', 'USED'])
    const states = await Promise.all(orders.map(({ orderSeq }) => stateOf(orderSeq)))
    expect(states.sort()).toEqual(['PREPARING', 'PREPARING', 'SHIPPED'])
  })

  it('남의 거래의 배송은 없는 것과 같다', async () => {
    const { orderSeq } = await accepted()
    const stranger = await world.person()
    expect(await refusalOf(stranger.gateway.orderParcels({ orderSeq }))).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await refusalOf(stranger.gateway.shipOrder(parcelOf(orderSeq)))).toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('e쿠폰', () => {
  it('구매자만 보고, 환불되면 더는 보이지 않는다', async () => {
    await seedCategory(world.kysely, { category_seq: 77, path: 'coupon', name: '모바일쿠폰' })
    // What is listed is in a leaf below, which says what the coupon buys.
    await seedCategory(world.kysely, {
      category_seq: 78,
      parent_seq: 77,
      depth: 2,
      path: 'coupon/cafe',
      name: '카페/베이커리',
    })
    const { seller, buyer, productSeq } = await world.offer({ category_seq: 78 })
    const { choices } = await buyer.gateway.quote({ productSeq })
    expect(choices.map(({ type }) => type)).toEqual(['DIGITAL'])
    const { orderSeq } = await world.place(buyer, productSeq, { type: 'DIGITAL' })
    await world.pay(orderSeq)
    await world.act(seller, orderSeq, 'ACCEPT')
    const sent = { orderSeq, coupon: '1234-5678-9012', eventKey: randomUUID() }
    await Promise.all(Array.from({ length: 8 }, () => seller.gateway.sendCoupon(sent)))
    const couponOf = async (who: typeof buyer) => (await who.gateway.order({ orderSeq })).coupon
    expect([await couponOf(buyer), await couponOf(seller)]).toEqual([sent.coupon, null])
    expect((await world.orderRow(orderSeq)).coupon).not.toContain('1234')
    await buyer.gateway.argueOrder({
      orderSeq,
      step: 'REQUEST_RETURN',
      reason: 'NOT_WORKING',
      text: '이미 사용한 쿠폰이라고 나와요. 확인해 주세요.',
      photoIds: [],
      eventKey: randomUUID(),
    })
    await world.act(seller, orderSeq, 'APPROVE_RETURN')
    expect(await couponOf(buyer)).toBeNull()
  })
})

describe('배송 따라가기', () => {
  async function shipped() {
    const made = await accepted()
    await made.seller.gateway.shipOrder(parcelOf(made.orderSeq))
    world.wait(HOUR_MS)
    return made
  }

  it('택배사가 배달했다고 하면 배송완료가 되고, 다시 물어도 한 번이다', async () => {
    const { orderSeq } = await shipped()
    courierSays = at('DELIVERED')
    await Promise.all([track(), track()])
    expect(await stateOf(orderSeq)).toBe('DELIVERED')
    world.wait(HOUR_MS)
    await track()
    const events = await world.kysely
      .selectFrom('order_event')
      .select('trigger')
      .where('order_seq', '=', orderSeq)
      .where('trigger', '=', 'DELIVER')
      .execute()
    expect(events).toHaveLength(1)
  })

  it('편의점에 도착했어도 찾아가지 않아 되돌아가면 되돌아가는 중이 되고, 확정하면 더 묻지 않는다', async () => {
    const shippedToStore = async () => {
      const made = await world.ordered('CVS')
      await world.pay(made.orderSeq)
      await world.act(made.seller, made.orderSeq, 'ACCEPT')
      await made.seller.gateway.shipOrder(parcelOf(made.orderSeq))
      return made
    }
    const checkOf = (orderSeq: number) =>
      world.kysely
        .selectFrom('parcel')
        .select('check_at')
        .where('order_seq', '=', orderSeq)
        .executeTakeFirstOrThrow()
    const [left, collected] = [await shippedToStore(), await shippedToStore()]
    world.wait(HOUR_MS)
    courierSays = at('DELIVERED')
    await track()
    expect(await stateOf(left.orderSeq)).toBe('DELIVERED')
    await world.act(collected.buyer, collected.orderSeq, 'CONFIRM')
    world.wait(HOUR_MS)
    await track()
    expect((await checkOf(collected.orderSeq)).check_at).toBeNull()
    courierSays = at('RETURNED')
    world.wait(HOUR_MS)
    await track()
    expect(await stateOf(left.orderSeq)).toBe('RETURN_SHIPPED')
    expect(await stateOf(collected.orderSeq)).not.toBe('RETURN_SHIPPED')
  })

  it('결제하기 전에 움직인 번호로는 배송완료가 되지 않고, 고치면 다시 따라간다', async () => {
    const { buyer, seller, orderSeq } = await shipped()
    courierSays = at('DELIVERED', new Date(START.getTime() - 2 * HOUR_MS))
    await track()
    await track()
    const row = await world.orderRow(orderSeq)
    expect([row.state, row.is_exception]).toEqual(['SHIPPED', true])
    const [parcel] = (await buyer.gateway.orderParcels({ orderSeq })).items
    expect(parcel).toMatchObject({ step: 'REGISTERED', isEarlier: true, events: [] })
    const told = (await world.kysely.selectFrom('notice_event').select('payload').execute())
      .map(({ payload }) => payload as { orderSeq?: number; news?: string; role?: string })
      .filter((fields) => fields.orderSeq === orderSeq && fields.news)
    expect(told.map(({ news, role }) => `${role} ${news}`)).toEqual([
      'BUYER PARCEL_EARLIER',
      'SELLER PARCEL_EARLIER',
    ])
    // Nobody has scanned these goods: neither does time deliver them.
    await world.pass(8 * 24 * HOUR_MS)
    expect((await buyer.gateway.order({ orderSeq })).actions).toContain('CANCEL')
    await seller.gateway.shipOrder(parcelOf(orderSeq))
    expect((await world.orderRow(orderSeq)).is_exception).toBe(false)
    await world.pass(2 * 24 * HOUR_MS)
    expect(await stateOf(orderSeq)).toBe('SHIPPED')
    courierSays = at('DELIVERED')
    await track()
    expect(await stateOf(orderSeq)).toBe('DELIVERED')
  })

  it('늦게 받은 물건은 더는 받지 않은 물건이 아니다', async () => {
    const { buyer, orderSeq } = await shipped()
    courierSays = { kind: 'refused', refusal: 'NOT_FOUND', message: '' }
    await track()
    await world.pass(3 * 24 * HOUR_MS)
    expect((await buyer.gateway.order({ orderSeq })).isUnscanned).toBe(true)
    courierSays = at('IN_TRANSIT')
    await track()
    expect((await buyer.gateway.order({ orderSeq })).isUnscanned).toBe(false)
  })

  it('반송되면 되돌아가는 중이 된다', async () => {
    const { orderSeq } = await shipped()
    courierSays = at('RETURNED')
    await track()
    expect(await stateOf(orderSeq)).toBe('RETURN_SHIPPED')
  })

  it('모르는 번호는 아무것도 바꾸지 않고 나중에 다시 묻는다', async () => {
    const { orderSeq } = await shipped()
    courierSays = { kind: 'refused', refusal: 'NOT_FOUND', message: '' }
    await track()
    const { step, check_at } = await world.kysely
      .selectFrom('parcel')
      .select(['step', 'check_at'])
      .where('order_seq', '=', orderSeq)
      .executeTakeFirstOrThrow()
    expect([step, (check_at?.getTime() ?? 0) > world.now().getTime()]).toEqual(['REGISTERED', true])
  })

  it('이틀 넘게 멈추거나 잃어버리면 배송이상이고, 움직이면 풀린다', async () => {
    const { buyer, orderSeq } = await shipped()
    const isException = async () => (await world.orderRow(orderSeq)).is_exception
    const told = async () =>
      (await world.kysely.selectFrom('notice_event').select('payload').execute())
        .map(({ payload }) => payload as { orderSeq?: number; news?: string; role?: string })
        .filter((fields) => fields.orderSeq === orderSeq && fields.news)
        .map(({ news, role }) => `${role} ${news}`)
    courierSays = at('IN_TRANSIT')
    await track()
    expect(await isException()).toBe(false)
    world.wait(49 * HOUR_MS)
    await track()
    expect(await isException()).toBe(true)
    await track()
    expect(await told()).toEqual(['BUYER DELIVERY_STOPPED', 'SELLER DELIVERY_STOPPED'])
    const { roomId } = await buyer.gateway.order({ orderSeq })
    const { items } = await buyer.edge.messages({ roomId: roomId ?? 0 })
    expect(items.find(({ card }) => card?.type === 'ORDER')?.card).toMatchObject({
      isException: true,
    })
    expect(items.at(-1)?.message).toContain('배송이 멈춰서')
    courierSays = at('OUT_FOR_DELIVERY')
    world.wait(HOUR_MS)
    await track()
    expect(await isException()).toBe(false)
    courierSays = at('LOST')
    world.wait(HOUR_MS)
    await track()
    expect(await isException()).toBe(true)
    // What was lost is found now and then.
    courierSays = at('DELIVERED')
    world.wait(HOUR_MS)
    await track()
    expect((await buyer.gateway.order({ orderSeq })).state).toBe('DELIVERED')
  })
})
