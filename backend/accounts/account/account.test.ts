import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ensurePolicies } from '#backend/content/policies/ensure-policies.ts'
import type { Database } from '#backend/db/database.ts'
import { seedProduct, seedStore, seedUser } from '#backend/demo/seed/builders/index.ts'
import type { Viewer } from '#backend/operation/context.ts'
import { MINUTE_MS } from '#contracts/durations.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { warmPool } from '#tests/support/warm-pool.ts'
import { changeConsents } from './change-consents.ts'
import { remindOfConsents } from './remind-of-consents.ts'

const START = new Date('2026-11-21T03:00:00Z')

let database: Database
let dependencies: TestHostDependencies
let time = START
let phone = 1_000
beforeAll(async () => {
  database = await createTestDatabase()
  await ensurePolicies(database.kysely)
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  time = START
  dependencies = testHostDependencies(database, { now: () => time })
})

/** A signed-in member with a store. The phone number is a new one, or null when the account has none. */
async function member(overrides: Parameters<typeof seedUser>[1] = {}) {
  phone += 1
  const { userSeq } = await seedUser(database.kysely, {
    phone_no: `0105555${phone}`,
    name: '홍길동',
    recommend_code: `CODE${phone}`,
    ...overrides,
  })
  const { storeSeq } = await seedStore(database.kysely, { user_seq: userSeq })
  const bearer = await bearerOf(dependencies, userSeq)
  return { userSeq, storeSeq, host: hostClients(dependencies)('main', { bearer }) }
}

const minutesLater = () => {
  time = new Date(time.getTime() + MINUTE_MS)
}

describe('내 정보', () => {
  it('이름과 번호는 가려서, 동의는 지금 것으로 보여 준다', async () => {
    const { userSeq, storeSeq, host } = await member()
    const { maskedPhoneNo, ...state } = await host.stateInfo()
    expect(maskedPhoneNo).toMatch(/^010-\*{4}-\d{4}$/)
    expect(state).toEqual({
      userSeq,
      storeSeq,
      nickName: `가게 ${userSeq}`,
      role: 'USER',
      status: 'USER',
      signInType: 'user-credentials',
      maskedName: '홍*동',
      isIdentityChecked: false,
      isMarketingAccept: false,
      isNaverCafeToAppAccept: false,
      recommendCode: `CODE${phone}`,
    })
  })

  it('마이페이지는 보이는 것만 센다', async () => {
    const me = await member()
    const other = await member()
    const seen = await seedProduct(database.kysely, { store_seq: other.storeSeq })
    const hidden = await seedProduct(database.kysely, { store_seq: other.storeSeq })
    await seedProduct(database.kysely, { store_seq: me.storeSeq })
    await seedProduct(database.kysely, { store_seq: me.storeSeq, trade_state: 'SOLD' })
    await seedProduct(database.kysely, { store_seq: me.storeSeq, visibility: 'HIDDEN' })
    await database.kysely
      .insertInto('product_favorite')
      .values([
        { user_seq: me.userSeq, product_seq: seen.productSeq },
        { user_seq: me.userSeq, product_seq: hidden.productSeq },
      ])
      .execute()
    await database.kysely
      .updateTable('product')
      .set({ visibility: 'DELETED' })
      .where('product_seq', '=', hidden.productSeq)
      .execute()
    await database.kysely
      .insertInto('store_follow')
      .values({ user_seq: me.userSeq, store_seq: other.storeSeq })
      .execute()
    expect(await me.host.myPage()).toMatchObject({
      storeSeq: me.storeSeq,
      favoriteCount: 1,
      followingCount: 1,
      productCounts: { onSale: 1, reserved: 0, sold: 1 },
    })
  })

  it('로그인하지 않으면 아무것도 답하지 않는다', async () => {
    const anonymous = hostClients(dependencies)('main')
    const wishes = {
      isMarketingAccept: true,
      isNightMarketingAccept: true,
      isLocationAccept: true,
      isNaverCafeToAppAccept: true,
    }
    const calls = [
      () => anonymous.stateInfo(),
      () => anonymous.myPage(),
      () => anonymous.providers(),
      () => anonymous.connectProvider({ provider: 'naver', accessToken: 'x' }),
      () => anonymous.disconnectProvider({ provider: 'naver' }),
      () => anonymous.consents(),
      () => anonymous.changeConsents(wishes),
      () => anonymous.withdraw({ reason: 'OTHER' }),
    ]
    for (const call of calls) expect((await refusalOf(call())).status).toBe(401)
  })
})

