import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { randomOf } from '#backend/demo/random.ts'
import { buildProduct, seedStore } from '#backend/demo/seed/builders/index.ts'
import { bulkInsert } from '#backend/demo/seed/bulk-insert.ts'
import { buildCategories, type Model } from '#backend/demo/seed/categories.ts'
import { composeProduct } from '#backend/demo/seed/compose-product.ts'
import { VOICES } from '#backend/demo/seed/texts/product-phrases.ts'
import { indexProduct } from '#backend/search-index/index-product.ts'
import { reindexAll } from '#backend/search-index/reindex-all.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { likelyCategories } from './suggest-categories.ts'

const HELD_OUT = 500
const TITLES_A_MODEL = 3

let database: Database
let storeSeq: number
const { categories, models } = buildCategories()
const titlesOf = (model: Model, count: number, seed: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      composeProduct(randomOf(seed * 31 + index), model, {
        voice: VOICES[index % VOICES.length] ?? VOICES[0],
        place: null,
      }).title,
  )
const named = (model: Model, names: readonly string[]): Model => ({
  ...model,
  item: { ...model.item, names: [...names] as Model['item']['names'] },
})

/** Every thing whose sellers call it by several names loses the last of them to the test. */
const learnt = models.map((model) =>
  model.item.names.length > 1 ? named(model, model.item.names.slice(0, -1)) : model,
)
const heldOut = models
  .filter(({ item }) => item.names.length > 1)
  .slice(0, HELD_OUT)
  .map((model) => named(model, model.item.names.slice(-1)))

beforeAll(async () => {
  database = await createTestDatabase()
  const { kysely } = database
  const now = new Date('2026-11-22T00:00:00Z')
  await bulkInsert(
    kysely,
    'category',
    categories.map((category) => ({ ...category, updated_at: now })),
  )
  storeSeq = (await seedStore(kysely)).storeSeq
  await bulkInsert(
    kysely,
    'product',
    learnt.flatMap((model, index) =>
      titlesOf(model, TITLES_A_MODEL, index).map((title) =>
        buildProduct({ title, store_seq: storeSeq, category_seq: model.categorySeq }),
      ),
    ),
  )
  await reindexAll(kysely)
}, 120_000)
afterAll(() => database?.close())

const counts = async () =>
  (
    await sql<{ gram: string; category_seq: number; product_count: number }>`
      select * from category_gram where product_count > 0 order by gram, category_seq`.execute(
      database.kysely,
    )
  ).rows

describe('the suggested categories', () => {
  it('of 500 titles with names that no listing has, the right one is among three for at least 80 %', async () => {
    expect(heldOut).toHaveLength(HELD_OUT)
    let right = 0
    for (const [index, model] of heldOut.entries()) {
      const [title = ''] = titlesOf(model, 1, 10_000 + index)
      const items = await likelyCategories(database.kysely, title)
      if (items.some(({ categorySeq }) => categorySeq === model.categorySeq)) right += 1
    }
    expect(right / HELD_OUT).toBeGreaterThanOrEqual(0.8)
  })

  it('have the names on the way to them', async () => {
    const [first] = await likelyCategories(database.kysely, '페라가모 바라 펌프스 37')
    expect(first?.names).toEqual(['수입명품', '여성신발', '펌프스/로퍼'])
  })

  it('none for letters that no title has', async () => {
    expect(await likelyCategories(database.kysely, '')).toEqual([])
    expect(await likelyCategories(database.kysely, '!!!')).toEqual([])
    expect(await likelyCategories(database.kysely, '꿻뛟쀍')).toEqual([])
  })

  it('learn from a new listing at once, and forget it when it goes', async () => {
    const { kysely } = database
    const before = await counts()
    const title = '꿻뛟쀍 새것'
    const leaf = models[0]?.categorySeq ?? 0
    const { product_seq: productSeq } = await kysely
      .insertInto('product')
      .values(buildProduct({ title, store_seq: storeSeq, category_seq: leaf }))
      .returning('product_seq')
      .executeTakeFirstOrThrow()
    await kysely.transaction().execute((trx) => indexProduct(trx, productSeq))
    expect((await likelyCategories(kysely, '꿻뛟쀍'))[0]?.categorySeq).toBe(leaf)

    const other = models.at(-1)?.categorySeq ?? 0
    await kysely
      .updateTable('product')
      .set({ category_seq: other })
      .where('product_seq', '=', productSeq)
      .execute()
    await kysely.transaction().execute((trx) => indexProduct(trx, productSeq))
    expect(
      (await likelyCategories(kysely, '꿻뛟쀍')).map(({ categorySeq }) => categorySeq),
    ).toEqual([other])

    await kysely.deleteFrom('product').where('product_seq', '=', productSeq).execute()
    await kysely.transaction().execute((trx) => indexProduct(trx, productSeq))
    expect(await counts()).toEqual(before)
  })

  it('count what building the whole index counts', async () => {
    const before = await counts()
    await reindexAll(database.kysely)
    expect(await counts()).toEqual(before)
    expect(before.filter(({ gram }) => gram === '').length).toBeGreaterThan(200)
  })
})
