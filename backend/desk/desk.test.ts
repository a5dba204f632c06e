import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedCategory, seedQuestion } from '#backend/demo/seed/builders/index.ts'
import { DESK_COUNTED, DESK_DAYS } from '#contracts/desk-constants.ts'
import { HOUR_MS } from '#contracts/durations.ts'
import { DUTY_KEYS } from '#contracts/duties.ts'
import { seedPerson } from '#tests/support/chat-room.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { getDeskFigures } from './get-desk-figures.ts'
import { getDeskQueues } from './get-desk-queues.ts'

/** Noon of 21 November in Korea. */
const NOW = new Date('2026-11-21T03:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS)

let database: Database
const context = () => ({ kysely: database.kysely, now: () => NOW })
const ADMINISTRATOR = { role: 'ADMIN', duties: DUTY_KEYS } as const
beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
}, 60_000)
afterAll(() => database?.close())

const queueOf = async (name: string) =>
  (await getDeskQueues(context(), ADMINISTRATOR)).queues.find(({ queue }) => queue === name)

async function report(at: Date, state: 'OPEN' | 'ACTED' = 'OPEN') {
  const [one, other] = [await seedPerson(database.kysely), await seedPerson(database.kysely)]
  await database.kysely
    .insertInto('report')
    .values({
      kind: 'STORE',
      reporter_store_seq: one.storeSeq,
      reported_store_seq: other.storeSeq,
      reason: 'OTHER',
      detail: '',
      evidence: '[]',
      snapshot: JSON.stringify({}),
      state,
      created_at: at,
      closed_at: state === 'OPEN' ? null : at,
    })
    .execute()
}

describe('운영 홈', () => {
  it('기다리는 일이 없으면 모두 0이다', async () => {
    const { queues } = await getDeskQueues(context(), ADMINISTRATOR)
    expect(queues.map(({ open }) => open)).toEqual(queues.map(() => 0))
    expect(queues.every(({ since }) => since === null)).toBe(true)
  })

  it('맡은 일의 것만 센다', async () => {
    const own = await getDeskQueues(context(), { role: 'OPERATOR', duties: ['MONEY', 'TRADES'] })
    expect(own.queues.map(({ queue }) => queue)).toEqual(['DISPUTES', 'ORDERS', 'LEDGER'])
    expect(own).toMatchObject({ duties: ['TRADES', 'MONEY'], isAdministrator: false })
    expect((await getDeskQueues(context(), { role: 'OPERATOR', duties: [] })).queues).toEqual([])
  })

  it('열린 것만 세고, 가장 오래 기다린 것의 때를 말한다', async () => {
    await report(hoursAgo(30))
    await report(hoursAgo(5))
    await report(hoursAgo(50), 'ACTED')
    expect(await queueOf('REPORTS')).toEqual({
      queue: 'REPORTS',
      open: 2,
      since: hoursAgo(30).toISOString(),
    })
  })

  it('피해사례는 보낸 것만 세고 작성 중인 것은 세지 않는다', async () => {
    const { userSeq } = await seedPerson(database.kysely)
    const damage = (state: 'DRAFT' | 'RECEIVED', submitted_at: Date | null) => ({
      user_seq: userSeq,
      form_key: crypto.randomUUID(),
      state,
      submitted_at,
      created_at: hoursAgo(100),
      updated_at: hoursAgo(100),
    })
    await database.kysely
      .insertInto('damage_report')
      .values([damage('DRAFT', null), damage('RECEIVED', hoursAgo(7))])
      .execute()
    expect(await queueOf('DAMAGE')).toMatchObject({ open: 1, since: hoursAgo(7).toISOString() })
  })

  it('셀 수 있는 데까지만 센다', async () => {
    const { userSeq } = await seedPerson(database.kysely)
    const rows = Array.from({ length: DESK_COUNTED + 20 }, () => ({
      user_seq: userSeq,
      form_key: crypto.randomUUID(),
      state: 'RECEIVED' as const,
      submitted_at: hoursAgo(1),
      created_at: hoursAgo(1),
      updated_at: hoursAgo(1),
    }))
    await database.kysely.insertInto('damage_report').values(rows).execute()
    expect((await queueOf('DAMAGE'))?.open).toBe(DESK_COUNTED + 1)
    await database.kysely.deleteFrom('damage_report').where('user_seq', '=', userSeq).execute()
  })

  it('숫자는 한국 날짜로 나누고, 아무 일 없던 날도 있다', async () => {
    const { userSeq } = await seedPerson(database.kysely)
    // Half past midnight of the 20th in Korea is still the 19th elsewhere.
    const at = new Date('2026-11-19T15:30:00Z')
    await database.kysely
      .updateTable('users')
      .set({ created_at: new Date('2020-01-01T00:00:00Z') })
      .execute()
    await database.kysely
      .updateTable('users')
      .set({ created_at: at })
      .where('user_seq', '=', userSeq)
      .execute()
    const { days, held } = await getDeskFigures(context())
    expect(days).toHaveLength(DESK_DAYS)
    expect(days.at(-1)?.day).toBe('2026-11-21')
    expect(days.filter(({ signUps }) => signUps > 0)).toEqual([
      expect.objectContaining({ day: '2026-11-20', signUps: 1 }),
    ])
    const sum = (key: 'reports' | 'damage') => days.reduce((total, day) => total + day[key], 0)
    expect([sum('reports'), sum('damage')]).toEqual([3, 1])
    expect(held).toBe(0)
  })

  it('문의에 답한 날마다, 물은 사람이 기다린 시간의 중앙값을 보여 준다', async () => {
    const { userSeq } = await seedPerson(database.kysely)
    // In Korea all of them are of the 20th.
    for (const hours of [1, 2, 30]) {
      const answered = new Date('2026-11-19T16:00:00Z')
      await seedQuestion(database.kysely, {
        user_seq: userSeq,
        category: 'OTHER',
        title: '언제 오나요',
        text: '궁금해요.',
        at: new Date(answered.getTime() - hours * HOUR_MS),
        answer: { userSeq, text: '내일 가요.', at: answered },
      })
    }
    const { days } = await getDeskFigures(context())
    expect(days.filter(({ answerMinutes }) => answerMinutes > 0)).toEqual([
      expect.objectContaining({ day: '2026-11-20', answerMinutes: 120 }),
    ])
  })
})
