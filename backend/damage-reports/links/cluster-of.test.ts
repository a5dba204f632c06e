import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import {
  buildStore,
  buildUser,
  seedBankAccount,
  seedDamageReport,
} from '#backend/demo/seed/builders/index.ts'
import { bulkInsert } from '#backend/demo/seed/bulk-insert.ts'
import type { DamageTarget } from '#contracts/damage-report.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { testHostDependencies } from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { clusterOfReport } from './linked-members.ts'

const NOW = new Date('2026-11-23T03:00:00Z')
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS)
const dayOf = (days: number) => ago(days).toISOString().slice(0, 10)

const PEOPLE = 5_000
const FIRST = 700_001
const RINGS = 40
const phoneOf = (userSeq: number) => `010${String(userSeq).padStart(8, '5')}`
const accountOf = (userSeq: number) => `110${userSeq}000`

let database: Database
let keys: ReturnType<typeof testHostDependencies>['keys']
/** Nobody is in two groups. */
let next = FIRST
const people = (count: number) =>
  Array.from({ length: count }, () => {
    next += 1
    return next - 1
  })

beforeAll(async () => {
  database = await createTestDatabase()
  ;({ keys } = testHostDependencies(database, { now: () => NOW }))
  const everybody = Array.from({ length: PEOPLE }, (_, index) => FIRST + index)
  await bulkInsert(
    database.kysely,
    'users',
    everybody.map((user_seq) =>
      buildUser({ user_seq, phone_no: phoneOf(user_seq), created_at: ago(400) }),
    ),
  )
  await bulkInsert(
    database.kysely,
    'store',
    everybody.map((user_seq) =>
      buildStore({ store_seq: user_seq, user_seq, name: `가게 ${user_seq}` }),
    ),
  )
}, 60_000)
afterAll(() => database?.close())

async function signedIn(members: readonly number[], device: string, days = 3) {
  await bulkInsert(
    database.kysely,
    'login_session',
    members.map((user_seq) => ({
      session_id: randomUUID(),
      user_seq,
      sign_in_type: 'user-credentials' as const,
      device_uuid: device,
      device_name: 'Chrome · Android',
      created_at: ago(days + 1),
      last_used_at: ago(days),
      expires_at: ago(days - 30),
      ended_at: null,
      end_reason: null,
    })),
  )
}

const account = (userSeq: number, accountNo: string) =>
  seedBankAccount(database.kysely, keys, { userSeq, accountNo, holderName: '김예금', at: ago(100) })

async function reported(target: Partial<DamageTarget>, days = 10): Promise<number> {
  const { reportSeq } = await seedDamageReport(database.kysely, keys, {
    user_seq: FIRST,
    target,
    at: ago(days),
    happened_on: dayOf(days),
  })
  return reportSeq
}

const membersOf = async (reportSeq: number) =>
  (await clusterOfReport(database.kysely, keys, { reportSeq, now: NOW })).members
    .map(({ userSeq }) => userSeq)
    .sort()

/** How members of a ring are tied to each other; the last one is reported. */
const TIES: readonly ((members: number[], ring: number) => Promise<number>)[] = [
  // All are paid to one account.
  async (members) => {
    const accountNo = accountOf(members[0] ?? 0)
    for (const userSeq of members) await account(userSeq, accountNo)
    return reported({ phone: phoneOf(members.at(-1) ?? 0) })
  },
  // A chain: each report names one member's phone number and the next one's account.
  async (members) => {
    for (const userSeq of members) await account(userSeq, accountOf(userSeq))
    for (const [index, userSeq] of members.slice(1).entries())
      await reported({
        phone: phoneOf(members[index] ?? 0),
        bankCode: '088',
        accountNo: accountOf(userSeq),
      })
    return reported({ phone: phoneOf(members.at(-1) ?? 0) })
  },
  // Different numbers, but the buyers were led to the same messenger.
  async (members, ring) => {
    let last = 0
    for (const userSeq of members)
      last = await reported({ phone: phoneOf(userSeq), messenger: `ring_${ring}_talk` }, 20)
    return last
  },
  // All were reported, and sign in on one phone.
  async (members) => {
    await signedIn(members, randomUUID())
    for (const userSeq of members.slice(1)) await reported({ phone: phoneOf(userSeq) })
    return reported({ phone: phoneOf(members[0] ?? 0) })
  },
]

