import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedStore, seedUser } from '#backend/demo/seed/builders/index.ts'
import type { Role, UserStatus } from '#contracts/account.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { SANCTION_REASON, sanctionInput } from '#tests/support/sanction-input.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { codeAt } from '../accounts/second-factor/totp.ts'
import { objectionTo } from './act-on-member.ts'

const START = new Date('2026-11-21T03:00:00Z')
const ADDRESS = '203.0.113.7'

let database: Database
let dependencies: TestHostDependencies
let people = 0
beforeAll(async () => {
  database = await createTestDatabase()
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  dependencies = testHostDependencies(database, { now: () => START })
})

async function newMember(overrides: Parameters<typeof seedUser>[1] = {}, storeName?: string) {
  people += 1
  const { userSeq } = await seedUser(database.kysely, {
    name: '홍길동',
    phone_no: `010333${10_000 + people}`,
    ...overrides,
  })
  const name = storeName ?? `가게 ${userSeq}`
  const { storeSeq } = await seedStore(database.kysely, { user_seq: userSeq, name })
  return { userSeq, storeSeq, phoneNo: `010333${10_000 + people}` }
}

async function signedIn(overrides: Parameters<typeof seedUser>[1] = {}, storeName?: string) {
  const user = await newMember(overrides, storeName)
  const bearer = await bearerOf(dependencies, user.userSeq)
  return { ...user, host: hostClients(dependencies)('main', { bearer, address: ADDRESS }) }
}

const operator = () => signedIn({ role: 'OPERATOR' })
const admin = () => signedIn({ role: 'ADMIN' })

const notesOf = (userSeq: number) =>
  database.kysely
    .selectFrom('operator_action')
    .select(['operator_user_seq', 'action', 'reason', 'address', 'at'])
    .where('user_seq', '=', userSeq)
    .orderBy('action_seq')
    .execute()

const reason = '사기 신고가 여러 번 들어왔어요'

describe('운영자의 회원 찾기', () => {
  it('가게 이름의 일부, 온 번호, 회원 번호로 찾고 가려서 보여 준다', async () => {
    const { host } = await operator()
    const { userSeq, storeSeq, phoneNo } = await newMember({}, '50%_할인 가게')
    await newMember({}, '50점 만점')
    const found = async (query: string) =>
      (await host.members({ query })).members.map((member) => member.userSeq)
    for (const query of ['50%_', '%_할인', phoneNo, `${phoneNo.slice(0, 3)}-${phoneNo.slice(3)}`])
      expect(await found(query), query).toEqual([userSeq])
    expect(await found(String(userSeq))).toContain(userSeq)
    for (const query of [phoneNo.slice(0, 10), phoneNo.slice(3), '홍길동'])
      expect(await found(query), query).not.toContain(userSeq)
    const { members } = await host.members({ query: phoneNo })
    expect(members).toEqual([
      {
        userSeq,
        storeSeq,
        nickName: '50%_할인 가게',
        maskedName: '홍*동',
        maskedPhoneNo: `010-****-${phoneNo.slice(-4)}`,
        role: 'USER',
        status: 'USER',
        joinedAt: members[0]?.joinedAt,
        lastSignedInAt: null,
      },
    ])
  })

  it('서른 명씩, 새 회원부터 보여 준다', async () => {
    const { host } = await operator()
    for (let index = 0; index < 61; index += 1) await newMember({}, `쪽수 ${index}`)
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => host.members({ query: '쪽수', page })),
    )
    expect(pages.map(({ members }) => members.length)).toEqual([30, 30, 1, 0])
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false, false])
    expect(pages[0]?.members[0]?.nickName).toBe('쪽수 60')
    const seqs = pages.flatMap(({ members }) => members.map(({ userSeq }) => userSeq))
    expect(new Set(seqs).size).toBe(61)
  })

  it('회원과 로그인하지 않은 사람은 찾지도 보지도 바꾸지도 못한다', async () => {
    const target = await newMember()
    const { host } = await signedIn()
    const anonymous = hostClients(dependencies)('main')
    const { userSeq } = target
    for (const [client, status] of [
      [host, 403],
      [anonymous, 401],
    ] as const) {
      expect((await refusalOf(client.members({}))).status).toBe(status)
      expect((await refusalOf(client.member({ userSeq }))).status).toBe(status)
      const acting = client.actOnMember({ userSeq, action: 'SIGN_OUT', reason })
      expect((await refusalOf(acting)).status).toBe(status)
    }
    expect(await notesOf(userSeq)).toEqual([])
  })
})

