import { sql, type Updateable } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import type { DB } from '#backend/db/schema.ts'
import { seedCategory, seedProduct } from '#backend/demo/seed/builders/index.ts'
import { ALERT_LIMIT } from '#contracts/notice.ts'
import type { AlertFilter } from '#contracts/search.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { seedPerson, type TestMember } from '#tests/support/chat-room.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { throwingLog } from '#tests/support/throwing-log.ts'
import { deliverBatch } from '../notices/deliver-batch.ts'
import { indexProduct } from '../search-index/index-product.ts'
import { checkProduct } from './check-product.ts'

let database: Database
let dependencies: TestHostDependencies
beforeAll(async () => {
  database = await createTestDatabase()
  const { kysely } = database
  await seedCategory(kysely)
  await seedCategory(kysely, { category_seq: 2, parent_seq: 1, depth: 2, slug: 'p', path: 'm/p' })
  await kysely
    .insertInto('region')
    .values([
      { region_code: '11', parent_code: null, depth: 1, name: '서울', full_name: '서울' },
      {
        region_code: '11440',
        parent_code: '11',
        depth: 2,
        name: '마포구',
        full_name: '서울 마포구',
      },
    ])
    .execute()
  dependencies = testHostDependencies(database)
}, 60_000)
afterAll(() => database?.close())

const person = () => seedPerson(database.kysely)
const clientOf = async ({ userSeq }: TestMember) =>
  hostClients(dependencies)('boot', { bearer: await bearerOf(dependencies, userSeq) })

async function alertOf(member: TestMember, filter: AlertFilter): Promise<number> {
  return (await (await clientOf(member)).makeKeywordAlert({ filter })).alertSeq
}

type Overrides = NonNullable<Parameters<typeof seedProduct>[1]>

async function list(seller: TestMember, overrides: Overrides): Promise<number> {
  return database.kysely.transaction().execute(async (trx) => {
    const { productSeq } = await seedProduct(
      trx,
      { category_seq: 1, store_seq: seller.storeSeq, ...overrides },
      { imageCount: 0 },
    )
    await indexProduct(trx, productSeq)
    return productSeq
  })
}

async function edit(productSeq: number, values: Updateable<DB['product']>): Promise<void> {
  await database.kysely.transaction().execute(async (trx) => {
    await trx.updateTable('product').set(values).where('product_seq', '=', productSeq).execute()
    await indexProduct(trx, productSeq)
  })
}

/** Does everything that is due. @returns who was told of a product */
async function told(options: { alertsAtOnce?: number } = {}): Promise<number[]> {
  const { kysely } = database
  const all: number[] = []
  while (await checkProduct({ kysely, log: throwingLog, ...options }));
  while (
    await deliverBatch({ kysely, log: throwingLog, onDelivered: (some) => void all.push(...some) })
  );
  return all
}

