import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ensurePolicies } from '#backend/content/policies/ensure-policies.ts'
import type { Database } from '#backend/db/database.ts'
import { seedStore, seedUser } from '#backend/demo/seed/builders/index.ts'
import { CAFE_RELINK_DAYS } from '#contracts/account-constants.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const START = new Date('2026-11-21T03:00:00Z')
const UNLINKED = { linkedAt: null, hasNaver: true }

let database: Database
let dependencies: TestHostDependencies
let time = START
let people = 0
let naver: { providerUserId: string; name: null; email: string } | null
beforeAll(async () => {
  database = await createTestDatabase()
  await ensurePolicies(database.kysely)
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  time = START
  const fresh = testHostDependencies(database, { now: () => time })
  const social = { ...fresh.integrations.social, naver: { identify: async () => naver } }
  dependencies = { ...fresh, integrations: { ...fresh.integrations, social } }
})

/** A signed-in member, with Naver connected by default. */
async function member({ naverId }: { naverId?: string | null } = {}) {
  people += 1
  const id = naverId === undefined ? `naver-${people}` : naverId
  const { userSeq } = await seedUser(database.kysely, { phone_no: `0106666${1_000 + people}` })
  await seedStore(database.kysely, { user_seq: userSeq })
  if (id !== null) await connect(userSeq, id)
  const bearer = await bearerOf(dependencies, userSeq)
  const host = hostClients(dependencies)('main', { bearer })
  return { userSeq, naverId: id, host }
}

const connect = (userSeq: number, naverId: string) =>
  database.kysely
    .insertInto('social_account')
    .values({ provider: 'naver', provider_user_id: naverId, user_seq: userSeq })
    .execute()

const disconnect = (userSeq: number) =>
  database.kysely.deleteFrom('social_account').where('user_seq', '=', userSeq).execute()

/** Signs in with Naver and returns the notice about the cafe. */
async function signIn(naverId: string, email: string) {
  naver = { providerUserId: naverId, name: null, email }
  const outcome = await hostClients(dependencies)('main').socialSignIn({
    provider: 'naver',
    accessToken: 'token',
  })
  return outcome.kind === 'SIGNED_IN' ? outcome.cafeLink : outcome.kind
}

describe('네이버 카페 연동', () => {
  it('연결된 네이버 계정으로 연동하고, 다시 눌러도 그대로다', async () => {
    const { host } = await member()
    expect(await host.cafeLink()).toEqual(UNLINKED)
    const linked = { linkedAt: START.toISOString(), hasNaver: true }
    expect(await host.linkCafe()).toEqual(linked)
    time = new Date(START.getTime() + 60_000)
    expect(await host.linkCafe()).toEqual(linked)
    expect(await host.cafeLink()).toEqual(linked)
  })

  it('네이버 계정이 없으면 먼저 연결하라고 한다', async () => {
    const { host } = await member({ naverId: null })
    expect(await refusalOf(host.linkCafe())).toMatchObject({ code: 'NAVER_NEEDED' })
  })

  it('연동하면 동의가 남고, 동의를 철회하면 연동도 끝난다', async () => {
    const { host } = await member()
    await host.linkCafe()
    expect((await host.stateInfo()).isNaverCafeToAppAccept).toBe(true)
    const none = { isMarketingAccept: false, isNightMarketingAccept: false }
    await host.changeConsents({ ...none, isLocationAccept: false, isNaverCafeToAppAccept: false })
    expect(await host.cafeLink()).toEqual(UNLINKED)
  })

  it('한 카페 회원은 한 계정에만 연동된다', async () => {
    const first = await member({ naverId: 'shared' })
    await first.host.linkCafe()
    await disconnect(first.userSeq)
    const second = await member({ naverId: 'shared' })
    expect(await refusalOf(second.host.linkCafe())).toMatchObject({ code: 'TAKEN' })
  })

  it('해제한 뒤 같은 회원은 바로, 다른 회원은 30일 뒤에 연동할 수 있다', async () => {
    const { userSeq, host } = await member()
    await host.linkCafe()
    expect(await host.unlinkCafe()).toEqual(UNLINKED)
    expect((await host.linkCafe()).linkedAt).not.toBeNull()
    await host.unlinkCafe()
    await disconnect(userSeq)
    await connect(userSeq, `another-${userSeq}`)
    time = new Date(START.getTime() + CAFE_RELINK_DAYS * DAY_MS - 1)
    const later = hostClients(dependencies)('main', {
      bearer: await bearerOf(dependencies, userSeq),
    })
    expect(await refusalOf(later.linkCafe())).toMatchObject({ code: 'LATER' })
    time = new Date(START.getTime() + CAFE_RELINK_DAYS * DAY_MS)
    expect((await later.linkCafe()).linkedAt).toBe(time.toISOString())
  })

  it('네이버 연결을 끊으면 연동도 끝난다', async () => {
    const { host } = await member()
    await host.linkCafe()
    await host.disconnectProvider({ provider: 'naver' })
    expect(await host.cafeLink()).toEqual({ linkedAt: null, hasNaver: false })
  })
})

describe('로그인 후 카페 알림', () => {
  it('연동한 계정이면 알리고, 네이버 이메일이 바뀌면 한 번 알린다', async () => {
    const { naverId, host } = await member()
    const id = naverId ?? ''
    expect(await signIn(id, 'a@naver.com')).toBe('NONE')
    await host.linkCafe()
    expect(await signIn(id, 'a@naver.com')).toBe('LINKED')
    expect(await signIn(id, 'A@naver.com ')).toBe('LINKED')
    expect(await signIn(id, 'b@naver.com')).toBe('EMAIL_CHANGED')
    expect(await signIn(id, 'b@naver.com')).toBe('LINKED')
  })

  it('이메일은 그대로 남지 않는다', async () => {
    const { naverId, host } = await member()
    await host.linkCafe()
    await signIn(naverId ?? '', 'canary@naver.com')
    const rows = await database.kysely.selectFrom('cafe_link').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/canary|naver-/)
  })
})
