import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts'
import { trustPointsOf } from '#contracts/trust-score.ts'
import { type CardFixture, createCardFixture } from '#tests/support/card-fixture.ts'
import { refusalOf } from '#tests/support/host-client.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { hideReview } from './hide-review.ts'
import { showDueReviews } from './show-due-reviews.ts'

const START = new Date('2026-11-21T03:00:00Z')

let database: Database
let world: CardFixture
beforeAll(async () => {
  database = await createTestDatabase()
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  world = createCardFixture(database, START)
})

type Talk = Awaited<ReturnType<CardFixture['talk']>>
type Person = Talk['buyer']

/** Two members who have finished their trade. */
async function traded() {
  const talk = await world.talk()
  for (const who of [talk.buyer, talk.seller]) await who.edge.finishTrade({ roomId: talk.roomId })
  return talk
}

const GOOD = { rating: 5, tags: ['응답이 빨라요'], body: '잘 쓸게요. 감사합니다!' }
const write = ({ roomId }: Talk, { boot }: Person, more: Partial<typeof GOOD> = {}) =>
  boot.writeReview({ roomId, ...GOOD, ...more })
const read = ({ roomId }: Talk, { boot }: Person) => boot.tradeReview({ roomId })
const storeOf = async ({ storeSeq, boot }: Person) => boot.store({ storeSeq })
const shownOf = async ({ storeSeq, boot }: Person) => (await boot.storeReviews({ storeSeq })).items
const countsOf = async (who: Person) => {
  const { reviewCount, ratingTenths } = await storeOf(who)
  return { reviewCount, ratingTenths }
}
const eight = <Answer>(call: () => Promise<Answer>) => Promise.all(Array.from({ length: 8 }, call))

describe('후기는 둘이 다 쓸 때까지 서로 보이지 않는다', () => {
  it('한쪽만 쓰면 상대에게는 썼다는 사실만 보이고 점수에 들어가지 않는다', async () => {
    const talk = await traded()
    const mine = await write(talk, talk.buyer)
    expect(mine).toMatchObject({ canWrite: false, mine: { rating: 5, visibleAt: null } })
    const theirs = await read(talk, talk.seller)
    expect(theirs).toMatchObject({ otherWrote: true, theirs: null, canWrite: true })
    expect(JSON.stringify(theirs)).not.toContain(GOOD.body)
    expect(await shownOf(talk.seller)).toEqual([])
    expect(await countsOf(talk.seller)).toEqual({ reviewCount: 0, ratingTenths: null })
    const { items } = await talk.seller.boot.ownReviews({ box: 'RECEIVED' })
    expect(items).toEqual([])
  })

  it('둘 다 쓰면 함께 보이고 각자의 가게에 더해진다', async () => {
    const talk = await traded()
    await write(talk, talk.buyer)
    const after = await write(talk, talk.seller, { rating: 4, tags: ['입금이 빨라요'] })
    expect(after.theirs).toMatchObject({ body: GOOD.body, rating: 5 })
    expect((await shownOf(talk.seller))[0]).toMatchObject({
      writerRole: 'BUYER',
      rating: 5,
      tags: ['응답이 빨라요'],
      product: { productSeq: talk.productSeq },
    })
    expect((await shownOf(talk.buyer))[0]).toMatchObject({ writerRole: 'SELLER', rating: 4 })
    expect(await countsOf(talk.seller)).toEqual({ reviewCount: 1, ratingTenths: 50 })
    expect(await countsOf(talk.buyer)).toEqual({ reviewCount: 1, ratingTenths: 40 })
  })

  it('일주일이 지나면 하나만 있어도 보이고, 여러 서버가 세어도 한 번이다', async () => {
    const talk = await traded()
    await write(talk, talk.buyer)
    world.wait(7 * DAY_MS - 1)
    await showDueReviews(world.dependencies)
    expect(await shownOf(talk.seller)).toEqual([])
    world.wait(1)
    await Promise.all(Array.from({ length: 4 }, () => showDueReviews(world.dependencies)))
    expect(await shownOf(talk.seller)).toHaveLength(1)
    expect(await countsOf(talk.seller)).toEqual({ reviewCount: 1, ratingTenths: 50 })
    // What the other wrote can be read now: no answer in kind is possible.
    expect(await read(talk, talk.seller)).toMatchObject({ canWrite: false })
    expect((await refusalOf(write(talk, talk.seller))).code).toBe('CLOSED')
  })

  it('여덟 번 한꺼번에 저장해도 후기는 하나이고 알림도 하나다', async () => {
    const talk = await traded()
    await eight(() => write(talk, talk.buyer))
    await eight(() => write(talk, talk.seller))
    expect(await shownOf(talk.seller)).toHaveLength(1)
    expect(await countsOf(talk.buyer)).toEqual({ reviewCount: 1, ratingTenths: 50 })
    const { rows } = { rows: await world.kysely.selectFrom('notice_event').selectAll().execute() }
    const written = rows.filter(
      ({ kind, subject_seq: seq }) => kind === 'REVIEW_WRITTEN' && seq === talk.productSeq,
    )
    expect(written).toHaveLength(2)
  })

  it('둘이 동시에 써도 둘 다 보인다', async () => {
    const talk = await traded()
    await Promise.all([write(talk, talk.buyer), write(talk, talk.seller)])
    expect(await shownOf(talk.seller)).toHaveLength(1)
    expect(await shownOf(talk.buyer)).toHaveLength(1)
  })
})

