import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import type { AppointmentCard, OrderCard } from '#contracts/chat.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { newMessageId } from '#tests/support/card-fixture.ts'
import { createOrderFixture, type OrderFixture } from '#tests/support/order-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

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

type Met = Awaited<ReturnType<typeof accepted>>

/** An order by hand that the seller has accepted, in its room. */
async function accepted(type: 'MEET' | 'FREE' = 'MEET') {
  const { seller, buyer, productSeq } = await world.offer(type === 'FREE' ? { price: 0 } : {})
  const roomId = await world.room(seller, buyer, productSeq)
  const { orderSeq } = await world.place(buyer, productSeq, { type })
  if (type === 'MEET') await world.pay(orderSeq)
  const accept = async () => {
    await world.act(seller, orderSeq, type === 'MEET' ? 'ACCEPT' : 'ACCEPT_REQUEST')
    return orderSeq
  }
  return { seller, buyer, roomId, orderSeq, accept }
}

/** The two agree to meet in so many days. @returns the appointment */
async function agree({ seller, buyer, roomId }: Met, days: number): Promise<number> {
  const { card } = await buyer.edge.makeAppointment({
    roomId,
    at: new Date(world.now().getTime() + days * DAY_MS).toISOString(),
    place: '합정역 2번 출구',
    clientMessageId: newMessageId(),
  })
  const { appointmentSeq } = card as AppointmentCard
  await seller.edge.answerAppointment({ roomId, appointmentSeq, answer: 'ACCEPT' })
  return appointmentSeq
}

const daysToDue = async (orderSeq: number) => {
  const { due_at: due } = await world.orderRow(orderSeq)
  return due && (due.getTime() - START.getTime()) / DAY_MS
}
const stateOf = async (orderSeq: number) => (await world.orderRow(orderSeq)).state
const reminders = async (orderSeq: number) =>
  (
    await world.kysely
      .selectFrom('order_event')
      .select('at')
      .where('order_seq', '=', orderSeq)
      .where('trigger', '=', 'REMIND')
      .execute()
  ).map(({ at }) => (at.getTime() - START.getTime()) / DAY_MS)

describe('만나는 거래의 기한', () => {
  it('약속이 없으면 수락한 때부터 세고, 열흘이 지나면 운영자가 본다', async () => {
    const met = await accepted()
    await met.accept()
    expect(await daysToDue(met.orderSeq)).toBe(10)
    await world.pass(3 * DAY_MS)
    expect(await reminders(met.orderSeq)).toEqual([3])
    await world.pass(7 * DAY_MS)
    expect(await stateOf(met.orderSeq)).toBe('DISPUTED')
  })

  it('약속을 정하면 그날부터 세고, 화면의 기한도 바뀐다', async () => {
    const met = await accepted()
    await met.accept()
    await agree(met, 12)
    expect(await daysToDue(met.orderSeq)).toBe(22)
    const { items } = await met.buyer.edge.messages({ roomId: met.roomId })
    const card = items.flatMap((item) => (item.card?.type === 'ORDER' ? [item.card] : []))[0]
    expect((card as OrderCard).dueAt).toBe(new Date(START.getTime() + 22 * DAY_MS).toISOString())
    // Without the appointment the order would be in dispute before the two have met.
    await world.pass(11 * DAY_MS)
    expect([await stateOf(met.orderSeq), await reminders(met.orderSeq)]).toEqual(['PREPARING', []])
    await world.pass(4 * DAY_MS)
    expect(await reminders(met.orderSeq)).toEqual([15])
    await world.pass(7 * DAY_MS)
    expect(await stateOf(met.orderSeq)).toBe('DISPUTED')
  })

  it('수락하기 전에 정한 약속도 센다', async () => {
    const met = await accepted()
    await agree(met, 20)
    await met.accept()
    expect(await daysToDue(met.orderSeq)).toBe(30)
  })

  it('수락보다 이른 약속은 아무것도 바꾸지 않는다', async () => {
    const met = await accepted()
    await agree(met, 0.5)
    await world.pass(DAY_MS)
    await met.accept()
    expect(await daysToDue(met.orderSeq)).toBe(11)
  })

  it('다시 만나기로 하면 알림도 다시 온다', async () => {
    const met = await accepted()
    await met.accept()
    await world.pass(3 * DAY_MS)
    await agree(met, 5)
    expect(await daysToDue(met.orderSeq)).toBe(18)
    await world.pass(8 * DAY_MS)
    expect(await reminders(met.orderSeq)).toEqual([3, 11])
  })

  it('취소한 약속은 세지 않는다', async () => {
    const met = await accepted()
    await met.accept()
    const appointmentSeq = await agree(met, 30)
    await met.seller.edge.answerAppointment({
      roomId: met.roomId,
      appointmentSeq,
      answer: 'CANCEL',
    })
    await agree(met, 2)
    expect(await daysToDue(met.orderSeq)).toBe(12)
  })

  it('알리지 못한 약속도 기한이 되면 안다', async () => {
    const met = await accepted()
    await met.accept()
    await agree(met, 12)
    const due = new Date(START.getTime() + 10 * DAY_MS)
    await world.kysely
      .updateTable('order_timer')
      .set({ due_at: due })
      .where('order_seq', '=', met.orderSeq)
      .where('timer', '=', 'MEET_ENDS')
      .execute()
    await world.pass(10 * DAY_MS)
    expect([await stateOf(met.orderSeq), await daysToDue(met.orderSeq)]).toEqual(['PREPARING', 22])
  })

  it('취소 요청을 거절해도 약속한 날부터 센다', async () => {
    const met = await accepted()
    await met.accept()
    await agree(met, 12)
    await world.pass(DAY_MS)
    await world.act(met.buyer, met.orderSeq, 'REQUEST_CANCEL')
    await world.step(met.orderSeq, 'REFUSE_CANCEL', 'SELLER')
    expect(await daysToDue(met.orderSeq)).toBe(22)
  })

  it('나눔도 약속한 날부터 센다', async () => {
    const met = await accepted('FREE')
    await met.accept()
    expect(await daysToDue(met.orderSeq)).toBe(14)
    await agree(met, 20)
    expect(await daysToDue(met.orderSeq)).toBe(34)
  })

  it('옮겨 둔 주문 시계에서도 약속까지 남은 시간은 그대로다', async () => {
    const met = await accepted()
    await met.accept()
    await world.kysely
      .insertInto('order_clock')
      .values({ clock_id: 1, minutes_ahead: 24 * 60 })
      .execute()
    await agree(met, 3)
    expect(await daysToDue(met.orderSeq)).toBe(14)
    await world.kysely.deleteFrom('order_clock').execute()
  })
})
