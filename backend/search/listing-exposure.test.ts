import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedStore } from '#backend/demo/seed/builders/index.ts'
import { reindexAll } from '#backend/search-index/reindex-all.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import { testHostDependencies } from '#tests/support/host-dependencies.ts'
import { addProducts, emptyShop, openShop, SHOP_NOW } from '#tests/support/search-shop.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { exposureKeywords } from './exposure-keywords.ts'

let database: Database
let mine: { storeSeq: number; userSeq: number }
beforeAll(async () => {
  database = await createTestDatabase()
  await openShop(database.kysely)
  mine = await seedStore(database.kysely)
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => emptyShop(database.kysely))

async function exposureOf(productSeq: number, userSeq = mine.userSeq) {
  const dependencies = testHostDependencies(database, { now: () => SHOP_NOW })
  const host = hostClients(dependencies)('search', {
    bearer: await bearerOf(dependencies, userSeq),
  })
  return host.listingExposure({ productSeq })
}

describe('검색 노출 확인', () => {
  it('찾을 만한 말과 그 말로 찾은 차례를 알려 준다', async () => {
    const others = Array.from({ length: 3 }, (_, index) => ({
      title: `아이폰 13 미니 ${index}`,
      category_seq: 111,
      bumped_at: new Date(SHOP_NOW.getTime() - index * 60_000),
    }))
    const [productSeq = 0] = await addProducts(database.kysely, [
      {
        title: '아이폰 13 미니 그린',
        category_seq: 111,
        store_seq: mine.storeSeq,
        bumped_at: new Date(SHOP_NOW.getTime() - 3 * DAY_MS),
      },
      ...others,
    ])
    await reindexAll(database.kysely)
    const exposure = await exposureOf(productSeq)
    expect(exposure.searches.map(({ keyword, place, total }) => [keyword, place, total])).toEqual([
      ['아이폰 13', 4, 4],
      ['아이폰', 4, 4],
    ])
    expect(exposure.hints).toEqual(['NO_TAGS', 'BUMP'])
  })

  it('카테고리 이름으로 찾을 수 없으면 그 말을 권한다', async () => {
    const [productSeq = 0] = await addProducts(database.kysely, [
      { title: '시디즈 T50 헤드형', category_seq: 21, store_seq: mine.storeSeq, tags: ['가구'] },
    ])
    await reindexAll(database.kysely)
    const { missingWord, hints, searches } = await exposureOf(productSeq)
    expect(missingWord).toBe('의자')
    expect(hints).toContain('CATEGORY_WORD')
    expect(searches.find(({ keyword }) => keyword === '의자')).toMatchObject({
      place: null,
      isFound: false,
    })
  })

  it('숨긴 상품은 찾을 수 없다고 하고, 남의 상품은 없는 상품이다', async () => {
    const [productSeq = 0] = await addProducts(database.kysely, [
      { title: '원목 의자', store_seq: mine.storeSeq, visibility: 'HIDDEN' },
    ])
    await reindexAll(database.kysely)
    expect(await exposureOf(productSeq)).toMatchObject({ isSearchable: false, searches: [] })
    const other = await seedStore(database.kysely)
    expect((await refusalOf(exposureOf(productSeq, other.userSeq))).code).toBe('NOT_FOUND')
  })

  it('검색은 여덟 번까지만 한다', () => {
    const keywords = exposureKeywords('가나다 라마바 사아자 차카타 파하가 나다라', '펌프스/로퍼')
    expect(keywords.length).toBeLessThanOrEqual(8)
    expect(keywords[0]).toBe('가나다 라마바 사아자 차카타')
    expect(keywords).toContain('로퍼')
    expect(exposureKeywords('!!', '의자')).toEqual(['의자'])
  })
})
