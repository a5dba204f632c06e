import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedCategory } from '#backend/demo/seed/builders/index.ts'
import type { ReadSignal } from '#backend/operation/chat-signals.ts'
import { silentSignals } from '#backend/operation/chat-signals.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { seedPerson, seedRoom, type TestMember, type TestRoom } from '#tests/support/chat-room.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const START = new Date('2026-11-21T03:00:00Z')

let database: Database
let dependencies: TestHostDependencies
let now = START
let reads: ReadSignal[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  now = START
  reads = []
  const chat = { ...silentSignals, readMoved: (signal: ReadSignal) => void reads.push(signal) }
  dependencies = testHostDependencies(database, { now: () => now, chat })
})

async function edgeOf({ userSeq }: TestMember) {
  return hostClients(dependencies)('edge', { bearer: await bearerOf(dependencies, userSeq) })
}
type Edge = Awaited<ReturnType<typeof edgeOf>>

async function talk(edge: Edge, roomId: number, ...texts: string[]) {
  for (const message of texts) {
    now = new Date(now.getTime() + 1_000)
    await edge.sendMessage({ roomId, message })
  }
}

async function roomOfTwo(given: Parameters<typeof seedRoom>[2] = {}) {
  const room: TestRoom = await seedRoom(database.kysely, START, given)
  return { ...room, buying: await edgeOf(room.buyer), selling: await edgeOf(room.seller) }
}

const unreadOf = async (edge: Edge, { userSeq }: TestMember) =>
  (await edge.unreadMessageCount({ userSeq })).data

describe('읽음', () => {
  it('상대의 메시지만 안 읽은 수가 되고, 읽은 곳까지 줄며, 뒤로 가지 않는다', async () => {
    const { roomId, buyer, seller, buying, selling } = await roomOfTwo()
    await talk(buying, roomId, '하나', '둘', '셋')
    await talk(selling, roomId, '네')
    expect([await unreadOf(buying, buyer), await unreadOf(selling, seller)]).toEqual([1, 3])

    expect(await selling.markRead({ roomId, lastReadSeq: 2 })).toMatchObject({
      lastReadSeq: 2,
      unreadMessageCount: 1,
    })
    expect(reads).toMatchObject([{ roomId, storeSeq: seller.storeSeq, lastReadSeq: 2 }])
    expect(await selling.markRead({ roomId, lastReadSeq: 1 })).toMatchObject({
      lastReadSeq: 2,
      unreadMessageCount: 1,
    })
    expect(reads).toHaveLength(1)
    // A mark beyond the end is the end, so that later messages are still unread.
    expect((await selling.markRead({ roomId, lastReadSeq: 2_000_000_000 })).lastReadSeq).toBe(4)
    await talk(buying, roomId, '다섯')
    expect(await unreadOf(selling, seller)).toBe(1)
    expect((await buying.room({ roomId })).otherLastReadSeq).toBe(4)
  })

  it('남의 방은 없는 방이고, 남의 안 읽은 수는 알 수 없다', async () => {
    const { roomId, buyer } = await roomOfTwo()
    const otherUser = await edgeOf(await seedPerson(database.kysely))
    const refusals = await Promise.all(
      [
        otherUser.room({ roomId }),
        otherUser.messages({ roomId }),
        otherUser.changes({ roomId, afterChange: 0 }),
        otherUser.searchMessages({ roomId, keyword: '안녕' }),
        otherUser.sendMessage({ roomId, message: '안녕' }),
        otherUser.sendMessage({ roomId, messageType: 'imageMessage', mediaIds: ['0'.repeat(32)] }),
        otherUser.markRead({ roomId, lastReadSeq: 1 }),
        otherUser.setRoom({ roomId, isMuted: true }),
        otherUser.leaveRoom({ roomId }),
        otherUser.unreadMessageCount({ userSeq: buyer.userSeq }),
        otherUser.room({ roomId: 999_999_999 }),
      ].map(refusalOf),
    )
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })
})

