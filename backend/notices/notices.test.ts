import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedCategory, seedProduct } from '#backend/demo/seed/builders/index.ts'
import { DAY_MS } from '#contracts/durations.ts'
import type { NoticeEvent } from '#contracts/notice.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { seedPerson, type TestMember } from '#tests/support/chat-room.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { sweep } from '../jobs/sweep.ts'
import { deliverBatch } from './deliver-batch.ts'
import { enqueueEvent } from './enqueue-event.ts'

let database: Database
let dependencies: TestHostDependencies
const logged: object[] = []
const log = { error: (fields: object) => void logged.push(fields) }
beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
  dependencies = testHostDependencies(database)
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => logged.splice(0))

const person = () => seedPerson(database.kysely)
const clientOf = async ({ userSeq }: TestMember) =>
  hostClients(dependencies)('boot', { bearer: await bearerOf(dependencies, userSeq) })
const productOf = (seller: TestMember, title = '아이폰 13 미니') =>
  seedProduct(database.kysely, { category_seq: 1, store_seq: seller.storeSeq, title })
const enqueue = (event: NoticeEvent) =>
  database.kysely.transaction().execute((trx) => enqueueEvent(trx, event))

async function follow({ userSeq }: TestMember, { storeSeq }: TestMember) {
  await database.kysely
    .insertInto('store_follow')
    .values({ store_seq: storeSeq, user_seq: userSeq })
    .execute()
}

async function like({ userSeq }: TestMember, productSeq: number) {
  await database.kysely
    .insertInto('product_favorite')
    .values({ product_seq: productSeq, user_seq: userSeq })
    .execute()
}

/** Delivers until nothing is due. @returns who was told, in order */
async function deliver(receiversAtOnce?: number): Promise<number[]> {
  const told: number[] = []
  const onDelivered = (userSeqs: readonly number[]) => void told.push(...userSeqs)
  while (
    await deliverBatch({
      kysely: database.kysely,
      log,
      onDelivered,
      ...(receiversAtOnce && { receiversAtOnce }),
    })
  );
  return told
}

async function inbox(member: TestMember) {
  const { items, unreadCount } = await (await clientOf(member)).notices({})
  return {
    titles: items.map(({ title }) => title),
    details: items.map(({ detail }) => detail),
    items,
    unreadCount,
  }
}

