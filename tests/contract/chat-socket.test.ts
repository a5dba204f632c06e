import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverFrameSchema } from '#contracts/chat.ts'
import { SERVER_ACTIONS } from '#contracts/chat-constants.ts'
import {
  type BackendProcess,
  backendProcess,
  type RoomOfTwo,
} from '#tests/support/backend-process.ts'
import { type ChatClient, openChatClient } from '#tests/support/chat-client.ts'
import { layOutCluster } from '#tests/support/test-database.ts'

let server: BackendProcess
let dataDir: string
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'chat-server-'))
  await layOutCluster(dataDir)
  server = await backendProcess({ DATA_DIR: dataDir })
  await server.start()
})
afterAll(async () => {
  await server?.kill()
  rmSync(dataDir, { recursive: true, force: true })
})

async function roomOfTwo(): Promise<RoomOfTwo> {
  const [room] = await server.rooms(1)
  if (!room) throw new Error('no room')
  return room
}

const call = (method: string, path: string, token: string, body?: object) =>
  fetch(`${server.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })

describe('a server process, and a client that knows SPEC.md alone', () => {
  it('hold a whole conversation, with every action of both sides', async () => {
    const room = await roomOfTwo()
    const { roomId, buyer, seller } = room
    const open = (token: string) => openChatClient({ url: server.url, token })
    const [buying, selling] = [await open(buyer.token), await open(seller.token)]
    const at = (storeSeq: number) => ({ roomId, storeSeq })

    // "On open it sends a user-info request and starts a ping every 180 s."
    for (const [client, { userSeq }] of [
      [buying, buyer],
      [selling, seller],
    ] as const) {
      client.send('getUserInfoRequest')
      expect((await client.next('getUserInfoResponse')).data.userSeq).toBe(userSeq)
      client.send('ping')
      await client.next('pong')
    }
    for (const [client, mine, theirs] of [
      [buying, buyer, seller],
      [selling, seller, buyer],
    ] as const) {
      client.send('enterRoomRequest', {
        roomType: 'product',
        ...at(mine.storeSeq),
        guestStoreSeq: theirs.storeSeq,
      })
      const { data } = await client.next('enterRoomResponse')
      expect(data).toMatchObject({ ...at(mine.storeSeq), otherStoreSeq: theirs.storeSeq })
      expect((await client.next('productEvent')).data.eventType).toBe('setChatProductEvent')
    }

    buying.send('typingStartRequest', at(buyer.storeSeq))
    await buying.next('typingStartResponse')
    expect((await selling.next('roomEvent')).data.eventType).toBe('typingStartEvent')
    buying.send('typingEndRequest', at(buyer.storeSeq))
    await buying.next('typingEndResponse')
    expect((await selling.next('roomEvent')).data.eventType).toBe('typingEndEvent')

    const text = '안녕하세요! https://duson.example 보고 연락드려요.\n아직 있나요? 😀'
    buying.send('sendMessageRequest', { ...at(buyer.storeSeq), message: text })
    const sent = await buying.next('sendMessageResponse')
    const received = await selling.next('newMessageEvent')
    expect(received.data).toEqual(sent.data)
    expect(received).toMatchObject({
      shouldUpdateLastMessage: true,
      data: {
        roomId,
        message: text,
        messageType: 'textMessage',
        sender: { storeSeq: buyer.storeSeq, nickName: expect.any(String) },
      },
    })
    selling.send('readMessageRequest', {
      ...at(seller.storeSeq),
      lastReadMessageAt: received.data.createdAt,
    })
    await selling.next('readMessageResponse')
    const read = await buying.next('roomEvent')
    expect(read.data).toMatchObject({
      eventType: 'readEvent',
      data: { storeSeq: seller.storeSeq, lastReadAt: expect.any(String) },
    })

    const offers = `/edge/api/chat/rooms/${roomId}/offers`
    const clientMessageId = 'an-offer-of-ten'
    const offer = await call('POST', offers, buyer.token, { price: 10_000, clientMessageId })
    const { card } = (await offer.json()) as { card: { offerSeq: number } }
    await selling.next('newMessageEvent', ({ data }) => data.card?.offerSeq === card.offerSeq)
    await call('PUT', `${offers}/${card.offerSeq}`, seller.token, { answer: 'ACCEPT' })
    const updated = await buying.next('updateMessageEvent')
    expect(updated.data.card.state).toBe('ACCEPTED')

    // A block takes what the one was told of the other out of both inboxes.
    for (const blocked of [true, false])
      await call('PUT', `/boot/v1/stores/${seller.storeSeq}/block`, buyer.token, { blocked })
    await buying.next('noticeEvent')

    buying.send('doSomethingElse')
    expect((await buying.next('error')).error?.message).toBe('지원하지 않는 요청이에요.')
    buying.send('leaveRoomRequest', at(buyer.storeSeq))
    await buying.next('leaveRoomResponse')
    await call('POST', '/main/user/logout', buyer.token)
    await buying.next('forcedLogout')
    expect((await buying.closed).code).toBe(4401)
    await selling.settled()
    selling.close()
    expect((await selling.closed).code).toBe(1000)

    const frames = [...buying.frames, ...selling.frames]
    for (const frame of frames) expect(serverFrameSchema.parse(frame)).toEqual(frame)
    const seen = new Set(frames.map(({ action }) => action))
    expect(SERVER_ACTIONS.filter((action) => !seen.has(action))).toEqual([])
    expect(server.output()).not.toContain(buyer.token)
    expect(server.output()).not.toContain('안녕하세요')
  })

  it('a deployment answers running requests, sends 1001, and the next process has all messages', async () => {
    const { roomId, buyer, seller } = await roomOfTwo()
    const open = (token: string) => openChatClient({ url: server.url, token })
    const clients: ChatClient[] = [await open(buyer.token), await open(seller.token)]
    const [buying, selling] = clients
    buying?.send('sendMessageRequest', { roomId, message: '하나', clientMessageId: 'number-one' })
    await selling?.next('newMessageEvent')
    buying?.send('sendMessageRequest', { roomId, message: '둘', clientMessageId: 'number-two' })
    const [code] = [await server.stop()]
    expect(code).toBe(0)
    for (const client of clients) expect((await client.closed).code).toBe(1001)
    const answers = buying?.frames.filter(({ action }) => action === 'sendMessageResponse') ?? []
    await server.start()
    const again = await open(buyer.token)
    again.send('sendMessageRequest', { roomId, message: '둘', clientMessageId: 'number-two' })
    const { data } = await again.next('sendMessageResponse')
    expect(data.messageSeq).toBe(2)
    if (answers[1]) expect(answers[1].data).toEqual(data)
    again.cut()
  })
})