describe('로그인 방법', () => {
  const account = (providerUserId: string) => ({ providerUserId, name: null })
  const naver = (accessToken: string) => ({ provider: 'naver', accessToken }) as const

  it('소셜 계정을 연결하고 해제한다', async () => {
    const { host } = await member()
    dependencies.integrations.socialAccounts.set('t1', account('naver-1'))
    expect(await host.connectProvider(naver('t1'))).toEqual({})
    expect(await host.connectProvider(naver('t1'))).toEqual({})
    expect(await host.providers()).toEqual({
      providers: [
        { provider: 'naver', connectedAt: START.toISOString() },
        { provider: 'kakao', connectedAt: null },
        { provider: 'apple', connectedAt: null },
      ],
      hasPhone: true,
    })
    expect(await host.disconnectProvider({ provider: 'naver' })).toEqual({})
    expect(await host.disconnectProvider({ provider: 'naver' })).toEqual({})
    expect((await host.providers()).providers[0]?.connectedAt).toBeNull()
  })

  it('다른 사람의 소셜 계정은 가져오지 못하고, 같은 제공자의 다른 계정은 바꿔 연결한다', async () => {
    const owner = await member()
    const thief = await member()
    dependencies.integrations.socialAccounts.set('mine', account('naver-2'))
    dependencies.integrations.socialAccounts.set('mine-too', account('naver-3'))
    await owner.host.connectProvider(naver('mine'))
    expect((await refusalOf(thief.host.connectProvider(naver('mine')))).code).toBe('TAKEN')
    await owner.host.connectProvider(naver('mine-too'))
    const rows = await database.kysely
      .selectFrom('social_account')
      .select('provider_user_id')
      .where('user_seq', '=', owner.userSeq)
      .execute()
    expect(rows).toEqual([{ provider_user_id: 'naver-3' }])
    expect(await thief.host.connectProvider(naver('mine'))).toEqual({})
  })

  it('두 사람이 같은 소셜 계정을 한꺼번에 연결하면 한 사람만 된다', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => member()))
    dependencies.integrations.socialAccounts.set('shared', account('naver-4'))
    const outcomes = await Promise.all(
      people.map(({ host }) =>
        host.connectProvider(naver('shared')).then(
          () => 'CONNECTED',
          (error: { code: string }) => error.code,
        ),
      ),
    )
    expect(outcomes.sort()).toEqual(['CONNECTED', 'TAKEN', 'TAKEN', 'TAKEN'])
  })

  it('진짜가 아니거나 제공자가 답하지 않으면 바뀌지 않는다', async () => {
    const { host } = await member()
    expect((await refusalOf(host.connectProvider(naver('fake')))).code).toBe('SOCIAL_REFUSED')
    dependencies.integrations.failing.add('social')
    const refusal = await refusalOf(host.connectProvider(naver('fake')))
    expect(refusal.code).toBe('PROVIDER_FAILED')
    expect((await host.providers()).providers.every((one) => one.connectedAt === null)).toBe(true)
  })

  it('마지막 로그인 방법은 해제할 수 없다', async () => {
    const { host } = await member({ phone_no: null })
    dependencies.integrations.socialAccounts.set('n', account('naver-5'))
    dependencies.integrations.socialAccounts.set('k', account('kakao-5'))
    await host.connectProvider(naver('n'))
    expect(await refusalOf(host.disconnectProvider({ provider: 'naver' }))).toMatchObject({
      status: 409,
      code: 'LAST_WAY',
    })
    await warmPool(database.kysely)
    for (let round = 0; round < 10; round += 1) {
      await host.connectProvider(naver('n'))
      await host.connectProvider({ provider: 'kakao', accessToken: 'k' })
      const outcomes = await Promise.all(
        (['naver', 'kakao'] as const).map((provider) =>
          host.disconnectProvider({ provider }).then(
            () => 'GONE',
            (error: { code: string }) => error.code,
          ),
        ),
      )
      expect(outcomes.sort()).toEqual(['GONE', 'LAST_WAY'])
    }
  })
})