describe('알림 나눠 주기', () => {
  it('가격이 내리면 찜한 사람에게 한 번 알리고, 상품 쪽 사람에게는 알리지 않는다', async () => {
    const [seller, fan, stranger] = [await person(), await person(), await person()]
    const { productSeq } = await productOf(seller)
    await like(fan, productSeq)
    await enqueue({ kind: 'PRICE_LOWERED', productSeq, from: 350_000, to: 320_000 })
    expect(await deliver()).toEqual([fan.userSeq])
    expect(await deliver()).toEqual([])
    expect(await inbox(fan)).toMatchObject({
      titles: ['관심 상품의 가격이 내렸어요'],
      details: ['아이폰 13 미니 · 350,000원 → 320,000원'],
      items: [{ group: 'PRICE', target: { page: 'PRODUCT', productSeq }, isRead: false }],
      unreadCount: 1,
    })
    for (const other of [seller, stranger]) expect((await inbox(other)).titles).toEqual([])
  })

  it('받는 사람이 많으면 나누어 주고, 다른 알림이 그 사이에 간다', async () => {
    const seller = await person()
    const fans = [await person(), await person(), await person(), await person(), await person()]
    for (const fan of fans) await follow(fan, seller)
    const { productSeq } = await productOf(seller)
    await enqueue({ kind: 'NEW_LISTING', storeSeq: seller.storeSeq, productSeq })
    const other = await person()
    await enqueue({ kind: 'FOLLOWED', toStoreSeq: other.storeSeq, byStoreSeq: seller.storeSeq })
    const [first, second, third, fourth, fifth] = fans.map(({ userSeq }) => userSeq)
    expect(await deliver(2)).toEqual([first, second, other.userSeq, third, fourth, fifth])
  })

  it('여럿이 함께 나누어도 한 사람에게 한 번만 간다', async () => {
    const seller = await person()
    const fans = await Promise.all(Array.from({ length: 12 }, person))
    for (const fan of fans) await follow(fan, seller)
    for (let times = 0; times < 3; times += 1) {
      const { productSeq } = await productOf(seller)
      await enqueue({ kind: 'NEW_LISTING', storeSeq: seller.storeSeq, productSeq })
    }
    const told = (await Promise.all([deliver(5), deliver(5), deliver(5), deliver(5)])).flat()
    expect(told.sort()).toEqual([...fans, ...fans, ...fans].map(({ userSeq }) => userSeq).sort())
    expect(await inbox(fans[0] as TestMember)).toMatchObject({
      titles: [expect.stringMatching(/님이 새 상품 3개를 올렸어요$/)],
      items: [{ target: { page: 'STORE', storeSeq: seller.storeSeq } }],
      unreadCount: 1,
    })
  })

  it('끝까지 갔는지 적기 전에 죽어 다시 나누어도, 읽은 것이 다시 나타나지 않는다', async () => {
    const [seller, fan] = [await person(), await person()]
    await follow(fan, seller)
    const { productSeq } = await productOf(seller)
    const eventSeq = await enqueue({
      kind: 'NEW_LISTING',
      storeSeq: seller.storeSeq,
      productSeq,
    })
    await deliver()
    await (await clientOf(fan)).readNotices({})
    await database.kysely
      .updateTable('notice_event')
      .set({ state: 'WAITING', after_user_seq: 0 })
      .where('event_seq', '=', eventSeq)
      .execute()
    expect(await deliver()).toEqual([])
    expect(logged).toEqual([])
    expect((await inbox(fan)).items.map(({ isRead }) => isRead)).toEqual([true])
  })

  it('실패하면 나중에 다시 하고, 열 번 실패하면 그만두고 센다', async () => {
    const [seller, fan] = [await person(), await person()]
    const { productSeq } = await productOf(seller)
    await like(fan, productSeq)
    const eventSeq = await enqueue({ kind: 'PRICE_LOWERED', productSeq, from: 2, to: 1 })
    const due = (values: object) =>
      database.kysely
        .updateTable('notice_event')
        .set({ next_at: sql<Date>`clock_timestamp()`, ...values })
        .where('event_seq', '=', eventSeq)
        .execute()
    await due({ kind: 'NO_SUCH_KIND' })
    expect(await deliver()).toEqual([])
    expect(logged).toMatchObject([{ eventSeq, attempts: 1, isDead: false }])
    for (let attempt = 2; attempt <= 10; attempt += 1) {
      await due({})
      await deliver()
    }
    expect(logged.at(-1)).toMatchObject({ attempts: 10, isDead: true, deadCount: 1 })
    await due({ kind: 'PRICE_LOWERED', state: 'WAITING' })
    expect(await deliver()).toEqual([fan.userSeq])
  })

  it('사라진 상품의 알림은 가지 않고, 숨긴 상품의 주인은 까닭을 받는다', async () => {
    const [seller, fan] = [await person(), await person()]
    const { productSeq } = await productOf(seller, '짝퉁 가방')
    await like(fan, productSeq)
    await database.kysely
      .updateTable('product')
      .set({ visibility: 'HIDDEN' })
      .where('product_seq', '=', productSeq)
      .execute()
    await enqueue({ kind: 'PRICE_LOWERED', productSeq, from: 2, to: 1 })
    await enqueue({ kind: 'LISTING_HIDDEN', productSeq, reason: '가짜(위조품)예요' })
    expect(await deliver()).toEqual([seller.userSeq])
    expect((await inbox(seller)).details).toEqual(['짝퉁 가방 · 가짜(위조품)예요'])
  })
})

