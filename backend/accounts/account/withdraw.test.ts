import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ensurePolicies } from '#backend/content/policies/ensure-policies.ts'
import type { Database } from '#backend/db/database.ts'
import { seedCategory, seedProduct, seedStore } from '#backend/demo/seed/builders/index.ts'
import { indexProduct } from '#backend/search-index/index-product.ts'
import { bearerOf, credentialsOf } from '#tests/support/bearer.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { mainHost } from '#tests/support/main-host.ts'
import { PERSON, signUp } from '#tests/support/sign-up-steps.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { warmPool } from '#tests/support/warm-pool.ts'

const NOW = new Date('2026-11-30T03:00:00Z')
/** Texts that occur nowhere else. */
const LEAVER = { ...PERSON, name: '독고탁', phoneNo: '01087654321', socialPreNo: '880301' }

let database: Database
let dependencies: TestHostDependencies
let hosts: ReturnType<typeof hostClients>
let person = 0
beforeAll(async () => {
  database = await createTestDatabase()
  await ensurePolicies(database.kysely)
  await seedCategory(database.kysely)
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  dependencies = testHostDependencies(database, { now: () => NOW })
  hosts = hostClients(dependencies)
})

/** A member who signed up through the host, with the store created for them. */
async function member(who: Partial<typeof LEAVER> = {}) {
  person += 1
  const { seq: userSeq, accessToken } = await signUp(mainHost(dependencies), {
    name: `사람${person}`,
    phoneNo: `0104444${1000 + person}`,
    socialPreNo: `90${String(1 + (person % 9)).padStart(2, '0')}11`,
    ...who,
  })
  const store = await database.kysely
    .selectFrom('store')
    .selectAll()
    .where('user_seq', '=', userSeq)
    .executeTakeFirstOrThrow()
  return { userSeq, storeSeq: store.store_seq, bearer: accessToken }
}

async function listed(storeSeq: number, title: string) {
  const { productSeq } = await seedProduct(database.kysely, {
    store_seq: storeSeq,
    category_seq: 1,
    title,
    body: `${LEAVER.phoneNo}로 연락 주세요. ${LEAVER.name}`,
  })
  await indexProduct(database.kysely, productSeq)
  return productSeq
}

const withdraw = (bearer: string) => hosts('main', { bearer }).withdraw({ reason: 'RARELY_USED' })

const userRow = (userSeq: number) =>
  database.kysely
    .selectFrom('users')
    .selectAll()
    .where('user_seq', '=', userSeq)
    .executeTakeFirstOrThrow()

