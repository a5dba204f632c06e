import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { productViewLimits } from '#backend/limits/rules.ts'
import type { Viewer } from '#backend/operation/context.ts'
import { testHostContext, testHostDependencies } from '#tests/support/host-dependencies.ts'
import { addProducts, emptyShop, openShop } from '#tests/support/search-shop.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { getProduct } from './get-product.ts'
import { recordView } from './record-view.ts'

let database: Database
let phone: number
let hidden: number
beforeAll(async () => {
  database = await createTestDatabase()
  await openShop(database.kysely)
})
afterAll(() => database.close())
beforeEach(async () => {
  await emptyShop(database.kysely)
  await database.kysely.deleteFrom('product_view').execute()
  const [first = 0, second = 0] = await addProducts(database.kysely, [
    '아이폰',
    { title: '숨긴 상품', visibility: 'HIDDEN' },
  ])
  phone = first
  hidden = second
})

/** 23:50 in Korea. */
const EVENING = new Date('2026-03-01T14:50:00Z')

function visitors(now = EVENING) {
  const dependencies = testHostDependencies(database, { now: () => now })
  return async (visitor: number, { productSeq = phone, userSeq = 0 } = {}) => {
    const context = testHostContext(dependencies, {
      viewer: userSeq ? ({ userSeq } as Viewer) : null,
    })
    const seen = { productSeq, visitorKey: `visitor-${visitor}` }
    return (await recordView(context, seen)).counted
  }
}

async function viewCount() {
  const product = await getProduct({ ...database, now: () => new Date() }, phone)
  return typeof product === 'object' ? product.viewCount : null
}

describe('recordView', () => {
  it('counts a visitor once a day of Korea', async () => {
    expect(await viewCount()).toBe(0)
    const visit = visitors()
    expect([await visit(1), await visit(1), await visit(2)]).toEqual([true, false, true])
    expect(await viewCount()).toBe(2)
    const afterMidnight = visitors(new Date('2026-03-01T15:10:00Z'))
    expect([await afterMidnight(1), await afterMidnight(1)]).toEqual([true, false])
    expect(await viewCount()).toBe(3)
  })

  it('counts one of many views at the same time', async () => {
    const visit = visitors()
    const counted = await Promise.all(Array.from({ length: 8 }, () => visit(1)))
    expect(counted.filter(Boolean)).toHaveLength(1)
    expect(await viewCount()).toBe(1)
  })

  it('counts a member, but not the seller, and no visitor at what is not visible', async () => {
    const visit = visitors()
    expect(await visit(1, { userSeq: 1 })).toBe(false)
    expect(await visit(2, { userSeq: 2 })).toBe(true)
    expect(await visit(3, { productSeq: hidden })).toBe(false)
    expect(await visit(3, { productSeq: 999_999 })).toBe(false)
    expect(await viewCount()).toBe(1)
  })

  it('limits the count of an address, whatever ids the visitors send', async () => {
    const dependencies = testHostDependencies(database, { now: () => EVENING })
    const from = (address: string) =>
      testHostContext(dependencies, { caller: { deviceUuid: null, address, userAgent: null } })
    for (let earlier = 0; earlier < 599; earlier += 1)
      await dependencies.limiter.take(productViewLimits(from('203.0.113.7')))
    const counted = async (address: string, visitor: number) =>
      (await recordView(from(address), { productSeq: phone, visitorKey: `visitor-${visitor}` }))
        .counted
    expect(await counted('203.0.113.7', 1)).toBe(true)
    expect(await counted('203.0.113.7', 2)).toBe(false)
    expect(await counted('198.51.100.7', 2)).toBe(true)
  })
})
