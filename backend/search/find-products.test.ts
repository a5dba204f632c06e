import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { randomOf } from '#backend/demo/random.ts'
import { DAY_MS } from '#contracts/durations.ts'
import type { Condition, TradeMethod, TradeState } from '#contracts/product.ts'
import { EXACT_TOTAL_LIMIT, type ProductFilter, type ProductSort } from '#contracts/search.ts'
import { fillSearchFixture, makeQuery } from '#tests/support/search-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { rankOf } from '../search-index/rank.ts'
import { reindexAll } from '../search-index/reindex-all.ts'
import { searchTextOf } from '../search-index/search-text.ts'
import { choosePlan } from './choose-plan.ts'
import { findProducts } from './find-products.ts'
import { matchesClauses, type WordClause } from './keyword-clauses.ts'
import { lookUp } from './look-up.ts'

const PRODUCTS = 4_000
const ROUNDS = 400
const PAGE = 20
const NOW = new Date('2026-03-01T12:00:00Z')

interface Row {
  product_seq: number
  store_seq: number
  path: number[]
  title: string
  tags: string[]
  price: number
  trade_state: TradeState
  condition: Condition
  trade_methods: TradeMethod[]
  shipping_included: boolean
  safe_pay: boolean
  lowered: boolean
  region_code: string | null
  more_region_codes: string[]
  created_at: Date
  bumped_at: Date
  favorite_count: number
  trust_score: number
  images: number
  norm: string
  rank: number
}

let database: Database
let rows: Row[]
beforeAll(async () => {
  database = await createTestDatabase()
  await fillSearchFixture(database.kysely, { products: PRODUCTS, seed: 7, now: NOW })
  await reindexAll(database.kysely)
  // The expected result is computed from the products alone, not from the index under test.
  const answer = await sql<Row>`
    select p.*, coalesce(p.previous_price > p.price, false) as lowered, s.trust_score,
      array[a.category_seq, b.category_seq, c.category_seq] as path,
      (select count(*)::int from product_image i where i.product_seq = p.product_seq) as images
    from product p
    join store s on s.store_seq = p.store_seq
    join category c on c.category_seq = p.category_seq
    join category b on b.category_seq = c.parent_seq
    join category a on a.category_seq = b.parent_seq`.execute(database.kysely)
  const compareAge = (one: Row, other: Row) =>
    one.bumped_at.getTime() - other.bumped_at.getTime() || one.product_seq - other.product_seq
  const ofStore = new Map<number, Row[]>()
  for (const row of answer.rows)
    ofStore.set(row.store_seq, [...(ofStore.get(row.store_seq) ?? []), row])
  const listedBefore = (row: Row) =>
    (ofStore.get(row.store_seq) ?? []).filter(
      (other) =>
        compareAge(other, row) < 0 && other.bumped_at.getTime() > row.bumped_at.getTime() - DAY_MS,
    ).length
  rows = answer.rows.map((row) => ({
    ...row,
    norm: searchTextOf(row.title, row.tags),
    rank: rankOf({
      bumpedAt: row.bumped_at,
      tradeState: row.trade_state,
      imageCount: row.images,
      safePay: row.safe_pay,
      favoriteCount: row.favorite_count,
      listedBefore: listedBefore(row),
      trustScore: row.trust_score,
    }),
  }))
})
afterAll(() => database.close())

function isHit(row: Row, filter: ProductFilter, clauses: WordClause[] | null): boolean {
  const { periodDays, regionCode } = filter
  return (
    (clauses === null || matchesClauses(row.norm, clauses)) &&
    (filter.categorySeq === undefined || row.path.includes(filter.categorySeq)) &&
    row.price >= (filter.minPrice ?? 0) &&
    row.price <= (filter.maxPrice ?? Number.POSITIVE_INFINITY) &&
    (filter.tradeStates?.includes(row.trade_state) ?? true) &&
    (filter.conditions?.includes(row.condition) ?? true) &&
    (filter.tradeMethods?.some((method) => row.trade_methods.includes(method)) ?? true) &&
    (regionCode === undefined ||
      [row.region_code, ...row.more_region_codes].some((code) => code?.startsWith(regionCode))) &&
    (filter.shippingIncluded ?? row.shipping_included) === row.shipping_included &&
    (filter.safePay ?? row.safe_pay) === row.safe_pay &&
    (filter.lowered === undefined || row.lowered) &&
    (filter.storeSeq ?? row.store_seq) === row.store_seq &&
    (periodDays === undefined || row.created_at.getTime() >= NOW.getTime() - periodDays * DAY_MS)
  )
}

