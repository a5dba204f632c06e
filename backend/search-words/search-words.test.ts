import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedStore, seedUser } from '#backend/demo/seed/builders/index.ts'
import { searchSenseSchema } from '#contracts/search-words.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { hostClients } from '#tests/support/host-client.ts'
import { testHostDependencies } from '#tests/support/host-dependencies.ts'
import { addProducts, openShop, SHOP_NOW } from '#tests/support/search-shop.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { reindexAll } from '../search-index/reindex-all.ts'
import { beginSenses } from './begin-senses.ts'
import { cycleWith } from './cycle-with.ts'

const searchHost = (clients: ReturnType<typeof hostClients>, bearer?: string) =>
  clients('search', bearer === undefined ? {} : { bearer })

let database: Database
let desk: ReturnType<typeof searchHost>
beforeAll(async () => {
  database = await createTestDatabase()
  await openShop(database.kysely)
  await addProducts(database.kysely, [
    { title: '원목 의자', category_seq: 21 },
    { title: '붕어빵 굽는 팬', category_seq: 2 },
    { title: '호떡 누르개', category_seq: 2 },
  ])
  await reindexAll(database.kysely)
  const dependencies = testHostDependencies(database, { now: () => SHOP_NOW })
  const { userSeq } = await seedUser(database.kysely, { role: 'OPERATOR' })
  await seedStore(database.kysely, { user_seq: userSeq, name: '운영팀' })
  desk = searchHost(hostClients(dependencies), await bearerOf(dependencies, userSeq))
}, 60_000)
afterAll(() => database?.close())

const content = (more: object = {}) => ({
  words: ['겨울간식틀'],
  texts: ['붕어빵'],
  categories: [] as string[],
  isVague: false,
  startsAt: null as string | null,
  ...more,
})
const add = (more: object = {}) =>
  desk.addSearchSense({ formKey: crypto.randomUUID(), content: content(more) })
const titles = async (keyword: string) =>
  (await desk.products({ keyword })).items.map(({ title }) => title)
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )

describe('검색 낱말', () => {
  it('처음의 낱말은 모두 운영팀이 고칠 수 있는 모양이다', async () => {
    const rows = await database.kysely.selectFrom('search_sense').selectAll().execute()
    expect(rows.length).toBeGreaterThan(400)
    const unfit = rows.filter(
      ({ is_vague: isVague, ...row }) =>
        !searchSenseSchema.safeParse({ ...row, isVague, startsAt: null }).success,
    )
    expect(unfit.map(({ words }) => words)).toEqual([])
  })

  it('더하고, 고치고, 끄고, 켜고, 되돌리면 다음 검색부터 그렇게 읽는다', async () => {
    expect(await titles('겨울간식틀')).toEqual([])
    const trial = { keyword: '겨울간식틀', content: content(), replaced: null }
    const tried = await desk.trySearchSense(trial)
    expect(tried).toMatchObject({ before: { total: 0 }, after: { total: 1 } })
    expect(await titles('겨울간식틀')).toEqual([])
    const { senseSeq } = await add()
    expect(await titles('겨울간식틀')).toEqual(['붕어빵 굽는 팬'])
    await desk.saveSearchSense({ senseSeq, version: 1, content: content({ texts: ['호떡'] }) })
    expect(await titles('겨울간식틀')).toEqual(['호떡 누르개'])
    expect(
      await codeOf(
        desk.saveSearchSense({ senseSeq, version: 1, content: content({ texts: ['의자'] }) }),
      ),
    ).toBe('OUTDATED')
    await desk.stepSearchSense({ senseSeq, version: 2, step: 'HIDE' })
    expect(await titles('겨울간식틀')).toEqual([])
    await desk.stepSearchSense({ senseSeq, version: 3, step: 'SHOW' })
    await desk.stepSearchSense({ senseSeq, version: 4, step: 'ROLL_BACK', toVersion: 1 })
    expect(await titles('겨울간식틀')).toEqual(['붕어빵 굽는 팬'])
    const { versions } = await desk.searchSense({ senseSeq })
    expect(versions.map(({ did }) => did)).toEqual(['ROLL_BACK', 'SHOW', 'HIDE', 'SAVE', 'SAVE'])
    expect((await desk.searchSenses({ word: '겨울간식' })).items).toMatchObject([{ senseSeq }])
  })

  it('정한 때부터 쓰고, 그때 간직한 결과를 버린다', async () => {
    const words = ['여름간식틀']
    const { senseSeq } = await add({ words, startsAt: '2099-01-01T00:00:00.000Z' })
    expect(await titles('여름간식틀')).toEqual([])
    expect((await desk.searchSenses({ word: '여름간식' })).items).toMatchObject([
      { senseSeq, isOn: true, isToCome: true },
    ])
    expect(await desk.searchSense({ senseSeq })).toMatchObject({ state: 'SCHEDULED' })
    const begin = { starts_at: new Date('2026-01-01') }
    await database.kysely
      .updateTable('search_sense')
      .set(begin)
      .where('sense_seq', '=', senseSeq)
      .execute()
    expect(await titles('여름간식틀')).toEqual(['붕어빵 굽는 팬'])
    const changes = async () =>
      (await database.kysely.selectFrom('content_change').select('change_seq').execute()).length
    const before = await changes()
    await beginSenses(database.kysely)
    expect(await changes()).toBeGreaterThan(before)
    expect(await desk.searchSense({ senseSeq })).toMatchObject({ startsAt: null, state: 'SHOWN' })
    expect(await titles('여름간식틀')).toEqual(['붕어빵 굽는 팬'])
    const after = await changes()
    await beginSenses(database.kysely)
    expect(await changes()).toBe(after)
  })

  it('빈 뜻, 지역 이름, 없는 카테고리, 서로를 가리키는 낱말은 받지 않는다', async () => {
    expect(await codeOf(add({ words: ['홀로낱말'], texts: [] }))).toBe('EMPTY')
    expect(await codeOf(add({ words: [], texts: ['의자'] }))).toBe('EMPTY')
    await expect(add({ words: ['합정동'] })).rejects.toMatchObject({
      code: 'REGION',
      message: '지역 이름은 낱말로 쓸 수 없어요: 합정동',
    })
    expect(await codeOf(add({ categories: ['없는 카테고리'] }))).toBe('CATEGORY')
    expect(await codeOf(add({ words: ['가나다라'], texts: ['마바사아'] }))).toBe('done')
    await expect(add({ words: ['마바사아'], texts: ['가나다라'] })).rejects.toMatchObject({
      code: 'CYCLE',
      message: '서로를 가리키는 낱말이 있어요: 마바사아 → 가나다라 → 마바사아',
    })
    expect(await codeOf(add({ words: ['a|b'] }))).toBe('BAD_REQUEST')
    expect(await codeOf(add({ words: ['ㄱ'.repeat(2_000_000)] }))).toBe('BAD_REQUEST')
  })

  it('검색어를 어떻게 읽었고 상품이 왜 그 자리에 있는지 알려 준다', async () => {
    await add({ words: ['앉는나무'], texts: ['원목'] })
    const explained = await desk.explainSearch({ keyword: '앉는나무' })
    expect(explained.words).toMatchObject([{ word: '앉는나무', others: ['원목'] }])
    expect(explained.items).toMatchObject([
      { card: { title: '원목 의자' }, matches: ['OTHER_WORD'] },
    ])
    const plain = await desk.explainSearch({ keyword: '원목' })
    expect(plain.items[0]).toMatchObject({ matches: ['TITLE'] })
  })
})

it('돌고 도는 낱말은 여러 줄에 걸쳐 있어도 찾고, 제 줄의 말은 돌지 않는다', () => {
  const entries = [
    { words: ['a'], texts: ['b'] },
    { words: ['b', 'x'], texts: ['b', 'c'] },
  ]
  expect(cycleWith(entries, { words: ['c'], texts: ['a'] }, null)).toEqual(['c', 'a', 'b', 'c'])
  expect(cycleWith(entries, { words: ['d'], texts: ['a'] }, null)).toBeNull()
  expect(cycleWith(entries, { words: ['b', 'x'], texts: ['b', 'c'] }, null)).toBeNull()
})