describe('운영자의 회원 열람', () => {
  it('볼 때마다 누가 언제 어디에서 보았는지 남는다', async () => {
    const { userSeq: operatorSeq, host } = await operator()
    const target = await signedIn()
    const { userSeq } = target
    const member = await host.member({ userSeq })
    expect(member).toMatchObject({
      userSeq,
      signInTypes: ['user-credentials'],
      isIdentityChecked: false,
      deviceCount: 1,
      roomCount: 0,
      shownProductCount: 0,
      actions: [],
    })
    expect((await host.member({ userSeq })).actions).toMatchObject([
      { action: 'VIEW', operatorNickName: `가게 ${operatorSeq}` },
    ])
    const note = {
      operator_user_seq: operatorSeq,
      action: 'VIEW',
      reason: '회원 정보 열람',
      address: ADDRESS,
      at: START,
    }
    expect(await notesOf(userSeq)).toEqual([note, note])
  })

  it('없는 회원은 404이고 남는 것도 없다', async () => {
    const { host } = await operator()
    const missing = { userSeq: 99_999_999 }
    expect((await refusalOf(host.member(missing))).code).toBe('NOT_FOUND')
    const acting = host.actOnMember({ ...missing, action: 'SIGN_OUT', reason })
    expect((await refusalOf(acting)).code).toBe('NOT_FOUND')
    expect(await notesOf(missing.userSeq)).toEqual([])
  })
})

