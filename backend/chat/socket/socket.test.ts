import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedCategory } from '#backend/demo/seed/builders/index.ts'
import { serverFrameSchema } from '#contracts/chat.ts'
import type { ChatClient, ChatClientOptions } from '#tests/support/chat-client.ts'
import { type ChatInstance, startChatInstance } from '#tests/support/chat-instance.ts'
import { seedPerson, seedRoom, type TestMember } from '#tests/support/chat-room.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

let database: Database
let instance: ChatInstance
const clients: ChatClient[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
  instance = await startChatInstance(database)
})
afterAll(async () => {
  await instance?.stop()
  await database?.close()
})
afterEach(() => {
  // In every test all frames of the server are valid by the catalogue.
  for (const client of clients.splice(0)) {
    for (const frame of client.frames) expect(serverFrameSchema.parse(frame)).toEqual(frame)
    client.cut()
  }
  expect(instance.logged.filter((line) => !line.startsWith('chat sockets'))).toEqual([])
})

async function connect(member: TestMember, options: Partial<ChatClientOptions> = {}) {
  const client = await instance.client(member, options)
  clients.push(client)
  return client
}

async function twoInARoom() {
  const room = await seedRoom(database.kysely, new Date())
  const [buyer, seller] = [await connect(room.buyer), await connect(room.seller)]
  const { roomId } = room
  return { ...room, buyer, seller, members: room, roomId }
}

let sent = 0
const newId = () => {
  sent += 1
  return `message-${sent}-${Date.now()}`
}

