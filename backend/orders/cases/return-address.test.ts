import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { HOUR_MS } from '#contracts/durations.ts'
import { aReason } from '#tests/support/decision-reason.ts'
import { refusalOf } from '#tests/support/host-client.ts'
import { testHostContext } from '#tests/support/host-dependencies.ts'
import { createOrderFixture, DELIVERY, type OrderFixture } from '#tests/support/order-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { collectEvidence } from '../evidence/collect-evidence.ts'
import { caseDetail } from './case-detail.ts'
import { decideOrder } from './decide-order.ts'
import { listCases } from './list-cases.ts'

const START = new Date('2026-11-23T03:00:00Z')
const ADDRESS = {
  ...DELIVERY,
  name: '박판매',
  phoneNo: '01098765432',
  roadAddress: '부산 해운대구 센텀중앙로 90',
  detail: '반품동 7호',
}

let database: Database
let world: OrderFixture
beforeAll(async () => {
  database = await createTestDatabase()
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  world = createOrderFixture(database, START)
})

async function requested(type: 'PARCEL' | 'CVS' = 'PARCEL') {
  const ordered = await world.ordered(type)
  const { orderSeq, seller } = ordered
  await world.deliver(seller, orderSeq)
  await world.step(orderSeq, 'REQUEST_RETURN', 'BUYER')
  return ordered
}
type Requested = Awaited<ReturnType<typeof requested>>

const give = (
  who: Requested['seller'],
  orderSeq: number,
  step: 'APPROVE_RETURN' | 'GIVE_RETURN_ADDRESS' = 'APPROVE_RETURN',
  eventKey: string = randomUUID(),
) => who.gateway.giveReturnAddress({ orderSeq, step, address: ADDRESS, eventKey })

const addressSeenBy = async (who: Requested['seller'], orderSeq: number) =>
  (await who.gateway.order({ orderSeq })).returnAddress

/** A return that the seller has refused, and that an operator has decided on. */
async function decided() {
  const found = await requested()
  const { orderSeq } = found
  await world.step(orderSeq, 'REFUSE_RETURN', 'SELLER')
  const operator = await world.person()
  await decideReturn(operator, orderSeq)
  return { ...found, operator }
}

const decideReturn = (operator: { userSeq: number }, orderSeq: number) =>
  decideOrder(testHostContext(world.dependencies), operator, {
    orderSeq,
    decision: 'RETURN',
    amount: null,
    reasonCode: aReason('ORDER', 'RETURN'),
    note: '사진을 보고 반품하면 환불하기로 했어요.',
    eventKey: randomUUID(),
  })

