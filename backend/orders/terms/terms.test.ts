import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedStore, seedUser } from '#backend/demo/seed/builders/index.ts'
import { DAY_MS } from '#contracts/durations.ts'
import type { NoticeEvent } from '#contracts/notice.ts'
import { FIRST_ORDER_TERMS as FIRST, type OrderTerms } from '#contracts/order-states.ts'
import { isWorse, TERM_KEYS, TERM_ORDER, termRow } from '#contracts/order-term-rules.ts'
import { orderStepNews } from '#contracts/order-words.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import { createOrderFixture, type OrderFixture } from '#tests/support/order-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

/** Noon in Korea. */
const START = new Date('2026-11-23T03:00:00Z')
const ORDINARY = '바뀌는 내용은 7일 전부터 알려야 해요. 2026년 11월 30일부터 시행할 수 있어요.'
const WORSE =
  '회원에게 불리하게 바뀌는 내용은 30일 전부터 알려야 해요. 2026년 12월 23일부터 시행할 수 있어요.'

let database: Database
let world: OrderFixture
beforeEach(async () => {
  // Fees are never deleted: each test has a database of its own.
  database = await createTestDatabase()
  world = createOrderFixture(database, START)
  return () => database.close()
}, 60_000)

async function operator(name?: string) {
  const { userSeq } = await seedUser(database.kysely, { role: 'OPERATOR' })
  await seedStore(database.kysely, { user_seq: userSeq, ...(name && { name }) })
  const bearer = await bearerOf(world.dependencies, userSeq)
  return hostClients(world.dependencies)('gateway', { bearer })
}
type Operator = Awaited<ReturnType<typeof operator>>

const newest = async (host: Operator) =>
  Math.max(...(await host.orderTerms()).items.map(({ termsSeq }) => termsSeq))

const schedule = async (
  host: Operator,
  day: string,
  changed: Partial<OrderTerms>,
  more: { formKey?: string; seen?: number } = {},
) =>
  host.scheduleOrderTerms({
    formKey: randomUUID(),
    day,
    terms: { ...FIRST, ...changed },
    reason: '겨울 행사',
    seen: await newest(host),
    ...more,
  })

const signedIn = async (userSeq: number) =>
  hostClients(world.dependencies)('gateway', {
    bearer: await bearerOf(world.dependencies, userSeq),
  })

/** What the inbox tells a member of an order's steps, the oldest first. */
async function newsOf(orderSeq: number, role: 'BUYER' | 'SELLER'): Promise<string[]> {
  const rows = await database.kysely
    .selectFrom('notice_event')
    .select('payload')
    .where('kind', '=', 'ORDER_STEP')
    .orderBy('event_seq')
    .execute()
  return rows
    .map(({ payload }) => payload as unknown as NoticeEvent<'ORDER_STEP'>)
    .filter((event) => event.orderSeq === orderSeq && event.role === role)
    .map((event) => orderStepNews(event, event.until ?? null))
}

const states = async () =>
  (await (await operator()).orderTerms()).items.map(({ day, state }) => [day, state])

const buyerFee = async () => {
  const { buyer, productSeq } = await world.offer()
  return (await world.totalOf(buyer, productSeq, 'PARCEL')) - 43_000
}

