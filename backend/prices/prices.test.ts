import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedUser } from '#backend/demo/seed/builders/index.ts'
import { reindexAll } from '#backend/search-index/reindex-all.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { hostClients } from '#tests/support/host-client.ts'
import { testHostDependencies } from '#tests/support/host-dependencies.ts'
import { addProducts, openShop, SHOP_NOW } from '#tests/support/search-shop.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const ago = (days: number) => new Date(SHOP_NOW.getTime() - days * DAY_MS)
const sold = (title: string, price: number, days = 10, listed = days + 4) => ({
  title,
  price,
  trade_state: 'SOLD' as const,
  updated_at: ago(days),
  created_at: ago(listed),
})

let database: Database
const clientOf = (dependencies: ReturnType<typeof testHostDependencies>, bearer: string) =>
  hostClients(dependencies)('standardPrice', { bearer })
let host: ReturnType<typeof clientOf>
let asked: number
beforeAll(async () => {
  database = await createTestDatabase()
  await openShop(database.kysely)
  const dependencies = testHostDependencies(database, { now: () => SHOP_NOW })
  const { userSeq } = await seedUser(database.kysely)
  host = clientOf(dependencies, await bearerOf(dependencies, userSeq))
  const seqs = await addProducts(database.kysely, [
    ...[90_000, 100_000, 110_000, 120_000, 130_000].map((price) =>
      sold('아이폰 13 미니 64기가', price),
    ),
    ...[190_000, 200_000, 210_000].map((price) => sold('iPhone 13 mini 256GB', price, 40)),
    sold('아이폰13미니 64', 999_999),
    sold('아이폰 13 미니 케이스', 5_000),
    sold('아이폰 13 미니 64 삽니다', 80_000),
    sold('아이폰 13 미니 2대 일괄', 220_000),
    sold('아이폰 13 미니 부품용', 20_000),
    sold('아이폰 13 프로', 500_000),
    { title: '아이폰 13 미니 64 블랙', price: 115_000 },
    { title: '아이폰 13 미니 64 핑크', price: 150_000 },
    { title: '아이폰 13 미니 나눔', price: 0 },
    ...[10_000, 11_000, 12_000, 13_000, 14_000].map((price) => ({
      ...sold('원목 책장', price),
      category_seq: 21,
    })),
    sold('원목 책장 손잡이', 2_000),
    sold('LG 윙', 100_000),
    ...Array.from({ length: 20 }, (_, index) => sold('갤럭시 S23 울트라', 500_000 + index * 1_000)),
    ...[300_000, 310_000, 320_000, 330_000, 340_000].map((price) => sold('애플펜슬 프로', price)),
    sold('애플펜슬 프로 케이스 실리콘', 315_000),
    sold('애플펜슬 프로 실리콘 케이스', 15_000),
    sold('애플펜슬 프로 삽니다', 320_000),
    ...[200_000, 210_000, 220_000].map((price) => sold('조던4 레트로 275', price)),
    // Two a day, each day a little dearer.
    ...Array.from({ length: 180 }, (_, index) =>
      sold('갤럭시 Z플립5', 500_000 - index * 1_000, Math.floor(index / 2) + 0.5),
    ),
    ...[300_000, 310_000].map((price) => sold('조던4 밀리터리블랙 270', price)),
  ])
  asked = seqs[14] ?? 0
  await reindexAll(database.kysely)
}, 60_000)
afterAll(() => database?.close())

const prices = () => host

