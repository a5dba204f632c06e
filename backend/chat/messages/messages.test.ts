import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedCategory } from '#backend/demo/seed/builders/index.ts'
import { LIMIT_RULES } from '#backend/limits/rules.ts'
import type { RoomSignal } from '#backend/operation/chat-signals.ts'
import { silentSignals } from '#backend/operation/chat-signals.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { seedRoom, type TestMember } from '#tests/support/chat-room.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const guard = vi.hoisted(() => ({
  find: (
    _text: string,
  ): { text: string; guard: import('#contracts/chat.ts').Guard | null } | null => null,
}))
// The findings of the moderation are tested there; here, their effect.
vi.mock('#backend/moderation/moderate-text.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  moderateText: (text: string) => guard.find(text) ?? { text, guard: null },
}))

const START = new Date('2026-11-21T03:00:00Z')

let database: Database
let dependencies: TestHostDependencies
let now = START
let signals: RoomSignal[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  now = START
  signals = []
  guard.find = () => null
  const chat = { ...silentSignals, roomChanged: (signal: RoomSignal) => void signals.push(signal) }
  dependencies = testHostDependencies(database, { now: () => now, chat })
})

async function edgeOf({ userSeq }: TestMember) {
  return hostClients(dependencies)('edge', { bearer: await bearerOf(dependencies, userSeq) })
}

async function roomOfTwo() {
  const room = await seedRoom(database.kysely, START)
  return { ...room, buying: await edgeOf(room.buyer), selling: await edgeOf(room.seller) }
}

const textsOf = ({ items }: { items: { message: string }[] }) => items.map((item) => item.message)

