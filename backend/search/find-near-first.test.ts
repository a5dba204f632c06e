import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { HOUR_MS } from '#contracts/durations.ts'
import { PRODUCT_SORTS, type ProductQuery } from '#contracts/search.ts'
import { addProducts, emptyShop, openShop, SHOP_NOW } from '#tests/support/search-shop.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { reindexAll } from '../search-index/reindex-all.ts'
import { nearLevels } from './find-near-first.ts'
import { searchProducts } from './search-products.ts'

const HAPJEONG = '1144012000'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await openShop(database.kysely)
})
afterAll(() => database.close())
beforeEach(() => emptyShop(database.kysely))

const search = (query: ProductQuery) =>
  searchProducts({ kysely: database.kysely, now: () => SHOP_NOW }, query)
const titles = async (query: ProductQuery) => (await search(query)).items.map(({ title }) => title)

describe('가까운 것부터', () => {
  it('같은 동, 같은 구, 같은 시, 나머지 차례이고 그 안에서는 정렬대로다', async () => {
    const places: [string, string | null][] = [
      ['부산', '26'],
      ['합정동', HAPJEONG],
      ['지역 없음', null],
      ['마포구', '11440'],
      ['서울', '11'],
    ]
    await addProducts(
      database.kysely,
      [1, 2].flatMap((round) =>
        places.map(([place, region_code], index) => ({
          title: `${place} 의자 ${round}`,
          region_code,
          bumped_at: new Date(SHOP_NOW.getTime() - (round * 10 + index) * HOUR_MS),
        })),
      ),
    )
    await reindexAll(database.kysely)
    const near = { nearRegionCode: HAPJEONG, sort: 'LATEST' } as const
    expect(await titles(near)).toEqual([
      '합정동 의자 1',
      '합정동 의자 2',
      '마포구 의자 1',
      '마포구 의자 2',
      '서울 의자 1',
      '서울 의자 2',
      '부산 의자 1',
      '지역 없음 의자 1',
      '부산 의자 2',
      '지역 없음 의자 2',
    ])
    expect(await titles({ ...near, keyword: '의자', regionCode: '11440' })).toEqual([
      '합정동 의자 1',
      '합정동 의자 2',
      '마포구 의자 1',
      '마포구 의자 2',
    ])
    expect(await titles({ ...near, nearRegionCode: '26', regionCode: '11440' })).toHaveLength(4)
  })

  it('여러 지역에서 파는 것은 가장 가까운 곳에 한 번만 나오고, 지역을 좁혀도 빠지지 않는다', async () => {
    await addProducts(database.kysely, [
      { title: '부산', region_code: '26' },
      { title: '마포와 부산', region_code: '26', more_region_codes: ['11440'] },
      { title: '합정과 부산', region_code: '26', more_region_codes: ['11', HAPJEONG] },
    ])
    await reindexAll(database.kysely)
    const near = { nearRegionCode: HAPJEONG, sort: 'LATEST' } as const
    expect(await titles(near)).toEqual(['합정과 부산', '마포와 부산', '부산'])
    expect(await titles({ ...near, regionCode: '11440' })).toEqual(['합정과 부산', '마포와 부산'])
    expect((await titles({ ...near, regionCode: '26' })).toSorted()).toEqual(
      ['마포와 부산', '부산', '합정과 부산'].toSorted(),
    )
  })

  it('쪽을 나누어도 모든 상품이 한 번씩 나오고, 수는 그대로다', async () => {
    const codes = [HAPJEONG, '11440', '11', '26', null]
    await addProducts(
      database.kysely,
      Array.from({ length: 23 }, (_, index) => ({
        title: `의자 ${index}`,
        region_code: codes[(index * 7) % codes.length] ?? null,
        price: (index % 4) * 1_000,
      })),
    )
    await reindexAll(database.kysely)
    for (const sort of PRODUCT_SORTS) {
      const query = { sort, pageSize: 4, nearRegionCode: HAPJEONG }
      const whole = (await search({ ...query, pageSize: 100 })).items.map((item) => item.productSeq)
      const seen: number[] = []
      for (let page = 1; page <= 6; page += 1) {
        const found = await search({ ...query, page })
        expect([found.total, found.hasNext]).toEqual([23, page < 6])
        seen.push(...found.items.map((item) => item.productSeq))
      }
      expect(seen).toEqual(whole)
      expect(new Set(seen).size).toBe(23)
    }
  })

  it('좁힌 지역 밖의 거리는 찾지 않는다', () => {
    expect(nearLevels('11440101', undefined)).toEqual([
      { inside: '11440101', outside: undefined },
      { inside: '11440', outside: '11440101' },
      { inside: '11', outside: '11440' },
      { inside: undefined, outside: '11' },
    ])
    expect(nearLevels('11440101', '11440')).toEqual([
      { inside: '11440101', outside: undefined },
      { inside: '11440', outside: '11440101' },
    ])
    expect(nearLevels('11440101', '26')).toEqual([{ inside: '26', outside: undefined }])
  })
})
