import fc from 'fast-check'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { CONDITIONS, TRADE_METHODS } from '#contracts/product.ts'
import { checkProperty } from '#tests/support/check-property.ts'
import { fillSearchFixture } from '#tests/support/search-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { reindexAll } from '../search-index/reindex-all.ts'
import type { CountedProduct } from '../search-index/search-token.ts'
import { lookUp } from './look-up.ts'
import { matchesRow } from './matches-row.ts'
import { rowConditions, where } from './search-conditions.ts'

const NOW = new Date('2026-11-22T00:00:00Z')

let database: Database
let rows: (CountedProduct & { product_seq: number })[]
beforeAll(async () => {
  database = await createTestDatabase()
  await fillSearchFixture(database.kysely, { products: 200, seed: 5, now: NOW })
  await reindexAll(database.kysely)
  rows = await database.kysely.selectFrom('product_search').selectAll().execute()
}, 60_000)
afterAll(() => database?.close())

/** Most filters are absent: with all of them nothing would fit. */
const seldom = <Value>(given: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: given })
const some = <Value>(values: readonly Value[]) => seldom(fc.constantFrom(...values))
const several = <Value>(values: readonly Value[]) => seldom(fc.subarray([...values]))

describe('한 상품의 조건 검사', () => {
  it('목록의 SQL과 같은 상품을 고른다', async () => {
    const words = [...new Set(rows.flatMap(({ norm }) => norm.split(' ')))].map((word) =>
      word.slice(0, 3),
    )
    const filters = fc.record({
      keyword: some([...words.slice(0, 60), '노트북 삼성', '아이폰13']),
      categorySeq: some([...new Set(rows.flatMap((row) => row.category_path))]),
      minPrice: some([0, 5_000, 100_000]),
      maxPrice: some([5_000, 100_000, 1_000_000]),
      conditions: several(CONDITIONS),
      tradeMethods: several(TRADE_METHODS),
      regionCode: some([
        ...new Set(rows.flatMap((row) => row.region_codes?.match(/(?<= )\d\d/g) ?? [])),
      ]),
      shippingIncluded: some([true, false]),
      safePay: some([true]),
      lowered: some([true] as const),
    })
    let found = 0
    await checkProperty(
      120,
      fc.asyncProperty(filters, async (drawn) => {
        const filter = Object.fromEntries(
          Object.entries(drawn).filter(([, value]) => value !== null),
        ) as Parameters<typeof matchesRow>[0]
        const { clauses } = await lookUp(database.kysely, filter)
        const condition: RawBuilder<unknown> = where(rowConditions(filter, clauses, NOW))
        const expected = await sql<{ product_seq: number }>`
          select product_seq from product_search ${condition}`.execute(database.kysely)
        const own = rows.filter((row) => matchesRow(filter, clauses, row))
        found += own.length
        expect(own.map((row) => row.product_seq).sort()).toEqual(
          expected.rows.map((row) => row.product_seq).sort(),
        )
      }),
    )
    expect(found).toBeGreaterThan(100)
  })
})
