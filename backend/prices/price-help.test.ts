import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedUser } from '#backend/demo/seed/builders/index.ts'
import { reindexAll } from '#backend/search-index/reindex-all.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { hostClients } from '#tests/support/host-client.ts'
import { testHostDependencies } from '#tests/support/host-dependencies.ts'
import { addProducts, openShop, SHOP_NOW } from '#tests/support/search-shop.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { spreadOf, usualPrices } from './spread-of-prices.ts'

let database: Database
let helpOf: (title: string, categorySeq?: number) => Promise<unknown>
beforeAll(async () => {
  database = await createTestDatabase()
  await openShop(database.kysely)
  const dependencies = testHostDependencies(database, { now: () => SHOP_NOW })
  const { userSeq } = await seedUser(database.kysely)
  const host = hostClients(dependencies)('standardPrice', {
    bearer: await bearerOf(dependencies, userSeq),
  })
  helpOf = (title, categorySeq) => host.priceHelp({ title, categorySeq: categorySeq ?? null })
  const phones = [100_000, 110_000, 120_000, 130_000, 140_000, 150_000, 160_000]
  await addProducts(database.kysely, [
    ...phones.map((price) => ({ title: '아이폰 13 미니 128', price })),
    ...[90_000, 100_000, 110_000, 120_000, 130_000].map((price) => ({
      title: '아이폰 13 미니 64기가',
      price,
      trade_state: 'SOLD' as const,
    })),
    { title: '아이폰 13 미니 1원', price: 1 },
    { title: '아이폰 13 미니 삽니다', price: 100_000 },
    { title: '아이폰 13 미니 나눔', price: 0 },
    { title: '원목 의자', price: 10_000 },
  ])
  await reindexAll(database.kysely)
}, 60_000)
afterAll(() => database?.close())

describe('가격 도움', () => {
  it('파는 값과 팔린 값의 사분위를, 동떨어진 값 없이 알려 준다', async () => {
    expect(await helpOf('아이폰 13 미니 블랙')).toEqual({
      words: ['아이폰', '13'],
      asking: { n: 7, p25: 115_000, median: 130_000, p75: 145_000 },
      sold: { n: 5, p25: 100_000, median: 110_000, p75: 120_000 },
      excluded: 1,
    })
  })

  it('다섯 건이 안 되면 값이 없고 건수만 있다', async () => {
    expect(await helpOf('원목 의자')).toMatchObject({
      asking: { n: 1, p25: null, median: null, p75: null },
      sold: { n: 0 },
    })
    expect(await helpOf('세상에 없는 물건')).toMatchObject({ words: [], asking: { n: 0 } })
    expect(await helpOf('')).toMatchObject({ words: [], asking: { n: 0 } })
  })

  it('다른 카테고리의 물건은 세지 않는다', async () => {
    expect(await helpOf('아이폰 13', 2)).toMatchObject({ asking: { n: 0 }, sold: { n: 0 } })
  })
})

describe('흔한 값', () => {
  it('값이 모두 같아도 남는다', () => {
    expect(spreadOf(usualPrices([1_000, 1_000, 1_000, 1_000, 1_000]))).toEqual({
      n: 5,
      p25: 1_000,
      median: 1_000,
      p75: 1_000,
    })
  })

  it('장난으로 적은 값은 뺀다', () => {
    expect(usualPrices([1, 10_000, 11_000, 12_000, 13_000, 99_999_999])).toEqual([
      10_000, 11_000, 12_000, 13_000,
    ])
  })
})
