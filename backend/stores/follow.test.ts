import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedCategory, seedProduct } from '#backend/demo/seed/builders/index.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { seedPerson, type TestMember } from '#tests/support/chat-room.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const START = new Date('2026-11-21T03:00:00Z')
const UNKNOWN = 99_999_999

let database: Database
let dependencies: TestHostDependencies
let now = START
beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  now = START
  dependencies = testHostDependencies(database, { now: () => now })
})

const person = () => seedPerson(database.kysely)
async function bootOf({ userSeq }: TestMember) {
  return hostClients(dependencies)('boot', { bearer: await bearerOf(dependencies, userSeq) })
}

/** The store's counter and its rows. */
async function followersOf({ storeSeq }: TestMember) {
  const { followerCount } = await hostClients(dependencies)('boot').store({ storeSeq })
  const rows = await database.kysely
    .selectFrom('store_follow')
    .select('user_seq')
    .where('store_seq', '=', storeSeq)
    .execute()
  return { count: followerCount, rows: rows.length }
}

describe('단골', () => {
  it('맺고 끊으며, 두 번 눌러도 한 번과 같다', async () => {
    const [fan, { storeSeq }] = [await person(), await person()]
    const boot = await bootOf(fan)
    const set = (following: boolean) => boot.setFollow({ storeSeq, following })
    const none = { isOwn: false, isFollowing: false, notifies: false, isBlocked: false }
    expect(await boot.relation({ storeSeq })).toEqual(none)
    for (let times = 0; times < 2; times += 1)
      expect(await set(true)).toEqual({ isFollowing: true, followerCount: 1 })
    expect(await boot.relation({ storeSeq })).toEqual({
      ...none,
      isFollowing: true,
      notifies: true,
    })
    for (let times = 0; times < 2; times += 1)
      expect(await set(false)).toEqual({ isFollowing: false, followerCount: 0 })
    expect(await boot.relation({ storeSeq })).toEqual(none)
  })

  it('여덟 번 한꺼번에 눌러도 한 명이고, 여러 사람이 눌러도 센 수와 줄이 맞는다', async () => {
    const store = await person()
    const { storeSeq } = store
    const fan = await bootOf(await person())
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => fan.setFollow({ storeSeq, following: true })),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await followersOf(store)).toEqual({ count: 1, rows: 1 })
    const fans = await Promise.all(Array.from({ length: 4 }, async () => bootOf(await person())))
    await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        fans[index % 4]?.setFollow({ storeSeq, following: index % 3 !== 0 }),
      ),
    )
    const { count, rows } = await followersOf(store)
    expect(count).toBe(rows)
  })

  it('내 가게, 없는 가게, 문을 닫은 가게는 단골로 둘 수 없고, 로그인해야 한다', async () => {
    const [me, closed] = [await person(), await person()]
    await database.kysely
      .updateTable('store')
      .set({ status: 'CLOSED' })
      .where('store_seq', '=', closed.storeSeq)
      .execute()
    const boot = await bootOf(me)
    const follow = (storeSeq: number) => boot.setFollow({ storeSeq, following: true })
    expect(await refusalOf(follow(me.storeSeq))).toMatchObject({ status: 409, code: 'OWN_STORE' })
    expect(await refusalOf(follow(UNKNOWN))).toMatchObject({ status: 404 })
    expect(await refusalOf(follow(closed.storeSeq))).toMatchObject({ status: 404 })
    const anonymous = hostClients(dependencies)('boot')
    const { storeSeq } = me
    expect((await refusalOf(anonymous.setFollow({ storeSeq, following: true }))).status).toBe(401)
    expect((await refusalOf(anonymous.following({}))).status).toBe(401)
  })

  it('차단하면 어느 쪽의 단골도 끊기고, 풀 때까지 맺을 수 없다', async () => {
    const [me, other] = [await person(), await person()]
    const [mine, theirs] = [await bootOf(me), await bootOf(other)]
    await mine.setFollow({ storeSeq: other.storeSeq, following: true })
    await theirs.setFollow({ storeSeq: me.storeSeq, following: true })
    await mine.setBlock({ storeSeq: other.storeSeq, blocked: true })
    expect(await followersOf(me)).toEqual({ count: 0, rows: 0 })
    expect(await followersOf(other)).toEqual({ count: 0, rows: 0 })
    const again = mine.setFollow({ storeSeq: other.storeSeq, following: true })
    expect(await refusalOf(again)).toMatchObject({ status: 409, code: 'BLOCKED' })
    // Nothing says that the other has blocked.
    const back = theirs.setFollow({ storeSeq: me.storeSeq, following: true })
    expect(await refusalOf(back)).toMatchObject({
      code: 'CANNOT_FOLLOW',
      message: '지금은 단골로 둘 수 없는 가게예요.',
    })
    await mine.setBlock({ storeSeq: other.storeSeq, blocked: false })
    expect(await mine.setFollow({ storeSeq: other.storeSeq, following: true })).toMatchObject({
      followerCount: 1,
    })
  })

  it('목록에는 나중에 맺은 가게부터, 가게마다 판매중인 새 상품 네 개까지 있다', async () => {
    const boot = await bootOf(await person())
    const [first, second] = [await person(), await person()]
    const goods: number[] = []
    for (let index = 0; index < 6; index += 1) {
      const at = new Date(START.getTime() + index * 60_000)
      const { productSeq } = await seedProduct(database.kysely, {
        category_seq: 1,
        store_seq: first.storeSeq,
        created_at: at,
        bumped_at: at,
        ...(index === 5 && { trade_state: 'SOLD' as const }),
      })
      goods.push(productSeq)
    }
    await boot.setFollow({ storeSeq: first.storeSeq, following: true })
    now = new Date(START.getTime() + 1_000)
    await boot.setFollow({ storeSeq: second.storeSeq, following: true })
    const { items, total, pageCount } = await boot.following({})
    expect({ total, pageCount }).toEqual({ total: 2, pageCount: 1 })
    expect(items.map(({ storeSeq }) => storeSeq)).toEqual([second.storeSeq, first.storeSeq])
    expect(items.map((store) => store.goods.map(({ productSeq }) => productSeq))).toEqual([
      [],
      goods.slice(1, 5).reverse(),
    ])
    expect((await boot.following({ page: 2 })).items).toEqual([])
  })

  it('가게마다 새 상품 알림을 끄고 켠다', async () => {
    const boot = await bootOf(await person())
    const { storeSeq } = await person()
    const missing = boot.setFollowNotice({ storeSeq, notifies: false })
    expect(await refusalOf(missing)).toMatchObject({ status: 404 })
    await boot.setFollow({ storeSeq, following: true })
    for (const notifies of [false, false, true]) {
      expect(await boot.setFollowNotice({ storeSeq, notifies })).toEqual({ notifies })
      expect((await boot.following({})).items[0]).toMatchObject({ notifies })
    }
    // A repeated press of 단골 맺기 does not switch them on again.
    await boot.setFollowNotice({ storeSeq, notifies: false })
    await boot.setFollow({ storeSeq, following: true })
    expect(await boot.relation({ storeSeq })).toMatchObject({ isFollowing: true, notifies: false })
  })
})