describe('동의 관리', () => {
  const wishes = {
    isMarketingAccept: false,
    isNightMarketingAccept: false,
    isLocationAccept: false,
    isNaverCafeToAppAccept: false,
  }
  const historyOf = async (userSeq: number) => ({
    marketing: await database.kysely
      .selectFrom('marketing_consent')
      .select(['marketing_key', 'agreed', 'at'])
      .where('user_seq', '=', userSeq)
      .orderBy('consent_seq')
      .execute(),
    documents: await database.kysely
      .selectFrom('policy_agreement')
      .select(['policy_key', 'version', 'agreed'])
      .where('user_seq', '=', userSeq)
      .orderBy('agreement_seq')
      .execute(),
  })

  it('광고 수신 동의는 2년마다 한 번, 살아 있는 것을 날짜와 함께 알린다', async () => {
    const { kysely } = database
    const [one, withdrawn, suspended] = [await member(), await member(), await member()]
    const changeOn = (day: string, { userSeq }: typeof one, changed: Partial<typeof wishes>) =>
      changeConsents({ kysely, now: () => new Date(`${day}T03:00:00Z`) }, { userSeq } as Viewer, {
        ...wishes,
        ...changed,
      })
    const remindOn = async (day: string) => {
      const at = new Date(`${day}T03:00:00Z`)
      await Promise.all([1, 2].map(() => remindOfConsents(kysely, at)))
      const events = await kysely
        .selectFrom('notice_event')
        .select('payload')
        .where('kind', '=', 'CONSENT_REMINDER')
        .orderBy('event_seq')
        .execute()
      return events.map(({ payload }) => payload)
    }
    for (const each of [one, withdrawn, suspended])
      await changeOn('2026-11-21', each, { isMarketingAccept: true })
    await kysely
      .updateTable('users')
      .set({ status: 'SUSPENDED' })
      .where('user_seq', '=', suspended.userSeq)
      .execute()
    const both = { isMarketingAccept: true, isNightMarketingAccept: true }
    await changeOn('2027-11-21', one, both)
    await changeOn('2027-11-21', withdrawn, {})

    expect(await remindOn('2028-11-20')).toEqual([])
    const first = { toStoreSeq: one.storeSeq, marketing: '2026-11-21', night: '2027-11-21' }
    expect(await remindOn('2028-11-21')).toEqual([first])
    // The consent to the night was named with the other, a year before its own turn.
    expect(await remindOn('2029-11-21')).toEqual([first])
    await changeOn('2029-12-01', one, { isMarketingAccept: true })
    expect(await remindOn('2030-11-20')).toEqual([first])
    expect(await remindOn('2030-11-21')).toEqual([first, { ...first, night: null }])
  })

  it('바뀐 것만 때와 함께 차례로 남고, 지난 것은 지워지지 않는다', async () => {
    const { userSeq, host } = await member()
    const first = await host.changeConsents({ ...wishes, isMarketingAccept: true })
    expect(first.marketing).toEqual([
      { marketingKey: 'MARKETING', agreed: true, at: START.toISOString() },
      { marketingKey: 'NIGHT_MARKETING', agreed: false, at: null },
    ])
    minutesLater()
    await host.changeConsents({ ...wishes, isMarketingAccept: true, isLocationAccept: true })
    minutesLater()
    const last = await host.changeConsents(wishes)
    expect(await host.consents()).toEqual(last)
    expect(last.agreements).toEqual([
      {
        policyKey: 'LOCATION',
        version: '2026-11-01',
        agreed: false,
        at: new Date(START.getTime() + 2 * MINUTE_MS).toISOString(),
      },
    ])
    expect(await historyOf(userSeq)).toEqual({
      marketing: [
        { marketing_key: 'MARKETING', agreed: true, at: START },
        {
          marketing_key: 'MARKETING',
          agreed: false,
          at: new Date(START.getTime() + 2 * MINUTE_MS),
        },
      ],
      documents: [
        { policy_key: 'LOCATION', version: '2026-11-01', agreed: true },
        { policy_key: 'LOCATION', version: '2026-11-01', agreed: false },
      ],
    })
  })

  it('야간 광고는 광고 수신과 함께만 동의되고, 광고를 끊으면 함께 끊긴다', async () => {
    const { host } = await member()
    const agreedOf = ({ marketing }: Awaited<ReturnType<typeof host.consents>>) =>
      marketing.map(({ agreed }) => agreed)
    const night = { ...wishes, isNightMarketingAccept: true }
    await expect(host.changeConsents(night)).rejects.toMatchObject({ code: 'NIGHT_ALONE' })
    expect(agreedOf(await host.consents())).toEqual([false, false])
    expect(agreedOf(await host.changeConsents({ ...night, isMarketingAccept: true }))).toEqual([
      true,
      true,
    ])
    expect(agreedOf(await host.changeConsents(night))).toEqual([false, false])
    // No night was agreed to, so that none ends with the advertising.
    await host.changeConsents({ ...wishes, isMarketingAccept: true })
    await expect(host.changeConsents(night)).rejects.toMatchObject({ code: 'NIGHT_ALONE' })
    expect(agreedOf(await host.consents())).toEqual([true, false])
  })

  it('한꺼번에 여러 번 눌러도 한 번 바뀐 것으로 남는다', async () => {
    const { userSeq, host } = await member()
    await warmPool(database.kysely)
    await Promise.all(
      Array.from({ length: 8 }, () =>
        host.changeConsents({ ...wishes, isNaverCafeToAppAccept: true }),
      ),
    )
    expect((await historyOf(userSeq)).documents).toHaveLength(1)
    expect((await host.stateInfo()).isNaverCafeToAppAccept).toBe(true)
  })
})
