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
    expect(await host.mine({ productSeq })).toEqual({
      isFavorite: false,
      isOwn: false,
      isPossessionAsked: false,
      offerPrice: null,
      queue: null,
      turnUntil: null,
    })
    expect(await set(true)).toEqual({ isFavorite: true, favoriteCount: 8 })
    expect(await set(true)).toEqual({ isFavorite: true, favoriteCount: 8 })
    expect(await host.mine({ productSeq })).toEqual({
      isFavorite: true,
      isOwn: false,
      isPossessionAsked: false,
      offerPrice: null,
      queue: null,
      turnUntil: null,
    })
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
    expect(await host.mine({ productSeq: mine })).toEqual({
      isFavorite: false,
      isOwn: true,
      isPossessionAsked: false,
      offerPrice: null,
      queue: null,
      turnUntil: null,
    })
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
    expect(await host.favorites({ page: 3 })).toEqual({
      items: [],
      total: 26,
      all: 26,
      pageCount: 2,
      undoable: 0,
    })
    expect((await other.host.favorites({})).total).toBe(0)
  })

  it('판매중만 보면 팔린 것과 예약된 것이 빠지고, 전체 수는 그대로다', async () => {
    const { host } = await fan()
    const onSale = await listed({ trade_state: 'ON_SALE' })
    const sold = await listed({ trade_state: 'SOLD' })
    const reserved = await listed({ trade_state: 'RESERVED' })
    for (const productSeq of [onSale, sold, reserved])
      await host.setFavorite({ productSeq, favorite: true })
    const page = await host.favorites({ onSale: true })
    expect(page.items.map(({ productSeq }) => productSeq)).toEqual([onSale])
    expect([page.total, page.all]).toEqual([1, 3])
    expect((await host.favorites({})).items).toHaveLength(3)
  })

  it('찜한 때의 값을 간직해, 나중에 내린 값과 견줄 수 있다', async () => {
    const { host } = await fan()
    const productSeq = await listed({ price: 100_000 })
    await host.setFavorite({ productSeq, favorite: true })
    await database.kysely
      .updateTable('product')
      .set({ price: 70_000 })
      .where('product_seq', '=', productSeq)
      .execute()
    expect((await host.favorites({})).items).toMatchObject([
      { productSeq, price: 70_000, priceThen: 100_000 },
    ])
  })

  it('여럿을 한 번에 빼고, 되돌리면 순서와 찜한 때의 값까지 그대로 돌아온다', async () => {
    const { host } = await fan()
    const other = await fan()
    const productSeqs: number[] = []
    for (let index = 0; index < 3; index += 1) {
      const productSeq = await listed({ price: 10_000 })
      productSeqs.push(productSeq)
      time = new Date(START.getTime() + index * 1_000)
      await host.setFavorite({ productSeq, favorite: true })
      await other.host.setFavorite({ productSeq, favorite: true })
    }
    const [first = 0, second = 0] = productSeqs
    const before = await host.favorites({})
    await database.kysely
      .updateTable('product')
      .set({ price: 9_000 })
      .where('product_seq', '=', first)
      .execute()
    expect(await host.removeFavorites({ productSeqs: [first, second, 99_999_999] })).toEqual({
      removed: 2,
    })
    expect(await host.removeFavorites({ productSeqs: [first, second] })).toEqual({ removed: 0 })
    expect(await stateOf(first)).toEqual({ count: 1, rows: 1 })
    expect(await host.favorites({})).toMatchObject({ total: 1, undoable: 2 })
    expect((await other.host.favorites({})).undoable).toBe(0)

    expect(await host.undoRemoveFavorites()).toEqual({ restored: 2 })
    expect(await host.undoRemoveFavorites()).toEqual({ restored: 0 })
    const after = await host.favorites({})
    const shape = ({ items }: typeof after) =>
      items.map(({ productSeq, favoritedAt, priceThen }) => [productSeq, favoritedAt, priceThen])
    expect(shape(after)).toEqual(shape(before))
    expect(after.undoable).toBe(0)
    expect(await stateOf(first)).toEqual({ count: 2, rows: 2 })
  })

  it('5분이 지나면 되돌리지 못하고, 그 안에 다시 찜하면 뺀 적이 없는 것과 같다', async () => {
    const { host } = await fan()
    const kept = await listed({ price: 5_000 })
    await host.setFavorite({ productSeq: kept, favorite: true })
    const [favorite] = (await host.favorites({})).items
    time = new Date(START.getTime() + 60_000)
    await host.setFavorite({ productSeq: kept, favorite: false })
    time = new Date(START.getTime() + 120_000)
    await host.setFavorite({ productSeq: kept, favorite: true })
    expect((await host.favorites({})).items[0]?.favoritedAt).toBe(favorite?.favoritedAt)

    await host.removeFavorites({ productSeqs: [kept] })
    time = new Date(START.getTime() + 120_000 + 5 * 60_000 + 1)
    expect((await host.favorites({})).undoable).toBe(0)
    expect(await host.undoRemoveFavorites()).toEqual({ restored: 0 })
  })

  it('보인 상품 가운데 찜한 것과 내 것을 한 번에 알려 준다', async () => {
    const { userSeq, host } = await fan()
    const own = await seedStore(database.kysely, { user_seq: userSeq })
    const liked = await listed()
    const other = await listed()
    const mine = await listed({ store_seq: own.storeSeq })
    await host.setFavorite({ productSeq: liked, favorite: true })
    expect(await host.relations({ productSeqs: [liked, other, mine, 99_999_999] })).toEqual({
      favorites: [liked],
      own: [mine],
    })
    expect(await host.relations({})).toEqual({ favorites: [], own: [] })
    const anonymous = hostClients(dependencies)('product')
    expect((await refusalOf(anonymous.relations({ productSeqs: [liked] }))).status).toBe(401)
    expect((await refusalOf(anonymous.removeFavorites({ productSeqs: [liked] }))).status).toBe(401)
    expect((await refusalOf(anonymous.undoRemoveFavorites())).status).toBe(401)
  })
})
