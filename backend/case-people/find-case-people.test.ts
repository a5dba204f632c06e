import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import {
  seedBankAccount,
  seedDamageReport,
  seedSanction,
  seedStore,
  seedUser,
} from '#backend/demo/seed/builders/index.ts'
import { DAY_MS } from '#contracts/durations.ts'
import type { Duty } from '#contracts/duties.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { hostClients } from '#tests/support/host-client.ts'
import { testHostDependencies } from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const NOW = new Date('2026-11-28T03:00:00Z')
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS)

const DEVICE = randomUUID()

let database: Database
let dependencies: ReturnType<typeof testHostDependencies>
beforeAll(async () => {
  database = await createTestDatabase()
  dependencies = testHostDependencies(database, { now: () => NOW })
}, 60_000)
afterAll(() => database?.close())

async function member(phoneNo: string, name: string) {
  const { userSeq } = await seedUser(database.kysely, { phone_no: phoneNo, created_at: ago(400) })
  const { storeSeq } = await seedStore(database.kysely, { user_seq: userSeq, name })
  return { userSeq, storeSeq }
}

async function mainOf(duties: Duty[]) {
  const { userSeq } = await seedUser(database.kysely, { role: 'OPERATOR', duties })
  await seedStore(database.kysely, { user_seq: userSeq, name: `운영 ${userSeq}` })
  const bearer = await bearerOf(dependencies, userSeq)
  return { operatorSeq: userSeq, main: hostClients(dependencies)('main', { bearer }) }
}

const report = (reporter: number, reported: number, state: 'OPEN' | 'ACTED') =>
  database.kysely
    .insertInto('report')
    .values({
      kind: 'STORE',
      room_id: null,
      product_seq: null,
      review_seq: null,
      reporter_store_seq: reporter,
      reported_store_seq: reported,
      reason: 'SPAM',
      detail: '',
      evidence: '[]',
      snapshot: JSON.stringify({ name: '가게', intro: '', images: [] }),
      state,
      reason_code: null,
      closed_by: null,
      closed_at: null,
      created_at: ago(1),
    })
    .execute()

it('사건 당사자가 여기서 겪은 일과 이어진 계정을 알려 주고, 사람마다 열람 기록을 남긴다', async () => {
  const { kysely } = database
  const accused = await member('01055500001', '의심받는 가게')
  const other = await member('01055500002', '같은 계좌 가게')
  const reporter = await member('01055500003', '신고한 가게')
  for (const { userSeq } of [accused, other])
    await seedBankAccount(kysely, dependencies.keys, {
      userSeq,
      accountNo: '110555000001',
      holderName: '김예금',
      at: ago(100),
    })
  // A family's device joins nobody.
  const family = await member('01055500004', '같은 기기 가게')
  await kysely
    .insertInto('login_session')
    .values(
      [accused, family].map(({ userSeq }) => ({
        session_id: randomUUID(),
        user_seq: userSeq,
        sign_in_type: 'user-credentials' as const,
        device_uuid: DEVICE,
        device_name: 'Chrome · Android',
        created_at: ago(3),
        last_used_at: ago(2),
        expires_at: ago(-30),
        ended_at: null,
        end_reason: null,
      })),
    )
    .execute()
  await seedDamageReport(kysely, dependencies.keys, {
    user_seq: reporter.userSeq,
    target: { phone: '01055500001' },
    at: ago(10),
    happened_on: ago(10).toISOString().slice(0, 10),
  })
  await report(reporter.storeSeq, accused.storeSeq, 'OPEN')
  await report(other.storeSeq, accused.storeSeq, 'ACTED')
  await seedSanction(kysely, {
    user_seq: accused.userSeq,
    starts_at: ago(50),
    ended_at: ago(49),
    state: 'LIFTED',
  })
  await seedSanction(kysely, {
    user_seq: accused.userSeq,
    starts_at: ago(40),
    ended_at: ago(40),
    state: 'UNDONE',
  })
  await seedSanction(kysely, { user_seq: accused.userSeq, starts_at: ago(2) })

  const { main, operatorSeq } = await mainOf(['SAFETY'])
  const asked = {
    userSeqs: [accused.userSeq],
    storeSeqs: [reporter.storeSeq, accused.storeSeq],
    caseName: '신고 3번',
  }
  const { people } = await main.casePeople(asked)
  expect(people).toMatchObject([
    {
      ...accused,
      nickName: '의심받는 가게',
      status: 'USER',
      reports: { received: 2, acted: 1, made: 0 },
      damage: 1,
      disputes: 0,
      sanctions: 2,
      linked: [{ userSeq: other.userSeq, nickName: '같은 계좌 가게', reasons: ['ACCOUNT'] }],
    },
    {
      ...reporter,
      reports: { received: 0, acted: 0, made: 1 },
      damage: 0,
      sanctions: 0,
      linked: [],
    },
  ])
  const views = await kysely
    .selectFrom('operator_action')
    .select(['user_seq', 'action', 'reason'])
    .where('operator_user_seq', '=', operatorSeq)
    .orderBy('action_seq')
    .execute()
  expect(views).toEqual(
    [accused, reporter].map(({ userSeq }) => ({
      user_seq: userSeq,
      action: 'VIEW',
      reason: '신고 3번 당사자의 이력 열람',
    })),
  )
})

it('정산만 맡은 운영자는 아무도 보지 않고, 맡은 일이 없으면 거절한다', async () => {
  const { userSeq } = await member('01055500009', '아무 가게')
  const asked = { userSeqs: [userSeq], caseName: '주문 1번' }
  const { main } = await mainOf(['MONEY'])
  expect(await main.casePeople(asked)).toEqual({ people: [] })
  await expect((await mainOf(['CONTENTS'])).main.casePeople(asked)).rejects.toMatchObject({
    status: 403,
  })
})

it('없는 회원은 빼고, 아무도 없으면 빈 목록이다', async () => {
  const { main } = await mainOf(['SUPPORT'])
  expect(await main.casePeople({ userSeqs: [999_999_999], caseName: '문의 1번' })).toEqual({
    people: [],
  })
})
