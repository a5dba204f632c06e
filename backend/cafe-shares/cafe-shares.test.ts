import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import {
  seedCategory,
  seedProduct,
  seedStore,
  seedUser,
} from '#backend/demo/seed/builders/index.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { hostClients } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { deliverCafeShares } from './deliver-shares.ts'

const START = new Date('2026-11-21T03:00:00Z')

let database: Database
let dependencies: TestHostDependencies
let now = START
let people = 0
beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely, { category_seq: 1 })
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  now = START
  dependencies = testHostDependencies(database, { now: () => now })
})

const cafe = () => dependencies.integrations.cafe
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )

/** A member who is linked, with so many goods for sale. */
async function linked(count: number, { isAgreed = true } = {}) {
  people += 1
  const { userSeq } = await seedUser(database.kysely, { phone_no: `0107777${1_000 + people}` })
  const { storeSeq } = await seedStore(database.kysely, { user_seq: userSeq })
  const linkKey = `share-${people}`
  await database.kysely
    .insertInto('cafe_link')
    .values({
      user_seq: userSeq,
      naver_hash: linkKey,
      email_hash: null,
      linked_at: START,
      unlinked_at: null,
      link_key: linkKey,
      confirmed_at: START,
      share_agreed_at: isAgreed ? START : null,
    })
    .execute()
  const goods: number[] = []
  for (let at = 0; at < count; at += 1) {
    const product = { category_seq: 1, store_seq: storeSeq, title: `의자 ${at + 1}`, price: 1_000 }
    goods.push((await seedProduct(database.kysely, product)).productSeq)
  }
  const main = hostClients(dependencies)('main', { bearer: await bearerOf(dependencies, userSeq) })
  return { userSeq, storeSeq, linkKey, goods, main }
}

const deliver = () =>
  deliverCafeShares({ ...dependencies, cafe: cafe(), log: { error: () => undefined } as never })
const change = (productSeq: number, columns: object) =>
  database.kysely
    .updateTable('product')
    .set(columns)
    .where('product_seq', '=', productSeq)
    .execute()
const shownOf = (productSeq: number) => cafe().shared.get(productSeq)?.post ?? null
const first = (goods: readonly number[]) => goods[0] ?? 0

describe('내 상품을 카페에 올리기', () => {
  it('고른 상품만 올라가고, 같은 것을 두 번 골라도 글은 하나이다', async () => {
    const { main, goods } = await linked(3)
    const [one = 0, two = 0, three = 0] = goods
    const chosen = { productSeqs: [one, two], boardId: 'sell' }
    expect(await main.shareInCafe(chosen)).toEqual({ shared: 2 })
    await main.shareInCafe(chosen)
    await deliver()
    expect(shownOf(one)).toMatchObject({
      title: '의자 1',
      price: 1_000,
      isSold: false,
      url: expect.stringContaining(`/product/${one}`),
    })
    expect(shownOf(two)).not.toBeNull()
    expect(shownOf(three)).toBeNull()
    expect(await deliver()).toBe(0)
    const told = cafe().told.filter((call) => call === `SHARE ${one}`)
    expect(told).toHaveLength(1)
    const { items } = await main.cafeShares({ which: 'SHARED' })
    expect(items.map(({ share }) => share?.state)).toEqual(['SHOWN', 'SHOWN'])
    expect((await main.cafeShares({ which: 'OTHERS' })).items).toMatchObject([
      { productSeq: three, share: null },
    ])
  })

  it('값과 판매완료가 따라가고, 찜은 카페에 알리지 않는다', async () => {
    const { main, goods } = await linked(1)
    const productSeq = first(goods)
    await main.shareInCafe({ productSeqs: [productSeq], boardId: 'sell' })
    await deliver()
    await change(productSeq, { price: 700 })
    await deliver()
    expect(shownOf(productSeq)).toMatchObject({ price: 700 })
    await change(productSeq, { trade_state: 'SOLD' })
    await deliver()
    expect(shownOf(productSeq)).toMatchObject({ isSold: true })
    await change(productSeq, { favorite_count: 5 })
    expect(await deliver()).toBe(0)
    const told = cafe().told.length
    await change(productSeq, { price: 900 })
    await change(productSeq, { price: 700 })
    expect(await deliver()).toBe(1)
    expect(cafe().told).toHaveLength(told)
  })

  it('숨기거나 지우면 내려가고, 다시 보이면 다시 올라간다', async () => {
    const { main, goods, storeSeq } = await linked(1)
    const productSeq = first(goods)
    await main.shareInCafe({ productSeqs: [productSeq], boardId: 'sell' })
    await deliver()
    await change(productSeq, { visibility: 'HIDDEN', hidden_by: 'SELLER' })
    await deliver()
    expect(shownOf(productSeq)).toBeNull()
    expect((await main.cafeShares({ which: 'SHARED' })).items[0]?.share?.state).toBe('HIDDEN')
    await change(productSeq, { visibility: 'ACTIVE', hidden_by: null })
    await deliver()
    expect(shownOf(productSeq)).not.toBeNull()
    const store = (status: 'SUSPENDED' | 'ACTIVE') =>
      database.kysely
        .updateTable('store')
        .set({ status })
        .where('store_seq', '=', storeSeq)
        .execute()
    await store('SUSPENDED')
    await deliver()
    expect(shownOf(productSeq)).toBeNull()
    await store('ACTIVE')
    await deliver()
    expect(shownOf(productSeq)).not.toBeNull()
  })

  it('내리면 카페에서 사라지고, 다른 게시판으로 옮기면 글은 하나이다', async () => {
    const { main, goods } = await linked(1)
    const productSeq = first(goods)
    await main.shareInCafe({ productSeqs: [productSeq], boardId: 'sell' })
    await deliver()
    await main.shareInCafe({ productSeqs: [productSeq], boardId: 'free' })
    await deliver()
    expect(cafe().shared.get(productSeq)?.boardId).toBe('free')
    expect(await main.endCafeShares({ productSeqs: [productSeq] })).toEqual({ ended: 1 })
    expect(await main.endCafeShares({ productSeqs: [productSeq] })).toEqual({ ended: 0 })
    await deliver()
    expect(shownOf(productSeq)).toBeNull()
    expect((await main.cafeShares({ which: 'SHARED' })).items).toEqual([])
  })

  it('연동을 해제하면 모두 내려가고, 카페에 더 알리지 않는다', async () => {
    const { main, goods } = await linked(2)
    await main.shareInCafe({ productSeqs: goods, boardId: 'sell' })
    await deliver()
    await main.unlinkCafe()
    await change(first(goods), { price: 5 })
    expect(await deliver()).toBe(0)
    expect(await codeOf(main.cafeShares({ which: 'SHARED' }))).toBe('NOT_LINKED')
    const rows = await database.kysely
      .selectFrom('cafe_share')
      .select('product_seq')
      .where('product_seq', 'in', goods)
      .execute()
    expect(rows).toEqual([])
  })

  it('동의하지 않았거나 없는 게시판이거나 남의 상품이면 올리지 않는다', async () => {
    const { main, goods } = await linked(1, { isAgreed: false })
    const other = await linked(1)
    const share = (productSeqs: number[], boardId = 'sell') =>
      main.shareInCafe({ productSeqs, boardId })
    expect(await codeOf(share(goods))).toBe('NOT_AGREED')
    expect(await codeOf(main.setCafeAutoShare({ boardId: 'sell' }))).toBe('NOT_AGREED')
    await main.agreeToCafeShares()
    expect(await codeOf(share(goods, 'gone'))).toBe('BOARD_GONE')
    expect(await share(other.goods)).toEqual({ shared: 0 })
    expect(await other.main.shareInCafe({ productSeqs: other.goods, boardId: 'sell' })).toEqual({
      shared: 1,
    })
    expect(await main.endCafeShares({ productSeqs: other.goods })).toEqual({ ended: 0 })
  })

  it('새로 등록한 상품을 저절로 올리고, 끄면 올리지 않는다', async () => {
    const { main, storeSeq } = await linked(0)
    const register = async () =>
      (await seedProduct(database.kysely, { category_seq: 1, store_seq: storeSeq })).productSeq
    await main.setCafeAutoShare({ boardId: 'free' })
    const shared = await register()
    await deliver()
    expect(cafe().shared.get(shared)?.boardId).toBe('free')
    await main.setCafeAutoShare({ boardId: null })
    const quiet = await register()
    await deliver()
    expect(shownOf(quiet)).toBeNull()
  })
})