describe('방 나가기', () => {
  it('나가면 목록과 안 읽은 수에서 빠지고, 상대가 쓰면 새 메시지만 보이며 돌아온다', async () => {
    const { roomId, buyer, seller, buying, selling } = await roomOfTwo()
    await talk(buying, roomId, '비밀 이야기', '또 하나')
    await selling.setRoom({ roomId, isPinned: true })
    await selling.leaveRoom({ roomId })
    expect((await selling.rooms({})).items).toEqual([])
    expect(await unreadOf(selling, seller)).toBe(0)
    expect((await selling.messages({ roomId })).items).toEqual([])
    expect((await selling.changes({ roomId, afterChange: 0 })).items).toEqual([])
    expect(await buying.room({ roomId })).toMatchObject({ otherHasLeft: true, canSend: true })
    expect((await buying.messages({ roomId })).items).toHaveLength(2)

    await talk(buying, roomId, '다시 왔어요')
    const [room] = (await selling.rooms({})).items
    expect(room).toMatchObject({ roomId, unreadMessageCount: 1, isPinned: false })
    for (const { items } of [
      await selling.messages({ roomId }),
      await selling.messages({ roomId, beforeSeq: 100 }),
      await selling.messages({ roomId, afterSeq: 0 }),
      await selling.messages({ roomId, aroundSeq: 1 }),
      await selling.changes({ roomId, afterChange: 0 }),
    ])
      expect(items.map(({ message }) => message)).toEqual(['다시 왔어요'])
    expect((await selling.searchMessages({ roomId, keyword: '비밀' })).items).toEqual([])
    expect((await selling.rooms({ keyword: '비밀' })).items).toEqual([])
    expect((await buying.rooms({ keyword: '비밀' })).items).toHaveLength(1)
    expect(await unreadOf(buying, buyer)).toBe(0)
    expect((await buying.room({ roomId })).otherHasLeft).toBe(false)
  })

  it('다시 열어도 두고 온 것은 보이지 않는다', async () => {
    const { roomId, productSeq, buying, selling } = await roomOfTwo()
    await talk(selling, roomId, '지난 이야기')
    await buying.leaveRoom({ roomId })
    expect(await buying.openRoom({ productSeq })).toEqual({ roomId, isNew: false })
    const [room] = (await buying.rooms({})).items
    expect(room).toMatchObject({ roomId, lastMessage: null, unreadMessageCount: 0 })
    expect(await buying.room({ roomId })).toMatchObject({ firstVisibleSeq: 2, lastMessageSeq: 1 })
  })
})

