import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedStore, seedUser } from '#backend/demo/seed/builders/index.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const NOW = new Date('2026-11-21T03:00:00Z')

let database: Database
let dependencies: TestHostDependencies
let people = 0
beforeAll(async () => {
  database = await createTestDatabase()
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  dependencies = testHostDependencies(database, { now: () => NOW })
})

/** A member who is linked, with so many posts in the cafe. */
async function linked(count: number) {
  people += 1
  const { userSeq } = await seedUser(database.kysely, { phone_no: `0108888${1_000 + people}` })
  await seedStore(database.kysely, { user_seq: userSeq })
  const linkKey = `link-${people}`
  await database.kysely
    .insertInto('cafe_link')
    .values({
      user_seq: userSeq,
      naver_hash: linkKey,
      email_hash: null,
      linked_at: NOW,
      unlinked_at: null,
      link_key: linkKey,
    })
    .execute()
  const posts = Array.from({ length: count }, (_, at) => ({
    postId: String(at + 1),
    title: `의자 ${at + 1}`,
    body: '튼튼해요',
    price: 10_000,
    isSold: false,
    url: `https://cafe.example/${at + 1}`,
    pictureIds: ['a', 'b'],
    revision: 1,
  }))
  dependencies.integrations.cafe.written.set(linkKey, posts)
  const bearer = await bearerOf(dependencies, userSeq)
  const clients = hostClients(dependencies)
  return {
    userSeq,
    posts,
    main: clients('main', { bearer }),
    product: clients('product', { bearer }),
  }
}

describe('카페 글을 임시저장으로 가져오기', () => {
  it('고른 글만 사진과 값까지 가져오고, 두 번 골라도 한 번이다', async () => {
    const { main, product } = await linked(3)
    expect(await main.takeCafePosts({ postIds: ['1', '3'] })).toEqual({
      taken: 2,
      isFull: false,
      missingPhotos: 0,
    })
    const { items } = await product.listDrafts()
    expect(items.map(({ content }) => content.title).sort()).toEqual(['의자 1', '의자 3'])
    expect(items[0]?.content).toMatchObject({ body: '튼튼해요', price: 10_000 })
    expect(items[0]?.photos).toHaveLength(2)
    expect((await main.takeCafePosts({ postIds: ['1', '3'] })).taken).toBe(0)
    const { posts } = await main.cafePosts()
    expect(posts.map(({ taken }) => taken?.isChanged)).toEqual([false, undefined, false])
  })

  it('한꺼번에 여러 번 보내도 임시저장은 하나이다', async () => {
    const { main, product } = await linked(1)
    await Promise.all(Array.from({ length: 4 }, () => main.takeCafePosts({ postIds: ['1'] })))
    expect((await product.listDrafts()).items).toHaveLength(1)
  })

  it('임시저장이 열 개면 더 가져오지 않고 그렇게 말한다', async () => {
    const { main, product } = await linked(11)
    const postIds = Array.from({ length: 11 }, (_, at) => String(at + 1))
    expect(await main.takeCafePosts({ postIds })).toMatchObject({ taken: 10, isFull: true })
    expect((await product.listDrafts()).items).toHaveLength(10)
    expect((await main.cafePosts()).draftsLeft).toBe(0)
  })

  it('카페에서 바뀐 글은 그렇게 보이고, 다시 고르면 같은 임시저장에 들어간다', async () => {
    const { main, product, posts } = await linked(1)
    await main.takeCafePosts({ postIds: ['1'] })
    const [draft] = (await product.listDrafts()).items
    await product.saveDraft({
      draftId: draft?.draftId ?? '',
      revision: 1,
      content: { ...draft?.content, tags: ['의자'] },
    })
    Object.assign(posts[0] ?? {}, { price: 8_000, revision: 2 })
    expect((await main.cafePosts()).posts[0]?.taken?.isChanged).toBe(true)
    expect((await main.takeCafePosts({ postIds: ['1'] })).taken).toBe(1)
    const { items } = await product.listDrafts()
    expect(items).toHaveLength(1)
    expect(items[0]?.content).toMatchObject({ price: 8_000, tags: ['의자'] })
  })

  it('지운 임시저장은 되살리지 않는다', async () => {
    const { main, product, posts } = await linked(1)
    await main.takeCafePosts({ postIds: ['1'] })
    const [draft] = (await product.listDrafts()).items
    await product.removeDraft({ draftId: draft?.draftId ?? '' })
    Object.assign(posts[0] ?? {}, { revision: 2 })
    expect((await main.takeCafePosts({ postIds: ['1'] })).taken).toBe(0)
    expect((await main.cafePosts()).posts[0]?.taken).toEqual({ draftId: null, isChanged: true })
  })

  it('연동하지 않았거나 카페가 멈췄으면 그렇게 말한다', async () => {
    const { main, userSeq } = await linked(1)
    dependencies.integrations.failing.add('cafe')
    expect(await refusalOf(main.cafePosts())).toMatchObject({ status: 502, code: 'CAFE_DOWN' })
    await database.kysely
      .updateTable('cafe_link')
      .set({ unlinked_at: NOW })
      .where('user_seq', '=', userSeq)
      .execute()
    expect(await refusalOf(main.takeCafePosts({ postIds: ['1'] }))).toMatchObject({
      status: 409,
      code: 'NOT_LINKED',
    })
  })
})
