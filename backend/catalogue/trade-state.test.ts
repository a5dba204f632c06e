import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import type { DB } from '#backend/db/schema.ts'
import type { OfferCard } from '#contracts/chat.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { type CardFixture, createCardFixture, newMessageId } from '#tests/support/card-fixture.ts'
import { refusalOf } from '#tests/support/host-client.ts'
import { createSignal } from '#tests/support/signal.ts'
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
type TradeState = 'ON_SALE' | 'RESERVED' | 'SOLD'

const set = ({ seller, productSeq }: Talk, tradeState: TradeState) =>
  seller.product.setTradeState({ productSeq, tradeState })

const noticesOf = async (talk: Talk, roomId = talk.roomId) =>
  (await world.messagesOf(talk.seller, roomId))
    .filter(({ notice }) => notice === 'TRADE_STATE_CHANGED')
    .map(({ message }) => message)

/** Whether another transaction waits for the end of this one. */
async function isAwaited(trx: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql`
    select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid
  `.execute(trx)
  return rows.length > 0
}

async function listedState(productSeq: number) {
  const row = await database.kysely
    .selectFrom('product_search')
    .select('trade_state')
    .where('product_seq', '=', productSeq)
    .executeTakeFirst()
  return row?.trade_state
}

describe('판매 상태', () => {
  it('판매자가 바꾸면 상품, 목록, 물어본 사람의 방이 함께 바뀐다', async () => {
    const talk = await world.talk()
    const other = await world.person()
    const otherRoom = await world.room(talk.seller, other, talk.productSeq)
    const before = await listedState(talk.productSeq)
    expect(await set(talk, 'RESERVED')).toEqual({ tradeState: 'RESERVED' })
    expect(await listedState(talk.productSeq)).not.toBe(before)
    expect((await talk.buyer.product.detail({ productSeq: talk.productSeq })).tradeState).toBe(
      'RESERVED',
    )
    for (const roomId of [talk.roomId, otherRoom])
      expect(await noticesOf(talk, roomId)).toEqual(['판매자가 상품을 예약중으로 바꿨어요'])
    expect(await world.unreadOf(talk.buyer, talk.roomId)).toBe(1)
    expect(await world.unreadOf(talk.seller, talk.roomId)).toBe(0)
    expect(world.productSignals).toEqual([talk.productSeq])
    expect(world.signals.map(({ roomId }) => roomId)).toEqual([talk.roomId, otherRoom])
    await set(talk, 'SOLD')
    await set(talk, 'ON_SALE')
    expect(await noticesOf(talk)).toEqual([
      '판매자가 상품을 예약중으로 바꿨어요',
      '판매자가 상품을 판매완료로 바꿨어요',
      '판매자가 상품을 판매중으로 바꿨어요',
    ])
  })

  it('같은 상태로는 아무것도 바뀌지 않고, 한꺼번에 눌러도 한 번이다', async () => {
    const talk = await world.talk()
    expect(await set(talk, 'ON_SALE')).toEqual({ tradeState: 'ON_SALE' })
    expect(world.productSignals).toEqual([])
    await Promise.all(Array.from({ length: 5 }, () => set(talk, 'SOLD')))
    expect(await noticesOf(talk)).toHaveLength(1)
  })

  it('남의 상품과 지운 상품은 없는 것과 같다', async () => {
    const talk = await world.talk()
    const { productSeq } = talk
    const refused = await refusalOf(
      talk.buyer.product.setTradeState({ productSeq, tradeState: 'SOLD' }),
    )
    expect(refused.status).toBe(404)
    const deleted = await world.talk({ visibility: 'DELETED' })
    expect((await refusalOf(set(deleted, 'SOLD'))).status).toBe(404)
    expect(world.productSignals).toEqual([])
  })

  it('판매중이 아니면 열린 제안이 끝나고, 둘 다 그것을 본다', async () => {
    const talk = await world.talk()
    const { roomId } = talk
    const { card } = await talk.buyer.edge.makeOffer({
      roomId,
      price: 35_000,
      clientMessageId: newMessageId(),
    })
    await set(talk, 'RESERVED')
    const { items } = await talk.buyer.edge.changes({ roomId, afterChange: 1 })
    expect(items.map(({ messageSeq, card: shown }) => [messageSeq, shown?.state])).toEqual([
      [1, 'SUPERSEDED'],
      [2, undefined],
    ])
    await set(talk, 'ON_SALE')
    const { offerSeq } = card as OfferCard
    const accept = talk.seller.edge.answerOffer({ roomId, offerSeq, answer: 'ACCEPT' })
    expect((await refusalOf(accept)).code).toBe('CLOSED')
  })

  it('바꾸는 사이에 들어온 제안이 열린 채 남지 않는다', async () => {
    for (let round = 0; round < 6; round += 1) {
      const talk = await world.talk()
      const { roomId } = talk
      const offer = talk.buyer.edge.makeOffer({
        roomId,
        price: 35_000,
        clientMessageId: newMessageId(),
      })
      await Promise.allSettled([offer, set(talk, 'SOLD')])
      const messages = await world.messagesOf(talk.buyer, roomId)
      expect(messages.filter(({ card }) => card?.state === 'OPEN')).toEqual([])
      expect(messages.map(({ messageSeq }) => messageSeq)).toEqual(messages.map((_, i) => i + 1))
    }
  })

  it('바꾸는 일이 먼저 시작됐으면 제안은 그 끝을 기다린다', async () => {
    const talk = await world.talk()
    const [begun, asked] = [createSignal(), createSignal()]
    const change = database.kysely.transaction().execute(async (trx) => {
      await trx
        .updateTable('product')
        .set({ trade_state: 'SOLD' })
        .where('product_seq', '=', talk.productSeq)
        .execute()
      begun.give()
      // The embedded database has one connection: there, all others wait in any case.
      while (database.kind === 'postgres' && !(await isAwaited(trx)));
      await asked.given
    })
    await begun.given
    const offer = talk.buyer.edge.makeOffer({
      roomId: talk.roomId,
      price: 35_000,
      clientMessageId: newMessageId(),
    })
    const refused = refusalOf(offer)
    asked.give()
    expect((await refused).code).toBe('NOT_FOR_SALE')
    await change
  })

  it('오래 조용한 방, 구매자가 나간 방, 차단한 사이에는 알리지 않는다', async () => {
    const talk = await world.talk()
    const people = [await world.person(), await world.person(), await world.person()] as const
    const long = new Date(START.getTime() - 30 * DAY_MS - 1)
    const quiet = await world.room(talk.seller, people[0], talk.productSeq, long)
    const left = await world.room(talk.seller, people[1], talk.productSeq)
    const blocked = await world.room(talk.seller, people[2], talk.productSeq)
    await database.kysely
      .updateTable('chat_member')
      .set({ left_at: START })
      .where('room_id', '=', left)
      .where('role', '=', 'BUYER')
      .execute()
    await world.block(people[2], talk.seller)
    await set(talk, 'SOLD')
    for (const roomId of [quiet, left, blocked]) expect(await noticesOf(talk, roomId)).toEqual([])
    expect(await noticesOf(talk)).toHaveLength(1)
  })

  it('상태를 자꾸 바꾸면 알림은 한 시간에 여섯 번까지다', async () => {
    const talk = await world.talk()
    for (let index = 0; index < 10; index += 1) await set(talk, index % 2 ? 'ON_SALE' : 'RESERVED')
    expect(await noticesOf(talk)).toHaveLength(6)
    expect((await talk.buyer.product.detail({ productSeq: talk.productSeq })).tradeState).toBe(
      'ON_SALE',
    )
    expect(world.productSignals).toHaveLength(10)
  })
})