describe('카페가 대답하지 않을 때', () => {
  it('기다렸다가 다시 알리고, 그동안 바뀐 것까지 한 번에 맞춘다', async () => {
    const { main, goods } = await linked(1)
    const productSeq = first(goods)
    await main.shareInCafe({ productSeqs: [productSeq], boardId: 'sell' })
    dependencies.integrations.failing.add('cafe')
    await deliver()
    const share = (await main.cafeShares({ which: 'SHARED' })).items[0]?.share
    expect(share).toMatchObject({ state: 'WAITING', problem: 'CAFE_DOWN' })
    expect(await codeOf(main.shareInCafe({ productSeqs: goods, boardId: 'sell' }))).toBe(
      'CAFE_DOWN',
    )
    dependencies.integrations.failing.delete('cafe')
    expect(await deliver()).toBe(0)
    await change(productSeq, { price: 300 })
    await deliver()
    expect(shownOf(productSeq)).toMatchObject({ price: 300 })
    expect((await main.cafeShares({ which: 'SHARED' })).items[0]?.share?.problem).toBeNull()
  })

  it('보내는 사이에 바뀐 상품은 다시 보낸다', async () => {
    const { main, goods } = await linked(1)
    const productSeq = first(goods)
    await main.shareInCafe({ productSeqs: [productSeq], boardId: 'sell' })
    const share = cafe().share.bind(cafe())
    let isFirst = true
    cafe().share = async (sent) => {
      const answer = await share(sent)
      if (isFirst) {
        isFirst = false
        await change(productSeq, { price: 77 })
      }
      return answer
    }
    await deliver()
    expect(shownOf(productSeq)).toMatchObject({ price: 77 })
  })

  it('카페의 규칙에 맞지 않는 글은 까닭을 알려 주고, 고치면 올라간다', async () => {
    const { main, goods } = await linked(1)
    const productSeq = first(goods)
    await change(productSeq, { title: '도배 의자' })
    await main.shareInCafe({ productSeqs: [productSeq], boardId: 'sell' })
    await deliver()
    const read = async () => (await main.cafeShares({ which: 'SHARED' })).items[0]?.share
    expect(await read()).toMatchObject({ problem: 'REFUSED', url: null })
    await change(productSeq, { title: '의자' })
    await deliver()
    expect(await read()).toMatchObject({ state: 'SHOWN', problem: null })
  })

  it('카페가 모르는 연동이면 여기에서도 끝난다', async () => {
    const { main, goods, linkKey } = await linked(1)
    await main.shareInCafe({ productSeqs: goods, boardId: 'sell' })
    cafe().links.set(linkKey, { memberId: null, state: 'ENDED' })
    await deliver()
    expect((await main.cafeState()).link).toBeNull()
  })
})
