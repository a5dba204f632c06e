import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { HOUR_MS } from '#contracts/durations.ts'
import { testHostContext, testHostDependencies } from '#tests/support/host-dependencies.ts'
import { addProducts, emptyShop, openShop, SHOP_NOW } from '#tests/support/search-shop.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { reindexAll } from '../search-index/reindex-all.ts'
import { popularKeywords } from './popular-keywords.ts'
import { recordHit } from './record-hit.ts'

const NAMES = [
  '아이폰',
  '의자',
  '노트북',
  '책상',
  '냉장고',
  '침대',
  '카메라',
  '자전거',
  '텐트',
  '시계',
  '가방',
  '신발',
]

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await openShop(database.kysely)
})
afterAll(() => database.close())
beforeEach(async () => {
  await emptyShop(database.kysely)
  await addProducts(database.kysely, [
    ...NAMES.flatMap((name) => [`${name} 하나`, `${name} 둘`]),
    '전자담배 기기',
    '010 1234 5678',
  ])
  await reindexAll(database.kysely)
})

const at = (hours: number) => ({
  kysely: database.kysely,
  now: () => new Date(SHOP_NOW.getTime() + hours * HOUR_MS + 60_000),
})
const contextAt = (hours: number, address: string | null = null) => {
  const { now } = at(hours)
  const dependencies = testHostDependencies(database, { now })
  return testHostContext(dependencies, { caller: { deviceUuid: null, address, userAgent: null } })
}
const hit = (keyword: string, visitor: number, hours = -1) =>
  recordHit(contextAt(hours), { keyword, visitorKey: `visitor-${visitor}` })
const hits = () => database.kysely.selectFrom('search_hit').selectAll().execute()

async function visit(keyword: string, visitors: number, hours = -1): Promise<void> {
  for (let visitor = 0; visitor < visitors; visitor += 1) await hit(keyword, visitor, hours)
}

describe('recordHit', () => {
  it('counts a visitor once an hour, however the keyword is written', async () => {
    expect(await hit('아이폰', 1)).toEqual({ counted: true })
    for (const again of ['아이폰', ' 아이폰 ', 'iphone', 'IPHONE'])
      expect(await hit(again, 1)).toEqual({ counted: false })
    expect(await hit('아이폰', 2)).toEqual({ counted: true })
    expect(await hit('아이폰', 1, 0)).toEqual({ counted: true })
    expect((await hits()).map(({ keyword }) => keyword)).toEqual(['아이폰', '아이폰', '아이폰'])
  })

  it('limits the count of an address and of a network, whatever ids the visitors send', async () => {
    const { limiter, ...context } = contextAt(-1)
    const from = async (address: string, visitor: number) => {
      const caller = { deviceUuid: null, address, userAgent: null }
      const hit = { keyword: '아이폰', visitorKey: `visitor-${visitor}` }
      return (await recordHit({ ...context, limiter, caller }, hit)).counted
    }
    let counted = 0
    for (let visitor = 0; visitor < 310; visitor += 1)
      if (await from('203.0.113.7', visitor)) counted += 1
    expect(counted).toBe(300)
    expect(await hits()).toHaveLength(300)
    expect(await from('203.0.113.8', 1_000)).toBe(true)
  })

  it('does not count a visitor who searches the same again against their address', async () => {
    const context = contextAt(-1, '203.0.113.7')
    const hit = { keyword: '아이폰', visitorKey: 'visitor-1' }
    for (let count = 0; count < 310; count += 1) await recordHit(context, hit)
    expect(await recordHit(context, { ...hit, visitorKey: 'visitor-2' })).toEqual({
      counted: true,
    })
  })

  it('gives the keyword more weight, once per count', async () => {
    const weight = async () =>
      (
        await database.kysely
          .selectFrom('search_keyword')
          .select('weight')
          .where('keyword', '=', '의자')
          .executeTakeFirstOrThrow()
      ).weight
    const before = await weight()
    await hit('의자', 1)
    await hit('의자', 1)
    expect(await weight()).toBe(before + 1)
    await reindexAll(database.kysely)
    expect(await weight()).toBe(before + 1)
  })

  it.each([
    '세탁기',
    '🔥',
    '010 1234 5678',
    '01012345678',
    '110-123-456789',
    'hong@example.com',
    'https://example.com',
    '의자 example.kr',
    `의자 ${'아주 '.repeat(20)}`,
    '전자담배',
  ])('does not count %j', async (keyword) => {
    expect(await hit(keyword, 1)).toEqual({ counted: false })
    expect(await hits()).toEqual([])
  })
})

describe('popularKeywords', () => {
  it('ranks by different visitors of the last full hour, with the places won', async () => {
    for (const [index, name] of NAMES.slice(0, 10).entries()) {
      await visit(name, 12 - index)
      await visit(name, index === 9 ? 1 : index + 2, -2)
    }
    await visit('신발', 9, 0)
    const { at: moment, keywords } = await popularKeywords(at(0))
    expect(moment).toBe(SHOP_NOW.toISOString())
    expect(keywords.map(({ keyword }) => keyword)).toEqual(NAMES.slice(0, 10))
    expect(keywords.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    // In the hour before, the order was the reverse, without the last one.
    expect(keywords.map(({ change }) => change)).toEqual([8, 6, 4, 2, 0, -2, -4, -6, -8, null])
  })

  it('uses a longer period while there is little data, and never shows the search of a single visitor', async () => {
    await visit('의자', 3)
    await visit('텐트', 5, -20)
    await visit('시계', 1)
    const { keywords } = await popularKeywords(at(0))
    expect(keywords.slice(0, 2).map(({ keyword }) => keyword)).toEqual(['텐트', '의자'])
    expect(keywords).toHaveLength(10)
    expect(new Set(keywords.map(({ keyword }) => keyword)).size).toBe(10)
  })

  it('never shows a banned word, even if one was stored', async () => {
    const hour = new Date(SHOP_NOW.getTime() - HOUR_MS)
    const values = [1, 2, 3].map((n) => ({
      hour,
      keyword: '전자담배',
      visitor_key: `visitor-${n}`,
    }))
    await database.kysely.insertInto('search_hit').values(values).execute()
    const { keywords } = await popularKeywords(at(0))
    expect(keywords.map(({ keyword }) => keyword)).not.toContain('전자담배')
  })
})
