import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import type { OfferCard } from '#contracts/chat.ts'
import { HOUR_MS } from '#contracts/durations.ts'
import { type CardFixture, createCardFixture, newMessageId } from '#tests/support/card-fixture.ts'
import { refusalOf } from '#tests/support/host-client.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

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

const offer = ({ roomId }: Talk, { edge }: Talk['buyer'], price = 35_000, id = newMessageId()) =>
  edge.makeOffer({ roomId, price, clientMessageId: id })

async function openOffer(talk: Talk, price = 35_000) {
  const { card } = await offer(talk, talk.buyer, price)
  return (card as OfferCard).offerSeq
}

async function stateOf(talk: Talk, offerSeq: number) {
  const messages = await world.messagesOf(talk.seller, talk.roomId)
  return messages
    .map(({ card }) => card)
    .find((card) => card?.type === 'OFFER' && card.offerSeq === offerSeq)?.state
}

const answer = (
  { roomId }: Talk,
  { edge }: Talk['buyer'],
  offerSeq: number,
  to: 'ACCEPT' | 'DECLINE' | 'WITHDRAW',
) => edge.answerOffer({ roomId, offerSeq, answer: to })

describe('가격 제안', () => {
  it('구매자도 판매자도 제안할 수 있고, 24시간 동안 열려 있다', async () => {
    const talk = await world.talk()
    const message = await offer(talk, talk.buyer)
    expect(message).toMatchObject({
      messageSeq: 1,
      messageType: 'noticeMessage',
      notice: 'OFFER',
      message: '가격을 제안했어요 · 35,000원',
      sender: { storeSeq: talk.buyer.storeSeq },
      card: {
        type: 'OFFER',
        price: 35_000,
        state: 'OPEN',
        proposerStoreSeq: talk.buyer.storeSeq,
        expiresAt: '2026-11-22T03:00:00.000Z',
      },
    })
    expect(await world.unreadOf(talk.seller, talk.roomId)).toBe(1)
    expect(await world.unreadOf(talk.buyer, talk.roomId)).toBe(0)
    expect(world.signals).toEqual([
      {
        roomId: talk.roomId,
        storeSeqs: [talk.buyer.storeSeq, talk.seller.storeSeq],
        messages: [message],
      },
    ])
    expect((await offer(talk, talk.seller, 38_000)).card).toMatchObject({ state: 'OPEN' })
  })

  it('같은 clientMessageId는 같은 제안이다', async () => {
    const talk = await world.talk()
    const id = newMessageId()
    const all = await Promise.all(
      Array.from({ length: 6 }, () => offer(talk, talk.buyer, 35_000, id)),
    )
    expect(new Set(all.map(({ messageSeq }) => messageSeq))).toEqual(new Set([1]))
    expect(await world.messagesOf(talk.buyer, talk.roomId)).toHaveLength(1)
    // Also when a new one could not be made any more.
    await talk.seller.product.setTradeState({ productSeq: talk.productSeq, tradeState: 'SOLD' })
    expect((await offer(talk, talk.buyer, 35_000, id)).messageSeq).toBe(1)
  })

  it('새 제안은 열린 제안을 대신하고, 둘 다 그것을 본다', async () => {
    const talk = await world.talk()
    const first = await openOffer(talk)
    const second = await offer(talk, talk.seller, 37_000)
    expect(await stateOf(talk, first)).toBe('SUPERSEDED')
    expect((await refusalOf(answer(talk, talk.seller, first, 'ACCEPT'))).code).toBe('CLOSED')
    const { items } = await talk.buyer.edge.changes({ roomId: talk.roomId, afterChange: 1 })
    expect(items.map(({ messageSeq, changeSeq }) => [messageSeq, changeSeq])).toEqual([
      [1, 2],
      [2, 3],
    ])
    expect(world.signals.at(-1)?.messages?.map(({ messageSeq }) => messageSeq)).toEqual([1, 2])
    expect(second.card).toMatchObject({ state: 'OPEN', price: 37_000 })
  })

  it('한꺼번에 제안해도 열린 것은 하나이고 번호에 빈틈이 없다', async () => {
    const talk = await world.talk()
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        offer(talk, index % 2 ? talk.buyer : talk.seller, 30_000 + index * 100),
      ),
    )
    const messages = await world.messagesOf(talk.buyer, talk.roomId)
    expect(messages.map(({ messageSeq }) => messageSeq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    const states = messages.map(({ card }) => card?.state)
    expect(states).toEqual([...Array(9).fill('SUPERSEDED'), 'OPEN'])
  })

  it('수락하면 알림이 붙고 카드가 바뀐다', async () => {
    const talk = await world.talk()
    const offerSeq = await openOffer(talk)
    world.wait(HOUR_MS)
    const accepted = await answer(talk, talk.seller, offerSeq, 'ACCEPT')
    expect(accepted).toMatchObject({ messageSeq: 1, changeSeq: 2, card: { state: 'ACCEPTED' } })
    const [, notice] = await world.messagesOf(talk.buyer, talk.roomId)
    expect(notice).toMatchObject({
      messageSeq: 2,
      changeSeq: 3,
      notice: 'OFFER_ANSWERED',
      card: null,
      message: '가격 제안을 수락했어요 · 35,000원',
      sender: { storeSeq: talk.seller.storeSeq },
    })
    expect(await world.unreadOf(talk.buyer, talk.roomId)).toBe(1)
    expect(world.signals.at(-1)?.messages?.map(({ messageSeq }) => messageSeq)).toEqual([1, 2])
  })

  it('새로 수락한 제안이 전에 수락한 제안을 대신하고, 둘 다 그것을 본다', async () => {
    const talk = await world.talk()
    await answer(talk, talk.seller, await openOffer(talk), 'ACCEPT')
    const again = await openOffer(talk)
    expect((await world.messagesOf(talk.buyer, talk.roomId))[0]?.card?.state).toBe('ACCEPTED')
    await answer(talk, talk.seller, again, 'ACCEPT')
    const messages = await world.messagesOf(talk.buyer, talk.roomId)
    expect(messages.flatMap(({ card }) => card?.state ?? [])).toEqual(['SUPERSEDED', 'ACCEPTED'])
    const told = world.signals.at(-1)?.messages ?? []
    expect(told.map(({ messageSeq }) => messageSeq)).toEqual([3, 1, 4])
    // A declined offer does not change the agreed one.
    await answer(talk, talk.seller, await openOffer(talk), 'DECLINE')
    const after = await world.messagesOf(talk.buyer, talk.roomId)
    expect(after.flatMap(({ card }) => card?.state ?? [])[1]).toBe('ACCEPTED')
  })

  it.each([
    ['DECLINE', 'seller', 'DECLINED', '가격 제안을 거절했어요 · 35,000원'],
    ['WITHDRAW', 'buyer', 'WITHDRAWN', '가격 제안을 취소했어요 · 35,000원'],
  ] as const)('%s: %s가 하면 %s', async (to, who, state, words) => {
    const talk = await world.talk()
    const offerSeq = await openOffer(talk)
    expect((await answer(talk, talk[who], offerSeq, to)).card?.state).toBe(state)
    expect((await world.messagesOf(talk.buyer, talk.roomId)).at(-1)?.message).toBe(words)
  })

  it('수락과 거절은 상대만, 취소는 제안한 사람만 한다', async () => {
    const talk = await world.talk()
    const offerSeq = await openOffer(talk)
    for (const [who, to] of [
      ['buyer', 'ACCEPT'],
      ['buyer', 'DECLINE'],
      ['seller', 'WITHDRAW'],
    ] as const)
      expect((await refusalOf(answer(talk, talk[who], offerSeq, to))).code).toBe('CLOSED')
    expect(await stateOf(talk, offerSeq)).toBe('OPEN')
    expect(await world.messagesOf(talk.buyer, talk.roomId)).toHaveLength(1)
  })

  it('같은 답을 두 번 해도 한 번이고, 다른 답은 받지 않는다', async () => {
    const talk = await world.talk()
    const offerSeq = await openOffer(talk)
    const both = await Promise.all(
      Array.from({ length: 5 }, () => answer(talk, talk.seller, offerSeq, 'ACCEPT')),
    )
    expect(both.map(({ messageSeq, card }) => [messageSeq, card?.state])).toEqual(
      Array(5).fill([1, 'ACCEPTED']),
    )
    expect(await world.messagesOf(talk.buyer, talk.roomId)).toHaveLength(2)
    expect((await refusalOf(answer(talk, talk.seller, offerSeq, 'DECLINE'))).code).toBe('CLOSED')
    expect((await refusalOf(answer(talk, talk.buyer, offerSeq, 'WITHDRAW'))).code).toBe('CLOSED')
  })

  it('수락과 취소가 겹치면 하나만 이긴다', async () => {
    for (let round = 0; round < 6; round += 1) {
      const talk = await world.talk()
      const offerSeq = await openOffer(talk)
      const outcomes = await Promise.allSettled([
        answer(talk, talk.seller, offerSeq, 'ACCEPT'),
        answer(talk, talk.buyer, offerSeq, 'WITHDRAW'),
      ])
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      const won = outcomes[0]?.status === 'fulfilled' ? 'ACCEPTED' : 'WITHDRAWN'
      expect(await stateOf(talk, offerSeq)).toBe(won)
      expect(await world.messagesOf(talk.buyer, talk.roomId)).toHaveLength(2)
    }
  })

  it('24시간이 되는 그 순간부터는 답할 수 없다', async () => {
    const talk = await world.talk()
    const [early, late] = [await openOffer(talk), await world.talk()]
    const lateSeq = await openOffer(late)
    world.wait(24 * HOUR_MS - 1)
    expect((await answer(talk, talk.seller, early, 'ACCEPT')).card?.state).toBe('ACCEPTED')
    world.wait(1)
    expect((await refusalOf(answer(late, late.seller, lateSeq, 'ACCEPT'))).code).toBe('CLOSED')
    expect((await refusalOf(answer(late, late.buyer, lateSeq, 'WITHDRAW'))).code).toBe('CLOSED')
    expect(await stateOf(late, lateSeq)).toBe('EXPIRED')
    // A new one may replace it.
    expect((await offer(late, late.buyer)).card?.state).toBe('OPEN')
  })

  it.each([
    ['예약중', { trade_state: 'RESERVED' }],
    ['판매완료', { trade_state: 'SOLD' }],
    ['숨김', { visibility: 'HIDDEN' }],
    ['삭제', { visibility: 'DELETED' }],
    ['무료나눔', { price: 0 }],
    ['제안을 받지 않는', { negotiable: false }],
  ] as const)('%s 상품에는 제안할 수 없다', async (_, overrides) => {
    const talk = await world.talk(overrides)
    expect(await refusalOf(offer(talk, talk.buyer))).toMatchObject({
      status: 409,
      code: 'NOT_FOR_SALE',
    })
    expect(await world.messagesOf(talk.buyer, talk.roomId)).toHaveLength(0)
  })

  it('제안을 받지 않는 상품에도 판매자는 값을 제안할 수 있다', async () => {
    const talk = await world.talk({ negotiable: false })
    expect((await offer(talk, talk.seller)).card?.state).toBe('OPEN')
  })

  it('그 사이 팔린 상품의 제안은 수락할 수 없다', async () => {
    const talk = await world.talk()
    const offerSeq = await openOffer(talk)
    await database.kysely
      .updateTable('product')
      .set({ visibility: 'HIDDEN' })
      .where('product_seq', '=', talk.productSeq)
      .execute()
    expect(await refusalOf(answer(talk, talk.seller, offerSeq, 'ACCEPT'))).toMatchObject({
      code: 'CLOSED',
      message: '판매 중인 상품이 아니어서 수락할 수 없어요.',
    })
    expect((await answer(talk, talk.seller, offerSeq, 'DECLINE')).card?.state).toBe('DECLINED')
  })

  it('남의 방과 다른 방의 제안은 없는 것과 같다', async () => {
    const [talk, other] = [await world.talk(), await world.talk()]
    const offerSeq = await openOffer(talk)
    expect((await refusalOf(offer(talk, other.buyer))).status).toBe(404)
    expect((await refusalOf(answer(talk, other.seller, offerSeq, 'ACCEPT'))).status).toBe(404)
    expect((await refusalOf(answer(other, other.seller, offerSeq, 'ACCEPT'))).status).toBe(404)
    expect(await stateOf(talk, offerSeq)).toBe('OPEN')
  })

  it('차단하면 제안도 답도 할 수 없다', async () => {
    const talk = await world.talk()
    const offerSeq = await openOffer(talk)
    await world.block(talk.seller, talk.buyer)
    expect((await refusalOf(offer(talk, talk.buyer))).code).toBe('CANNOT_REACH')
    expect((await refusalOf(answer(talk, talk.buyer, offerSeq, 'WITHDRAW'))).code).toBe(
      'CANNOT_REACH',
    )
    expect((await refusalOf(answer(talk, talk.seller, offerSeq, 'ACCEPT'))).code).toBe(
      'CANNOT_REACH',
    )
  })

  it('너무 자주 제안하면 잠시 막고, 기다리면 다시 받는다', async () => {
    const talk = await world.talk()
    for (let index = 0; index < 15; index += 1) await offer(talk, talk.buyer, 30_000 + index * 100)
    expect(await refusalOf(offer(talk, talk.buyer))).toEqual({
      status: 429,
      code: 'LIMITED',
      message: '제안을 너무 자주 보냈어요. 10분 뒤에 다시 보내 주세요.',
    })
    expect((await offer(talk, talk.seller)).card?.state).toBe('OPEN')
    world.wait(10 * 60_000)
    expect((await offer(talk, talk.buyer)).card?.state).toBe('OPEN')
  })

  it.each([99, -1, 100_000_001, 35_000.5])('%d원은 받지 않는다', async (price) => {
    const talk = await world.talk()
    expect((await refusalOf(offer(talk, talk.buyer, price))).status).toBe(400)
  })
})
