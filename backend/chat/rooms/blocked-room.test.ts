import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedCategory, seedUser } from '#backend/demo/seed/builders/index.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import type { ChatClient } from '#tests/support/chat-client.ts'
import { type ChatInstance, startChatInstance } from '#tests/support/chat-instance.ts'
import { seedRoom, type TestMember } from '#tests/support/chat-room.ts'
import { refusalOf } from '#tests/support/host-client.ts'
import { sanctionInput } from '#tests/support/sanction-input.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

let database: Database
let instance: ChatInstance
const clients: ChatClient[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
  instance = await startChatInstance(database)
}, 60_000)
afterAll(async () => {
  await instance?.stop()
  await database?.close()
})
afterEach(() => {
  for (const client of clients.splice(0)) client.cut()
})

async function person(member: TestMember) {
  const bearer = await bearerOf(instance.dependencies, member.userSeq)
  const socket = await instance.client(member)
  clients.push(socket)
  const { storeSeq, userSeq } = member
  return {
    storeSeq,
    userSeq,
    socket,
    edge: instance.hosts('edge', { bearer }),
    boot: instance.hosts('boot', { bearer }),
  }
}
type Person = Awaited<ReturnType<typeof person>>

/** A room with five messages of the buyer, two of which the seller has read. Both are in it. */
async function halfRead() {
  const { roomId, ...room } = await seedRoom(database.kysely, new Date())
  const [buyer, seller] = [await person(room.buyer), await person(room.seller)]
  for (const message of ['하나', '둘', '셋', '넷', '다섯'])
    await buyer.edge.sendMessage({ roomId, message })
  for (const { socket, storeSeq } of [buyer, seller]) {
    socket.send('enterRoomRequest', { roomType: 'product', roomId, storeSeq })
    await socket.next('enterRoomResponse')
  }
  await seller.edge.markRead({ roomId, lastReadSeq: 2 })
  const event = await buyer.socket.next('roomEvent')
  return { roomId, buyer, seller, lastReadAt: event.data.data.lastReadAt as string }
}

/** Everything that a member can find out about the other's read mark. */
async function knownOf({ edge, socket, storeSeq }: Person, roomId: number) {
  const room = await edge.room({ roomId })
  const changes = await edge.changes({ roomId, afterChange: 0 })
  socket.send('enterRoomRequest', { roomType: 'product', roomId, storeSeq })
  const { data } = await socket.next('enterRoomResponse')
  return [room, changes, data].map(({ otherLastReadSeq, otherLastReadAt }) => ({
    otherLastReadSeq,
    otherLastReadAt,
  }))
}

/** Read marks and typing; a member's own devices also hear that the member has blocked. */
const roomEventsOf = ({ socket }: Person) =>
  socket.frames.filter(
    ({ action, data }) => action === 'roomEvent' && data.eventType !== 'reachEvent',
  ).length

const reachEventsOf = ({ socket }: Person) =>
  socket.frames.filter(({ data }) => data?.eventType === 'reachEvent').length

const block = (one: Person, other: Person, blocked = true) =>
  one.boot.setBlock({ storeSeq: other.storeSeq, blocked })

describe.each([
  ['읽은 사람이 차단했을 때', 'seller', 'buyer'],
  ['상대가 차단했을 때', 'buyer', 'seller'],
] as const)('%s', (_name, blocker, blocked) => {
  it('그 뒤에 읽은 것은 상대가 어떤 길로도 알 수 없고, 내 안 읽은 수는 준다', async () => {
    const talk = await halfRead()
    const { roomId, buyer, seller, lastReadAt } = talk
    const before = await knownOf(buyer, roomId)
    expect(before).toEqual(Array(3).fill({ otherLastReadSeq: 2, otherLastReadAt: lastReadAt }))
    await block(talk[blocker], talk[blocked])
    const events = roomEventsOf(buyer)

    const mark = await seller.edge.markRead({ roomId, lastReadSeq: 4 })
    expect(mark).toMatchObject({ lastReadSeq: 4, roomUnreadCount: 1, unreadMessageCount: 1 })
    // The reader's own devices are notified as usual.
    const own = await seller.socket.next(
      'readMessageResponse',
      ({ data }) => data.lastReadSeq === 4,
    )
    expect(own.data).toMatchObject({ roomUnreadCount: 1 })
    const { storeSeq } = seller
    seller.socket.send('readMessageRequest', { roomId, storeSeq, lastReadSeq: 5 })
    await seller.socket.next('readMessageResponse', ({ data }) => data.lastReadSeq === 5)
    expect((await seller.edge.room({ roomId })).lastReadSeq).toBe(5)

    await buyer.socket.settled()
    expect(roomEventsOf(buyer)).toBe(events)
    expect(await knownOf(buyer, roomId)).toEqual(before)

    // Reads behind the block stay hidden; later ones do not.
    await block(talk[blocker], talk[blocked], false)
    expect(await knownOf(buyer, roomId)).toEqual(before)
    await buyer.edge.sendMessage({ roomId, message: '여섯' })
    await seller.edge.markRead({ roomId, lastReadSeq: 6 })
    const event = await buyer.socket.next('roomEvent', ({ data }) => data.data.lastReadSeq === 6)
    expect(event.data.data).toMatchObject({ storeSeq })
    expect(await knownOf(buyer, roomId)).toMatchObject(Array(3).fill({ otherLastReadSeq: 6 }))
  })

  it('입력 중이라는 것도, 방을 나간 것도 알 수 없다', async () => {
    const talk = await halfRead()
    const { roomId, buyer, seller } = talk
    const typing = (who: Person) =>
      who.socket.send('typingStartRequest', { roomId, storeSeq: who.storeSeq })
    typing(seller)
    await buyer.socket.next('roomEvent', ({ data }) => data.eventType === 'typingStartEvent')
    seller.socket.send('typingEndRequest', { roomId, storeSeq: seller.storeSeq })
    await buyer.socket.next('roomEvent', ({ data }) => data.eventType === 'typingEndEvent')

    await block(talk[blocker], talk[blocked])
    const events = [roomEventsOf(buyer), roomEventsOf(seller)]
    typing(seller)
    await seller.socket.next('typingStartResponse', () => true)
    typing(buyer)
    await buyer.socket.next('typingStartResponse')
    for (const { socket } of [buyer, seller]) await socket.settled()
    expect([roomEventsOf(buyer), roomEventsOf(seller)]).toEqual(events)

    await seller.edge.leaveRoom({ roomId })
    expect(await buyer.edge.room({ roomId })).toMatchObject({
      otherHasLeft: false,
      otherLastReadSeq: 2,
    })
  })

  it('누구의 말도 전해지지 않아 안 읽은 수가 늘지 않는다', async () => {
    const talk = await halfRead()
    const { roomId, buyer, seller } = talk
    await block(talk[blocker], talk[blocked])
    const at = new Date(Date.now() + DAY_MS).toISOString()
    for (const { edge, socket, storeSeq } of [buyer, seller]) {
      const clientMessageId = `blocked-${roomId}-${storeSeq}`
      const refusals = await Promise.all(
        [
          edge.sendMessage({ roomId, message: '받아 주세요' }),
          edge.makeOffer({ roomId, price: 1_000, clientMessageId }),
          edge.makeAppointment({ roomId, at, place: '합정역', clientMessageId }),
        ].map(refusalOf),
      )
      expect(refusals.map(({ code }) => code)).toEqual(Array(3).fill('CANNOT_REACH'))
      socket.send('sendMessageRequest', { roomId, storeSeq, message: '받아 주세요' })
      expect((await socket.next('sendMessageResponse')).error).toBeDefined()
    }
    const unreadOf = async ({ edge, userSeq }: Person) =>
      (await edge.unreadMessageCount({ userSeq })).data
    expect([await unreadOf(buyer), await unreadOf(seller)]).toEqual([0, 3])
    expect((await buyer.edge.messages({ roomId })).items).toHaveLength(5)
  })
})

