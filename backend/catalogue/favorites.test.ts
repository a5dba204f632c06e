import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import {
  seedCategory,
  seedProduct,
  seedStore,
  seedUser,
} from '#backend/demo/seed/builders/index.ts'
import { indexProduct } from '#backend/search-index/index-product.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const START = new Date('2026-11-21T03:00:00Z')

let database: Database
let dependencies: TestHostDependencies
let time = START
beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  time = START
  dependencies = testHostDependencies(database, { now: () => time })
})

async function fan() {
  const { userSeq } = await seedUser(database.kysely)
  const bearer = await bearerOf(dependencies, userSeq)
  return { userSeq, host: hostClients(dependencies)('product', { bearer }) }
}

async function listed(overrides: Parameters<typeof seedProduct>[1] = {}) {
  const { productSeq } = await seedProduct(database.kysely, { category_seq: 1, ...overrides })
  await indexProduct(database.kysely, productSeq)
  return productSeq
}

async function stateOf(productSeq: number) {
  const product = await database.kysely
    .selectFrom('product')
    .select('favorite_count')
    .where('product_seq', '=', productSeq)
    .executeTakeFirstOrThrow()
  const rows = await database.kysely
    .selectFrom('product_favorite')
    .select('user_seq')
    .where('product_seq', '=', productSeq)
    .execute()
  return { count: product.favorite_count, rows: rows.length }
}

describe('찜', () => {
  it('찜하고 거두며, 두 번 눌러도 한 번과 같다', async () => {
    const { host } = await fan()
    const productSeq = await listed({ favorite_count: 7 })
    const set = (favorite: boolean) => host.setFavorite({ productSeq, favorite })
    expect(await host.mine({ productSeq })).toEqual({ isFavorite: false, isOwn: false })
    expect(await set(true)).toEqual({ isFavorite: true, favoriteCount: 8 })
    expect(await set(true)).toEqual({ isFavorite: true, favoriteCount: 8 })
    expect(await host.mine({ productSeq })).toEqual({ isFavorite: true, isOwn: false })
    expect(await set(false)).toEqual({ isFavorite: false, favoriteCount: 7 })
    expect(await set(false)).toEqual({ isFavorite: false, favoriteCount: 7 })
    expect(await stateOf(productSeq)).toEqual({ count: 7, rows: 0 })
  })

  it('스무 번을 한꺼번에 눌러도 센 수와 줄이 맞는다', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, fan))
    const productSeq = await listed()
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        people[index % 5]?.host.setFavorite({ productSeq, favorite: index % 3 !== 0 }),
      ),
    )
    const { count, rows } = await stateOf(productSeq)
    expect(count).toBe(rows)
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        people[index % 5]?.host.setFavorite({ productSeq, favorite: true }),
      ),
    )
    expect(await stateOf(productSeq)).toEqual({ count: 5, rows: 5 })
  })

  it('한 사람이 스무 번을 한꺼번에 눌러도 하나다', async () => {
    const { host } = await fan()
    const productSeq = await listed()
    await Promise.all(
      Array.from({ length: 20 }, () => host.setFavorite({ productSeq, favorite: true })),
    )
    expect(await stateOf(productSeq)).toEqual({ count: 1, rows: 1 })
    await Promise.all(
      Array.from({ length: 20 }, () => host.setFavorite({ productSeq, favorite: false })),
    )
    expect(await stateOf(productSeq)).toEqual({ count: 0, rows: 0 })
  })

  it('추천순의 자리가 찜을 따라간다', async () => {
    const { host } = await fan()
    const productSeq = await listed()
    const rank = async () =>
      (
        await database.kysely
          .selectFrom('product_search')
          .select('rank')
          .where('product_seq', '=', productSeq)
          .executeTakeFirstOrThrow()
      ).rank
    const before = await rank()
    await host.setFavorite({ productSeq, favorite: true })
    expect(await rank()).toBeGreaterThan(before)
    await host.setFavorite({ productSeq, favorite: false })
    expect(await rank()).toBe(before)
  })

  it('보이지 않는 상품과 내 상품은 찜할 수 없다', async () => {
    const { userSeq, host } = await fan()
    const own = await seedStore(database.kysely, { user_seq: userSeq })
    const closed = await seedStore(database.kysely, { status: 'CLOSED' })
    const codeOf = async (productSeq: number) =>
      (await refusalOf(host.setFavorite({ productSeq, favorite: true }))).code
    expect(await codeOf(99_999_999)).toBe('NOT_FOUND')
    expect(await codeOf(await listed({ visibility: 'HIDDEN' }))).toBe('NOT_FOUND')
    expect(await codeOf(await listed({ visibility: 'DELETED' }))).toBe('NOT_FOUND')
    expect(await codeOf(await listed({ store_seq: closed.storeSeq }))).toBe('NOT_FOUND')
    const mine = await listed({ store_seq: own.storeSeq })
    expect(await codeOf(mine)).toBe('OWN_PRODUCT')
    expect(await host.mine({ productSeq: mine })).toEqual({ isFavorite: false, isOwn: true })
    expect(await stateOf(mine)).toEqual({ count: 0, rows: 0 })
  })

  it('로그인하지 않으면 찜할 수도 볼 수도 없다', async () => {
    const anonymous = hostClients(dependencies)('product')
    const productSeq = await listed()
    for (const call of [
      () => anonymous.mine({ productSeq }),
      () => anonymous.setFavorite({ productSeq, favorite: true }),
      () => anonymous.favorites({}),
    ])
      expect((await refusalOf(call())).status).toBe(401)
    expect(await stateOf(productSeq)).toEqual({ count: 0, rows: 0 })
  })

  it('찜한 상품은 나중에 찜한 것부터 스물네 개씩, 보이는 것만 나온다', async () => {
    const { host } = await fan()
    const other = await fan()
    const productSeqs: number[] = []
    for (let index = 0; index < 27; index += 1) {
      const productSeq = await listed({ title: `찜 ${index}` })
      productSeqs.push(productSeq)
      time = new Date(START.getTime() + index * 1_000)
      await host.setFavorite({ productSeq, favorite: true })
    }
    await database.kysely
      .updateTable('product')
      .set({ visibility: 'HIDDEN' })
      .where('product_seq', '=', productSeqs[3] ?? 0)
      .execute()
    const first = await host.favorites({})
    const second = await host.favorites({ page: 2 })
    expect([first.total, first.pageCount, first.items.length]).toEqual([26, 2, 24])
    const shown = [...first.items, ...second.items].map(({ productSeq }) => productSeq)
    expect(shown).toEqual(productSeqs.filter((_, index) => index !== 3).reverse())
    expect(await host.favorites({ page: 3 })).toEqual({ items: [], total: 26, pageCount: 2 })
    expect((await other.host.favorites({})).total).toBe(0)
  })
})