const COMPARE: Record<ProductSort, (a: Row, b: Row) => number> = {
  RECOMMENDED: (a, b) => b.rank - a.rank || b.product_seq - a.product_seq,
  LATEST: (a, b) => b.bumped_at.getTime() - a.bumped_at.getTime() || b.product_seq - a.product_seq,
  PRICE_ASC: (a, b) => a.price - b.price || b.product_seq - a.product_seq,
  PRICE_DESC: (a, b) => b.price - a.price || a.product_seq - b.product_seq,
}

describe('every plan', () => {
  it(`finds what a plain scan finds, in ${ROUNDS} random queries`, async () => {
    const random = randomOf(20_260_301)
    const chosen = new Map<string, number>()
    let found = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const { sort = 'RECOMMENDED', page, ...filter } = makeQuery(random)
      const lookedUp = await lookUp(database.kysely, filter)
      const request = { filter, sort, offset: (page - 1) * PAGE, limit: PAGE, now: NOW }
      const truth = rows
        .filter((row) => isHit(row, filter, lookedUp.clauses))
        .sort(COMPARE[sort])
        .map((row) => row.product_seq)
      const expected = truth.slice(request.offset, request.offset + PAGE)
      const hasNext = truth.length > request.offset + PAGE
      found += expected.length
      const what = JSON.stringify({ ...filter, sort, page })

      const plan = choosePlan(filter, lookedUp.clauses, lookedUp.counts, request.offset + PAGE + 1)
      chosen.set(plan.kind, (chosen.get(plan.kind) ?? 0) + 1)
      const byChoice = await findProducts(database.kysely, request, lookedUp)
      expect(byChoice.productSeqs, what).toEqual(expected)
      expect(byChoice.hasNext, what).toBe(hasNext)

      const byIndex = await findProducts(database.kysely, request, lookedUp, { kind: 'index' })
      expect(byIndex, what).toEqual({
        productSeqs: expected,
        total: truth.length,
        firstTotal: null,
        totalIsExact: true,
        hasNext,
      })
      // Long enough to see all, or so short that it sometimes has to give up.
      for (const [scanLimit, countLimit] of [
        [PRODUCTS, 0],
        [100, 0],
        [PRODUCTS, PRODUCTS],
      ] as const) {
        const inOrder = await findProducts(database.kysely, request, lookedUp, {
          kind: 'ordered',
          scanLimit,
          countLimit,
        })
        expect(inOrder.productSeqs, what).toEqual(expected)
        expect(inOrder.hasNext, what).toBe(hasNext)
        expect([inOrder.total, inOrder.totalIsExact], what).toEqual(
          truth.length <= EXACT_TOTAL_LIMIT || inOrder.totalIsExact
            ? [truth.length, true]
            : [EXACT_TOTAL_LIMIT, false],
        )
      }
    }
    // Otherwise nothing has been compared.
    expect(found).toBeGreaterThan(ROUNDS)
    expect(chosen.get('index')).toBeGreaterThan(20)
    expect(chosen.get('ordered')).toBeGreaterThan(5)
  })

  it('never misses a title that contains every word as typed', async () => {
    const random = randomOf(11)
    const strip = (text: string) => text.toLowerCase().replace(/[^0-9a-z가-힣]/g, '')
    for (let round = 0; round < 150; round += 1) {
      const { keyword } = makeQuery(random)
      if (keyword === undefined) continue
      const lookedUp = await lookUp(database.kysely, { keyword })
      const request = { filter: { keyword }, sort: 'LATEST', offset: 0, limit: PRODUCTS, now: NOW }
      const { productSeqs } = await findProducts(
        database.kysely,
        { ...request, sort: 'LATEST' },
        lookedUp,
        { kind: 'index' },
      )
      const found = new Set(productSeqs)
      const words = keyword.split(' ').map(strip)
      for (const row of rows) {
        const title = strip(row.title)
        if (words.every((word) => title.includes(word)))
          expect(found.has(row.product_seq), `${keyword} in ${row.title}`).toBe(true)
      }
    }
  })
})