describe('5,000명 가운데 심어 둔 한패', () => {
  it('95% 이상을 찾고, 죄 없는 사람은 하나도 끼지 않는다', async () => {
    const rings: { members: number[]; reportSeq: number }[] = []
    for (let ring = 0; ring < RINGS; ring += 1) {
      const tie = TIES[ring % TIES.length]
      const members = people(2 + (ring % 3))
      if (tie) rings.push({ members, reportSeq: await tie(members, ring) })
    }
    const innocent: number[] = []
    for (let family = 0; family < 60; family += 1) {
      const [reportedOne = 0, ...others] = people(3)
      await signedIn([reportedOne, ...others], randomUUID())
      // Some share a second device.
      if (family % 2 === 0) await signedIn([reportedOne, ...others], randomUUID(), 1)
      innocent.push(await reported({ phone: phoneOf(reportedOne) }))
    }
    const library = people(40)
    await signedIn(library, randomUUID())
    for (const userSeq of library.slice(0, 8))
      innocent.push(await reported({ phone: phoneOf(userSeq) }))

    let found = 0
    for (const { members, reportSeq } of rings) {
      const cluster = await membersOf(reportSeq)
      expect(cluster.filter((userSeq) => !members.includes(userSeq))).toEqual([])
      if (cluster.join() === members.join()) found += 1
    }
    expect(found / RINGS).toBeGreaterThanOrEqual(0.95)
    for (const reportSeq of innocent) expect(await membersOf(reportSeq)).toHaveLength(1)
  }, 60_000)
})

describe('근거는 옅어지고, 번호는 옮겨 간다', () => {
  it('오래전에 함께 신고된 번호는 지금 잇지 않는다', async () => {
    const [one = 0, other = 0] = people(2)
    await account(other, accountOf(other))
    const both = { phone: phoneOf(one), bankCode: '088' as const, accountNo: accountOf(other) }
    await reported(both, 390)
    const lately = await reported({ phone: phoneOf(one) })
    expect(await membersOf(lately)).toEqual([one])
    await reported(both, 30)
    expect(await membersOf(lately)).toEqual([one, other])
  })

  it('가려진 피해사례는 아무도 잇지 않는다', async () => {
    const [one = 0, other = 0] = people(2)
    await account(other, accountOf(other))
    const hidden = await reported({
      phone: phoneOf(one),
      bankCode: '088',
      accountNo: accountOf(other),
    })
    const lately = await reported({ phone: phoneOf(one) })
    expect(await membersOf(lately)).toEqual([one, other])
    await database.kysely
      .updateTable('damage_report')
      .set({ state: 'OBJECTED', hidden_until: ago(-20) })
      .where('report_seq', '=', hidden)
      .execute()
    expect(await membersOf(lately)).toEqual([one])
  })

  it('이의를 낸 사람은 결정이 날 때까지 빠지고, 그 사람을 거쳐서도 잇지 않는다', async () => {
    const [one = 0, middle = 0, end = 0] = people(3)
    await account(one, accountOf(one))
    await account(middle, accountOf(one))
    await account(middle, accountOf(middle))
    await account(end, accountOf(middle))
    const reportSeq = await reported({ phone: phoneOf(one) })
    expect(await membersOf(reportSeq)).toEqual([one, middle, end])
    await database.kysely
      .insertInto('fraud_link_objection')
      .values({
        report_seq: reportSeq,
        user_seq: middle,
        state: 'OPEN',
        text: '가족의 계좌예요.',
        hidden_until: ago(-30),
        at: NOW,
      })
      .execute()
    expect(await membersOf(reportSeq)).toEqual([one])
  })
})