describe('키워드 알림', () => {
  it('맞는 새 상품을 한 번 알린다: 끌올과 수정은 다시 알리지 않는다', async () => {
    const [fan, seller] = [await person(), await person()]
    await alertOf(fan, { keyword: '닌텐도스위치', maxPrice: 200_000 })
    const productSeq = await list(seller, { title: '닌텐도 스위치 OLED', price: 150_000 })
    await list(seller, { title: '닌텐도 스위치 새것', price: 300_000 })
    expect(await told()).toEqual([fan.userSeq])
    const { items } = await (await clientOf(fan)).notices({})
    expect(items).toMatchObject([
      {
        title: '‘닌텐도스위치’ 알림에 맞는 새 상품이 올라왔어요',
        detail: '닌텐도 스위치 OLED',
        group: 'KEYWORD',
        target: { page: 'PRODUCT', productSeq },
        alertFilter: { keyword: '닌텐도스위치', maxPrice: 200_000 },
      },
    ])
    await edit(productSeq, { bumped_at: new Date() })
    await edit(productSeq, { title: '닌텐도 스위치 급처', price: 100_000 })
    await edit(productSeq, { visibility: 'HIDDEN' })
    await edit(productSeq, { visibility: 'ACTIVE' })
    expect(await told()).toEqual([])
  })

  it('검색어에 적은 값을 검색처럼 읽는다', async () => {
    const [fan, seller] = [await person(), await person()]
    await alertOf(fan, { keyword: '5만원 이하 자전거 삽니다' })
    await list(seller, { title: '어린이 자전거', price: 60_000 })
    expect(await told()).toEqual([])
    await list(seller, { title: '접이식 자전거', price: 50_000 })
    expect(await told()).toEqual([fan.userSeq])
    // Words to leave out are no filter of an alert.
    await alertOf(fan, { keyword: '전기밥솥 -쿠쿠' })
    await list(seller, { title: '전기밥솥 쿠첸', price: 50_000 })
    expect(await told()).toEqual([])
  })

  it('수정해서 처음으로 맞게 되면 알린다', async () => {
    const [fan, seller] = [await person(), await person()]
    const productSeq = await list(seller, { title: '소니 카메라 a7', price: 900_000 })
    await alertOf(fan, { keyword: '카메라', maxPrice: 500_000 })
    await edit(productSeq, { price: 600_000 })
    expect(await told()).toEqual([])
    await edit(productSeq, { price: 450_000 })
    await edit(productSeq, { price: 440_000 })
    expect(await told()).toEqual([fan.userSeq])
  })

  it('알림을 만들기 전에 있던 상품은 숨겼다 보여도 알리지 않는다', async () => {
    const [fan, seller] = [await person(), await person()]
    const productSeq = await list(seller, {
      title: '기타 앰프',
      created_at: new Date(Date.now() - 60_000),
    })
    await alertOf(fan, { keyword: '앰프' })
    await edit(productSeq, { visibility: 'HIDDEN' })
    await edit(productSeq, { visibility: 'ACTIVE' })
    await edit(productSeq, { title: '기타 앰프 급처' })
    expect(await told()).toEqual([])
  })

  it('같은 상품을 지우고 다시 올려도 다시 알리지 않는다', async () => {
    const [fan, seller] = [await person(), await person()]
    await alertOf(fan, { keyword: '턴테이블' })
    const productSeq = await list(seller, { title: '오디오테크니카 턴테이블' })
    expect(await told()).toEqual([fan.userSeq])
    await edit(productSeq, { visibility: 'DELETED' })
    await list(seller, { title: '오디오테크니카 턴테이블' })
    expect(await told()).toEqual([])
    await list(await person(), { title: '오디오테크니카 턴테이블' })
    expect(await told()).toEqual([fan.userSeq])
  })

  it('내 상품, 차단한 가게, 멈춘 알림, 팔린 상품은 알리지 않는다', async () => {
    const [fan, seller] = [await person(), await person()]
    const alertSeq = await alertOf(fan, { keyword: '캠핑의자' })
    await list(fan, { title: '캠핑 의자' })
    await list(await person(), { title: '캠핑 의자 둘', trade_state: 'SOLD' })
    const own = await clientOf(fan)
    await own.setBlock({ storeSeq: seller.storeSeq, blocked: true })
    await list(seller, { title: '캠핑 의자 셋' })
    await own.setBlock({ storeSeq: seller.storeSeq, blocked: false })
    // What is compared after the block ended counts as it is then; so it is done before.
    expect(await told()).toEqual([fan.userSeq])
    await own.setBlock({ storeSeq: seller.storeSeq, blocked: true })
    await list(seller, { title: '캠핑 의자 넷' })
    expect(await told()).toEqual([])
    await own.changeKeywordAlert({ alertSeq, isPaused: true })
    await list(await person(), { title: '캠핑 의자 다섯' })
    expect(await told()).toEqual([])
    await own.changeKeywordAlert({ alertSeq, isPaused: false })
    await list(await person(), { title: '캠핑 의자 여섯' })
    expect(await told()).toEqual([fan.userSeq])
    await own.removeKeywordAlert({ alertSeq })
    await list(await person(), { title: '캠핑 의자 일곱' })
    expect(await told()).toEqual([])
  })

  it('카테고리와 지역, 상태, 거래 방법으로도 찾고, 한 사람에게는 한 번만 알린다', async () => {
    const [fan, other, seller] = [await person(), await person(), await person()]
    await alertOf(fan, { categorySeq: 1, conditions: ['NEW'], tradeMethods: ['DIRECT'] })
    await alertOf(fan, { regionCode: '11', keyword: '의자' })
    await alertOf(other, { categorySeq: 2, regionCode: '11440', minPrice: 10_000 })
    const chair = {
      title: '책상 의자',
      category_seq: 2,
      region_code: '11440',
      condition: 'NEW',
      trade_methods: ['PARCEL', 'DIRECT'],
      price: 9_000,
    } as const
    await list(seller, { ...chair, trade_methods: [...chair.trade_methods] })
    expect(await told({ alertsAtOnce: 1 })).toEqual([fan.userSeq])
    await list(seller, { ...chair, title: '책상', trade_methods: ['PARCEL'], price: 10_000 })
    expect(await told({ alertsAtOnce: 1 })).toEqual([other.userSeq])
  })

  it('같은 조건은 두 번 만들 수 없고, 한 사람은 서른 개까지 만든다', async () => {
    const fan = await person()
    const own = await clientOf(fan)
    const alertSeq = await alertOf(fan, { keyword: '  맥북   에어 ', minPrice: 0 })
    for (const filter of [{ keyword: '에어 맥북' }, { keyword: '맥북 에어!', conditions: [] }])
      expect(await own.makeKeywordAlert({ filter })).toEqual({ alertSeq, isNew: false })
    for (const filter of [{}, { maxPrice: 1_000 }, { keyword: '!!' }, { categorySeq: 999 }])
      expect((await refusalOf(own.makeKeywordAlert({ filter }))).code).toBe('UNFIT')
    const second = await alertOf(fan, { keyword: '아이패드' })
    expect(
      (
        await refusalOf(
          own.changeKeywordAlert({ alertSeq: second, filter: { keyword: '맥북에어' } }),
        )
      ).code,
    ).toBe('SAME')
    await own.changeKeywordAlert({ alertSeq, filter: { keyword: '맥북 에어', maxPrice: 900_000 } })
    for (let count = 3; count <= ALERT_LIMIT; count += 1)
      await alertOf(fan, { keyword: `책 ${count}권` })
    expect((await refusalOf(own.makeKeywordAlert({ filter: { keyword: '더' } }))).code).toBe(
      'TOO_MANY',
    )
    const { items } = await own.keywordAlerts()
    expect(items).toHaveLength(ALERT_LIMIT)
    expect(items.at(-1)).toMatchObject({
      alertSeq,
      filter: { keyword: '맥북 에어', maxPrice: 900_000 },
      isPaused: false,
    })
    const stranger = await clientOf(await person())
    expect((await refusalOf(stranger.changeKeywordAlert({ alertSeq, isPaused: true }))).code).toBe(
      'NOT_FOUND',
    )
    await stranger.removeKeywordAlert({ alertSeq })
    expect((await own.keywordAlerts()).items).toHaveLength(ALERT_LIMIT)
  })

  it('여덟 번 한꺼번에 눌러도 하나가 생긴다', async () => {
    const own = await clientOf(await person())
    const all = await Promise.all(
      Array.from({ length: 8 }, () => own.makeKeywordAlert({ filter: { keyword: '자전거' } })),
    )
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(new Set(all.map(({ alertSeq }) => alertSeq)).size).toBe(1)
    expect((await own.keywordAlerts()).items).toHaveLength(1)
  })

  it('알림이 십만 개라도 낱말을 함께하는 것만 읽는다', async () => {
    const [fan, seller] = [await person(), await person()]
    await sql`
      with made as (
        insert into keyword_alert (user_seq, filter, filter_key, clauses, created_at, updated_at)
        select ${fan.userSeq}, jsonb_build_object('keyword', 'w' || n), 'many ' || n,
          jsonb_build_array(jsonb_build_object('alternatives', jsonb_build_array(jsonb_build_array('w' || n)))),
          now(), now()
        from generate_series(1, 100000) n
        returning alert_seq
      )
      insert into keyword_alert_token (token, alert_seq) select 'z' || alert_seq % 5000, alert_seq from made`.execute(
      database.kysely,
    )
    await sql`analyze keyword_alert_token`.execute(database.kysely)
    await alertOf(seller, { keyword: '희귀한 물건' })
    await list(await person(), { title: '아주 희귀한 물건' })
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select found.alert_seq from unnest(array['희귀', '귀한', '물건']) as wanted (token)
      cross join lateral (
        select alert_seq from keyword_alert_token
        where token = wanted.token and alert_seq > 0 order by alert_seq limit 500
      ) found`.execute(database.kysely)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Index (?:Only )?Scan (?:using|on) keyword_alert_token_pkey/)
    expect(plan).not.toMatch(/Seq Scan/)
    expect(await told()).toEqual([seller.userSeq])
  })
})
