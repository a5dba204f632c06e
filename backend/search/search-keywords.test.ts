import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import type { ProductQuery } from '#contracts/search.ts'
import { addProducts, openShop, SHOP_NOW } from '#tests/support/search-shop.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { reindexAll } from '../search-index/reindex-all.ts'
import { searchProducts } from './search-products.ts'

const TITLES = [
  '삼성 노트북 9 Always',
  '노트북 삼성 갤럭시북',
  'LG그램 16인치 16GB',
  '아이폰 15 프로 256기가 블루',
  'iPhone 14 Pro',
  '에어팟 프로 2세대',
  'AirPods Max 실버',
  '원목 의자 2개',
  '책',
  '갤 S24 자급제',
  '갤러리 액자',
  '🔥급처🔥 100% 정품 "나이키" 운동화',
  'C:\\temp_장난감 %할인%',
  '전자레인지 삼성',
  '아이폰'.normalize('NFD'),
]

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await openShop(database.kysely)
  await addProducts(database.kysely, TITLES)
  await reindexAll(database.kysely)
})
afterAll(() => database.close())

const now = () => SHOP_NOW
const search = (query: ProductQuery) => searchProducts({ kysely: database.kysely, now }, query)
const titles = async (query: ProductQuery) => (await search(query)).items.map(({ title }) => title)

describe('keywords', () => {
  // Each line: the query, then parts of the titles that must be found; nothing else may be.
  const cases: [query: string, ...found: string[]][] = [
    ['삼성노트북', '삼성 노트북 9', '노트북 삼성'],
    ['삼성 노트북', '삼성 노트북 9', '노트북 삼성'],
    ['노트북삼성', '삼성 노트북 9', '노트북 삼성'],
    ['  노트북   ', '삼성 노트북 9', '노트북 삼성'],
    ['노 트 북', '삼성 노트북 9', '노트북 삼성'],
    ['트북', '삼성 노트북 9', '노트북 삼성'],
    ['ALWAYS', '삼성 노트북 9'],
    ['ａｌｗａｙｓ', '삼성 노트북 9'],
    ['lg 그램', 'LG그램'],
    ['16gb', 'LG그램'],
    ['16기가', 'LG그램'],
    ['16 기가', 'LG그램'],
    ['256gb', '256기가'],
    ['16inch', 'LG그램'],
    ['의자', '원목 의자'],
    ['자', '원목 의자', '갤 S24 자급제', '갤러리 액자', '전자레인지'],
    ['책', '책'],
    ['아이폰', '아이폰 15 프로', 'iPhone 14 Pro', '아이폰'.normalize('NFD')],
    ['iphone', '아이폰 15 프로', 'iPhone 14 Pro', '아이폰'.normalize('NFD')],
    ['IPHONE 프로', '아이폰 15 프로', 'iPhone 14 Pro'],
    ['airpods', '에어팟 프로', 'AirPods Max'],
    ['에어팟맥스', 'AirPods Max'],
    ['갤럭시 s24', '갤 S24'],
    ['갤럭시', '노트북 삼성 갤럭시북', '갤 S24'],
    ['전자레인지', '전자레인지'],
    ['100%', '100% 정품'],
    ['"나이키"', '100% 정품'],
    ["나'이'키", '100% 정품'],
    ['나이키🔥', '100% 정품'],
    ['temp_', 'C:\\temp_'],
    ['\\temp', 'C:\\temp_'],
    ['%할인%', 'C:\\temp_'],
  ]

  it.each(cases)('%j finds %j %j %j', async (keyword, ...found) => {
    const result = await titles({ keyword, exact: true })
    const expected = TITLES.filter((title) =>
      found.some((part) => title.startsWith(part) || title.includes(part)),
    )
    expect([...result].sort()).toEqual([...expected].sort())
  })

  it.each(['🔥', '%', '_', '\\', "'", '"', '%%%', '\u0000', '냉장고', "'; drop table product; --"])(
    '%j finds nothing and breaks nothing',
    async (keyword) => {
      const nothing = { items: [], total: 0, totalIsExact: true, hasNext: false }
      expect(await search({ keyword })).toMatchObject(nothing)
      expect(await search({ keyword, exact: true })).toMatchObject(nothing)
    },
  )

  it('finds nothing by a word that no title has beside one that some have', async () => {
    expect(await titles({ keyword: '노트북 냉장고', exact: true })).toEqual([])
  })
})