describe('a conversation by SPEC.md', () => {
  it('returns the user of the socket, and answers pings', async () => {
    const { buyer, members } = await twoInARoom()
    buyer.send('getUserInfoRequest')
    const { data } = await buyer.next('getUserInfoResponse')
    expect(data).toMatchObject({ ...members.buyer, unreadMessageCount: 0 })
    buyer.send('ping')
    expect((await buyer.next('pong')).error).toBeUndefined()
  })

  it('enters a room: its state first, then its product', async () => {
    const { buyer, members, roomId, productSeq } = await twoInARoom()
    const { storeSeq, userSeq } = members.buyer
    buyer.send('enterRoomRequest', {
      roomType: 'product',
      roomId,
      storeSeq,
      guestStoreSeq: storeSeq,
    })
    const { data } = await buyer.next('enterRoomResponse')
    const otherStoreSeq = members.seller.storeSeq
    expect(data).toMatchObject({ roomId, storeSeq, otherStoreSeq, userSeq, lastMessageSeq: 0 })
    await buyer.settled()
    expect(buyer.frames.map(({ action }) => action)).toEqual([
      'enterRoomResponse',
      'productEvent',
      'pong',
    ])
    expect(buyer.frames[1]?.data).toMatchObject({
      eventType: 'setChatProductEvent',
      roomId,
      data: { productSeq, tradeState: 'ON_SALE' },
    })
  })

  it('acknowledges a message to its sender and sends it to all others once, in order', async () => {
    const { buyer, seller, members, roomId } = await twoInARoom()
    const otherTab = await connect(members.buyer)
    const { storeSeq } = members.buyer
    for (const message of ['안녕하세요', '아직 있나요?', '네고 되나요?'])
      buyer.send('sendMessageRequest', { roomId, storeSeq, message, messageType: 'textMessage' })
    const answers = [
      await buyer.next('sendMessageResponse'),
      await buyer.next('sendMessageResponse'),
      await buyer.next('sendMessageResponse'),
    ]
    expect(answers.map(({ data }) => [data.messageSeq, data.message])).toEqual([
      [1, '안녕하세요'],
      [2, '아직 있나요?'],
      [3, '네고 되나요?'],
    ])
    expect(answers.every(({ shouldUpdateLastMessage }) => shouldUpdateLastMessage)).toBe(true)
    for (const client of [seller, otherTab]) {
      await client.next('newMessageEvent', ({ data }) => data.messageSeq === 3)
      const events = client.frames.filter(({ action }) => action === 'newMessageEvent')
      expect(events.map(({ data }) => data)).toEqual(answers.map(({ data }) => data))
      expect(events[0]?.data.sender).toMatchObject({ storeSeq })
    }
    await buyer.settled()
    expect(buyer.frames.some(({ action }) => action === 'newMessageEvent')).toBe(false)
  })

  it('takes the fields beside the action too', async () => {
    const { buyer, members, roomId } = await twoInARoom()
    const { storeSeq } = members.buyer
    buyer.sendRaw(
      JSON.stringify({ action: 'sendMessageRequest', roomId, storeSeq, message: '안녕' }),
    )
    expect((await buyer.next('sendMessageResponse')).data.message).toBe('안녕')
  })

  it('the same clientMessageId is the same message, from any connection', async () => {
    const { buyer, seller, members, roomId } = await twoInARoom()
    const otherTab = await connect(members.buyer)
    const draft = { roomId, message: '한 번만', clientMessageId: newId() }
    buyer.send('sendMessageRequest', draft)
    otherTab.send('sendMessageRequest', draft)
    buyer.send('sendMessageRequest', draft)
    const { data } = await buyer.next('sendMessageResponse')
    expect((await buyer.next('sendMessageResponse')).data).toEqual(data)
    expect((await otherTab.next('sendMessageResponse')).data).toEqual(data)
    await seller.next('newMessageEvent')
    for (const client of [buyer, otherTab, seller]) await client.settled()
    const events = [buyer, otherTab, seller].map(
      ({ frames }) => frames.filter(({ action }) => action === 'newMessageEvent').length,
    )
    expect(events).toEqual([0, 0, 1])
    buyer.send('sendMessageRequest', { roomId, message: '다음' })
    expect((await buyer.next('sendMessageResponse')).data.messageSeq).toBe(data.messageSeq + 1)
  })

  it('typing is sent to the members in the room, is throttled, and never queries the room again', async () => {
    const { buyer, seller, members, roomId } = await twoInARoom()
    const of = (storeSeq: number) => ({ roomId, storeSeq })
    const place = of(members.buyer.storeSeq)
    seller.send('enterRoomRequest', of(members.seller.storeSeq))
    await seller.next('enterRoomResponse')
    for (let count = 0; count < 5; count += 1) buyer.send('typingStartRequest', place)
    expect((await buyer.next('typingStartResponse')).data).toEqual(place)
    const started = await seller.next('roomEvent')
    expect(started.data).toMatchObject({ eventType: 'typingStartEvent', data: place })
    buyer.send('typingEndRequest', place)
    expect((await buyer.next('typingEndResponse')).data).toEqual(place)
    const ended = await seller.next('roomEvent')
    expect(ended.data).toMatchObject({ eventType: 'typingEndEvent', data: place })
    buyer.send('typingStartRequest', place)
    await seller.next('roomEvent', ({ data }) => data.eventType === 'typingStartEvent')
    // A closed connection ends its typing.
    buyer.cut()
    await seller.next('roomEvent', ({ data }) => data.eventType === 'typingEndEvent')
    expect(seller.frames.filter(({ action }) => action === 'roomEvent')).toHaveLength(4)
  })

  it('a read mark is sent to the other member, and to the reader’s other tabs with the badge', async () => {
    const { buyer, seller, members, roomId } = await twoInARoom()
    const otherTab = await connect(members.seller)
    buyer.send('sendMessageRequest', { roomId, message: '하나' })
    const first = await buyer.next('sendMessageResponse')
    buyer.send('sendMessageRequest', { roomId, message: '둘' })
    await buyer.next('sendMessageResponse')
    const { storeSeq } = members.seller
    seller.send('readMessageRequest', {
      roomId,
      storeSeq,
      lastReadMessageAt: first.data.createdAt,
    })
    const answer = await seller.next('readMessageResponse')
    const lastReadSeq = answer.data.lastReadSeq
    expect(lastReadSeq).toBeGreaterThanOrEqual(1)
    expect(answer.data).toMatchObject({ roomId, storeSeq, unreadMessageCount: 2 - lastReadSeq })
    expect((await otherTab.next('readMessageResponse')).data).toEqual(answer.data)
    const event = await buyer.next('roomEvent')
    expect(event.data).toMatchObject({
      eventType: 'readEvent',
      data: { roomId, storeSeq, lastReadSeq, lastReadAt: answer.data.lastReadMessageAt },
    })
    seller.send('readMessageRequest', { roomId, storeSeq, lastReadSeq: 2 })
    expect((await seller.next('readMessageResponse')).data).toMatchObject({
      lastReadSeq: 2,
      unreadMessageCount: 0,
    })
    await seller.settled()
    expect(seller.frames.filter(({ action }) => action === 'readMessageResponse')).toHaveLength(2)
  })

  it('leaving is sent to every tab, and the room returns with the next message', async () => {
    const { buyer, seller, members, roomId } = await twoInARoom()
    const otherTab = await connect(members.seller)
    buyer.send('sendMessageRequest', { roomId, message: '안녕하세요' })
    await buyer.next('sendMessageResponse')
    const { storeSeq } = members.seller
    seller.send('leaveRoomRequest', { roomId, storeSeq })
    expect((await seller.next('leaveRoomResponse')).data).toEqual({ roomId, storeSeq })
    await otherTab.next('leaveRoomResponse')
    buyer.send('sendMessageRequest', { roomId, message: '계세요?' })
    const event = await seller.next('newMessageEvent', ({ data }) => data.messageSeq === 2)
    expect(event.data.message).toBe('계세요?')
  })
})