describe('후기를 쓰고 고친다', () => {
  it('거래가 끝나기 전에는, 그리고 남의 거래에는 쓸 수 없다', async () => {
    const talk = await world.talk()
    expect((await refusalOf(write(talk, talk.buyer))).code).toBe('NOT_DONE')
    await talk.buyer.edge.finishTrade({ roomId: talk.roomId })
    expect((await refusalOf(write(talk, talk.buyer))).code).toBe('NOT_DONE')
    expect((await refusalOf(write(talk, await world.person()))).code).toBe('NOT_FOUND')
  })

  it('쓴 뒤 하루 동안, 둘 다 공개되기 전까지 고칠 수 있다', async () => {
    const talk = await traded()
    expect((await write(talk, talk.buyer)).editableUntil).toBe(
      new Date(START.getTime() + DAY_MS).toISOString(),
    )
    world.wait(DAY_MS - 1)
    expect((await write(talk, talk.buyer, { rating: 3 })).mine).toMatchObject({ rating: 3 })
    world.wait(1)
    expect((await refusalOf(write(talk, talk.buyer, { rating: 2 }))).code).toBe('CLOSED')
    // The same once more changes nothing, so it is no refusal.
    expect((await write(talk, talk.buyer, { rating: 3 })).mine).toMatchObject({ rating: 3 })
    await write(talk, talk.seller)
    const late = await refusalOf(write(talk, talk.seller, { rating: 1 }))
    expect(late).toMatchObject({ code: 'CLOSED', message: expect.stringContaining('공개') })
  })

  it('혼자 공개된 후기를 고치면 별점 합도 따라간다', async () => {
    const talk = await traded()
    world.wait(7 * DAY_MS - HOUR_MS)
    await write(talk, talk.buyer)
    world.wait(2 * HOUR_MS)
    await showDueReviews(world.dependencies)
    await write(talk, talk.buyer, { rating: 2 })
    expect(await countsOf(talk.seller)).toEqual({ reviewCount: 1, ratingTenths: 20 })
  })

  it.each([
    ['전화번호', { body: '010-9876-5432로 연락 주세요' }, 'CONTACT'],
    ['501자', { body: '가'.repeat(501) }, 'TOO_LONG'],
    ['없는 태그', { tags: ['사기꾼이에요'] }, 'BAD_TAGS'],
    ['판매자용 태그', { tags: ['입금이 빨라요'] }, 'BAD_TAGS'],
  ])('%s는 받지 않는다', async (_, more, code) => {
    const talk = await traded()
    expect((await refusalOf(write(talk, talk.buyer, more))).code).toBe(code)
    expect((await read(talk, talk.buyer)).mine).toBeNull()
  })

  it('글자 수는 보이는 글자로 센다', async () => {
    const talk = await traded()
    const family = '👨‍👩‍👧'.repeat(500)
    expect((await write(talk, talk.buyer, { body: family })).mine).toMatchObject({ body: family })
  })

  it('쓸 후기, 쓴 후기, 받은 후기가 나뉘어 보인다', async () => {
    const talk = await traded()
    expect((await talk.buyer.boot.reviewsToWrite()).items).toEqual([
      expect.objectContaining({ roomId: talk.roomId, otherWrote: false }),
    ])
    await write(talk, talk.seller)
    expect((await talk.buyer.boot.reviewsToWrite()).items).toEqual([
      expect.objectContaining({ roomId: talk.roomId, otherWrote: true }),
    ])
    expect((await talk.seller.boot.reviewsToWrite()).items).toEqual([])
    expect(await talk.seller.boot.ownReviews({ box: 'WRITTEN' })).toMatchObject({
      total: 1,
      items: [{ visibleAt: null, roomId: talk.roomId }],
    })
    world.wait(8 * DAY_MS)
    expect((await talk.buyer.boot.reviewsToWrite()).items).toEqual([])
  })
})