/** Every row of every table as text, by table. */
async function everything(): Promise<Map<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(database.kysely)
  const texts = new Map<string, string>()
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select t::text as text from ${sql.table(name)} t`.execute(database.kysely)
    texts.set(name, rows.map((row) => row.text).join('\n'))
  }
  return texts
}

const tablesWith = async (word: string) =>
  [...(await everything())].flatMap(([table, text]) => (text.includes(word) ? [table] : []))

describe('탈퇴', () => {
  it('탈퇴하면 어느 표에도 이름과 번호가 남지 않는다', async () => {
    const { userSeq, storeSeq, bearer } = await member(LEAVER)
    await database.kysely
      .updateTable('store')
      .set({ name: `${LEAVER.name}네`, intro: `문의 ${LEAVER.phoneNo}` })
      .where('store_seq', '=', storeSeq)
      .execute()
    await database.kysely
      .updateTable('users')
      .set({ duties: ['SUPPORT'] })
      .where('user_seq', '=', userSeq)
      .execute()
    const productSeq = await listed(storeSeq, `${LEAVER.name}의 책상`)
    const product = hosts('product', { bearer })
    const [formKey, draftId] = [crypto.randomUUID(), crypto.randomUUID()]
    await product.editListing({
      productSeq,
      version: 1,
      formKey,
      content: { body: '연필꽂이도 드려요.' },
    })
    const content = { title: `${LEAVER.name}의 의자`, body: LEAVER.phoneNo }
    await product.saveDraft({ draftId, revision: 0, content })
    const kakao = { provider: 'kakao', accessToken: 'kakao-of-leaver' } as const
    const identity = { providerUserId: 'kakao-id-of-leaver', name: LEAVER.name }
    dependencies.integrations.socialAccounts.set('kakao-of-leaver', identity)
    await hosts('main', { bearer }).connectProvider(kakao)
    await hosts('main').requestSmsCode({ phoneNo: LEAVER.phoneNo })
    const before = await userRow(userSeq)
    for (const word of [LEAVER.name, LEAVER.phoneNo])
      expect(await tablesWith(word)).toEqual(
        expect.arrayContaining(['product_version', 'listing_draft']),
      )

    expect(await withdraw(bearer)).toEqual({})

    const words = [LEAVER.name, LEAVER.phoneNo, 'kakao-id-of-leaver']
    for (const word of [...words, before.identity_hash, before.recommend_code])
      expect(await tablesWith(String(word)), String(word)).toEqual([])
    const { user_seq: _seq, created_at: _at, ...row } = await userRow(userSeq)
    const { status, role, duties, withdrawn_at: withdrawnAt, ...personal } = row
    expect({ status, role, duties, withdrawnAt }).toEqual({
      status: 'WITHDRAWN',
      role: 'USER',
      duties: [],
      withdrawnAt: NOW,
    })
    expect(Object.values(personal).every((value) => value === null)).toBe(true)
    const withdrawal = await database.kysely
      .selectFrom('withdrawal')
      .selectAll()
      .where('user_seq', '=', userSeq)
      .executeTakeFirst()
    expect(withdrawal).toEqual({ user_seq: userSeq, reason: 'RARELY_USED', at: NOW })
  })

  it('법이 남기라는 것만 지울 날과 함께 따로 남는다', async () => {
    const { userSeq, bearer } = await member()
    const record = { userSeq, signInType: 'phone', cafeYn: 'N', isCafeLogin: false } as const
    await hosts('data', { bearer }).recordLogin(record)
    await hosts('main', { bearer }).changeConsents({
      isMarketingAccept: true,
      isNightMarketingAccept: false,
      isLocationAccept: false,
      isNaverCafeToAppAccept: false,
    })
    await withdraw(bearer)
    const records = await database.kysely
      .selectFrom('withdrawn_record')
      .selectAll()
      .where('user_seq', '=', userSeq)
      .orderBy('kind')
      .execute()
    const at = NOW.toISOString()
    expect(records.map(({ kind, delete_at }) => [kind, delete_at.toISOString()])).toEqual([
      // Three months after 30 November there is no 30th.
      ['ACCESS_LOG', '2027-02-28T03:00:00.000Z'],
      ['CONSENTS', '2027-05-30T03:00:00.000Z'],
    ])
    expect(records[0]?.content).toEqual([{ at, sign_in_type: 'phone' }])
    expect(records[1]?.content).toMatchObject({
      marketing: [
        { marketing_key: 'MARKETING', agreed: false },
        { marketing_key: 'NIGHT_MARKETING', agreed: false },
        { marketing_key: 'MARKETING', agreed: true, at },
      ],
    })
    for (const table of ['login_log', 'policy_agreement', 'marketing_consent'] as const) {
      const rows = await database.kysely
        .selectFrom(table)
        .select('user_seq')
        .where('user_seq', '=', userSeq)
        .execute()
      expect(rows, table).toEqual([])
    }
  })

  it('모든 기기에서 로그아웃되고, 두 번 눌러도 한 번 탈퇴한 것과 같다', async () => {
    const { userSeq, bearer } = await member()
    const { accessToken, refreshToken } = await credentialsOf(dependencies, userSeq)
    const outcomes = await Promise.allSettled([
      withdraw(bearer),
      withdraw(accessToken),
      withdraw(bearer),
    ])
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason.code).toBe('FORCED_LOGOUT')
    for (const token of [bearer, accessToken])
      expect((await refusalOf(hosts('main', { bearer: token }).stateInfo())).code).toBe(
        'FORCED_LOGOUT',
      )
    const refreshed = await refusalOf(hosts('main').refreshToken({ refreshToken }))
    expect(refreshed.code).toBe('FORCED_LOGOUT')
    const sessions = await database.kysely
      .selectFrom('login_session')
      .select(['end_reason', 'device_uuid', 'device_name'])
      .where('user_seq', '=', userSeq)
      .execute()
    for (const session of sessions)
      expect(session).toEqual({ end_reason: 'WITHDRAWN', device_uuid: null, device_name: '' })
    const records = await database.kysely
      .selectFrom('withdrawn_record')
      .select('kind')
      .where('user_seq', '=', userSeq)
      .execute()
    expect(records).toHaveLength(1)
  })

  it('가게가 닫히고 이름이 바뀌며, 상품은 목록과 검색에서 사라진다', async () => {
    const { storeSeq, bearer } = await member()
    const productSeqs = [
      await listed(storeSeq, '탈퇴목록의자 하나'),
      await listed(storeSeq, '탈퇴목록의자 둘'),
    ]
    const search = () => hosts('search').products({ keyword: '탈퇴목록의자' })
    const tokens = async () =>
      database.kysely
        .selectFrom('search_token')
        .select(['token', 'product_count'])
        .where('token', 'in', ['탈퇴', '*:'])
        .orderBy('token')
        .execute()
    const before = await tokens()
    expect((await search()).total).toBe(2)
    await withdraw(bearer)
    expect((await search()).total).toBe(0)
    expect(await tokens()).toEqual(
      before.map(({ token, product_count: count }) => ({ token, product_count: count - 2 })),
    )
    for (const productSeq of productSeqs) {
      expect((await refusalOf(hosts('product').detail({ productSeq }))).code).toBe('GONE')
    }
    expect((await hosts('product').cards({ productSeqs })).items).toEqual([])
    expect((await refusalOf(hosts('boot').store({ storeSeq }))).status).toBe(404)
    const store = await database.kysely
      .selectFrom('store')
      .select(['name', 'status', 'intro'])
      .where('store_seq', '=', storeSeq)
      .executeTakeFirst()
    expect(store).toEqual({ name: `탈퇴한 회원 ${storeSeq}`, status: 'CLOSED', intro: '' })
  })

  it('찜과 팔로우를 거두고 센 수를 맞추되, 0보다 작아지지 않는다', async () => {
    const leaver = await member()
    const other = await seedStore(database.kysely)
    const liked = await listed(other.storeSeq, '찜한 상품')
    const invented = await listed(other.storeSeq, '수만 있는 상품')
    const own = await listed(leaver.storeSeq, '내 상품')
    const fan = await member()
    const leaverProducts = hosts('product', { bearer: leaver.bearer })
    await leaverProducts.setFavorite({ productSeq: liked, favorite: true })
    await hosts('product', { bearer: fan.bearer }).setFavorite({
      productSeq: liked,
      favorite: true,
    })
    await hosts('product', { bearer: fan.bearer }).setFavorite({ productSeq: own, favorite: true })
    await database.kysely
      .insertInto('product_favorite')
      .values({ user_seq: leaver.userSeq, product_seq: invented })
      .execute()
    const follow = (user_seq: number, store_seq: number) => ({ user_seq, store_seq })
    await database.kysely
      .insertInto('store_follow')
      .values([follow(leaver.userSeq, other.storeSeq), follow(fan.userSeq, leaver.storeSeq)])
      .execute()
    await database.kysely
      .updateTable('store')
      .set({ follower_count: 1 })
      .where('store_seq', '=', other.storeSeq)
      .execute()
    const rankOf = async () =>
      database.kysely
        .selectFrom('product_search')
        .select('rank')
        .where('product_seq', '=', liked)
        .executeTakeFirstOrThrow()
    const rankBefore = (await rankOf()).rank

    await withdraw(leaver.bearer)

    const counts = await database.kysely
      .selectFrom('product')
      .select(['product_seq', 'favorite_count'])
      .where('product_seq', 'in', [liked, invented, own])
      .orderBy('product_seq')
      .execute()
    expect(counts.map((row) => row.favorite_count)).toEqual([1, 0, 0])
    expect((await rankOf()).rank).toBeLessThan(rankBefore)
    const store = await database.kysely
      .selectFrom('store')
      .select('follower_count')
      .where('store_seq', '=', other.storeSeq)
      .executeTakeFirst()
    expect(store?.follower_count).toBe(0)
    expect(await hosts('main', { bearer: fan.bearer }).myPage()).toMatchObject({
      favoriteCount: 1,
      followingCount: 0,
    })
  })

  it('서로의 상품을 찜한 두 사람이 한꺼번에 탈퇴해도 둘 다 탈퇴된다', async () => {
    const people = await Promise.all([member(), member()])
    const [one, two] = people
    for (const [fan, owner] of [
      [one, two],
      [two, one],
    ] as const) {
      for (let index = 0; index < 5; index += 1) {
        const productSeq = await listed(owner.storeSeq, `서로 찜한 상품 ${index}`)
        await hosts('product', { bearer: fan.bearer }).setFavorite({ productSeq, favorite: true })
      }
    }
    await warmPool(database.kysely)
    await Promise.all(people.map(({ bearer }) => withdraw(bearer)))
    for (const { userSeq } of people) expect((await userRow(userSeq)).status).toBe('WITHDRAWN')
  })

  it('같은 사람이 새로 가입할 수 있고, 예전 것은 되살아나지 않는다', async () => {
    const who = { name: '돌아온이', phoneNo: '01012129898', socialPreNo: '770707' }
    const first = await member(who)
    await withdraw(first.bearer)
    const second = await member(who)
    expect(second.userSeq).not.toBe(first.userSeq)
    expect(await hosts('main', { bearer: second.bearer }).stateInfo()).toMatchObject({
      userSeq: second.userSeq,
      maskedPhoneNo: '010-****-9898',
      isIdentityChecked: true,
    })
  })

  it('탈퇴가 중간에 실패하면 아무것도 바뀌지 않는다', async () => {
    const { userSeq, bearer } = await member()
    await database.kysely
      .insertInto('withdrawal')
      .values({ user_seq: userSeq, reason: 'OTHER', at: NOW })
      .execute()
    expect((await refusalOf(withdraw(bearer))).status).toBe(500)
    expect(await userRow(userSeq)).toMatchObject({ status: 'USER', withdrawn_at: null })
    expect(await bearerOf(dependencies, userSeq)).toBeTruthy()
    expect((await hosts('main', { bearer }).stateInfo()).userSeq).toBe(userSeq)
  })
})