describe('choosePlan', () => {
  const counts = new Map([
    ['*:', 100_000],
    ['아이', 20_000],
    ['이폰', 20_000],
    ['텐트', 300],
    ['롤랜', 3_000],
    ['랜드', 3_000],
    ['fp', 3_000],
    // Prices up to 10,000 won, and from there up to 20,000.
    ['b:3', 200],
    ['b:4', 60_000],
  ])
  const plan = (terms: string[], needed = 51, filter: ProductFilter = {}, sort?: ProductSort) =>
    choosePlan(
      filter,
      terms.map((term) => ({ alternatives: [[term]] })),
      counts,
      needed,
      sort,
    )

  it('walks the order for a common word, and uses the index for a rare or unknown one', () => {
    expect(plan(['아이폰'])).toMatchObject({ kind: 'ordered' })
    expect(plan(['텐트'])).toEqual({ kind: 'index', isRare: true })
    expect(plan(['아이폰', '텐트'])).toEqual({ kind: 'index', isRare: true })
    expect(plan(['뛟쒥'])).toEqual({ kind: 'index', isRare: true })
    expect(plan([])).toMatchObject({ kind: 'ordered' })
  })

  it('knows how many products a price leaves', () => {
    expect(plan(['아이폰'], 51, { minPrice: 5_001, maxPrice: 10_000 })).toEqual({
      kind: 'index',
      isRare: true,
    })
    expect(plan(['아이폰'], 51, { minPrice: 10_001, maxPrice: 20_000 })).toMatchObject({
      kind: 'ordered',
    })
  })

  it('does not trust the order of prices, in which things of a kind lie together', () => {
    expect(plan(['롤랜드'], 51, {}, 'LATEST')).toMatchObject({ kind: 'ordered' })
    expect(plan(['롤랜드'], 51, {}, 'PRICE_ASC')).toEqual({ kind: 'index' })
    expect(plan(['아이폰'], 51, {}, 'PRICE_ASC')).toMatchObject({ kind: 'ordered' })
    expect(plan([], 51, {}, 'PRICE_ASC')).toMatchObject({ kind: 'ordered' })
    const cheap = { maxPrice: 10_000 }
    const counted = new Map([...counts, ['b:3', 4_000]])
    expect(choosePlan(cheap, null, counted, 51, 'PRICE_ASC')).toMatchObject({ kind: 'ordered' })
    expect(choosePlan(cheap, [{ alternatives: [['아이폰']] }], counted, 51, 'PRICE_ASC')).toEqual({
      kind: 'index',
      isRare: true,
    })
  })

  it('tries a short walk where one word may always come with the other', () => {
    expect(plan(['롤랜드', 'fp'], 5, {}, 'LATEST')).toEqual({ kind: 'ordered', scanLimit: 334 })
    expect(plan(['롤랜드', 'fp'], 5, {}, 'RECOMMENDED')).toEqual({ kind: 'index', isRare: true })
    expect(plan(['롤랜드', '텐트'], 51, {}, 'LATEST')).toEqual({ kind: 'index', isRare: true })
  })

  it('uses the index where that is cheaper: a deep page, a store, an empty index', () => {
    expect(plan(['아이폰'], 10_051)).toEqual({ kind: 'index' })
    expect(plan(['아이폰'], 51, { storeSeq: 3 })).toEqual({ kind: 'index', isRare: true })
    expect(choosePlan({}, null, new Map(), 51)).toEqual({ kind: 'index', isRare: true })
  })
})