describe('받은 알림', () => {
  it('같은 날 읽지 않은 것은 하나로 모으고, 읽은 뒤에는 새로 알린다', async () => {
    const [seller, fan] = [await person(), await person()]
    const lower = async (title: string) => {
      const { productSeq } = await productOf(seller, title)
      await like(fan, productSeq)
      await enqueue({ kind: 'PRICE_LOWERED', productSeq, from: 2_000, to: 1_000 })
      await deliver()
      return productSeq
    }
    const first = await lower('책')
    await enqueue({ kind: 'PRICE_LOWERED', productSeq: first, from: 1_000, to: 0 })
    await deliver()
    expect((await inbox(fan)).details).toEqual(['책 · 1,000원 → 무료나눔'])
    await lower('컵')
    await lower('옷')
    expect(await inbox(fan)).toMatchObject({
      titles: ['관심 상품 3개의 가격이 내렸어요'],
      items: [{ target: { page: 'FAVORITES' } }],
      unreadCount: 1,
    })
    await (await clientOf(fan)).readNotices({})
    await lower('신발')
    expect(await inbox(fan)).toMatchObject({
      titles: ['관심 상품의 가격이 내렸어요', '관심 상품 3개의 가격이 내렸어요'],
      unreadCount: 1,
    })
  })

  it('한 상품이 여러 번 바뀌면 바뀐 것을 모두 적는다', async () => {
    const [seller, fan] = [await person(), await person()]
    const { productSeq } = await productOf(seller)
    await like(fan, productSeq)
    await enqueue({ kind: 'LISTING_CHANGED', productSeq, what: ['PHOTOS'] })
    await enqueue({ kind: 'LISTING_CHANGED', productSeq, what: ['PRICE', 'PHOTOS'] })
    await deliver()
    expect((await inbox(fan)).titles).toEqual(['관심 상품의 사진·가격 내용이 바뀌었어요'])
  })

  it('열면 읽은 것이 되고, 남의 알림은 없는 것과 같다', async () => {
    const [seller, fan, stranger] = [await person(), await person(), await person()]
    const { productSeq } = await productOf(seller)
    await like(fan, productSeq)
    await enqueue({ kind: 'PRICE_LOWERED', productSeq, from: 2, to: 1 })
    await deliver()
    const [notice] = (await inbox(fan)).items
    const noticeSeq = notice?.noticeSeq ?? 0
    const others = await clientOf(stranger)
    expect((await refusalOf(others.openNotice({ noticeSeq }))).code).toBe('NOT_FOUND')
    await others.readNotices({ noticeSeq })
    const own = await clientOf(fan)
    expect(await own.unreadNotices()).toEqual({ unreadCount: 1 })
    expect(await own.openNotice({ noticeSeq })).toMatchObject({
      isRead: true,
      target: { page: 'PRODUCT', productSeq },
    })
    expect(await own.unreadNotices()).toEqual({ unreadCount: 0 })
  })

  it('모두 읽음은 그 화면에 있던 것까지만, 갈래 안에서만이다', async () => {
    const [seller, fan] = [await person(), await person()]
    await enqueue({ kind: 'FOLLOWED', toStoreSeq: fan.storeSeq, byStoreSeq: seller.storeSeq })
    await enqueue({
      kind: 'REVIEW_WRITTEN',
      productSeq: null,
      toStoreSeq: fan.storeSeq,
      byStoreSeq: seller.storeSeq,
    })
    await deliver()
    const own = await clientOf(fan)
    const { items } = await own.notices({})
    const earlier = new Date(Date.parse(String(items.at(-1)?.happenedAt)) - 1).toISOString()
    expect(await own.readNotices({ until: earlier })).toEqual({ unreadCount: 2 })
    expect(await own.readNotices({ group: 'REVIEW' })).toEqual({ unreadCount: 1 })
    expect((await own.notices({ group: 'FOLLOW' })).items).toMatchObject([
      { kind: 'FOLLOWED', isRead: false },
    ])
  })

  it('끈 것은 오지 않고, 운영 알림은 끌 수 없다', async () => {
    const [seller, fan] = [await person(), await person()]
    const own = await clientOf(fan)
    const { inbox: all } = await own.noticeSettings()
    const without = all.filter((setting) => setting !== 'FOLLOWED')
    expect(await own.changeNoticeSettings({ inbox: without })).toMatchObject({ inbox: without })
    await enqueue({ kind: 'FOLLOWED', toStoreSeq: fan.storeSeq, byStoreSeq: seller.storeSeq })
    await own.changeNoticeSettings({ inbox: [] })
    await enqueue({
      kind: 'REPORT_ANSWERED',
      reportSeq: 1,
      toStoreSeq: fan.storeSeq,
      outcome: 'DISMISSED',
    })
    await deliver()
    expect((await inbox(fan)).items.map(({ kind }) => kind)).toEqual(['REPORT_ANSWERED'])
  })

  it('차단한 사이에는 오지 않고, 차단하면 받은 것도 사라진다', async () => {
    const [one, other, third] = [await person(), await person(), await person()]
    const followed = (by: TestMember) =>
      enqueue({ kind: 'FOLLOWED', toStoreSeq: one.storeSeq, byStoreSeq: by.storeSeq })
    await followed(other)
    await followed(third)
    await deliver()
    expect((await inbox(one)).titles).toEqual([expect.stringContaining('외 1명')])
    // Either may block: the one who was blocked loses it too.
    await (await clientOf(other)).setBlock({ storeSeq: one.storeSeq, blocked: true })
    expect((await inbox(one)).titles).toEqual([expect.not.stringContaining('외')])
    await (await clientOf(one)).setBlock({ storeSeq: third.storeSeq, blocked: true })
    expect(await inbox(one)).toMatchObject({ titles: [], unreadCount: 0 })
    await followed(other)
    await followed(third)
    expect(await deliver()).toEqual([])
  })

  it('90일이 지나면 지운다', async () => {
    const [one, other] = [await person(), await person()]
    await enqueue({ kind: 'FOLLOWED', toStoreSeq: one.storeSeq, byStoreSeq: other.storeSeq })
    await deliver()
    const later = (days: number) => new Date(Date.now() + days * DAY_MS)
    await sweep(database.kysely, later(89))
    expect((await inbox(one)).items).toHaveLength(1)
    await sweep(database.kysely, later(91))
    expect((await inbox(one)).items).toEqual([])
    expect(
      await database.kysely
        .selectFrom('notice_event')
        .selectAll()
        .where('state', '=', 'DONE')
        .execute(),
    ).toEqual([])
  })
})