describe('changes by other routes are sent too', () => {
  it('messages, read marks and offers of the edge host, and changes of the product', async () => {
    const { buyer, seller, members, roomId, productSeq } = await twoInARoom()
    const { dependencies, hosts } = instance
    const { bearerOf } = await import('#tests/support/bearer.ts')
    const edge = async ({ userSeq }: TestMember) =>
      hosts('edge', { bearer: await bearerOf(dependencies, userSeq) })
    const [buying, selling] = [await edge(members.buyer), await edge(members.seller)]
    await buying.sendMessage({ roomId, message: '폼으로 보낸 글' })
    for (const client of [buyer, seller])
      expect((await client.next('newMessageEvent')).data.message).toBe('폼으로 보낸 글')
    await selling.markRead({ roomId, lastReadSeq: 1 })
    expect((await buyer.next('roomEvent')).data.eventType).toBe('readEvent')
    expect((await seller.next('readMessageResponse')).data.lastReadSeq).toBe(1)

    const offer = await buying.makeOffer({ roomId, price: 9_000, clientMessageId: newId() })
    await seller.next('newMessageEvent', ({ data }) => data.card?.type === 'OFFER')
    const offerSeq = offer.card?.type === 'OFFER' ? offer.card.offerSeq : 0
    await selling.answerOffer({ roomId, offerSeq, answer: 'ACCEPT' })
    const updated = await buyer.next('updateMessageEvent')
    expect(updated.data).toMatchObject({
      messageSeq: offer.messageSeq,
      card: { state: 'ACCEPTED' },
    })
    const bearer = await bearerOf(dependencies, members.seller.userSeq)
    await hosts('product', { bearer }).setTradeState({ productSeq, tradeState: 'RESERVED' })
    const event = await buyer.next('productEvent')
    expect(event.data).toMatchObject({
      eventType: 'updateChatProductEvent',
      roomId,
      data: { tradeState: 'RESERVED' },
    })
    // In the order of the changes, each once.
    await buyer.settled()
    const changes = buyer.frames
      .filter(({ action }) => /^(?:new|update)MessageEvent$/.test(action))
      .map(({ data }) => data.changeSeq)
    expect(changes).toEqual([...new Set(changes)].sort((a, b) => a - b))
  })
})

describe('no other user receives anything', () => {
  it('on the socket of another user, for rooms of other users', async () => {
    const { buyer, seller, members, roomId } = await twoInARoom()
    const otherUser = await connect(await seedPerson(database.kysely))
    const { storeSeq } = members.buyer
    otherUser.send('sendMessageRequest', { roomId, message: '끼어들기' })
    otherUser.send('enterRoomRequest', { roomId, storeSeq })
    otherUser.send('typingStartRequest', { roomId, storeSeq })
    otherUser.send('readMessageRequest', { roomId, storeSeq, lastReadSeq: 1 })
    otherUser.send('leaveRoomRequest', { roomId, storeSeq })
    const refused = ['sendMessage', 'enterRoom', 'typingStart', 'readMessage', 'leaveRoom']
    for (const name of refused) {
      const { error, data } = await otherUser.next(`${name}Response`)
      expect([data, error?.code, error?.message]).toEqual([
        undefined,
        'NOT_FOUND',
        '찾으시는 채팅방이 없어요.',
      ])
    }
    // In the user's own room too, the store of another user is refused.
    buyer.send('sendMessageRequest', { roomId, storeSeq: members.seller.storeSeq, message: '나' })
    expect((await buyer.next('sendMessageResponse')).error?.code).toBe('NOT_FOUND')
    buyer.send('sendMessageRequest', { roomId, message: '둘만의 이야기' })
    await buyer.next('sendMessageResponse')
    await seller.next('newMessageEvent')
    await otherUser.settled()
    expect(otherUser.frames.some(({ action }) => /Event/.test(action))).toBe(false)
    expect(seller.frames).toHaveLength(1)
  })
})
