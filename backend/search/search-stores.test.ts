import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { addProducts, openShop } from '#tests/support/search-shop.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { reindexAll } from '../search-index/reindex-all.ts'
import { searchStores } from './search-stores.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  const { kysely } = database
  await openShop(kysely)
  const seqs = await addProducts(
    kysely,
    [1, 2, 3, 4].map((day) => ({ title: `의자 ${day}`, bumped_at: `2026-02-0${day}T00:00:00Z` })),
  )
  for (const seq of seqs) {
    await sql`insert into media (media_key, kind, width, height, color)
      values (${`m${seq}`}, 'FILE', 10, 10, '#000000')`.execute(kysely)
    await sql`insert into product_image (product_seq, position, media_key)
      values (${seq}, 2, 'picture'), (${seq}, 1, ${`m${seq}`})`.execute(kysely)
  }
  await reindexAll(kysely)
})
afterAll(() => database.close())

const search = (query: Parameters<typeof searchStores>[1]) => searchStores(database, query)
const names = async (keyword: string) => (await search({ keyword })).items.map(({ name }) => name)

describe('searchStores', () => {
  it.each([
    ['하나', ['하나상점']],
    ['하나 상점', ['하나상점']],
    ['두리중고', ['두리 중고나라']],
    ['노트북', ['하나상점']],
    ['가구 두리', ['두리 중고나라']],
    ['아이폰과노트북', ['하나상점']],
    ['없는상점', []],
    ['🔥', []],
    ["%'_\\", []],
  ])('%j finds %j', async (keyword, expected) => {
    expect(await names(keyword)).toEqual(expected)
  })

  it('shows a store with its newest three pictures', async () => {
    const [store] = (await search({ keyword: '하나' })).items
    expect(store).toMatchObject({
      storeSeq: 1,
      regionName: '서울 마포구',
      image: null,
      productCount: 4,
      trustScore: 500,
    })
    expect(store?.preview.map(({ mediaKey }) => mediaKey)).toEqual(['m4', 'm3', 'm2'])
  })

  it('lists all without a keyword, the most trusted first, page by page', async () => {
    const first = await search({ pageSize: 1 })
    expect(first).toMatchObject({ total: 2, page: 1, hasNext: true })
    expect(first.items.map(({ storeSeq }) => storeSeq)).toEqual([2])
    const second = await search({ pageSize: 1, page: 2 })
    expect(second).toMatchObject({ total: 2, hasNext: false })
    expect(second.items.map(({ storeSeq }) => storeSeq)).toEqual([1])
    expect(await search({ pageSize: 1, page: 3 })).toMatchObject({
      items: [],
      total: 2,
      hasNext: false,
    })
  })

  it('leaves out closed stores', async () => {
    await sql`update store set status = 'CLOSED' where store_seq = 2`.execute(database.kysely)
    expect(await names('두리')).toEqual([])
    await sql`update store set status = 'ACTIVE' where store_seq = 2`.execute(database.kysely)
  })
})