describe('운영자의 조치', () => {
  it('제한하면 곧바로 모든 기기에서 로그아웃되고, 풀면 다시 쓸 수 있다', async () => {
    const { userSeq: operatorSeq, host } = await operator()
    const target = await signedIn()
    const { userSeq } = target
    await bearerOf(dependencies, userSeq)
    await host.sanctionMember(sanctionInput(userSeq))
    expect((await refusalOf(target.host.stateInfo())).code).toBe('FORCED_LOGOUT')
    const restored = await host.actOnMember({ userSeq, action: 'RESTORE', reason: '오해였어요' })
    expect(restored.status).toBe('USER')
    expect((await refusalOf(target.host.stateInfo())).code).toBe('FORCED_LOGOUT')
    const bearer = await bearerOf(dependencies, userSeq)
    expect((await hostClients(dependencies)('main', { bearer }).stateInfo()).userSeq).toBe(userSeq)
    expect(await notesOf(userSeq)).toMatchObject([
      {
        operator_user_seq: operatorSeq,
        action: 'SUSPEND',
        reason: `7일 이용 제한 (사실과 다른 설명): ${SANCTION_REASON}`,
        address: ADDRESS,
      },
      { operator_user_seq: operatorSeq, action: 'RESTORE', reason: '오해였어요' },
    ])
    const ends = await database.kysely
      .selectFrom('login_session')
      .select('end_reason')
      .where('user_seq', '=', userSeq)
      .where('ended_at', 'is not', null)
      .execute()
    expect(ends).toEqual([{ end_reason: 'SUSPENDED' }, { end_reason: 'SUSPENDED' }])
  })

  it('로그아웃시키기는 계정을 그대로 둔다', async () => {
    const { host } = await operator()
    const target = await signedIn()
    const { userSeq } = target
    const member = await host.actOnMember({ userSeq, action: 'SIGN_OUT', reason })
    expect(member).toMatchObject({ status: 'USER', deviceCount: 0 })
    expect((await refusalOf(target.host.stateInfo())).code).toBe('FORCED_LOGOUT')
  })

  it('관리자는 운영자의 2단계 인증을 초기화한다', async () => {
    const boss = await admin()
    const colleague = await operator()
    const { userSeq } = colleague
    const { secret } = await colleague.host.beginAuthenticator()
    await colleague.host.confirmAuthenticator({ code: codeAt(secret, START) })
    await boss.host.actOnMember({ userSeq, action: 'RESET_FACTOR', reason })
    expect((await refusalOf(colleague.host.stateInfo())).code).toBe('FORCED_LOGOUT')
    const factor = database.kysely.selectFrom('second_factor').selectAll()
    expect(await factor.where('user_seq', '=', userSeq).execute()).toEqual([])
    expect((await notesOf(userSeq)).at(-1)).toMatchObject({ action: 'FACTOR_RESET', reason })
    const refused = [
      [colleague.userSeq, await operator()],
      [(await newMember()).userSeq, boss],
      [boss.userSeq, boss],
    ] as const
    for (const [target, { host }] of refused) {
      const act = host.actOnMember({ userSeq: target, action: 'RESET_FACTOR', reason })
      expect((await refusalOf(act)).code).toBe('NOT_ALLOWED')
    }
  })

  it('할 수 없는 조치는 거절되고 아무것도 바뀌거나 남지 않는다', async () => {
    const { userSeq: ownSeq, host } = await operator()
    const target = await newMember()
    const colleague = await operator()
    const boss = await admin()
    const act = (userSeq: number, action: 'RESTORE' | 'SIGN_OUT') =>
      refusalOf(host.actOnMember({ userSeq, action, reason }))
    expect(await act(ownSeq, 'SIGN_OUT')).toMatchObject({ status: 409, code: 'NOT_ALLOWED' })
    expect((await act(colleague.userSeq, 'SIGN_OUT')).code).toBe('NOT_ALLOWED')
    expect((await act(boss.userSeq, 'SIGN_OUT')).code).toBe('NOT_ALLOWED')
    expect((await act(target.userSeq, 'RESTORE')).message).toBe('이용이 제한되지 않은 회원이에요.')
    for (const { userSeq } of [target, colleague, boss]) expect(await notesOf(userSeq)).toEqual([])
    expect((await colleague.host.stateInfo()).status).toBe('USER')
    const { userSeq } = colleague
    const byBoss = await boss.host.actOnMember({ userSeq, action: 'SIGN_OUT', reason })
    expect(byBoss.deviceCount).toBe(0)
  })

  it('두 번 눌러도 한 번만 이루어지고 한 번만 남는다', async () => {
    const { host } = await operator()
    const { userSeq } = await newMember()
    await host.sanctionMember(sanctionInput(userSeq))
    const outcomes = await Promise.allSettled(
      Array.from({ length: 4 }, () => host.actOnMember({ userSeq, action: 'RESTORE', reason })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await notesOf(userSeq)).map(({ action }) => action)).toEqual(['SUSPEND', 'RESTORE'])
  })
})

describe('누가 누구에게 할 수 있나', () => {
  const who = (userSeq: number, role: Role, status: UserStatus = 'USER') => ({
    userSeq,
    role,
    status,
  })
  it.each([
    ['OPERATOR', 'USER', true],
    ['OPERATOR', 'OPERATOR', false],
    ['OPERATOR', 'ADMIN', false],
    ['ADMIN', 'USER', true],
    ['ADMIN', 'OPERATOR', true],
    ['ADMIN', 'ADMIN', true],
  ] as const)('%s가 %s에게: %s', (doer, target, may) => {
    for (const [action, status] of [
      ['SUSPEND', 'USER'],
      ['SIGN_OUT', 'USER'],
      ['RESTORE', 'SUSPENDED'],
    ] as const) {
      expect(objectionTo(who(1, doer), who(2, target, status), action) === null).toBe(may)
      expect(objectionTo(who(1, doer), who(1, target, status), action)).not.toBeNull()
      expect(objectionTo(who(1, doer), who(2, target, 'WITHDRAWN'), action)).not.toBeNull()
    }
  })
})