describe('시세 조회', () => {
  it('모델이 팔린 값을 다른 모델, 주변 물건, 삽니다, 묶음, 동떨어진 값 없이 센다', async () => {
    const found = await prices().lookUpPrices({ word: '아이폰13미니 64' })
    expect(found).toMatchObject({
      kind: 'MODEL',
      name: '아이폰 13 미니',
      options: { capacity: '64GB' },
      sold: { n: 5, p25: 100_000, median: 110_000, p75: 120_000 },
      asking: { n: 2, median: null },
      wider: null,
      daysToSell: 4,
    })
    const reasons = Object.fromEntries(found.excluded.map(({ reason, n }) => [reason, n]))
    expect(reasons).toEqual({ WANTED: 1, ACCESSORY: 1, LOT: 1, PART: 1, FREE: 1, OUTLIER: 1 })
    expect(found.excluded[0]?.titles).toHaveLength(1)
    expect(found.buckets.reduce((sum, { n }) => sum + n, 0)).toBe(5)
    expect(found.onSale).toHaveLength(2)
    expect(found.recentlySold).toHaveLength(5)
  })

  it('다섯 건이 안 되면 값이 없고, 더 넓은 범위를 말한다', async () => {
    expect(await prices().lookUpPrices({ word: '아이폰 13 미니 256' })).toMatchObject({
      sold: { n: 3, median: null },
      wider: { by: 'ALL_OPTIONS', name: '아이폰 13 미니', sold: { n: 8 } },
    })
    expect(
      await prices().lookUpPrices({ word: '아이폰 13 미니 64', period: 'week' }),
    ).toMatchObject({ sold: { n: 0 }, wider: { by: 'YEAR', sold: { n: 5 } } })
    expect(await prices().lookUpPrices({ word: '아이폰 13 프로' })).toMatchObject({
      sold: { n: 1, median: null },
    })
    expect(await prices().lookUpPrices({ word: 'LG 윙' })).toMatchObject({
      sold: { n: 1 },
      wider: null,
    })
  })

  it('주변 물건을 찾으면 그것의 값이고, 목록에 없는 물건은 제목의 낱말로 찾는다', async () => {
    expect(await prices().lookUpPrices({ word: '아이폰 13 미니 케이스' })).toMatchObject({
      name: '아이폰 13 미니 케이스',
      sold: { n: 1 },
      excluded: [],
    })
    expect(await prices().lookUpPrices({ word: '원목 책장' })).toMatchObject({
      kind: 'WORDS',
      sold: { n: 5, median: 12_000 },
      excluded: [{ reason: 'ACCESSORY', n: 1, titles: ['원목 책장 손잡이'] }],
    })
  })

  it('제목에 없는 낱말은 검색처럼 뜻으로 찾고, 다 찾지 못하는 말은 찾지 않는다', async () => {
    // The shelves are in the category of the chairs.
    expect(await prices().lookUpPrices({ word: '의자' })).toMatchObject({
      kind: 'MEANT',
      name: '의자',
      sold: { n: 5, median: 12_000 },
    })
    for (const word of ['의자 우주선', '우주선'])
      expect(await prices().lookUpPrices({ word }), word).toMatchObject({
        kind: 'WORDS',
        sold: { n: 0 },
        recentlySold: [],
      })
  })

  it('제목이 주변 물건을 말해도 그 물건의 값이면 센다', async () => {
    const { sold: spread, excluded } = await prices().lookUpPrices({ word: '애플펜슬 프로' })
    expect(spread).toMatchObject({ n: 6, median: 318_000 })
    expect(excluded.map(({ reason, n, titles }) => [reason, n, titles])).toEqual([
      ['ACCESSORY', 1, ['애플펜슬 프로 실리콘 케이스']],
      ['WANTED', 1, ['애플펜슬 프로 삽니다']],
    ])
    // Of an accessory another one of the same price is none.
    expect(await prices().lookUpPrices({ word: '애플펜슬 프로 케이스' })).toMatchObject({
      sold: { n: 2 },
    })
  })

  it('아는 모델이면 그 곁의 모델도 알려 준다', async () => {
    const modelsOf = async (word: string) => (await prices().lookUpPrices({ word })).models
    expect(await modelsOf('아이폰 13 미니')).toEqual([{ name: '아이폰 13 프로', n: 1 }])
    expect(await modelsOf('아이폰 13 프로')).toEqual([{ name: '아이폰 13 미니', n: 9 }])
  })

  it('한 라인을 찾으면 그 안의 것을 모두 세고, 그 하나를 찾으면 그것만 센다', async () => {
    expect(await prices().lookUpPrices({ word: '조던 4' })).toMatchObject({
      name: '에어조던 4',
      sold: { n: 5, median: 220_000 },
      models: [{ name: '에어조던 4 밀리터리 블랙', n: 2 }],
    })
    expect(await prices().lookUpPrices({ word: '조던 4 밀리터리 블랙' })).toMatchObject({
      sold: { n: 2, median: null },
      wider: { by: 'FAMILY', name: '에어조던 4', sold: { n: 5 } },
      models: [{ name: '에어조던 4', n: 3 }],
    })
  })

  it('셀 수 있는 것보다 많이 팔렸으면 기간 전체에서 고르게 센다', async () => {
    const lookUp = async (period: 'month' | 'quarter') => {
      const {
        sold: spread,
        buckets,
        recentlySold,
      } = await prices().lookUpPrices({
        word: '갤럭시 Z플립5',
        period,
      })
      return { ...spread, parts: buckets.map(({ n }) => n), newest: recentlySold[0]?.soldPrice }
    }
    expect(await lookUp('quarter')).toMatchObject({
      n: 91,
      median: 413_000,
      parts: Array.from({ length: 13 }, () => 7),
      newest: 500_000,
    })
    expect(await lookUp('month')).toMatchObject({ n: 60, median: 471_000, newest: 500_000 })
  })

  it('숨긴 상품의 값은 세지 않는다', async () => {
    const show = (is_shown: boolean) =>
      database.kysely
        .updateTable('price_fact')
        .set({ is_shown })
        .where('product_seq', 'in', [asked, asked - 14])
        .execute()
    await show(false)
    expect(await prices().lookUpPrices({ word: '아이폰13미니 64' })).toMatchObject({
      sold: { n: 4 },
      asking: { n: 1 },
    })
    await show(true)
  })

  it('많이 찾고 넉넉히 팔린 낱말만 검색 엔진에 알린다', async () => {
    const asks = (keyword: string, from: number, count: number) =>
      database.kysely
        .insertInto('search_hit')
        .values(
          Array.from({ length: count }, (_, index) => ({
            hour: ago(1),
            keyword,
            visitor_key: String(from + index).padStart(16, '0'),
          })),
        )
        .execute()
    const word = '갤럭시 s23 울트라'
    const isNotable = async (asked: string) =>
      (await prices().lookUpPrices({ word: asked })).isNotable
    await asks(word, 0, 9)
    expect(await isNotable(word)).toBe(false)
    expect(await prices().notablePrices()).toEqual({ items: [] })
    await asks(word, 9, 1)
    // Enough of it was not sold; and a number may be somebody's.
    await asks('lg 윙', 20, 12)
    await asks('갤럭시 s23 울트라 01012345678', 40, 12)
    expect(await isNotable(word)).toBe(true)
    expect(await isNotable('LG 윙')).toBe(false)
    expect(await isNotable('갤럭시 s23 울트라 01012345678')).toBe(false)
    expect(await prices().notablePrices()).toEqual({
      items: [{ word, updatedAt: ago(10).toISOString() }],
    })
  })

  it.each(['세상에 없는 물건', '폰', '🙂', '아이폰 '.repeat(24).trim()])(
    '%s도 답이 있다',
    async (word) => {
      expect(await prices().lookUpPrices({ word })).toMatchObject({ wider: null, isNotable: false })
    },
  )
})

