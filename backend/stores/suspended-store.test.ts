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
import { seedPerson } from '#tests/support/chat-room.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { sanctionInput } from '#tests/support/sanction-input.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const START = new Date('2026-11-21T03:00:00Z')

let database: Database
let dependencies: TestHostDependencies
beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  dependencies = testHostDependencies(database, { now: () => START })
})

async function operator() {
  const { userSeq } = await seedUser(database.kysely, { role: 'OPERATOR' })
  await seedStore(database.kysely, { user_seq: userSeq })
  return hostClients(dependencies)('main', { bearer: await bearerOf(dependencies, userSeq) })
}

describe('이용이 제한된 회원의 가게', () => {
  it('가게와 상품이 어디에도 보이지 않다가, 풀리면 그대로 돌아온다', async () => {
    const seller = await seedPerson(database.kysely)
    const { storeSeq } = seller
    const { productSeq } = await seedProduct(database.kysely, {
      category_seq: 1,
      store_seq: storeSeq,
      title: '물푸레나무 책장',
    })
    await indexProduct(database.kysely, productSeq)
    const fan = await seedPerson(database.kysely)
    const hosts = hostClients(dependencies)
    const bearer = await bearerOf(dependencies, fan.userSeq)
    await hosts('product', { bearer }).setFavorite({ productSeq, favorite: true })
    await hosts('boot', { bearer }).setFollow({ storeSeq, following: true })

    async function shown() {
      const boot = hosts('boot')
      const product = hosts('product')
      return {
        inStore: (await hosts('search').products({ storeSeq })).items.length,
        bySearch: (await hosts('search').products({ keyword: '물푸레나무' })).items.length,
        favorites: (await hosts('product', { bearer }).favorites({})).total,
        following: (await hosts('boot', { bearer }).following({})).total,
        store: await boot.store({ storeSeq }).then(
          () => 'OPEN',
          (error: { code: string }) => error.code,
        ),
        product: await product.detail({ productSeq }).then(
          () => 'OPEN',
          (error: { code: string }) => error.code,
        ),
      }
    }

    const before = { inStore: 1, bySearch: 1, favorites: 1, following: 1 }
    expect(await shown()).toEqual({ ...before, store: 'OPEN', product: 'OPEN' })
    const main = await operator()
    const reason = '사기 신고가 여러 번 들어왔어요'
    await main.sanctionMember(sanctionInput(seller.userSeq))
    expect(await shown()).toEqual({
      inStore: 0,
      bySearch: 0,
      favorites: 0,
      following: 0,
      store: 'SUSPENDED',
      product: 'NOT_FOUND',
    })
    const follow = hosts('boot', { bearer }).setFollow({ storeSeq, following: true })
    expect((await refusalOf(follow)).code).toBe('NOT_FOUND')
    await main.actOnMember({ userSeq: seller.userSeq, action: 'RESTORE', reason })
    expect(await shown()).toEqual({ ...before, store: 'OPEN', product: 'OPEN' })
  })
})
