import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendReminders } from '#backend/chat/appointments/send-reminders.ts'
import type { Database } from '#backend/db/database.ts'
import type { AppointmentCard } from '#contracts/chat.ts'
import { DAY_MS, MINUTE_MS } from '#contracts/durations.ts'
import { type CardFixture, createCardFixture, newMessageId } from '#tests/support/card-fixture.ts'
import { refusalOf } from '#tests/support/host-client.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const START = new Date('2026-11-21T03:00:00Z')
/** Tomorrow at three in the afternoon, in Korea. */
const AT = '2026-11-22T06:00:00.000Z'
const PLACE = '합정역 2번 출구'

let database: Database
let world: CardFixture
beforeAll(async () => {
  database = await createTestDatabase()
}, 60_000)
afterAll(() => database?.close())
beforeEach(async () => {
  await database.kysely.deleteFrom('chat_appointment').execute()
  world = createCardFixture(database, START)
})

type Talk = Awaited<ReturnType<CardFixture['talk']>>
type Answer = 'ACCEPT' | 'DECLINE' | 'CANCEL'

const propose = (
  { roomId }: Talk,
  { edge }: Talk['buyer'],
  more: {
    at?: string
    place?: string
    remindMinutes?: 0 | 5 | 10 | 30 | 60 | 120
    id?: string
  } = {},
) =>
  edge.makeAppointment({
    roomId,
    at: more.at ?? AT,
    place: more.place ?? PLACE,
    ...(more.remindMinutes === undefined ? {} : { remindMinutes: more.remindMinutes }),
    clientMessageId: more.id ?? newMessageId(),
  })

async function proposed(talk: Talk, more: Parameters<typeof propose>[2] = {}) {
  return ((await propose(talk, talk.buyer, more)).card as AppointmentCard).appointmentSeq
}

async function agreed(talk: Talk, more: Parameters<typeof propose>[2] = {}) {
  const appointmentSeq = await proposed(talk, more)
  await answer(talk, talk.seller, appointmentSeq, 'ACCEPT')
  return appointmentSeq
}

const answer = ({ roomId }: Talk, { edge }: Talk['buyer'], appointmentSeq: number, to: Answer) =>
  edge.answerAppointment({ roomId, appointmentSeq, answer: to })

async function statesOf(talk: Talk) {
  const messages = await world.messagesOf(talk.seller, talk.roomId)
  return messages.flatMap(({ card }) => (card?.type === 'APPOINTMENT' ? card.state : []))
}

const lastOf = async (talk: Talk) => (await world.messagesOf(talk.buyer, talk.roomId)).at(-1)
const remind = () => sendReminders(world.dependencies)