describe('방 목록', () => {
  it('고정한 방이 먼저, 그다음 새 메시지 순이고, 필터와 검색이 된다', async () => {
    const me = await seedPerson(database.kysely)
    const edge = await edgeOf(me)
    const bought = await roomOfTwo({ buyer: me })
    const sold = await roomOfTwo({ seller: me })
    const quiet = await roomOfTwo({ buyer: me })
    await talk(edge, quiet.roomId, '오래된 말')
    await talk(sold.buying, sold.roomId, '파란 우산 100%_할인')
    await talk(bought.selling, bought.roomId, '네, 있어요')
    await edge.markRead({ roomId: bought.roomId, lastReadSeq: 1 })
    await database.kysely
      .updateTable('product')
      .set({ title: '접이식 책상' })
      .where('product_seq', '=', quiet.productSeq)
      .execute()
    const listed = async (query: Parameters<Edge['rooms']>[0]) =>
      (await edge.rooms(query)).items.map(({ roomId }) => roomId)
    expect(await listed({})).toEqual([bought.roomId, sold.roomId, quiet.roomId])
    await edge.setRoom({ roomId: quiet.roomId, isPinned: true })
    expect(await edge.setRoom({ roomId: quiet.roomId, isMuted: true })).toEqual({
      isMuted: true,
      isPinned: true,
    })
    expect(await listed({})).toEqual([quiet.roomId, bought.roomId, sold.roomId])
    expect(await listed({ filter: 'selling' })).toEqual([sold.roomId])
    expect(await listed({ filter: 'buying' })).toEqual([quiet.roomId, bought.roomId])
    expect(await listed({ filter: 'unread' })).toEqual([sold.roomId])
    expect(await listed({ productSeq: sold.productSeq })).toEqual([sold.roomId])
    expect(await listed({ keyword: '우산' })).toEqual([sold.roomId])
    expect(await listed({ keyword: '100%_' })).toEqual([sold.roomId])
    expect(await listed({ keyword: '%' })).toEqual([sold.roomId])
    expect(await listed({ keyword: '책상' })).toEqual([quiet.roomId])
    expect(await listed({ keyword: `가게 ${sold.buyer.userSeq}` })).toEqual([sold.roomId])
    expect(await listed({ keyword: '없는말' })).toEqual([])
  })

  it('찾은 말이 든 가장 새 메시지를 함께 주고, 나가기 전의 말은 찾지 않는다', async () => {
    const { roomId, buying, selling } = await roomOfTwo()
    await talk(buying, roomId, '파란 우산 있나요', '빨간 우산도요', '안녕히 계세요')
    const [room] = (await selling.rooms({ keyword: '우산' })).items
    expect(room).toMatchObject({
      lastMessage: { message: '안녕히 계세요' },
      foundMessage: { messageSeq: 2, message: '빨간 우산도요', messageType: 'textMessage' },
    })
    expect((await selling.rooms({})).items[0]).not.toHaveProperty('foundMessage')
    await selling.leaveRoom({ roomId })
    await talk(buying, roomId, '노란 것은요')
    expect((await selling.rooms({ keyword: '우산' })).items).toEqual([])
    const [again] = (await selling.rooms({ keyword: '노란' })).items
    expect(again?.foundMessage?.messageSeq).toBe(4)
  })

  it('쪽을 넘기는 동안 방이 움직여도 두 번 나오지 않는다', async () => {
    const me = await seedPerson(database.kysely)
    const edge = await edgeOf(me)
    const rooms: Awaited<ReturnType<typeof roomOfTwo>>[] = []
    for (let count = 0; count < 9; count += 1) rooms.push(await roomOfTwo({ buyer: me }))
    for (const { selling, roomId } of rooms) await talk(selling, roomId, '안녕하세요')
    await edge.setRoom({ roomId: rooms[4]?.roomId ?? 0, isPinned: true })
    const seen: number[] = []
    let cursor: string | undefined
    for (let page = 0; page < 9; page += 1) {
      const { items, nextCursor } = await edge.rooms({ limit: 2, ...(cursor && { cursor }) })
      seen.push(...items.map(({ roomId }) => roomId))
      if (nextCursor === null) break
      cursor = nextCursor
      // A room that was seen moves to the top again.
      const again = rooms.find(({ roomId }) => roomId === items[0]?.roomId)
      if (again) await talk(again.selling, again.roomId, '하나 더요')
    }
    expect(seen).toHaveLength(9)
    expect(new Set(seen).size).toBe(9)
    expect((await edge.rooms({ cursor: 'none of ours', limit: 1 })).items).toHaveLength(1)
  })

  it('탈퇴한 회원은 이름 없이 보이고 쓸 수 없다', async () => {
    const { roomId, seller, buying, selling } = await roomOfTwo()
    await talk(selling, roomId, '안녕하세요')
    const main = hostClients(dependencies)('main', {
      bearer: await bearerOf(dependencies, seller.userSeq),
    })
    await main.withdraw({ reason: 'OTHER' })
    const room = await buying.room({ roomId })
    expect(room).toMatchObject({
      canSend: false,
      other: { nickName: '탈퇴한 회원', isActive: false },
    })
    expect(room.product.visibility).toBe('DELETED')
    expect((await buying.messages({ roomId })).items[0]?.sender.nickName).toBe('탈퇴한 회원')
    const refusal = await refusalOf(buying.sendMessage({ roomId, message: '계신가요' }))
    expect(refusal).toMatchObject({ status: 403, code: 'CANNOT_REACH' })
  })
})