describe('가격 판정', () => {
  it('같은 모델과 용량이 팔린 값 가운데 어디인지, 며칠 걸렸는지 말한다', async () => {
    expect((await prices().priceVerdict({ productSeq: asked })).verdict).toMatchObject({
      name: '아이폰 13 미니',
      options: { capacity: '64GB' },
      condition: 'USED',
      days: 91,
      n: 5,
      median: 110_000,
      below: 60,
      daysToSell: null,
    })
  })

  it('표본이 적거나 물건이 아니거나 모르는 물건이면 말하지 않는다', async () => {
    // Another model, an accessory, one who wants to buy, something free, nothing; and one of the five, which has four beside it.
    for (const productSeq of [asked - 1, asked - 5, asked - 4, asked + 3, 999_999, asked - 14])
      expect(await prices().priceVerdict({ productSeq })).toEqual({ verdict: null })
  })
})

describe('가격 도움', () => {
  it('파는 값과 팔린 값의 사분위와, 적은 값의 자리를 알려 준다', async () => {
    const help = (title: string, price: number | null = null) =>
      prices().priceHelp({ title, price, condition: 'USED' })
    expect(await help('아이폰 13 미니 64 블랙', 90_000)).toMatchObject({
      name: '아이폰 13 미니',
      sold: { n: 5, median: 110_000 },
      asking: { n: 2 },
      verdict: { below: 0 },
    })
    expect(await help('아이폰 13 미니 64 블랙')).toMatchObject({ verdict: null })
    expect(await help('원목 책장 팝니다')).toMatchObject({
      name: '원목 책장',
      sold: { median: 12_000 },
    })
    expect(await help('세상에 없는 물건')).toMatchObject({ sold: { n: 0 }, verdict: null })
    expect(await help('')).toMatchObject({ name: '', sold: { n: 0 } })
  })
})