describe('요금과 기한', () => {
  it('정한 날 0시부터 바뀌고, 그전에 맺은 주문은 그때 요금 그대로다', async () => {
    const host = await operator()
    await schedule(host, '2026-12-01', { buyerFeeBp: 200 })
    const { buyer, seller, productSeq } = await world.offer()
    const { orderSeq } = await world.place(buyer, productSeq)
    await world.pay(orderSeq)
    expect(await buyerFee()).toBe(1_505)
    // A millisecond before the first of December in Korea, and its first moment.
    world.wait(Date.parse('2026-12-01T00:00:00+09:00') - 1 - world.now().getTime())
    expect(await buyerFee()).toBe(1_505)
    expect(await states()).toEqual([
      ['2026-12-01', 'SCHEDULED'],
      ['2026-01-01', 'IN_FORCE'],
    ])
    world.wait(1)
    expect(await buyerFee()).toBe(860)
    expect(await states()).toEqual([
      ['2026-12-01', 'IN_FORCE'],
      ['2026-01-01', 'PAST'],
    ])
    const order = await (await signedIn(seller.userSeq)).order({ orderSeq })
    expect(order.amounts).toMatchObject({ buyerFee: 1_505, sellerFee: 430 })
  })

  it('불리한 바뀜은 30일, 다른 바뀜은 7일 전에 정해야 하고, 언제부터인지 말한다', async () => {
    const host = await operator()
    const worse: Partial<OrderTerms>[] = [
      { buyerFeeBp: 351 },
      { sellerFeeBp: 101 },
      { freeUpTo: 19_999 },
      { maxPrice: 9_999_999 },
      { compensationCap: 999_999 },
    ]
    for (const changed of worse) {
      expect(isWorse(FIRST, { ...FIRST, ...changed })).toBe(true)
      const refused = await refusalOf(schedule(host, '2026-12-22', changed))
      expect(refused).toMatchObject({ code: 'TOO_SOON', message: WORSE })
    }
    const refused = await refusalOf(schedule(host, '2026-11-29', { buyerFeeBp: 340 }))
    expect(refused).toMatchObject({ status: 422, code: 'TOO_SOON', message: ORDINARY })
    await schedule(host, '2026-11-30', { buyerFeeBp: 340 })
    await schedule(host, '2026-12-23', { buyerFeeBp: 351 })
    expect(await states()).toHaveLength(3)
  })

  it('행사 뒤에 본디 요금으로 돌아가는 것은 오늘 요금과 견주어도 불리하지 않으면 7일이면 된다', async () => {
    const host = await operator()
    await schedule(host, '2026-12-01', { buyerFeeBp: 200 })
    // Worse than the day's fees, so it is announced in time.
    const back = await refusalOf(schedule(host, '2026-12-10', {}))
    expect(back).toMatchObject({ code: 'TOO_SOON', message: WORSE })
    await schedule(host, '2026-12-23', {})
    // Better than those of the day, but worse than today's.
    const between = await refusalOf(schedule(host, '2026-12-05', { sellerFeeBp: 150 }))
    expect(between).toMatchObject({ code: 'TOO_SOON' })
  })

  it('바뀌는 요금은 공지사항이 되고, 불리하면 홈에도 뜨고, 취소하면 그 공지가 취소를 알린다', async () => {
    const host = await operator()
    const reader = hostClients(world.dependencies)('customerService', {})
    const told = async () => {
      const { items } = await reader.announcements({})
      return Promise.all(
        items.map(({ announcementSeq }) => reader.announcement({ announcementSeq })),
      )
    }
    const formKey = randomUUID()
    const seen = await newest(host)
    const worse = () => schedule(host, '2026-12-23', { buyerFeeBp: 400 }, { formKey, seen })
    const { termsSeq } = await worse()
    await worse()
    expect(await told()).toMatchObject([
      {
        category: 'POLICY',
        isPinned: true,
        title: '안심결제 요금이 2026년 12월 23일부터 바뀌어요',
        body: expect.stringContaining('구매자 수수료 3.5% → 4%'),
      },
    ])
    expect((await reader.popupAnnouncement()).popup?.title).toContain('12월 23일')
    await schedule(host, '2026-12-01', { sellerFeeBp: 50 })
    expect((await reader.popupAnnouncement()).popup?.title).toContain('12월 23일')
    await host.withdrawOrderTerms({ termsSeq, reason: '잘못 정함' })
    await host.withdrawOrderTerms({ termsSeq, reason: '잘못 정함' })
    const [better, withdrawn] = await told()
    expect(better?.title).toBe('안심결제 요금이 2026년 12월 1일부터 바뀌어요')
    expect(withdrawn).toMatchObject({
      isPinned: false,
      title: '(취소) 안심결제 요금이 2026년 12월 23일부터 바뀌어요',
      body: expect.stringMatching(/^이 변경은 취소됐어요\./),
    })
    expect((await reader.popupAnnouncement()).popup).toBeNull()
  })

  it('같은 날, 같은 내용, 그사이 바뀐 목록으로는 정할 수 없고, 같은 양식은 한 번이다', async () => {
    const host = await operator()
    const formKey = randomUUID()
    const seen = await newest(host)
    const sent = { formKey, seen }
    const { termsSeq } = await schedule(host, '2026-12-01', { buyerFeeBp: 200 }, sent)
    expect(await schedule(host, '2026-12-01', { buyerFeeBp: 200 }, sent)).toEqual({ termsSeq })
    const outdated = schedule(host, '2026-12-05', { buyerFeeBp: 100 }, { seen })
    expect(await refusalOf(outdated)).toMatchObject({ status: 409, code: 'OUTDATED' })
    const taken = schedule(host, '2026-12-01', { buyerFeeBp: 100 })
    expect(await refusalOf(taken)).toMatchObject({ status: 409, code: 'TAKEN' })
    const same = schedule(host, '2026-12-05', { buyerFeeBp: 200 })
    expect(await refusalOf(same)).toMatchObject({ status: 422, code: 'SAME' })
    const past = schedule(host, '2026-01-02', { buyerFeeBp: 100 })
    expect(await refusalOf(past)).toMatchObject({ code: 'TOO_SOON' })
  })

  it('두 운영자가 함께 정하면 한 사람 것만 남고 다른 사람은 안다', async () => {
    const [one, other] = [await operator('정산이'), await operator('정산둘')]
    const seen = await newest(one)
    const both = await Promise.allSettled([
      schedule(one, '2026-12-01', { buyerFeeBp: 200 }, { seen }),
      schedule(other, '2026-12-02', { buyerFeeBp: 100 }, { seen }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await one.orderTerms()).items).toHaveLength(2)
  })

  it('시행하기 전에는 취소할 수 있고 누가 왜 했는지 남으며, 그날을 다시 쓸 수 있다', async () => {
    const [host, other] = [await operator('정산이'), await operator('정산둘')]
    const { termsSeq } = await schedule(host, '2026-12-01', { buyerFeeBp: 200 })
    const withdraw = { termsSeq, reason: '행사를 미룸' }
    await other.withdrawOrderTerms(withdraw)
    await host.withdrawOrderTerms({ ...withdraw, reason: '두 번째' })
    await schedule(host, '2026-12-01', { buyerFeeBp: 100 })
    world.wait(9 * DAY_MS)
    expect(await buyerFee()).toBe(430)
    const later = await operator('정산셋')
    const { items } = await later.orderTerms()
    expect(items.map(({ state }) => state)).toEqual(['IN_FORCE', 'WITHDRAWN', 'PAST'])
    expect(items[1]).toMatchObject({
      operatorName: '정산이',
      withdrawn: { operatorName: '정산둘', reason: '행사를 미룸' },
    })
    const started = items[0]?.termsSeq ?? 0
    expect(
      await refusalOf(later.withdrawOrderTerms({ termsSeq: started, reason: '늦음' })),
    ).toMatchObject({ status: 409, code: 'STARTED' })
    expect(
      await refusalOf(later.withdrawOrderTerms({ termsSeq: 999_999, reason: '없음' })),
    ).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  it('기한도 정한 날부터 바뀌고, 그전에 맺은 주문은 그때 기한 그대로이며, 알림은 기한을 말한다', async () => {
    const host = await operator()
    await schedule(host, '2026-12-23', { acceptHours: 24, cancelAnswerHours: 12 })
    const before = await world.offer()
    const { orderSeq } = await world.place(before.buyer, before.productSeq)
    world.wait(Date.parse('2026-12-23T00:00:00+09:00') - world.now().getTime())
    const after = await world.offer()
    const later = await world.place(after.buyer, after.productSeq)
    await world.pay(later.orderSeq)
    const seller = await signedIn(after.seller.userSeq)
    const order = await seller.order({ orderSeq: later.orderSeq })
    expect(order.terms).toMatchObject({ acceptHours: 24, cancelAnswerHours: 12 })
    expect(order.dueAt).toBe(new Date(world.now().getTime() + DAY_MS).toISOString())
    const buyer = await signedIn(before.buyer.userSeq)
    expect((await buyer.order({ orderSeq })).terms).toMatchObject({ acceptHours: 48 })
    const told = await newsOf(later.orderSeq, 'SELLER')
    expect(told.at(-1)).toBe('결제가 끝났어요. 12월 24일 오전 12:00까지 주문을 수락해 주세요')
  })

  it('기한은 길어져도 짧아져도 한쪽에 불리해서 30일 전에 알리고, 안내와 재시도는 7일이면 된다', async () => {
    const changes = TERM_KEYS.map((key) => ({ key, ...termRow(key) }))
    for (const { key, worse } of changes) {
      const [more, less] = [1, -1].map((by) => isWorse(FIRST, { ...FIRST, [key]: FIRST[key] + by }))
      expect({ key, more, less }).toEqual({
        key,
        more: worse === 'MORE' || worse === 'ANY',
        less: worse === 'LESS' || worse === 'ANY',
      })
    }
    const host = await operator()
    const early = schedule(host, '2026-12-22', { shipDays: 8 })
    expect(await refusalOf(early)).toMatchObject({ code: 'TOO_SOON', message: WORSE })
    await schedule(host, '2026-11-30', { shipReminderBusinessDays: 1, payoutRetryHours: 12 })
  })

  it('안내가 기한보다 늦거나 정해진 범위를 벗어나면 정할 수 없다', async () => {
    const host = await operator()
    const late = schedule(host, '2026-12-23', { shipDays: 5, shipReminder2BusinessDays: 5 })
    expect(await refusalOf(late)).toMatchObject({
      status: 422,
      code: 'OUT_OF_ORDER',
      message: '‘발송 기한’보다 짧게 적어 주세요.',
    })
    const none = schedule(host, '2026-12-23', { longConfirmDays: 6 })
    expect(await refusalOf(none)).toMatchObject({ status: 400 })
  })

  it('처음 조건은 정할 수 있는 범위와 차례를 지킨다', () => {
    for (const key of TERM_KEYS) {
      const { least, most } = termRow(key)
      expect(FIRST[key], key).toBeGreaterThanOrEqual(least)
      expect(FIRST[key], key).toBeLessThanOrEqual(most)
    }
    expect(TERM_ORDER.filter(({ isKept }) => !isKept(FIRST))).toEqual([])
    expect(TERM_KEYS.toSorted()).toEqual(Object.keys(FIRST).toSorted())
  })
})
