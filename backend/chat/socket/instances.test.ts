import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedCategory } from '#backend/demo/seed/builders/index.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import type { ChatClient } from '#tests/support/chat-client.ts'
import { type ChatInstance, startChatInstance } from '#tests/support/chat-instance.ts'
import { seedRoom } from '#tests/support/chat-room.ts'
import { hasRedis, type RedisProcess, startRedis } from '#tests/support/redis-process.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

let database: Database
let redis: RedisProcess | undefined
const instances: ChatInstance[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
  if (hasRedis) redis = await startRedis()
})
afterAll(async () => {
  await redis?.kill()
  await database?.close()
})
afterEach(async () => {
  await Promise.all(instances.splice(0).map((instance) => instance.stop()))
})

/** A buyer on one instance, a seller on another, over one database. */
async function twoInstances(options: { redisUrl?: string; pollMilliseconds?: number } = {}) {
  const settings = {
    pollMilliseconds: options.pollMilliseconds ?? 60_000,
    pollAloneMilliseconds: 200,
  }
  const { redisUrl } = options
  const shared = { settings, databaseKind: 'postgres' as const, ...(redisUrl && { redisUrl }) }
  const one = await startChatInstance(database, shared)
  const two = await startChatInstance(database, { ...shared, keys: one.dependencies.keys })
  instances.push(one, two)
  const room = await seedRoom(database.kysely, new Date())
  const buying = await one.client(room.buyer)
  const selling = await two.client(room.seller)
  return { ...room, one, two, buying, selling }
}

async function say(client: ChatClient, roomId: number, ...texts: string[]) {
  for (const message of texts) {
    client.send('sendMessageRequest', { roomId, message })
    const { error } = await client.next('sendMessageResponse')
    expect(error).toBeUndefined()
  }
}

const textsOf = (client: ChatClient) =>
  client.frames.filter(({ action }) => action === 'newMessageEvent').map(({ data }) => data.message)

/** Everything of a room crosses from one instance to the other. */
async function talkAcross(fixture: Awaited<ReturnType<typeof twoInstances>>) {
  const { roomId, buyer, seller, buying, selling } = fixture
  await say(buying, roomId, '하나', '둘')
  await selling.next('newMessageEvent', ({ data }) => data.message === '둘')
  await say(selling, roomId, '셋')
  await buying.next('newMessageEvent', ({ data }) => data.message === '셋')
  await say(buying, roomId, '넷')
  await selling.next('newMessageEvent', ({ data }) => data.message === '넷')
  expect(textsOf(selling)).toEqual(['하나', '둘', '넷'])
  expect(textsOf(buying)).toEqual(['셋'])
  selling.send('readMessageRequest', { roomId, storeSeq: seller.storeSeq, lastReadSeq: 4 })
  const read = await buying.next('roomEvent', ({ data }) => data.eventType === 'readEvent')
  expect(read.data.data).toMatchObject({ storeSeq: seller.storeSeq, lastReadSeq: 4 })
  expect(buyer.storeSeq).not.toBe(seller.storeSeq)
}

async function reserve({ one, seller, productSeq }: Awaited<ReturnType<typeof twoInstances>>) {
  const bearer = await bearerOf(one.dependencies, seller.userSeq)
  await one.hosts('product', { bearer }).setTradeState({ productSeq, tradeState: 'RESERVED' })
}

describe('two instances without a bus', () => {
  it('find each other’s messages, read marks and products in the database', async () => {
    const fixture = await twoInstances()
    await talkAcross(fixture)
    await reserve(fixture)
    const event = await fixture.selling.next('productEvent')
    expect(event.data.data.tradeState).toBe('RESERVED')
  })

  it('also for a room that was opened after both had connected', async () => {
    const { one, two, buyer, seller, selling } = await twoInstances()
    const room = await seedRoom(database.kysely, new Date(), { buyer, seller })
    await say(await one.client(buyer), room.roomId, '새 방이에요', '여기요')
    await selling.next('newMessageEvent', ({ data }) => data.message === '여기요')
    expect(textsOf(selling)).toEqual(['새 방이에요', '여기요'])
    expect(two.logged).toEqual([])
  })
})

describe.skipIf(!hasRedis)('two instances over Redis', () => {
  it('notify each other without any poll of the database', async () => {
    const fixture = await twoInstances({ redisUrl: redis?.url ?? '' })
    await expect.poll(() => fixture.one.chat.metrics().connections).toBe(1)
    await talkAcross(fixture)
    const { roomId, buyer, seller, buying, selling } = fixture
    buying.send('enterRoomRequest', { roomId, storeSeq: buyer.storeSeq })
    await buying.next('enterRoomResponse')
    selling.send('typingStartRequest', { roomId, storeSeq: seller.storeSeq })
    const typing = await buying.next('roomEvent', ({ data }) => /typing/.test(data.eventType))
    expect(typing.data).toMatchObject({ eventType: 'typingStartEvent' })
    await reserve(fixture)
    expect((await selling.next('productEvent')).data.data.tradeState).toBe('RESERVED')
  })

  it('lose nothing while Redis is killed, and notify each other again when it is back', async () => {
    const fixture = await twoInstances({ redisUrl: redis?.url ?? '' })
    const { roomId, one, two, buying, selling } = fixture
    await say(buying, roomId, '전')
    await selling.next('newMessageEvent')
    await redis?.kill()
    await say(buying, roomId, '하나', '둘', '셋')
    await selling.next('newMessageEvent', ({ data }) => data.message === '셋')
    await redis?.start()
    await say(buying, roomId, '후')
    await selling.next('newMessageEvent', ({ data }) => data.message === '후')
    expect(textsOf(selling)).toEqual(['전', '하나', '둘', '셋', '후'])
    for (const { logged } of [one, two]) {
      expect(logged.length).toBeLessThan(4)
      expect(logged.join()).not.toContain('하나')
    }
  })
})
