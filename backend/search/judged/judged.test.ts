import { readFileSync } from 'node:fs'
import process from 'node:process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedDemoWorld } from '#backend/demo/seed/seed-demo-world.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { searchProducts } from '../search-products.ts'

/*
 * Queries of twenty kinds, judged on the demo world by somebody who had not seen the rules; the rules were made without
 * the held-out ones, and the later open lists were counted before any rule was made from them; the third has sentences only,
 * the fourth and the sixth to the twelfth some kinds only. The figures are those of decision 68: none may become worse. A query is answered well when four in
 * five of the first ten products are right and six in ten of up to ten right ones are among them. To see what the open
 * list misses: JUDGED=show; the figures of each class: JUDGED=1.
 */

interface Wanted {
  title?: string
  notTitle?: string
  category?: string
  region?: string
  priceMin?: number
  priceMax?: number
  free?: boolean
}

interface JudgedQuery {
  query: string
  class: number
  good: { any: Wanted[] }
}

interface Good {
  product_seq: number
  title: string
  price: number
  category: string
  regions: string[]
}

const NOW = new Date('2026-11-23T03:00:00Z')
const SHOWN = 10
/** Its queries are counted, never shown. */
const HELD_OUT = 'queries-held-out'

let database: Database
let goods: Good[]
beforeAll(async () => {
  database = await createTestDatabase()
  await seedDemoWorld({ kysely: database.kysely, now: NOW })
  goods = await readGoods(database)
}, 60_000)
afterAll(() => database?.close())

async function readGoods({ kysely }: Database): Promise<Good[]> {
  const [products, categories, regions] = await Promise.all([
    kysely.selectFrom('product').selectAll().where('visibility', '=', 'ACTIVE').execute(),
    kysely.selectFrom('category').select(['category_seq', 'parent_seq', 'name']).execute(),
    kysely.selectFrom('region').select(['region_code', 'full_name']).execute(),
  ])
  const bySeq = new Map(categories.map((row) => [row.category_seq, row]))
  const pathOf = (categorySeq: number | null): string[] => {
    const row = categorySeq === null ? undefined : bySeq.get(categorySeq)
    return row ? [...pathOf(row.parent_seq), row.name] : []
  }
  const nameOf = new Map(regions.map((row) => [row.region_code, row.full_name]))
  return products.map((product) => ({
    product_seq: product.product_seq,
    title: product.title,
    price: product.price,
    category: pathOf(product.category_seq).join(' > '),
    regions: [product.region_code, ...product.more_region_codes].flatMap(
      (code) => nameOf.get(code ?? '') ?? [],
    ),
  }))
}

const says = (pattern: string | undefined, text: string) =>
  pattern === undefined || new RegExp(pattern, 'iu').test(text)

const isWanted = (good: Good, wanted: Wanted) =>
  says(wanted.title, good.title) &&
  !(wanted.notTitle !== undefined && says(wanted.notTitle, good.title)) &&
  says(wanted.category, good.category) &&
  (wanted.region === undefined || good.regions.some((region) => says(wanted.region, region))) &&
  good.price >= (wanted.priceMin ?? 0) &&
  good.price <= (wanted.priceMax ?? Number.POSITIVE_INFINITY) &&
  (!wanted.free || good.price === 0)

/** Right products among the shown ones; null when there are none in the world. */
async function ask({ query, good }: JudgedQuery) {
  const right = new Set(
    goods
      .filter((each) => good.any.some((wanted) => isWanted(each, wanted)))
      .map((each) => each.product_seq),
  )
  const { items } = await searchProducts(
    { kysely: database.kysely, now: () => NOW },
    { keyword: query, pageSize: SHOWN },
  )
  const shown = items.map(({ productSeq }) => productSeq)
  const hits = shown.filter((productSeq) => right.has(productSeq)).length
  const isGood =
    right.size === 0 ||
    (shown.length > 0 && hits >= shown.length * 0.8 && hits >= Math.min(SHOWN, right.size) * 0.6)
  return { isGood, isEmpty: right.size > 0 && shown.length === 0, hits, shown, right: right.size }
}

