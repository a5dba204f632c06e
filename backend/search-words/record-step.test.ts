import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedUser } from '#backend/demo/seed/builders/index.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { hostClients } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostContext,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { addProducts, openShop, SHOP_NOW } from '#tests/support/search-shop.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { searchProducts } from '../search/search-products.ts'
import { reindexAll } from '../search-index/reindex-all.ts'
import { GROWTH } from './grow-sense.ts'
import { recordStep } from './record-step.ts'

let database: Database
let dependencies: TestHostDependencies
let now = SHOP_NOW
let productSeqs: number[]
beforeAll(async () => {
  database = await createTestDatabase()
  dependencies = testHostDependencies(database, { now: () => now })
  await openShop(database.kysely)
  productSeqs = await addProducts(database.kysely, [
    '붕어빵 굽는 팬',
    '호떡 누르개',
    ...Array.from({ length: 12 }, (_, index) => `원목 의자 ${index}`),
  ])
  await reindexAll(database.kysely)
}, 60_000)
afterAll(() => database?.close())
beforeEach(async () => {
  await database.kysely.deleteFrom('search_step').execute()
})

/** One of the people: each has an own network, browser and one of three days. */
const step = (
  person: number,
  words: { from: string; to?: string },
  { network = person, productSeq = productSeqs[0] ?? 0, day = person % 3 } = {},
) => {
  now = new Date(SHOP_NOW.getTime() + day * DAY_MS)
  const address = `10.0.${network}.7`
  const caller = { deviceUuid: null, address, userAgent: null }
  return recordStep(testHostContext(dependencies, { caller }), {
    to: '붕어빵',
    productSeq,
    visitorKey: `visitor-${person}`,
    ...words,
  })
}

async function people(
  count: number,
  words: { from: string; to?: string },
  options: Parameters<typeof step>[2] = {},
) {
  for (let person = 0; person < count; person += 1) await step(person, words, options)
}

const found = async (keyword: string) => {
  now = new Date(SHOP_NOW.getTime() + 3 * DAY_MS)
  const page = await searchProducts(dependencies, { keyword, pageSize: 5 })
  return page.items.map(({ title }) => title)
}

describe('사람들이 이어서 찾는 말', () => {
  it('서로 다른 여러 사람이 이어서 찾고 열어 보면 그 뜻이 된다', async () => {
    await people(GROWTH.visitors - 1, { from: '겨울간식틀' })
    expect(await found('겨울간식틀')).toEqual([])
    expect(await step(20, { from: '겨울간식틀' })).toEqual({ counted: true })
    expect(await found('겨울간식틀')).toEqual(['붕어빵 굽는 팬'])
    const grown = await database.kysely
      .selectFrom('search_sense')
      .select(['words', 'texts', 'is_grown'])
      .where('is_grown', '=', true)
      .execute()
    expect(grown).toEqual([{ words: ['겨울간식틀'], texts: ['붕어빵'], is_grown: true }])
  })

  it('한 사람의 말로는 아무리 되풀이해도, 주소를 바꿔도 되지 않는다', async () => {
    expect([await found('꼬마물고기판'), await found('하루유행틀')]).toEqual([[], []])
    expect(await step(1, { from: '꼬마물고기판' })).toEqual({ counted: true })
    expect(await step(1, { from: '꼬마물고기판' })).toEqual({ counted: false })
    // Many browsers, and the addresses of a few networks.
    for (let person = 0; person < 40; person += 1)
      await step(person, { from: '꼬마물고기판' }, { network: person % (GROWTH.networks - 1) })
    expect(await found('꼬마물고기판')).toEqual([])
    // Or all on one day.
    await people(20, { from: '하루유행틀' }, { day: 0 })
    expect(await found('하루유행틀')).toEqual([])
  })

  it('사람마다 다른 것을 찾는 말은 아무 뜻도 되지 않는다', async () => {
    const [, second = 0] = productSeqs
    await people(GROWTH.visitors, { from: '간식도구', to: '호떡' }, { productSeq: second })
    // An operator switches it off; it does not come back.
    await database.kysely
      .updateTable('search_sense')
      .set(({ eb }) => ({ is_hidden: true, version: eb('version', '+', 1) }))
      .where('is_grown', '=', true)
      .execute()
    expect(await found('간식도구')).toEqual([])
    await people(30, { from: '간식도구', to: '호떡' }, { productSeq: second })
    expect(await found('간식도구')).toEqual([])

    const half = GROWTH.visitors
    for (let person = 0; person < half; person += 1) {
      await step(person, { from: '이것저것틀', to: '호떡' }, { productSeq: second })
      await step(person, { from: '이것저것틀' })
    }
    expect(await found('이것저것틀')).toEqual([])
  })

  it.each([
    ['많이 찾아지는 말에서', { from: '의자' }],
    ['더 넓은 말로', { from: '미니붕어빵틀' }],
    ['여러 낱말로', { from: '겨울 간식' }],
    ['전화번호에서', { from: '01012345678' }],
    ['금지된 말에서', { from: '담배틀' }],
    ['한 글자에서', { from: '틀' }],
    ['상품에 없는 말로', { from: '달콤틀', to: '호빵' }],
  ])('%s 이어 간 것은 세지 않는다', async (_how, words) => {
    expect(await step(1, words)).toEqual({ counted: false })
    expect(await database.kysely.selectFrom('search_step').selectAll().execute()).toEqual([])
  })

  it('운영팀은 저절로 더해진 낱말을 알아보고 끌 수 있다', async () => {
    await people(GROWTH.visitors, { from: '잉어빵틀' })
    const { userSeq } = await seedUser(database.kysely, { role: 'OPERATOR' })
    const bearer = await bearerOf(dependencies, userSeq)
    const desk = hostClients(dependencies)('search', { bearer })
    const [item] = (await desk.searchSenses({ word: '잉어빵틀' })).items
    expect(item).toMatchObject({ isGrown: true, isOn: true, texts: ['붕어빵'] })
    const { senseSeq, versions } = await desk.searchSense({ senseSeq: item?.senseSeq ?? 0 })
    expect(versions).toMatchObject([{ did: 'SAVE' }])
    await desk.stepSearchSense({ senseSeq, version: 1, step: 'HIDE' })
    expect(await found('잉어빵틀')).toEqual([])
  })
})
