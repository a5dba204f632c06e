import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import type { ProductQuery } from '#contracts/search.ts'
import { addProducts, openShop, SHOP_NOW } from '#tests/support/search-shop.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { reindexAll } from '../search-index/reindex-all.ts'
import { searchProducts } from './search-products.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await openShop(database.kysely)
  await addProducts(database.kysely, [
    { title: '아이폰 15 미개봉', price: 900_000 },
    { title: '아이폰 13 미개봉', price: 400_000, trade_state: 'SOLD' },
    { title: '아이폰 15 블루', body: '미개봉이라 상자를 뜯지 않았어요', price: 800_000 },
    { title: '아이폰 15 핑크', body: '미개봉/새상품', price: 700_000, trade_state: 'SOLD' },
    { title: '아이폰 15 그린', body: '개봉만 했어요. 256GB입니다', price: 600_000 },
    { title: '유리 화병', body: '미개봉 아이폰 옆에 두었어요', category_seq: 2 },
    { title: '책상', body: '모서리가 둥글어요', category_seq: 2 },
    { title: '숨긴 책상', body: '모서리가 각졌어요', category_seq: 2, visibility: 'HIDDEN' },
  ])
  await reindexAll(database.kysely)
})
afterAll(() => database.close())

async function found(keyword: string, query: Partial<ProductQuery> = {}) {
  const { kysely } = database
  const page = await searchProducts({ kysely, now: () => SHOP_NOW }, { keyword, ...query })
  return {
    titles: page.items.map(({ title }) => title),
    total: page.total,
    described: page.describedTotal,
  }
}

describe('설명에만 있는 말', () => {
  it('제목에 다 있는 상품 뒤에 서지만, 추천순에서 팔린 상품보다는 앞에 선다', async () => {
    expect(await found('미개봉 아이폰')).toEqual({
      titles: ['아이폰 15 미개봉', '아이폰 15 블루', '아이폰 13 미개봉', '아이폰 15 핑크'],
      total: 4,
      described: 2,
    })
    expect((await found('미개봉 아이폰', { sort: 'PRICE_ASC' })).titles).toEqual([
      '아이폰 13 미개봉',
      '아이폰 15 미개봉',
      '아이폰 15 핑크',
      '아이폰 15 블루',
    ])
  })

  it('조사가 붙어 있어도 찾고, 다른 말의 뒷부분은 찾지 않는다', async () => {
    expect((await found('아이폰 256gb', { exact: true })).titles).toEqual(['아이폰 15 그린'])
    expect((await found('개봉')).titles).not.toContain('유리 화병')
  })

  it('제목에 하나도 없는 말은 설명에서 찾는다', async () => {
    expect(await found('모서리')).toEqual({ titles: ['책상'], total: 1, described: 1 })
  })

  it('제목에 있는 말 하나로는 설명을 찾지 않는다', async () => {
    expect((await found('미개봉')).titles).toEqual(['아이폰 15 미개봉', '아이폰 13 미개봉'])
  })

  it('제목에 아주 많은 말은 필터로 좁혔을 때 설명에서 찾지 않는다', async () => {
    const books = { categorySeq: 2 }
    expect((await found('아이폰', books)).titles).toEqual(['유리 화병'])
    const counts = sql`update search_token set product_count = product_count + 2000`
    await counts.execute(database.kysely)
    expect((await found('아이폰', books)).titles).toEqual([])
    await sql`update search_token set product_count = product_count - 2000`.execute(database.kysely)
  })

  it('필터와 순서를 따르고, 쪽이 나뉘어도 이어진다', async () => {
    expect((await found('미개봉 아이폰', { tradeStates: ['ON_SALE'] })).titles).toEqual([
      '아이폰 15 미개봉',
      '아이폰 15 블루',
    ])
    const inPages = [1, 2, 3, 4].map((page) => found('미개봉 아이폰', { page, pageSize: 1 }))
    expect((await Promise.all(inPages)).flatMap(({ titles }) => titles)).toEqual([
      '아이폰 15 미개봉',
      '아이폰 15 블루',
      '아이폰 13 미개봉',
      '아이폰 15 핑크',
    ])
  })
})
