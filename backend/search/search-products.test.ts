import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { PRODUCT_SORTS, type ProductQuery } from '#contracts/search.ts'
import { addProducts, emptyShop, openShop, SHOP_NOW } from '#tests/support/search-shop.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { reindexAll } from '../search-index/reindex-all.ts'
import { searchProducts } from './search-products.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await openShop(database.kysely)
})
afterAll(() => database.close())
beforeEach(() => emptyShop(database.kysely))

const now = () => SHOP_NOW
const search = (query: ProductQuery) => searchProducts({ kysely: database.kysely, now }, query)
const titles = async (query: ProductQuery) => (await search(query)).items.map(({ title }) => title)

async function stock(...products: Parameters<typeof addProducts>[1]): Promise<number[]> {
  const seqs = await addProducts(database.kysely, products)
  await reindexAll(database.kysely)
  return seqs
}

describe('keywords', () => {
  it('finds by tag, and not across title and tag', async () => {
    await stock({ title: '원목 의자', tags: ['카페가구', '북유럽'] })
    expect(await titles({ keyword: '카페 가구', exact: true })).toHaveLength(1)
    expect(await titles({ keyword: '의자카페', exact: true })).toHaveLength(0)
  })

  it('accepts a keyword of a hundred characters', async () => {
    await stock('가'.repeat(100), '나'.repeat(50))
    expect(await titles({ keyword: '가'.repeat(100) })).toHaveLength(1)
    expect(await titles({ keyword: '가 나 '.repeat(25), exact: true })).toHaveLength(0)
  })
})

