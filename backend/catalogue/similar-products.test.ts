import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { similarProducts } from '#backend/catalogue/similar-products.ts'
import type { Database } from '#backend/db/database.ts'
import { reindexAll } from '#backend/search-index/reindex-all.ts'
import { addProducts, openShop } from '#tests/support/search-shop.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await openShop(database.kysely)
  await database.kysely
    .insertInto('users')
    .values([{ name: '박셋' }, { name: '최넷' }])
    .execute()
  await database.kysely
    .insertInto('store')
    .values(
      [3, 4].map((store_seq) => ({
        user_seq: store_seq,
        store_seq,
        name: `가게 ${store_seq}`,
        intro: '',
        media_key: null,
        region_code: null,
        identity_verified: false,
        is_business: false,
        response_minutes: null,
        safe_trade_count: 0,
      })),
    )
    .execute()
  const other = { store_seq: 2, price: 500_000 }
  await addProducts(database.kysely, [
    { title: '아이폰 15 프로 256GB', price: 600_000 },
    { ...other, title: '아이폰 15 프로 128GB' },
    { ...other, title: '갤럭시 S24', store_seq: 3 },
    { ...other, title: '아이폰 15 프로 맥스', trade_state: 'SOLD' },
    { ...other, title: '아이폰 15 프로 박스', price: 5_000 },
    { title: '아이폰 15 프로 내 것', price: 600_000 },
    { ...other, title: '아이폰 15', trade_state: 'RESERVED', store_seq: 4 },
    { ...other, title: '원목 의자', category_seq: 21 },
    { ...other, title: '아이폰 15 프로 숨김', visibility: 'HIDDEN' },
    { ...other, title: '아이폰 15 프로 또 하나' },
  ])
  await reindexAll(database.kysely)
})
afterAll(() => database.close())

const similar = async (productSeq: number, limit?: number) =>
  (await similarProducts(database, { productSeq, limit })).items.map(({ title }) => title)

describe('similarProducts', () => {
  it('returns the most similar first; nothing sold, hidden, far in price or of the same store, and one of each other store', async () => {
    expect(await similar(1)).toEqual(['아이폰 15 프로 128GB', '아이폰 15', '갤럭시 S24'])
    expect(await similar(1, 1)).toEqual(['아이폰 15 프로 128GB'])
  })

  it('returns nothing for a product that has no similar one, is hidden or unknown', async () => {
    expect(await similar(8)).toEqual([])
    expect(await similar(9)).toEqual([])
    expect(await similar(999)).toEqual([])
  })
})
