import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { HOUR_MS } from '#contracts/durations.ts'
import { addProducts, openShop, SHOP_NOW } from '#tests/support/search-shop.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { reindexAll } from '../search-index/reindex-all.ts'
import { searchProducts } from './search-products.ts'

const ago = (hours: number) => new Date(SHOP_NOW.getTime() - hours * HOUR_MS)

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await openShop(database.kysely)
  await addProducts(database.kysely, [
    ...Array.from({ length: 8 }, (_, index) => ({
      title: `아이폰 15 가게 하나 ${index}`,
      store_seq: 1,
      bumped_at: ago(1),
    })),
    { title: '아이폰 15 어제', store_seq: 2, bumped_at: ago(30) },
    { title: '아이폰 15 한 달 전', store_seq: 2, bumped_at: ago(24 * 30) },
  ])
  await reindexAll(database.kysely)
})
afterAll(() => database.close())

const stores = async (query: object) => {
  const context = { kysely: database.kysely, now: () => SHOP_NOW }
  const { items } = await searchProducts(context, query)
  return items.map(({ title }) => (title.includes('가게 하나') ? 1 : 2))
}

describe('한 사람이 한 쪽을 채우지 않는다', () => {
  it('검색 결과에는 한 가게의 상품이 네 개씩 번갈아 선다', async () => {
    expect(await stores({ keyword: '아이폰 15' })).toEqual([1, 1, 1, 1, 2, 2, 1, 1, 1, 1])
  })

  it('하루에 셋이 넘는 상품은 하나마다 한 시간씩 뒤로 간다', async () => {
    const { rows } = await database.kysely
      .selectFrom('product_search')
      .select('rank')
      .where('store_seq', '=', 1)
      .orderBy('product_seq')
      .execute()
      .then((all) => ({ rows: all.map(({ rank }) => rank) }))
    const first = rows[0] ?? 0
    expect(rows.map((rank) => (first - rank) / 3_600)).toEqual([0, 0, 0, 1, 2, 3, 4, 5])
  })

  it('최신순은 그대로다', async () => {
    expect(await stores({ keyword: '아이폰 15', sort: 'LATEST' })).toEqual([
      1, 1, 1, 1, 1, 1, 1, 1, 2, 2,
    ])
  })
})
