import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import type { TradeCard } from '#contracts/chat.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { type CardFixture, createCardFixture } from '#tests/support/card-fixture.ts'
import { refusalOf } from '#tests/support/host-client.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { lapseTrades } from './lapse-trades.ts'

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

const finish = ({ roomId }: Talk, { edge }: Person, sold = false) =>
  edge.finishTrade({ roomId, sold })
const ask = async (talk: Talk, who: Person, sold = false) =>
  (await finish(talk, who, sold)).card as TradeCard
const answer = (
  { roomId }: Talk,
  { edge }: Person,
  tradeSeq: number,
  to: 'CONFIRM' | 'DECLINE' | 'WITHDRAW',
) => edge.answerTrade({ roomId, tradeSeq, answer: to })

const productState = async ({ productSeq }: Talk) =>
  (
    await world.kysely
      .selectFrom('product')
      .select('trade_state')
      .where('product_seq', '=', productSeq)
      .executeTakeFirstOrThrow()
  ).trade_state

const tradesOf = ({ roomId }: Talk) =>
  world.kysely
    .selectFrom('chat_trade')
    .selectAll()
    .where('room_id', '=', roomId)
    .orderBy('trade_seq')
    .execute()

const eight = <Answer>(call: () => Promise<Answer>) => Promise.all(Array.from({ length: 8 }, call))