it('차단은 차단한 사람의 기기만 알고, 차단을 풀면 상대가 보고 있는 방도 열린다', async () => {
  const { roomId, buyer, seller } = await halfRead()
  const elsewhere = await seedRoom(database.kysely, new Date())
  const stranger = await person(elsewhere.buyer)
  const { storeSeq } = stranger
  stranger.socket.send('enterRoomRequest', { roomId: elsewhere.roomId, storeSeq })
  await stranger.socket.next('enterRoomResponse')
  const reachOf = async ({ edge }: Person) => {
    const { canSend, isBlockedByMe } = await edge.changes({ roomId, afterChange: 0 })
    return { canSend, isBlockedByMe }
  }

  await block(seller, buyer)
  const own = await seller.socket.next('roomEvent', ({ data }) => data.eventType === 'reachEvent')
  expect(own.data.data).toEqual({ roomId, storeSeq: buyer.storeSeq })
  expect(await reachOf(seller)).toEqual({ canSend: false, isBlockedByMe: true })
  expect(await reachOf(buyer)).toEqual({ canSend: false, isBlockedByMe: false })
  await buyer.socket.settled()
  expect(reachEventsOf(buyer)).toBe(0)

  await block(seller, buyer, false)
  const opened = await buyer.socket.next('roomEvent', ({ data }) => data.eventType === 'reachEvent')
  expect(opened.data.data).toEqual({ roomId, storeSeq: seller.storeSeq })
  expect(await reachOf(buyer)).toEqual({ canSend: true, isBlockedByMe: false })
  await stranger.socket.settled()
  expect(reachEventsOf(stranger)).toBe(0)
})

it('이용 제한이 풀리면 상대가 보고 있는 방도 열린다', async () => {
  const { roomId, buyer, seller } = await halfRead()
  const { userSeq } = await seedUser(database.kysely, { role: 'OPERATOR' })
  const operator = instance.hosts('main', {
    bearer: await bearerOf(instance.dependencies, userSeq),
  })
  await operator.sanctionMember(sanctionInput(seller.userSeq))
  const locked = { canSend: false, isBlockedByMe: false, isOtherActive: false }
  expect(await buyer.edge.changes({ roomId, afterChange: 0 })).toMatchObject(locked)
  const restoring = { action: 'RESTORE', reason: '확인했어요' } as const
  await operator.actOnMember({ userSeq: seller.userSeq, ...restoring })
  await buyer.socket.next('roomEvent', ({ data }) => data.eventType === 'reachEvent')
  const open = { canSend: true, isBlockedByMe: false, isOtherActive: true }
  expect(await buyer.edge.changes({ roomId, afterChange: 0 })).toMatchObject(open)
})

it('나가는 것은 읽는 것이 아니라서, 읽지 않은 말은 읽음이 되지 않는다', async () => {
  const { roomId, buyer, seller, lastReadAt } = await halfRead()
  await seller.edge.leaveRoom({ roomId })
  const left = { otherLastReadSeq: 2, otherLastReadAt: lastReadAt }
  expect(await knownOf(buyer, roomId)).toEqual(Array(3).fill(left))
  expect((await buyer.edge.room({ roomId })).otherHasLeft).toBe(true)
})