describe('약속', () => {
  it('제안하면 카드가 되고, 같은 clientMessageId는 같은 약속이다', async () => {
    const talk = await world.talk()
    const id = newMessageId()
    const message = await propose(talk, talk.buyer, { id })
    expect(message).toMatchObject({
      messageSeq: 1,
      notice: 'APPOINTMENT',
      message: '약속을 제안했어요 · 11월 22일 (일) 오후 3:00 합정역 2번 출구',
      card: {
        type: 'APPOINTMENT',
        at: AT,
        place: PLACE,
        remindMinutes: 30,
        state: 'PROPOSED',
        proposerStoreSeq: talk.buyer.storeSeq,
      },
    })
    const again = await Promise.all([1, 2, 3].map(() => propose(talk, talk.buyer, { id })))
    expect(again.map(({ messageSeq }) => messageSeq)).toEqual([1, 1, 1])
    expect(await world.messagesOf(talk.buyer, talk.roomId)).toHaveLength(1)
  })

  it('수락은 상대만, 취소는 제안 중에는 제안한 사람, 정해진 뒤에는 둘 다 한다', async () => {
    const talk = await world.talk()
    const first = await proposed(talk)
    for (const [who, to] of [
      ['buyer', 'ACCEPT'],
      ['buyer', 'DECLINE'],
      ['seller', 'CANCEL'],
    ] as const)
      expect((await refusalOf(answer(talk, talk[who], first, to))).code).toBe('CLOSED')
    expect((await answer(talk, talk.buyer, first, 'CANCEL')).card?.state).toBe('CANCELLED')
    for (const who of ['buyer', 'seller'] as const) {
      const appointmentSeq = await agreed(talk)
      expect((await lastOf(talk))?.message).toBe(
        '약속을 정했어요 · 11월 22일 (일) 오후 3:00 합정역 2번 출구',
      )
      expect((await answer(talk, talk[who], appointmentSeq, 'CANCEL')).card?.state).toBe(
        'CANCELLED',
      )
      expect((await lastOf(talk))?.notice).toBe('APPOINTMENT_ANSWERED')
    }
  })

  it('같은 답을 두 번 해도 한 번이고, 겹친 답은 하나만 이긴다', async () => {
    const talk = await world.talk()
    const appointmentSeq = await proposed(talk)
    await Promise.all([1, 2, 3].map(() => answer(talk, talk.seller, appointmentSeq, 'ACCEPT')))
    expect(await world.messagesOf(talk.buyer, talk.roomId)).toHaveLength(2)
    expect((await refusalOf(answer(talk, talk.seller, appointmentSeq, 'DECLINE'))).code).toBe(
      'CLOSED',
    )
    const other = await world.talk()
    const contested = await proposed(other)
    const outcomes = await Promise.allSettled([
      answer(other, other.seller, contested, 'DECLINE'),
      answer(other, other.buyer, contested, 'CANCEL'),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await world.messagesOf(other.buyer, other.roomId)).toHaveLength(2)
  })

  it('새 제안은 답이 없는 제안을 취소하고, 새로 정하면 전에 정한 약속이 취소된다', async () => {
    const talk = await world.talk()
    await proposed(talk)
    await agreed(talk)
    expect(await statesOf(talk)).toEqual(['CANCELLED', 'ACCEPTED'])
    const later = await proposed(talk, { at: '2026-11-23T06:00:00.000Z' })
    expect(await statesOf(talk)).toEqual(['CANCELLED', 'ACCEPTED', 'PROPOSED'])
    await answer(talk, talk.seller, later, 'ACCEPT')
    expect(await statesOf(talk)).toEqual(['CANCELLED', 'CANCELLED', 'ACCEPTED'])
    const changed = world.signals.at(-1)?.messages?.map(({ messageSeq }) => messageSeq)
    expect(changed).toHaveLength(3)
  })

  it('지금부터 90일 안의 시간만 받는다', async () => {
    const talk = await world.talk()
    const proposeIn = (milliseconds: number) =>
      propose(talk, talk.buyer, { at: new Date(START.getTime() + milliseconds).toISOString() })
    for (const milliseconds of [-MINUTE_MS, 0, 90 * DAY_MS + 1])
      expect(await refusalOf(proposeIn(milliseconds))).toMatchObject({
        status: 400,
        code: 'BAD_TIME',
      })
    expect((await proposeIn(1)).card?.state).toBe('PROPOSED')
    expect((await proposeIn(90 * DAY_MS)).card?.state).toBe('PROPOSED')
  })

  it('시간이 된 약속에는 답할 수 없다', async () => {
    const talk = await world.talk()
    const appointmentSeq = await proposed(talk)
    world.setTime(new Date(AT))
    expect(await refusalOf(answer(talk, talk.seller, appointmentSeq, 'ACCEPT'))).toMatchObject({
      code: 'CLOSED',
      message: '이미 답변했거나 지난 약속이에요.',
    })
  })

  it('장소에 적은 전화번호는 다른 메시지처럼 거른다', async () => {
    const talk = await world.talk()
    const { card, guard } = await propose(talk, talk.buyer, {
      place: '010-2345-6789로 전화 주세요',
    })
    expect(guard?.reasons).toContain('PHONE')
    expect(card?.type === 'APPOINTMENT' && card.place).not.toContain('2345')
    const messages = JSON.stringify(await world.messagesOf(talk.seller, talk.roomId))
    expect(messages).not.toContain('2345')
    const refused = await refusalOf(
      propose(talk, talk.buyer, { place: 'https://naver-pay.top/1 에서 결제해요' }),
    )
    expect(refused).toMatchObject({ status: 422, code: 'GUARDED' })
    expect(await world.messagesOf(talk.seller, talk.roomId)).toHaveLength(1)
  })

  it('남의 방, 차단, 지나친 횟수', async () => {
    const [talk, other] = [await world.talk(), await world.talk()]
    const appointmentSeq = await proposed(talk)
    expect((await refusalOf(propose(talk, other.buyer))).status).toBe(404)
    expect((await refusalOf(answer(other, other.seller, appointmentSeq, 'ACCEPT'))).status).toBe(
      404,
    )
    const getAs = (someone: Talk['buyer'], roomId: number) =>
      someone.edge.appointment({ roomId, appointmentSeq })
    expect((await refusalOf(getAs(other.buyer, talk.roomId))).status).toBe(404)
    expect((await refusalOf(getAs(other.buyer, other.roomId))).status).toBe(404)
    expect(await getAs(talk.seller, talk.roomId)).toMatchObject({
      at: AT,
      place: PLACE,
      remindMinutes: 30,
      state: 'PROPOSED',
      product: { productSeq: talk.productSeq },
      other: { storeSeq: talk.buyer.storeSeq },
    })
    for (let index = 0; index < 14; index += 1) await propose(talk, talk.buyer)
    expect((await refusalOf(propose(talk, talk.buyer))).code).toBe('LIMITED')
    await world.block(other.seller, other.buyer)
    expect((await refusalOf(propose(other, other.buyer))).code).toBe('CANNOT_REACH')
  })
})

describe('약속 알림', () => {
  it('정한 약속만, 알릴 시간이 되면 한 번 알린다', async () => {
    const talk = await world.talk()
    await agreed(talk)
    await proposed(await world.talk())
    await agreed(await world.talk(), { remindMinutes: 0 })
    world.setTime(new Date(Date.parse(AT) - 30 * MINUTE_MS - 1))
    expect(await remind()).toBe(0)
    world.wait(1)
    expect(await remind()).toBe(1)
    expect(await remind()).toBe(0)
    expect(await lastOf(talk)).toMatchObject({
      messageType: 'noticeMessage',
      notice: 'REMINDER',
      card: null,
      message: '약속 30분 전이에요 · 오후 3:00 합정역 2번 출구',
    })
    expect(world.signals.at(-1)).toMatchObject({
      roomId: talk.roomId,
      messages: [{ notice: 'REMINDER' }],
    })
    expect([...(world.signals.at(-1)?.storeSeqs ?? [])].sort()).toEqual(
      [talk.buyer.storeSeq, talk.seller.storeSeq].sort(),
    )
  })

  it('알림은 약속을 제안한 사람에게도 안 읽은 메시지이고, 읽으면 함께 준다', async () => {
    const talk = await world.talk()
    const { roomId, buyer, seller } = talk
    await agreed(talk)
    for (const { edge } of [buyer, seller]) await edge.markRead({ roomId, lastReadSeq: 2 })
    world.setTime(new Date(Date.parse(AT) - 30 * MINUTE_MS))
    expect(await remind()).toBe(1)
    for (const { edge, userSeq } of [buyer, seller]) {
      expect((await edge.rooms({})).items).toMatchObject([{ roomId, unreadMessageCount: 1 }])
      expect((await edge.unreadMessageCount({ userSeq })).data).toBe(1)
      expect(await edge.markRead({ roomId, lastReadSeq: 3 })).toMatchObject({
        roomUnreadCount: 0,
        unreadMessageCount: 0,
      })
    }
  })

  it('여러 서버가 함께 보내도 하나씩이다', async () => {
    const talks = await Promise.all(Array.from({ length: 12 }, () => world.talk()))
    for (const talk of talks) await agreed(talk)
    world.setTime(new Date(Date.parse(AT) - 10 * MINUTE_MS))
    const sent = await Promise.all([remind(), remind(), remind(), remind()])
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(12)
    for (const talk of talks) {
      const messages = await world.messagesOf(talk.buyer, talk.roomId)
      expect(messages.filter(({ notice }) => notice === 'REMINDER')).toHaveLength(1)
    }
  })

  it('서버가 쉬어 늦었으면 남은 시간을 말하고, 약속이 지났으면 보내지 않는다', async () => {
    const [late, past] = [await world.talk(), await world.talk()]
    await agreed(late, { at: '2026-11-22T07:00:00.000Z', remindMinutes: 120 })
    await agreed(past)
    world.setTime(new Date(AT))
    expect(await remind()).toBe(1)
    expect((await lastOf(late))?.message).toBe('약속 1시간 전이에요 · 오후 4:00 합정역 2번 출구')
    expect((await lastOf(past))?.notice).toBe('APPOINTMENT_ANSWERED')
    expect(await remind()).toBe(0)
  })

  it('취소한 약속과 차단한 사이에는 알리지 않는다', async () => {
    const [cancelled, blocked] = [await world.talk(), await world.talk()]
    await answer(cancelled, cancelled.buyer, await agreed(cancelled), 'CANCEL')
    await agreed(blocked)
    await world.block(blocked.buyer, blocked.seller)
    world.setTime(new Date(Date.parse(AT) - MINUTE_MS))
    expect(await remind()).toBe(0)
  })

  it('취소와 겹치면 취소 뒤에는 알림이 없다', async () => {
    for (let round = 0; round < 5; round += 1) {
      world.setTime(START)
      const talk = await world.talk()
      const appointmentSeq = await agreed(talk)
      world.setTime(new Date(Date.parse(AT) - 20 * MINUTE_MS))
      await Promise.all([remind(), answer(talk, talk.seller, appointmentSeq, 'CANCEL'), remind()])
      const notices = (await world.messagesOf(talk.buyer, talk.roomId)).map(({ notice }) => notice)
      expect(notices.lastIndexOf('REMINDER')).toBeLessThan(
        notices.lastIndexOf('APPOINTMENT_ANSWERED'),
      )
      expect(notices.filter((notice) => notice === 'REMINDER').length).toBeLessThanOrEqual(1)
    }
  })
})
