import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedDamageReport } from '#backend/demo/seed/builders/index.ts'
import { freezeOrder } from '#backend/orders/cases/freeze-order.ts'
import { undo } from '#backend/undo/undo.ts'
import type { DamageDecision } from '#contracts/damage-report-rules.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { aReason } from '#tests/support/decision-reason.ts'
import { testHostContext } from '#tests/support/host-dependencies.ts'
import { createOrderFixture, type OrderFixture } from '#tests/support/order-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { decideReport } from './decide-report.ts'
import { objectToReport } from './object-to-report.ts'

/** A Monday, noon in Korea. */
const START = new Date('2026-11-23T03:00:00Z')
const PHONE = '01055550000'

let database: Database
let world: OrderFixture
let phones = 0
beforeAll(async () => {
  database = await createTestDatabase()
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  world = createOrderFixture(database, START)
})

const context = () => testHostContext(world.dependencies)

/** An order that was handed over, whose seller a report names; and the report, which waits for its decision. */
async function reported() {
  const { kysely, dependencies } = world
  const order = await world.ordered('MEET')
  const { orderSeq, seller } = order
  await world.pay(orderSeq)
  await world.act(seller, orderSeq, 'ACCEPT')
  phones += 1
  const phone = String(Number(PHONE) + phones).padStart(11, '0')
  await kysely
    .updateTable('users')
    .set({ phone_no: phone, created_at: new Date('2026-01-02T00:00:00Z') })
    .where('user_seq', '=', seller.userSeq)
    .execute()
  const reporter = await world.person()
  const { reportSeq } = await seedDamageReport(kysely, dependencies.keys, {
    user_seq: reporter.userSeq,
    target: { phone },
    at: START,
    state: 'REVIEWING',
  })
  const operator = await world.person()
  const decide = (decision: DamageDecision) =>
    decideReport(context(), operator, {
      reportSeq,
      decision,
      reasonCode: aReason('DAMAGE', decision as 'PUBLISH'),
      note: '자료를 확인했어요.',
    })
  return { ...order, reportSeq, operator, decide }
}

/** Takes the operator's last decision back. */
async function undoLast(operator: { userSeq: number }) {
  const { undo_seq: undoSeq } = await world.kysely
    .selectFrom('operator_undo')
    .select('undo_seq')
    .where('operator_user_seq', '=', operator.userSeq)
    .where('kind', '=', 'DAMAGE')
    .orderBy('undo_seq', 'desc')
    .executeTakeFirstOrThrow()
  await undo(context(), operator, { undoSeq })
}

const isFrozen = async (orderSeq: number) => (await world.orderRow(orderSeq)).is_frozen
const told = async (orderSeq: number) =>
  (await world.kysely.selectFrom('notice_event').select('payload').orderBy('event_seq').execute())
    .map(({ payload }) => payload as { orderSeq?: number; news?: string; role?: string })
    .filter((news) => news.orderSeq === orderSeq && news.news)
    .map(({ news, role }) => `${news} ${role}`)

describe('피해사례에 이름이 나온 판매자의 정산', () => {
  it('공개하면 끝나지 않은 판매의 지급이 보류되고, 두 사람이 안다', async () => {
    const { orderSeq, decide, seller } = await reported()
    const bought = await world.offer()
    const { orderSeq: purchase } = await world.place(seller, bought.productSeq)
    await world.pay(purchase)
    expect(await decide('PUBLISH')).toEqual({ state: 'PUBLISHED' })
    expect(await isFrozen(orderSeq)).toBe(true)
    // What the seller has bought belongs to somebody else.
    expect(await isFrozen(purchase)).toBe(false)
    expect(await told(orderSeq)).toEqual(['PAYOUT_HELD BUYER', 'PAYOUT_HELD SELLER'])
    await world.step(orderSeq, 'HAND_OVER', 'SELLER')
    await world.pass(7 * DAY_MS)
    expect((await world.orderRow(orderSeq)).state).toBe('CONFIRMED')
  })

  it('같은 결정을 다시 보내도 한 번만 보류한다', async () => {
    const { orderSeq, decide } = await reported()
    await Promise.all([1, 2, 3].map(() => decide('PUBLISH')))
    expect(await told(orderSeq)).toHaveLength(2)
  })

  it('이의가 받아들여지면 풀리지만, 운영자가 따로 보류한 것은 그대로다', async () => {
    const [freed, held] = [await reported(), await reported()]
    for (const { decide, reportSeq, orderSeq, operator, seller } of [freed, held]) {
      await decide('PUBLISH')
      if (orderSeq === held.orderSeq)
        for (const on of [false, true])
          await freezeOrder(context(), operator, {
            orderSeq,
            isFrozen: on,
            note: '따로 확인할 것이 있어요.',
            eventKey: crypto.randomUUID(),
          })
      await objectToReport(context(), seller, { reportSeq, text: '저는 그 거래를 하지 않았어요.' })
      expect(await decide('UPHOLD')).toEqual({ state: 'REMOVED' })
    }
    expect([await isFrozen(freed.orderSeq), await isFrozen(held.orderSeq)]).toEqual([false, true])
    expect((await told(freed.orderSeq)).slice(-2)).toEqual([
      'PAYOUT_FREED BUYER',
      'PAYOUT_FREED SELLER',
    ])
  })

  it('받아들인 이의를 되돌리면 다시 보류되고, 그 뒤에 받아들이면 다시 풀린다', async () => {
    const { orderSeq, decide, operator, reportSeq, seller } = await reported()
    await decide('PUBLISH')
    await objectToReport(context(), seller, { reportSeq, text: '저는 그 거래를 하지 않았어요.' })
    await decide('UPHOLD')
    await undoLast(operator)
    expect(await isFrozen(orderSeq)).toBe(true)
    expect((await told(orderSeq)).at(-1)).toBe('PAYOUT_HELD SELLER')
    await decide('UPHOLD')
    expect(await isFrozen(orderSeq)).toBe(false)
  })

  it('되돌리기 전에 운영자가 손댄 것은 다시 보류하지 않는다', async () => {
    const { orderSeq, decide, operator, reportSeq, seller } = await reported()
    await decide('PUBLISH')
    await objectToReport(context(), seller, { reportSeq, text: '저는 그 거래를 하지 않았어요.' })
    await decide('UPHOLD')
    const note = '따로 확인했어요.'
    for (const on of [true, false])
      await freezeOrder(context(), operator, {
        orderSeq,
        isFrozen: on,
        note,
        eventKey: crypto.randomUUID(),
      })
    await undoLast(operator)
    expect(await isFrozen(orderSeq)).toBe(false)
  })

  it('공개한 것을 되돌리면 풀리고, 다시 공개하면 다시 보류된다', async () => {
    const { orderSeq, decide, operator } = await reported()
    await decide('PUBLISH')
    await undoLast(operator)
    expect(await isFrozen(orderSeq)).toBe(false)
    await decide('PUBLISH')
    expect(await isFrozen(orderSeq)).toBe(true)
  })
})