describe('거래 완료', () => {
  it('한쪽이 누르면 묻고, 다른 쪽이 확인하면 상품이 판매완료가 된다', async () => {
    const talk = await world.talk()
    const card = await ask(talk, talk.buyer)
    expect(card).toMatchObject({
      type: 'TRADE',
      state: 'ASKED',
      proposerStoreSeq: talk.buyer.storeSeq,
      expiresAt: '2026-11-28T03:00:00.000Z',
      doneAt: null,
    })
    expect(await world.unreadOf(talk.seller, talk.roomId)).toBe(1)
    expect(await productState(talk)).toBe('ON_SALE')
    const done = await answer(talk, talk.seller, card.tradeSeq, 'CONFIRM')
    expect(done.card).toMatchObject({ state: 'DONE', doneAt: START.toISOString() })
    expect(await productState(talk)).toBe('SOLD')
    expect(world.productSignals).toEqual([talk.productSeq])
    expect((await talk.buyer.edge.room({ roomId: talk.roomId })).trade).toMatchObject({
      state: 'DONE',
    })
    const events = await world.kysely
      .selectFrom('notice_event')
      .select(['kind', 'payload'])
      .where('subject_seq', '=', talk.productSeq)
      .execute()
    expect(events).toEqual([
      {
        kind: 'TRADE_DONE_ASKED',
        payload: {
          roomId: talk.roomId,
          productSeq: talk.productSeq,
          toStoreSeq: talk.seller.storeSeq,
          byStoreSeq: talk.buyer.storeSeq,
        },
      },
    ])
  })

  it('둘이 각자 눌러도 한 거래로 끝난다', async () => {
    const talk = await world.talk()
    await finish(talk, talk.buyer)
    expect((await finish(talk, talk.seller)).card).toMatchObject({ state: 'DONE' })
    expect(await tradesOf(talk)).toHaveLength(1)
  })

  it('여덟 번 한꺼번에 눌러도 요청도 완료도 하나다', async () => {
    const talk = await world.talk()
    const asked = await eight(() => finish(talk, talk.buyer))
    expect(new Set(asked.map(({ messageSeq }) => messageSeq))).toEqual(new Set([1]))
    const [tradeSeq = 0] = asked.map(({ card }) => (card as TradeCard).tradeSeq)
    const done = await eight(() => answer(talk, talk.seller, tradeSeq, 'CONFIRM'))
    expect(new Set(done.map(({ card }) => (card as TradeCard).state))).toEqual(new Set(['DONE']))
    const messages = await world.messagesOf(talk.buyer, talk.roomId)
    expect(messages.filter(({ notice }) => notice === 'TRADE')).toHaveLength(1)
    expect(messages.filter(({ notice }) => notice === 'TRADE_ANSWERED')).toHaveLength(1)
    await eight(() => finish(talk, talk.buyer))
    expect(await world.messagesOf(talk.buyer, talk.roomId)).toHaveLength(messages.length)
  })

  it('둘이 동시에 눌러도 거래는 하나이고 끝난다', async () => {
    const talk = await world.talk()
    await Promise.all([finish(talk, talk.buyer), finish(talk, talk.seller)])
    expect((await tradesOf(talk)).map(({ state }) => state)).toEqual(['DONE'])
  })

  it('판매자는 누르면서 판매완료로 바꿀 수 있고, 구매자는 바꿀 수 없다', async () => {
    const talk = await world.talk()
    await finish(talk, talk.seller, true)
    expect(await productState(talk)).toBe('SOLD')
    expect(world.productSignals).toEqual([talk.productSeq])
    const other = await world.talk()
    await finish(other, other.buyer, true)
    expect(await productState(other)).toBe('ON_SALE')
  })

  it('요청한 쪽은 확인 전까지만 취소하고, 다른 쪽만 확인하거나 거절한다', async () => {
    const talk = await world.talk()
    const { tradeSeq } = await ask(talk, talk.buyer)
    expect((await refusalOf(answer(talk, talk.buyer, tradeSeq, 'CONFIRM'))).code).toBe('CLOSED')
    expect((await refusalOf(answer(talk, talk.seller, tradeSeq, 'WITHDRAW'))).code).toBe('CLOSED')
    const withdrawn = await answer(talk, talk.buyer, tradeSeq, 'WITHDRAW')
    expect(withdrawn.card).toMatchObject({ state: 'WITHDRAWN' })
    expect((await refusalOf(answer(talk, talk.seller, tradeSeq, 'CONFIRM'))).code).toBe('CLOSED')
    const next = await ask(talk, talk.buyer)
    expect(next.tradeSeq).not.toBe(tradeSeq)
    expect((await answer(talk, talk.seller, next.tradeSeq, 'DECLINE')).card).toMatchObject({
      state: 'DECLINED',
    })
    const last = await ask(talk, talk.buyer)
    await answer(talk, talk.seller, last.tradeSeq, 'CONFIRM')
    expect((await refusalOf(answer(talk, talk.buyer, last.tradeSeq, 'WITHDRAW'))).code).toBe(
      'CLOSED',
    )
  })

  it('일주일 동안 답이 없으면 안내와 함께 끝나고, 다시 요청할 수 있다', async () => {
    const talk = await world.talk()
    const { tradeSeq } = await ask(talk, talk.buyer)
    world.wait(7 * DAY_MS - 1)
    await lapseTrades(world.dependencies)
    expect((await tradesOf(talk)).map(({ state }) => state)).toEqual(['ASKED'])
    world.wait(1)
    expect((await refusalOf(answer(talk, talk.seller, tradeSeq, 'CONFIRM'))).code).toBe('CLOSED')
    await Promise.all([lapseTrades(world.dependencies), lapseTrades(world.dependencies)])
    const messages = await world.messagesOf(talk.seller, talk.roomId)
    expect(messages.map(({ message }) => message)).toEqual([
      '거래가 끝났다고 알렸어요',
      '일주일 동안 답이 없어 거래 완료 요청이 끝났어요',
    ])
    expect(messages[0]?.card).toMatchObject({ state: 'LAPSED' })
    expect(await ask(talk, talk.seller)).toMatchObject({ state: 'ASKED' })
  })

  it('기간이 지난 요청은 정리되기 전에도 새 요청을 막지 않는다', async () => {
    const talk = await world.talk()
    await ask(talk, talk.buyer)
    world.wait(8 * DAY_MS)
    expect((await talk.buyer.edge.room({ roomId: talk.roomId })).trade).toMatchObject({
      state: 'LAPSED',
    })
    expect(await ask(talk, talk.seller)).toMatchObject({ state: 'ASKED' })
    expect((await tradesOf(talk)).map(({ state }) => state)).toEqual(['LAPSED', 'ASKED'])
  })

  it('차단한 사이에서는 요청도 확인도 할 수 없다', async () => {
    const talk = await world.talk()
    const { tradeSeq } = await ask(talk, talk.buyer)
    await world.block(talk.buyer, talk.seller)
    expect((await refusalOf(answer(talk, talk.seller, tradeSeq, 'CONFIRM'))).code).toBe(
      'CANNOT_REACH',
    )
    const blocked = await world.talk()
    await world.block(blocked.seller, blocked.buyer)
    expect((await refusalOf(finish(blocked, blocked.buyer))).code).toBe('CANNOT_REACH')
  })

  it('다른 사람의 방에서는 찾을 수 없다', async () => {
    const talk = await world.talk()
    const { tradeSeq } = await ask(talk, talk.buyer)
    const stranger = await world.person()
    expect((await refusalOf(finish(talk, stranger))).code).toBe('NOT_FOUND')
    expect((await refusalOf(answer(talk, stranger, tradeSeq, 'CONFIRM'))).code).toBe('NOT_FOUND')
  })

  it('한 사람에게 팔린 상품은 다른 방에서 끝낼 수 없고, 기다리던 요청은 닫힌다', async () => {
    const talk = await world.talk()
    const other = await world.person()
    const roomId = await world.room(talk.seller, other, talk.productSeq)
    const otherTalk = { ...talk, buyer: other, roomId }
    await ask(otherTalk, other)
    await finish(talk, talk.buyer)
    await finish(talk, talk.seller)
    expect((await tradesOf(otherTalk)).map(({ state }) => state)).toEqual(['CLOSED'])
    expect((await refusalOf(finish(otherTalk, other))).code).toBe('NOT_TRADED')
    await talk.seller.product.setTradeState({ productSeq: talk.productSeq, tradeState: 'ON_SALE' })
    expect(await ask(otherTalk, other)).toMatchObject({ state: 'ASKED' })
  })
})