describe('반품 받을 주소', () => {
  it.each(['PARCEL', 'CVS'] as const)(
    '%s: 주소와 함께 승인하고, 구매자만 반품하는 동안 본다',
    async (type) => {
      const { seller, buyer, orderSeq } = await requested(type)
      expect(await refusalOf(world.act(seller, orderSeq, 'APPROVE_RETURN'))).toMatchObject({
        code: 'NO_ADDRESS',
        status: 400,
      })
      expect(await addressSeenBy(buyer, orderSeq)).toBeNull()
      expect(await give(seller, orderSeq)).toEqual({ state: 'RETURN_APPROVED' })
      for (const [step, by] of [
        ['SHIP_RETURN', 'BUYER'],
        ['DELIVER_RETURN', 'COURIER'],
      ] as const) {
        expect(await addressSeenBy(buyer, orderSeq)).toEqual(ADDRESS)
        expect(await addressSeenBy(seller, orderSeq)).toBeNull()
        await world.step(orderSeq, step, by)
      }
      expect(await addressSeenBy(buyer, orderSeq)).toEqual(ADDRESS)
      await world.act(seller, orderSeq, 'CONFIRM_RETURN')
      expect(await addressSeenBy(buyer, orderSeq)).toBeNull()
    },
  )

  it('암호화해서 두고, 기록과 알림, 대화, 운영자의 화면에는 없다', async () => {
    const { seller, orderSeq } = await requested()
    await give(seller, orderSeq)
    const { rows } = await sql<{ text: string }>`
      select row_to_json(orders)::text as text from orders where order_seq = ${orderSeq}
      union all select row_to_json(order_event)::text from order_event where order_seq = ${orderSeq}
      union all select row_to_json(notice_event)::text from notice_event
      union all select row_to_json(chat_message)::text from chat_message`.execute(database.kysely)
    const operator = await world.person()
    const desk = await caseDetail(
      testHostContext(world.dependencies),
      { userSeq: operator.userSeq, duties: ['TRADES'] },
      orderSeq,
    )
    const packs = await Promise.all(
      (['BUYER', 'SELLER', 'OPERATOR'] as const).map(async (reader) =>
        collectEvidence(testHostContext(world.dependencies), await world.orderRow(orderSeq), {
          reader,
          at: world.now(),
        }),
      ),
    )
    const seen = [
      ...rows.map(({ text }) => text),
      JSON.stringify(desk),
      JSON.stringify(packs),
    ].join('\n')
    for (const secret of [ADDRESS.name, ADDRESS.phoneNo, '센텀중앙로', '반품동'])
      expect(seen).not.toContain(secret)
  })

  it('여덟 번 보내도 한 번 승인되고, 나중 요청이 주소를 바꾸지 못한다', async () => {
    const { seller, buyer, orderSeq } = await requested()
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => give(seller, orderSeq, 'APPROVE_RETURN', key)),
    )
    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['RETURN_APPROVED']))
    const again = { ...ADDRESS, detail: '다른 곳' }
    await seller.gateway.giveReturnAddress({
      orderSeq,
      step: 'APPROVE_RETURN',
      address: again,
      eventKey: key,
    })
    expect(await addressSeenBy(buyer, orderSeq)).toEqual(ADDRESS)
    expect(await refusalOf(give(seller, orderSeq))).toMatchObject({ code: 'NOT_POSSIBLE' })
    expect(await refusalOf(give(seller, orderSeq, 'GIVE_RETURN_ADDRESS', key))).toMatchObject({
      code: 'KEY_USED',
    })
    const { events } = await buyer.gateway.order({ orderSeq })
    expect(events.filter(({ trigger }) => trigger === 'APPROVE_RETURN')).toHaveLength(1)
  })

  it('구매자와 남은 주소를 정하지 못한다', async () => {
    const { buyer, orderSeq } = await requested()
    for (const who of [buyer, await world.person()])
      expect(await refusalOf(give(who, orderSeq))).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('운영자가 반품을 결정하면 판매자에게 주소를 묻고, 보낼 기한은 주소가 온 때부터 센다', async () => {
    const { seller, buyer, orderSeq } = await decided()
    expect(await world.orderRow(orderSeq)).toMatchObject({ state: 'RETURN_UNADDRESSED' })
    expect((await seller.gateway.order({ orderSeq })).actions).toEqual(['GIVE_RETURN_ADDRESS'])
    expect((await buyer.gateway.order({ orderSeq })).actions).not.toContain('SHIP_RETURN')
    world.wait(47 * HOUR_MS)
    await give(seller, orderSeq, 'GIVE_RETURN_ADDRESS')
    const { dueAt, returnAddress } = await buyer.gateway.order({ orderSeq })
    expect(returnAddress).toEqual(ADDRESS)
    // Five business days from Wednesday, the 25th of November.
    expect(dueAt).toBe('2026-12-02T01:00:00.000Z')
    const told = await database.kysely
      .selectFrom('notice_event')
      .select('payload')
      .where(sql<boolean>`payload ->> 'orderSeq' = ${String(orderSeq)}`)
      .execute()
    const steps = told.map(({ payload }) => payload)
    expect(steps).toContainEqual(
      expect.objectContaining({ role: 'SELLER', state: 'RETURN_UNADDRESSED' }),
    )
    expect(steps).toContainEqual(
      expect.objectContaining({ role: 'BUYER', trigger: 'GIVE_RETURN_ADDRESS' }),
    )
  })

  it('판매자가 주소를 알려 주지 않으면 운영자에게 돌아가고, 돈은 움직이지 않는다', async () => {
    const { seller, orderSeq, operator } = await decided()
    const held = await world.balances(orderSeq)
    await world.pass(48 * HOUR_MS - 1)
    expect((await world.orderRow(orderSeq)).state).toBe('RETURN_UNADDRESSED')
    await world.pass(1)
    expect((await world.orderRow(orderSeq)).state).toBe('DISPUTED')
    await world.pass(30 * 24 * HOUR_MS)
    expect((await world.orderRow(orderSeq)).state).toBe('DISPUTED')
    expect(await world.balances(orderSeq)).toEqual(held)
    const { items } = await listCases(testHostContext(world.dependencies), { page: 1 })
    const waiting = items.find((item) => item.orderSeq === orderSeq)
    expect(waiting?.troubles.map(({ why }) => why)).toEqual(['DISPUTED'])
    expect(await refusalOf(give(seller, orderSeq, 'GIVE_RETURN_ADDRESS'))).toMatchObject({
      code: 'NOT_POSSIBLE',
    })
    await decideReturn(operator, orderSeq)
    expect(await give(seller, orderSeq, 'GIVE_RETURN_ADDRESS')).toEqual({
      state: 'RETURN_APPROVED',
    })
  })
})