describe('readings of a keyword', () => {
  /** What a search asks the index of products, word for word. */
  async function askedBy(query: ProductQuery): Promise<string[]> {
    const asked: string[] = []
    const kysely = database.kysely.withPlugin({
      transformQuery({ node, queryId }) {
        const { sql, parameters } = database.kysely.getExecutor().compileQuery(node, queryId)
        if (sql.includes('product_search')) asked.push(JSON.stringify([sql, parameters]))
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await searchProducts({ kysely, now }, query)
    return asked
  }

  it.each([
    { keyword: '낚시 의자' },
    { keyword: '원목 책상 의자' },
    { keyword: '원목의자', maxPrice: 5_000 },
  ])('come to the same more than once, and are looked for once: $keyword', async (query) => {
    await stock('원목 의자', '낚시 의자', '낚싯대', { title: '원목 책상', price: 4_000 })
    const asked = await askedBy(query)
    expect(asked.length).toBeGreaterThan(2)
    expect(asked).toEqual([...new Set(asked)])
  })
})

describe('sorts and pages', () => {
  it('puts every product on exactly one page, whatever is equal', async () => {
    const same = Array.from({ length: 23 }, (_, index) => ({
      title: `의자 ${index}`,
      price: index % 3 === 0 ? 5_000 : 7_000,
    }))
    await stock(...same)
    for (const sort of PRODUCT_SORTS) {
      const seen: number[] = []
      for (let page = 1; page <= 5; page += 1) {
        const result = await search({ keyword: '의자', sort, page, pageSize: 5 })
        expect(result).toMatchObject({ total: 23, page, pageSize: 5, hasNext: page < 5 })
        seen.push(...result.items.map(({ productSeq }) => productSeq))
      }
      expect([...seen].sort((a, b) => a - b)).toEqual(same.map((_, index) => index + 1))
      const past = await search({ keyword: '의자', sort, page: 6, pageSize: 5 })
      expect(past).toMatchObject({ items: [], total: 23, hasNext: false })
    }
  })

  it('orders as the sort says, newest number first among equals', async () => {
    const day = (days: number) => new Date(SHOP_NOW.getTime() - days * DAY_MS)
    const [old, cheap, dear, sold] = await stock(
      { title: '의자 오래된', price: 3_000, bumped_at: day(40) },
      { title: '의자 싼', price: 1_000, bumped_at: day(2) },
      { title: '의자 비싼', price: 9_000, bumped_at: day(3) },
      { title: '의자 팔린', price: 3_000, bumped_at: day(0), trade_state: 'SOLD' },
    )
    const order = async (sort: ProductQuery['sort']) =>
      (await search({ keyword: '의자', sort })).items.map(({ productSeq }) => productSeq)
    expect(await order('LATEST')).toEqual([sold, cheap, dear, old])
    expect(await order('PRICE_ASC')).toEqual([cheap, sold, old, dear])
    expect(await order('PRICE_DESC')).toEqual([dear, old, sold, cheap])
    // Sold products follow everything that can be bought.
    expect(await order('RECOMMENDED')).toEqual([cheap, dear, old, sold])
    expect(await order(undefined)).toEqual(await order('RECOMMENDED'))
  })

  it('reports more hits than it counts as a lower bound', async () => {
    await stock(...Array.from({ length: 2_100 }, (_, index) => `의자 ${index}`))
    const page = await search({ keyword: '의자', withFacets: true })
    expect(page).toMatchObject({ total: 1_000, totalIsExact: false, hasNext: true, facets: null })
    expect(page.items).toHaveLength(50)
    expect((await search({ page: 200, pageSize: 10 })).items).toHaveLength(10)
    expect(await search({ page: 43 })).toMatchObject({ items: [], total: 2_100, hasNext: false })
    const none = await search({ keyword: '의자', minPrice: 90_000_000 })
    expect(none.relaxations).toEqual([{ filter: 'price', total: 1_000, totalIsExact: false }])
  })

  it('counts exactly what a filter without a count of its own leaves of many products', async () => {
    await stock(
      ...Array.from({ length: 2_100 }, (_, index) => ({
        title: `의자 ${index}`,
        price: index < 114 ? 3_000 : 30_000,
      })),
    )
    const cheap = await search({ maxPrice: 5_000, withFacets: true })
    expect(cheap).toMatchObject({ total: 114, totalIsExact: true, hasNext: true })
    expect(cheap.facets?.tradeStates).toEqual([{ value: 'ON_SALE', count: 114 }])
  })
})

describe('filters', () => {
  const plain = { title: '의자 보통' }
  const long = new Date(SHOP_NOW.getTime() - 8 * DAY_MS)
  const cases: [filter: ProductQuery, other: Parameters<typeof addProducts>[1][number]][] = [
    [{ categorySeq: 1 }, { category_seq: 21 }],
    [{ categorySeq: 11 }, { category_seq: 1 }],
    [{ categorySeq: 111 }, { category_seq: 11 }],
    [{ minPrice: 10_000 }, { price: 9_999 }],
    [{ maxPrice: 10_000 }, { price: 10_001 }],
    [{ tradeStates: ['ON_SALE', 'RESERVED'] }, { trade_state: 'SOLD' }],
    [{ conditions: ['USED'] }, { condition: 'NEW' }],
    [{ tradeMethods: ['PARCEL', 'CVS'] }, { trade_methods: ['DIRECT'] }],
    [{ shippingIncluded: false }, { shipping_included: true }],
    [{ safePay: false }, { safe_pay: true }],
    [{ periodDays: 7 }, { created_at: long }],
    [{ storeSeq: 1 }, { store_seq: 2 }],
  ]
  it.each(cases)('%j leaves out %j', async (filter, other) => {
    await stock(plain, { title: '의자 다른', ...(typeof other === 'string' ? {} : other) })
    expect(await titles({ keyword: '의자', exact: true })).toHaveLength(2)
    expect(await titles({ keyword: '의자', ...filter })).toEqual(['의자 보통'])
    expect(await titles(filter)).toEqual(['의자 보통'])
  })

  it('lists only what costs less than before', async () => {
    const before = 10_000
    await stock(
      { title: '의자 내린', price: 9_000, previous_price: before },
      { title: '의자 그대로', price: before, previous_price: before },
      { title: '의자 처음', price: 9_000 },
    )
    expect(await titles({ lowered: true })).toEqual(['의자 내린'])
    const { items } = await search({ keyword: '의자', sort: 'PRICE_ASC' })
    expect(items.map(({ previousPrice }) => previousPrice).sort()).toEqual([before, before, null])
  })

  it.each([
    ['11', 3],
    ['11440', 3],
    ['1144012000', 1],
    ['1144', 3],
    ['26', 2],
    ['41', 0],
  ])('region %s has %i', async (regionCode, count) => {
    await stock(
      { title: '의자 구', region_code: '11440' },
      { title: '의자 동', region_code: '1144012000' },
      { title: '의자 부산', region_code: '26' },
      { title: '의자 두 곳', region_code: '26', more_region_codes: ['1144012345', '11'] },
      { title: '의자 어디든', region_code: null },
    )
    expect(await titles({ keyword: '의자', regionCode })).toHaveLength(count)
    expect(await titles({ regionCode })).toHaveLength(count)
  })

  it('treats an empty list as no filter', async () => {
    await stock(plain)
    expect(await titles({ tradeStates: [], conditions: [], tradeMethods: [] })).toHaveLength(1)
  })

  it('leaves out what is hidden or deleted, and closed stores', async () => {
    await stock(
      plain,
      { title: '의자 숨김', visibility: 'HIDDEN' },
      { title: '의자', visibility: 'DELETED' },
    )
    expect(await titles({ keyword: '의자' })).toEqual(['의자 보통'])
  })

  it('counts categories, states and conditions, the last two without their own filter', async () => {
    await stock(
      { title: '의자 1', category_seq: 111 },
      { title: '의자 2', category_seq: 21, trade_state: 'SOLD' },
      { title: '의자 3', category_seq: 21, condition: 'NEW' },
    )
    const top = await search({
      keyword: '의자',
      exact: true,
      withFacets: true,
      tradeStates: ['ON_SALE'],
    })
    expect(top.facets?.categories).toEqual([
      { categorySeq: 1, count: 1 },
      { categorySeq: 2, count: 1 },
    ])
    expect(top.facets?.tradeStates).toEqual(
      expect.arrayContaining([
        { value: 'ON_SALE', count: 2 },
        { value: 'SOLD', count: 1 },
      ]),
    )
    expect(top.facets?.conditions).toHaveLength(2)
    const below = await search({ categorySeq: 1, withFacets: true })
    expect(below.facets?.categories).toEqual([{ categorySeq: 11, count: 1 }])
    expect((await search({ keyword: '의자' })).facets).toBeNull()
  })

  it('names the filters that exclude results, the best first', async () => {
    await stock(
      { title: '의자 1', price: 5_000, condition: 'NEW' },
      { title: '의자 2', price: 50_000 },
    )
    const page = await search({ keyword: '의자', maxPrice: 4_000, conditions: ['NEW', 'USED'] })
    expect(page).toMatchObject({ total: 0, correction: null })
    expect(page.relaxations).toEqual([{ filter: 'price', total: 2, totalIsExact: true }])
    expect((await search({ keyword: '의자' })).relaxations).toEqual([])
  })
})

describe('corrections', () => {
  beforeEach(async () => {
    await stock(
      '아이폰 15 프로',
      '아이폰 13',
      ...[
        '노트북 가방',
        '노트북 그램',
        '냉장고 소형',
        '냉장고 대형',
        'tv 65인치',
        'zippo 라이터',
        'rkqkd 스티커',
      ].map((title) => ({ title, category_seq: 21 })),
    )
  })

  it.each([
    ['dkdlvhs', 'KEYBOARD', '아이폰', 2],
    ['shxmqnr rkqkd', 'KEYBOARD', '노트북 가방', 1],
    ['ㅑㅔㅙㅜㄷ', 'KEYBOARD', 'iphone', 2],
    ['아이펀', 'TYPO', '아이폰', 2],
    ['노투북', 'TYPO', '노트북', 2],
    ['냉장거', 'TYPO', '냉장고', 2],
    ['냉장거 소형', 'TYPO', '냉장고 소형', 1],
    ['ipohne', 'TYPO', 'iphone', 2],
  ])('%s is a %s for %s', async (keyword, kind, to, total) => {
    const page = await search({ keyword })
    expect(page.correction).toEqual({ kind, from: keyword, to })
    expect(page.total).toBe(total)
  })

  it('searches for the typed keyword when requested', async () => {
    expect(await search({ keyword: 'dkdlvhs', exact: true })).toMatchObject({
      total: 0,
      correction: null,
    })
  })

  it('never replaces a keyword that finds something', async () => {
    // On the Korean keyboard zip is 쟈, which finds nothing either.
    expect(await search({ keyword: 'zip' })).toMatchObject({ total: 1, correction: null })
    expect(await search({ keyword: '그램' })).toMatchObject({ total: 1, correction: null })
  })

  it('does not correct what only the filters hide', async () => {
    const page = await search({ keyword: '그램', minPrice: 20_000 })
    expect(page).toMatchObject({ total: 0, correction: null })
    expect(page.relaxations).toEqual([{ filter: 'price', total: 1, totalIsExact: true }])
    // Although 가방, on the other keyboard layout, would find something.
    expect(await search({ keyword: 'rkqkd', categorySeq: 1 })).toMatchObject({
      total: 0,
      correction: null,
    })
  })

  it('keeps the filters when it corrects', async () => {
    const page = await search({ keyword: 'dkdlvhs', minPrice: 20_000 })
    expect(page.correction?.to).toBe('아이폰')
    expect(page).toMatchObject({
      total: 0,
      relaxations: [{ filter: 'price', total: 2, totalIsExact: true }],
    })
  })

  it('does not treat words as mistyped that are sold, only never together', async () => {
    for (const keyword of ['아이폰 가방', '아이폰가방', '냉장고노트북']) {
      expect(await search({ keyword, exact: true })).toMatchObject({ total: 0, correction: null })
      const page = await search({ keyword })
      expect(page.correction).toBeNull()
      // One of the two is given up, and the page can say so.
      expect(page.readAs.map(({ kind }) => kind)).toEqual(['DROPPED'])
      expect(page.total).toBeGreaterThan(0)
    }
  })

  it('does not change a word that resembles nothing', async () => {
    expect(await search({ keyword: '쀓뛟쒥' })).toMatchObject({ total: 0, correction: null })
  })
})

it('fills a card from the product, its region and its first picture', async () => {
  const [productSeq = 0] = await stock({
    title: '의자',
    region_code: '1144012000',
    favorite_count: 3,
    chat_count: 2,
  })
  await database.kysely
    .insertInto('product_image')
    .values([1, 2].map((position) => ({ product_seq: productSeq, position, media_key: 'picture' })))
    .execute()
  const [card] = (await search({})).items
  expect(card).toMatchObject({
    productSeq,
    storeSeq: 1,
    regionName: '서울 마포구 합정동',
    image: { mediaKey: 'picture', width: 640, height: 480, color: '#aabbcc' },
    imageCount: 2,
    favoriteCount: 3,
    chatCount: 2,
    createdAt: SHOP_NOW.toISOString(),
  })
})