describe('답글과 운영', () => {
  async function reviewed() {
    const talk = await traded()
    await write(talk, talk.buyer, { rating: 1 })
    await write(talk, talk.seller)
    const [review] = await shownOf(talk.seller)
    if (!review) throw new Error('no review')
    return { ...talk, reviewSeq: review.reviewSeq }
  }

  it('받은 사람만, 공개된 후기에 한 번 답한다', async () => {
    const talk = await traded()
    await write(talk, talk.buyer)
    const { items } = await talk.buyer.boot.ownReviews({ box: 'WRITTEN' })
    const reviewSeq = items[0]?.reviewSeq ?? 0
    const reply = (who: Person, body = '고맙습니다!') => who.boot.replyToReview({ reviewSeq, body })
    expect((await refusalOf(reply(talk.seller))).code).toBe('NOT_FOUND')
    await write(talk, talk.seller)
    expect((await refusalOf(reply(talk.buyer))).code).toBe('NOT_FOUND')
    expect((await refusalOf(reply(talk.seller, '카톡 아이디 abc123으로 연락주세요'))).code).toBe(
      'CONTACT',
    )
    await eight(() => reply(talk.seller))
    expect((await refusalOf(reply(talk.seller, '다시 답할게요'))).code).toBe('CLOSED')
    expect((await shownOf(talk.seller))[0]).toMatchObject({ reply: '고맙습니다!' })
  })

  it('나쁜 태그는 둘 이상이 골라야 보인다', async () => {
    const bad = { rating: 2, tags: ['응답이 느려요', '포장이 꼼꼼해요'] }
    const talk = await traded()
    await write(talk, talk.buyer, bad)
    await write(talk, talk.seller)
    const { storeSeq } = talk.seller
    const first = await talk.seller.boot.storeReviews({ storeSeq })
    expect(first.tagCounts).toEqual([{ tag: '포장이 꼼꼼해요', count: 1 }])
    expect(first.items[0]?.tags).toEqual(['포장이 꼼꼼해요'])
    const buyer = await world.person()
    const productSeq = await world.product(talk.seller)
    const roomId = await world.room(talk.seller, buyer, productSeq)
    const next = { ...talk, buyer, productSeq, roomId }
    for (const who of [buyer, talk.seller]) await who.edge.finishTrade({ roomId })
    await write(next, buyer, bad)
    await write(next, talk.seller)
    const second = await talk.seller.boot.storeReviews({ storeSeq })
    expect(second.tagCounts).toEqual([
      { tag: '응답이 느려요', count: 2 },
      { tag: '포장이 꼼꼼해요', count: 2 },
    ])
  })

  it('신고는 한 건이고, 운영자가 가리면 가게에서 빠진다', async () => {
    const talk = await reviewed()
    const { reviewSeq } = talk
    const report = (who: Person) =>
      who.boot.reportReview({ reviewSeq, reason: 'FALSE_REVIEW', detail: '' })
    expect((await refusalOf(report(talk.buyer))).code).toBe('OWN')
    const all = await eight(() => report(talk.seller))
    expect(new Set(all.map(({ reportSeq }) => reportSeq)).size).toBe(1)
    expect(await countsOf(talk.seller)).toEqual({ reviewCount: 1, ratingTenths: 10 })
    for (let times = 0; times < 2; times += 1)
      await world.kysely
        .transaction()
        .execute((trx) => hideReview(trx, { reviewSeq, reason: '욕설', at: world.now() }))
    expect(await shownOf(talk.seller)).toEqual([])
    expect(await countsOf(talk.seller)).toEqual({ reviewCount: 0, ratingTenths: null })
    expect((await read(talk, talk.buyer)).mine).toMatchObject({ hiddenReason: '욕설' })
    expect((await refusalOf(talk.seller.boot.review({ reviewSeq }))).code).toBe('NOT_FOUND')
  })
})

describe('신뢰지수의 변화', () => {
  it('바뀔 때마다 이유가 남고, 더하면 지금 점수가 된다', async () => {
    const talk = await traded()
    const before = await talk.seller.boot.trust({})
    expect(before.changes).toEqual([])
    await write(talk, talk.buyer)
    await write(talk, talk.seller)
    const [review] = await shownOf(talk.seller)
    await world.kysely
      .transaction()
      .execute((trx) =>
        hideReview(trx, { reviewSeq: review?.reviewSeq ?? 0, reason: '허위', at: world.now() }),
      )
    const after = await talk.seller.boot.trust({})
    expect(after.changes.map(({ event, count, points }) => [event, count, points])).toEqual([
      ['REVIEW_HIDDEN', 1, -15],
      ['REVIEW_SHOWN', 1, 15],
    ])
    expect(after.score).toBe(before.score)
    expect(after.changes[0]?.score).toBe(after.score)
    for (const { at } of after.changes) expect(at).toBe(world.now().toISOString())
  })

  it('어떤 문장이 점수를 바꾸어도 기록된다', async () => {
    const { seller } = await world.talk()
    const set = (columns: object) =>
      world.kysely
        .updateTable('store')
        .set(columns)
        .where('store_seq', '=', seller.storeSeq)
        .execute()
    const start = (await seller.boot.trust({})).score
    await set({ identity_verified: false })
    await set({ safe_trade_count: 7 })
    await set({ response_minutes: 12 })
    await set({ intro: '점수와 상관없는 변경' })
    // A review of three stars, after which the score is the same.
    await set({ review_count: 1, rating_sum: 3 })
    const { score, changes, points } = await seller.boot.trust({})
    expect(changes.map(({ event }) => event)).toEqual(['REPLIES', 'SAFE_TRADE', 'IDENTITY_LOST'])
    expect(changes.reduce((sum, change) => sum + change.points, start)).toBe(score)
    expect(Object.values(points).reduce((sum, part) => sum + part, 0)).toBe(score)
    expect(
      trustPointsOf({
        identityVerified: false,
        safeTradeCount: 7,
        responseMinutes: 12,
        reviewCount: 1,
        ratingSum: 3,
      }),
    ).toEqual(points)
  })
})