const say = (...values: unknown[]) => process.stdout.write(`${JSON.stringify(values)}\n`)

/** Whether a query is understood is no matter of the database: on PostgreSQL the first lists, which have all classes, are enough. */
const onBoth = ({ name }: { name: string }) =>
  !process.env.TEST_DATABASE_URL || ['queries-open', HELD_OUT].includes(name)

describe('사람들이 치는 검색어에 맞는 상품을 보여 준다', () => {
  it.each(
    [
      { name: 'queries-open', size: 200, good: 0.97, empty: 0, ofClass: 0.8 },
      { name: 'queries-open-2', size: 300, good: 0.98, empty: 0, ofClass: 0.77 },
      { name: 'queries-open-3', size: 160, good: 0.94, empty: 0, ofClass: 0.94, classes: 1 },
      { name: 'queries-open-4', size: 240, good: 0.94, empty: 0, ofClass: 0.7, classes: 8 },
      { name: 'queries-open-5', size: 200, good: 0.93, empty: 0, ofClass: 0.7 },
      { name: 'queries-open-6', size: 240, good: 0.94, empty: 0, ofClass: 0.76, classes: 8 },
      { name: 'queries-open-7', size: 240, good: 0.93, empty: 0, ofClass: 0.8, classes: 8 },
      { name: 'queries-open-8', size: 240, good: 0.91, empty: 0, ofClass: 0.7, classes: 8 },
      { name: 'queries-open-9', size: 240, good: 0.97, empty: 0, ofClass: 0.9, classes: 8 },
      { name: 'queries-open-10', size: 240, good: 0.88, empty: 0, ofClass: 0.8, classes: 4 },
      { name: 'queries-open-11', size: 180, good: 0.92, empty: 0, ofClass: 0.85, classes: 4 },
      { name: 'queries-open-12', size: 180, good: 0.94, empty: 0, ofClass: 0.93, classes: 3 },
      { name: HELD_OUT, size: 200, good: 0.94, empty: 0, ofClass: 0.7 },
      { name: `${HELD_OUT}-2`, size: 200, good: 0.89, empty: 0.005, ofClass: 0.8 },
      { name: `${HELD_OUT}-3`, size: 200, good: 0.95, empty: 0, ofClass: 0.8 },
    ].filter(onBoth),
  )(
    '$name',
    async ({ name, size, good, empty, ofClass, classes: ofClasses = 20 }) => {
      const queries = JSON.parse(
        readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'),
      ) as JudgedQuery[]
      expect(queries).toHaveLength(size)
      const classes = new Map<number, { good: number; of: number }>()
      let isGood = 0
      let isEmpty = 0
      for (const judged of queries) {
        const answer = await ask(judged)
        isGood += Number(answer.isGood)
        isEmpty += Number(answer.isEmpty)
        const ofClassSoFar = classes.get(judged.class) ?? { good: 0, of: 0 }
        classes.set(judged.class, {
          good: ofClassSoFar.good + Number(answer.isGood),
          of: ofClassSoFar.of + 1,
        })
        if (process.env.JUDGED === 'show' && !name.startsWith(HELD_OUT) && !answer.isGood)
          say(judged.class, judged.query, answer.hits, answer.shown.length, answer.right)
      }
      const figures = { good: isGood / queries.length, empty: isEmpty / queries.length }
      if (process.env.JUDGED)
        say(
          name,
          figures,
          [...classes]
            .sort(([a], [b]) => a - b)
            .map(([number, { good: well, of }]) => `${number}: ${well}/${of}`)
            .join(' '),
        )
      expect(figures.good).toBeGreaterThanOrEqual(good)
      expect(figures.empty).toBeLessThanOrEqual(empty)
      const shares = [...classes.values()].map((each) => each.good / each.of)
      expect(shares).toHaveLength(ofClasses)
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(ofClass)
    },
    120_000,
  )
})