describe('메시지 보내기', () => {
  it('저장한 뒤에 그대로 답하고, 같은 이름으로 다시 보내면 같은 메시지다', async () => {
    const { roomId, buyer, seller, buying, selling } = await roomOfTwo()
    const draft = { roomId, clientMessageId: 'my-message-1', message: '  안녕하세요\n반가워요 👋 ' }
    const sent = await buying.sendMessage(draft)
    expect(sent).toEqual({
      roomId,
      messageSeq: 1,
      changeSeq: 1,
      clientMessageId: 'my-message-1',
      sender: { storeSeq: buyer.storeSeq, nickName: `가게 ${buyer.userSeq}` },
      messageType: 'textMessage',
      message: '안녕하세요\n반가워요 👋',
      images: [],
      video: null,
      notice: null,
      card: null,
      guard: null,
      createdAt: START.toISOString(),
    })
    now = new Date('2026-11-21T03:10:00Z')
    expect(await buying.sendMessage({ ...draft, message: '다른 말' })).toEqual(sent)
    expect((await selling.messages({ roomId })).items).toEqual([sent])
    expect(signals).toEqual([
      { roomId, storeSeqs: [buyer.storeSeq, seller.storeSeq], messages: [sent] },
    ])
    // The other member may use the same id for another message.
    expect((await selling.sendMessage({ ...draft, message: '네' })).messageSeq).toBe(2)
  })

  it('다시 보낸 메시지는 검사하기 전에 찾아서 같은 답을 한다', async () => {
    const { roomId, buying } = await roomOfTwo()
    let moderations = 0
    guard.find = (text) => {
      moderations += 1
      return { text, guard: null }
    }
    const draft = { roomId, clientMessageId: 'my-message-1', message: '국민은행 110-234-567890' }
    const sent = await buying.sendMessage(draft)
    for (let time = 0; time < 5; time += 1) expect(await buying.sendMessage(draft)).toEqual(sent)
    expect(moderations).toBe(1)
    // Another room, or another member, may use the same id.
    const { roomId: otherRoomId, buying: other } = await roomOfTwo()
    await other.sendMessage({ ...draft, roomId: otherRoomId })
    expect(moderations).toBe(2)
    expect(await refusalOf(other.sendMessage(draft))).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('다시 보내는 것도 한 사람이 한없이 할 수는 없다', async () => {
    const { roomId, buying } = await roomOfTwo()
    const draft = { roomId, clientMessageId: 'my-message-1', message: '안녕하세요' }
    const sent = await buying.sendMessage(draft)
    const { points, seconds } = LIMIT_RULES.messageAttempt
    for (let time = 1; time < points; time += 1)
      expect(await buying.sendMessage(draft)).toEqual(sent)
    expect(await refusalOf(buying.sendMessage(draft))).toMatchObject({
      status: 429,
      code: 'LIMITED',
    })
    now = new Date(now.getTime() + seconds * 1_000)
    expect(await buying.sendMessage(draft)).toEqual(sent)
  })

  it('두 탭이 같은 메시지를 동시에 보내면 하나다', async () => {
    const { roomId, buying } = await roomOfTwo()
    const draft = { roomId, clientMessageId: 'from-two-tabs', message: '안녕하세요' }
    const sent = await Promise.all(Array.from({ length: 6 }, () => buying.sendMessage(draft)))
    expect(new Set(sent.map(({ messageSeq }) => messageSeq))).toEqual(new Set([1]))
    expect((await buying.messages({ roomId })).items).toHaveLength(1)
    expect(signals).toHaveLength(1)
  })

  it('빈 메시지와 저장할 수 없는 글자', async () => {
    const { roomId, buying } = await roomOfTwo()
    for (const message of ['', '  \n ', '\0', ' \0 '])
      expect(await refusalOf(buying.sendMessage({ roomId, message }))).toMatchObject({
        status: 400,
        code: 'EMPTY',
      })
    expect((await buying.sendMessage({ roomId, message: '가\0나\ud800' })).message).toBe(
      '가나\ufffd',
    )
    const long = '가'.repeat(2_001)
    expect(await refusalOf(buying.sendMessage({ roomId, message: long }))).toMatchObject({
      status: 400,
    })
  })

  it.each(['buyer', 'seller'] as const)(
    '%s가 차단하면 어느 쪽도 보낼 수 없지만, 이미 보낸 것은 보낸 것이다',
    async (who) => {
      const { roomId, buyer, seller, buying, selling } = await roomOfTwo()
      const sent = await buying.sendMessage({ roomId, clientMessageId: 'before-it', message: '네' })
      const [one, other] = who === 'buyer' ? [buyer, seller] : [seller, buyer]
      await database.kysely
        .insertInto('store_block')
        .values({ store_seq: one.storeSeq, blocked_store_seq: other.storeSeq, created_at: now })
        .execute()
      for (const edge of [buying, selling])
        expect(await refusalOf(edge.sendMessage({ roomId, message: '저기요' }))).toMatchObject({
          status: 403,
          code: 'CANNOT_REACH',
        })
      expect((await buying.room({ roomId })).canSend).toBe(false)
      expect([
        (await buying.room({ roomId })).isBlockedByMe,
        (await selling.room({ roomId })).isBlockedByMe,
      ]).toEqual([who === 'buyer', who === 'seller'])
      const again = { roomId, clientMessageId: 'before-it', message: '네' }
      expect(await buying.sendMessage(again)).toEqual(sent)
    },
  )

  it('정지된 사람에게는 보낼 수 없다', async () => {
    const { roomId, seller, buying } = await roomOfTwo()
    await database.kysely
      .updateTable('users')
      .set({ status: 'SUSPENDED' })
      .where('user_seq', '=', seller.userSeq)
      .execute()
    const refusal = await refusalOf(buying.sendMessage({ roomId, message: '저기요' }))
    expect(refusal.code).toBe('CANNOT_REACH')
  })

  it('너무 빨리 보내면 기다리게 하고, 다시 보낸 것은 세지 않는다', async () => {
    const { roomId, buying, selling } = await roomOfTwo()
    const draft = { roomId, clientMessageId: 'again-and-again', message: '안녕하세요' }
    for (let count = 0; count < 40; count += 1) await buying.sendMessage(draft)
    for (let count = 0; count < 29; count += 1)
      await buying.sendMessage({ roomId, message: `${count}` })
    const answer: unknown = await buying
      .sendMessage({ roomId, message: '하나 더' })
      .catch((error: unknown) => error)
    expect(answer).toMatchObject({ status: 429, code: 'LIMITED', data: { retryAfterSeconds: 10 } })
    await selling.sendMessage({ roomId, message: '천천히요' })
    now = new Date(START.getTime() + 10_000)
    expect((await buying.sendMessage({ roomId, message: '하나 더' })).messageSeq).toBe(32)
  })
})

describe('보호 필터의 판단', () => {
  it('막을 것은 까닭과 함께 거절하고 아무것도 저장하지 않는다', async () => {
    const { roomId, buying } = await roomOfTwo()
    const blocked = { level: 'BLOCK', reasons: ['ACCOUNT', 'ADVANCE_PAYMENT'] } as const
    guard.find = (text) => ({ text, guard: { ...blocked, reasons: [...blocked.reasons] } })
    const answer: unknown = await buying
      .sendMessage({ roomId, message: '계좌로 먼저 보내세요' })
      .catch((error: unknown) => error)
    expect(answer).toMatchObject({ status: 422, code: 'GUARDED', data: blocked })
    expect(String(answer)).toContain('계좌번호, 선입금 요구')
    expect((await buying.messages({ roomId })).items).toEqual([])
  })

  it('가릴 것은 가린 글만 저장하고, 경고는 붙여서 보낸다', async () => {
    const { roomId, buying, selling } = await roomOfTwo()
    guard.find = (text) => ({
      text: text.replace('01012345678', '***'),
      guard: { level: text.includes('0101') ? 'MASK' : 'WARN', reasons: ['PHONE'] },
    })
    await buying.sendMessage({ roomId, message: '01012345678로 연락 주세요' })
    await buying.sendMessage({ roomId, message: '번호 알려 주세요' })
    const { items } = await selling.messages({ roomId })
    expect(items.map(({ message, guard: found }) => [message, found])).toEqual([
      ['***로 연락 주세요', { level: 'MASK', reasons: ['PHONE'] }],
      ['번호 알려 주세요', { level: 'WARN', reasons: ['PHONE'] }],
    ])
    const stored = await database.kysely
      .selectFrom('chat_message')
      .select('message')
      .where('room_id', '=', roomId)
      .execute()
    expect(JSON.stringify(stored)).not.toContain('01012345678')
  })
})

describe('사진과 동영상', () => {
  async function upload(
    { roomId, buyer }: { roomId: number; buyer: TestMember },
    kind: 'IMAGE' | 'VIDEO',
  ) {
    const media_id = crypto.randomUUID().replaceAll('-', '')
    await database.kysely
      .insertInto('chat_media')
      .values({
        media_id,
        user_seq: buyer.userSeq,
        room_id: roomId,
        kind,
        content_type: kind === 'IMAGE' ? 'image/webp' : 'video/mp4',
        bytes: 1_000,
        width: 800,
        height: 600,
        color: '#aabbcc',
        duration_ms: kind === 'VIDEO' ? 12_500 : null,
        created_at: now,
      })
      .execute()
    return media_id
  }

  it('올린 파일을 한 번만, 올린 차례대로 보낸다', async () => {
    const room = await roomOfTwo()
    const { roomId, buying, selling } = room
    const mediaIds = [await upload(room, 'IMAGE'), await upload(room, 'IMAGE')].reverse()
    const draft = {
      roomId,
      clientMessageId: 'two-pictures',
      messageType: 'imageMessage',
      mediaIds,
    } as const
    const twice = await Promise.all([buying.sendMessage(draft), buying.sendMessage(draft)])
    expect(twice[0]).toEqual(twice[1])
    expect(twice[0]).toMatchObject({ messageSeq: 1, message: '사진 2장' })
    expect(twice[0].images.map(({ mediaId }) => mediaId)).toEqual(mediaIds)
    const video = await upload(room, 'VIDEO')
    const film = { roomId, messageType: 'videoMessage' as const, mediaIds: [video] }
    expect(await buying.sendMessage(film)).toMatchObject({
      messageSeq: 2,
      message: '동영상',
      video: { mediaId: video, durationSeconds: 12.5 },
    })
    expect(await refusalOf(buying.sendMessage(film))).toMatchObject({
      status: 409,
      code: 'MEDIA_GONE',
    })
    expect(textsOf(await selling.messages({ roomId }))).toEqual(['사진 2장', '동영상'])
    expect((await selling.rooms({})).items[0]).toMatchObject({ unreadMessageCount: 2 })
    expect(signals).toHaveLength(2)
  })

  it('남의 파일은 보낼 수 없고 메시지도 생기지 않는다', async () => {
    const room = await roomOfTwo()
    const mediaIds = [await upload(room, 'IMAGE')]
    const draft = { roomId: room.roomId, messageType: 'imageMessage', mediaIds } as const
    expect((await refusalOf(room.selling.sendMessage(draft))).code).toBe('MEDIA_GONE')
    expect(await room.selling.room({ roomId: room.roomId })).toMatchObject({ lastMessageSeq: 0 })
  })
})

describe('지난 메시지', () => {
  async function longRoom(count: number) {
    const room = await roomOfTwo()
    for (let seq = 1; seq <= count; seq += 1) {
      const edge = seq % 2 ? room.buying : room.selling
      await edge.sendMessage({ roomId: room.roomId, message: `${seq}번 메시지` })
    }
    return room
  }
  const seqs = ({ items }: { items: { messageSeq: number }[] }) =>
    items.map(({ messageSeq }) => messageSeq)

  it('뒤로, 앞으로, 어느 메시지 둘레로 넘긴다', async () => {
    const { roomId, buying } = await longRoom(12)
    const ask = (query: { beforeSeq?: number; afterSeq?: number; aroundSeq?: number }, limit = 5) =>
      buying.messages({ roomId, limit, ...query })
    const newest = await ask({})
    expect([seqs(newest), newest.hasMore]).toEqual([[8, 9, 10, 11, 12], true])
    const before = await ask({ beforeSeq: 6 })
    expect([seqs(before), before.hasMore]).toEqual([[1, 2, 3, 4, 5], false])
    const after = await ask({ afterSeq: 5 })
    expect([seqs(after), after.hasMore]).toEqual([[6, 7, 8, 9, 10], true])
    expect((await ask({ afterSeq: 7 })).hasMore).toBe(false)
    const around = await ask({ aroundSeq: 6 })
    expect([seqs(around), around.hasMore]).toEqual([[4, 5, 6, 7, 8], true])
    const end = await ask({ aroundSeq: 12 })
    expect([seqs(end), end.hasMore]).toEqual([[8, 9, 10, 11, 12], true])
    const start = await ask({ aroundSeq: 1 })
    expect([seqs(start), start.hasMore]).toEqual([[1, 2, 3], false])
    expect(seqs(await ask({ aroundSeq: 6 }, 1))).toEqual([6])
  })

  it('놓친 변화를 차례대로, 나누어서도 빠짐없이 준다', async () => {
    const { roomId, buying, selling } = await longRoom(5)
    await database.kysely.transaction().execute(async (trx) => {
      const { touchMessage } = await import('./append-message.ts')
      await touchMessage(trx, { roomId, messageSeq: 2, at: now })
    })
    await selling.sendMessage({ roomId, message: '마지막' })
    const all = await buying.changes({ roomId, afterChange: 0 })
    expect([seqs(all), all.changeSeq, all.hasMore]).toEqual([[1, 3, 4, 5, 2, 6], 7, false])
    const seen: number[] = []
    for (let afterChange = 0; ; ) {
      const part = await buying.changes({ roomId, afterChange, limit: 2 })
      seen.push(...seqs(part))
      afterChange = part.changeSeq
      if (!part.hasMore) break
    }
    expect(seen).toEqual([1, 3, 4, 5, 2, 6])
    expect((await buying.changes({ roomId, afterChange: 7 })).items).toEqual([])
    await selling.markRead({ roomId, lastReadSeq: 3 })
    expect(await buying.changes({ roomId, afterChange: 7 })).toMatchObject({
      otherLastReadSeq: 3,
      otherLastReadAt: now.toISOString(),
      product: { title: expect.any(String), tradeState: 'ON_SALE' },
    })
  })

  it('방 안의 말을 새것부터 찾는다', async () => {
    const { roomId, buying } = await longRoom(12)
    expect(textsOf(await buying.searchMessages({ roomId, keyword: '1번' }))).toEqual([
      '11번 메시지',
      '1번 메시지',
    ])
    expect((await buying.searchMessages({ roomId, keyword: '%' })).items).toEqual([])
  })
})
