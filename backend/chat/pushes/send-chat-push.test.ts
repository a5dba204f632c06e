import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedCategory } from '#backend/demo/seed/builders/index.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { seedRoom, type TestMember } from '#tests/support/chat-room.ts'
import { pushTarget } from '#tests/support/fake-channels.ts'
import { hostClients } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { appendMessage } from '../messages/append-message.ts'
import { sendNextChatPush } from './send-chat-push.ts'

let database: Database
let dependencies: TestHostDependencies
let at = new Date()
const log = { error: () => undefined }
beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
  dependencies = testHostDependencies(database, { now: () => at, log })
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  at = new Date('2026-11-20T12:00:00+09:00')
  dependencies.integrations.push.sent.splice(0)
  dependencies.integrations.push.failing.clear()
})

const clientsOf = async ({ userSeq }: TestMember) =>
  hostClients(dependencies)('boot', { bearer: await bearerOf(dependencies, userSeq) })
const sent = () => dependencies.integrations.push.sent.map(({ payload }) => JSON.parse(payload))
const later = (seconds: number) => {
  at = new Date(at.getTime() + seconds * 1_000)
}

/** A room whose buyer has a browser that takes pushes. */
async function room() {
  const made = await seedRoom(database.kysely, at)
  const boot = await clientsOf(made.buyer)
  const browser = pushTarget()
  await boot.savePushSubscription(browser)
  await database.kysely
    .updateTable('store')
    .set({ name: `판매자 ${made.roomId}` })
    .where('store_seq', '=', made.seller.storeSeq)
    .execute()
  return { ...made, boot, browser }
}

const say = (roomId: number, from: TestMember, message: string) =>
  database.kysely.transaction().execute((trx) =>
    appendMessage(trx, {
      roomId,
      senderStoreSeq: from.storeSeq,
      clientMessageId: null,
      messageType: 'textMessage',
      message,
      content: {},
      at,
    }),
  )

async function pushAll(): Promise<void> {
  while (await sendNextChatPush(dependencies));
}

describe('채팅 메시지 푸시', () => {
  it('읽지 않은 메시지를 몇 초 뒤에 한 번 알리고, 보낸 사람에게는 알리지 않는다', async () => {
    const { roomId, seller, browser } = await room()
    await say(roomId, seller, '안녕하세요')
    await say(roomId, seller, '아직 판매 중이에요')
    await pushAll()
    expect(sent()).toEqual([])
    later(5)
    await Promise.all([pushAll(), pushAll(), pushAll()])
    expect(sent()).toEqual([
      {
        title: `판매자 ${roomId}`,
        body: '아직 판매 중이에요',
        path: `/chat/${roomId}`,
        unread: 2,
        tag: expect.any(String),
      },
    ])
    expect(dependencies.integrations.push.sent[0]?.endpoint).toBe(browser.endpoint)
    later(3_600)
    await pushAll()
    expect(sent()).toHaveLength(1)
  })

  it('바로 읽은 것, 내가 보낸 것, 알림을 끈 방의 것은 알리지 않는다', async () => {
    const read = await room()
    await say(read.roomId, read.seller, '읽을 거예요')
    await database.kysely
      .updateTable('chat_member')
      .set({ last_read_seq: 1, unread_count: 0 })
      .where('room_id', '=', read.roomId)
      .execute()
    const own = await room()
    await say(own.roomId, own.buyer, '제가 보냈어요')
    const muted = await room()
    await say(muted.roomId, muted.seller, '곧 조용해질 방')
    await database.kysely
      .updateTable('chat_member')
      .set({ muted_at: at })
      .where('room_id', '=', muted.roomId)
      .execute()
    await say(muted.roomId, muted.seller, '조용한 방')
    const off = await room()
    const { inbox, push } = await off.boot.noticeSettings()
    await off.boot.changeNoticeSettings({ inbox, push: push.filter((topic) => topic !== 'CHAT') })
    await say(off.roomId, off.seller, '끈 사람')
    later(10)
    await pushAll()
    expect(sent()).toEqual([])
    expect(await database.kysely.selectFrom('chat_push').selectAll().execute()).toEqual([])
  })

  it('밤에 온 것은 아침에 간다', async () => {
    const { roomId, seller } = await room()
    at = new Date('2026-11-20T23:00:00+09:00')
    await say(roomId, seller, '늦게 죄송해요')
    later(10)
    await pushAll()
    expect(sent()).toEqual([])
    at = new Date('2026-11-21T08:00:00+09:00')
    await pushAll()
    expect(sent()).toHaveLength(1)
  })

  it('보내는 사이에 온 것은 이어서 알리고, 푸시 회사가 답하지 않으면 다시 보낸다', async () => {
    const { roomId, seller, browser } = await room()
    const { push } = dependencies.integrations
    await say(roomId, seller, '첫째')
    later(5)
    push.failing.add(browser.endpoint)
    await pushAll()
    push.failing.clear()
    later(10)
    const writing = {
      ...dependencies,
      integrations: {
        ...dependencies.integrations,
        push: {
          ...push,
          send: async (...given: Parameters<typeof push.send>) => {
            if (sent().length === 0) await say(roomId, seller, '둘째')
            return push.send(...given)
          },
        },
      },
    }
    while (await sendNextChatPush(writing));
    expect(sent().map(({ body }) => body)).toEqual(['첫째', '둘째'])
  })
})
