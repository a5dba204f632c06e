import { once } from 'node:events'
import { connect as connectTo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { SOCKET_SETTINGS } from '#backend/chat/socket/settings.ts'
import type { Database } from '#backend/db/database.ts'
import { seedCategory } from '#backend/demo/seed/builders/index.ts'
import { CLIENT_ACTIONS, CLOSE_CODES } from '#contracts/chat-constants.ts'
import { MINUTE_MS } from '#contracts/durations.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import {
  type ChatClient,
  type ChatClientOptions,
  openChatClient,
  UpgradeRefused,
} from '#tests/support/chat-client.ts'
import {
  type ChatInstance,
  PUBLIC_ORIGIN,
  startChatInstance,
} from '#tests/support/chat-instance.ts'
import { seedPerson, seedRoom, type TestMember } from '#tests/support/chat-room.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

/** Text that must not be found in the log. */
const SECRET = '비밀스러운-이야기'

let database: Database
let instance: ChatInstance
let time = 0
const clients: ChatClient[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
  instance = await startChatInstance(database, {
    now: () => new Date(Date.now() + time),
    settings: { upgradeBurst: 60, upgradesPerSecond: 1_000 },
  })
})
afterAll(async () => {
  await instance?.stop()
  await database?.close()
})
afterEach(() => {
  time = 0
  for (const client of clients.splice(0)) client.cut()
  expect(instance.logged.join()).not.toContain(SECRET)
})

async function connect(member: TestMember, options: Partial<ChatClientOptions> = {}) {
  const client = await instance.client(member, options)
  clients.push(client)
  return client
}

async function twoInARoom() {
  const room = await seedRoom(database.kysely, new Date())
  return { ...room, buying: await connect(room.buyer), selling: await connect(room.seller) }
}

/** Other connections are not affected: another room, and this one from another connection. */
async function expectUntouched({ roomId, buyer, selling }: Awaited<ReturnType<typeof twoInARoom>>) {
  const again = await connect(buyer)
  again.send('sendMessageRequest', { roomId, message: '그래도 보내져요' })
  expect((await again.next('sendMessageResponse')).error).toBeUndefined()
  await selling.next('newMessageEvent')
  expect(selling.isOpen).toBe(true)
}

const refusalOf = (opening: Promise<ChatClient>): Promise<{ status: number; code: string }> =>
  opening.then(
    () => {
      throw new Error('the upgrade was not refused')
    },
    (refused: unknown) => {
      if (!(refused instanceof UpgradeRefused)) throw refused
      const body = refused.body.startsWith('{') ? JSON.parse(refused.body) : { code: '' }
      return { status: refused.status, code: body.code }
    },
  )

describe('frames that cannot be read get an error with a code', () => {
  const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
  const cases: [name: string, frame: string | Buffer, code: string][] = [
    ['no JSON', `{"action": "${SECRET}`, 'INVALID_JSON'],
    ['nothing at all', '', 'INVALID_JSON'],
    ['a list', '[1,2,3]', 'INVALID_JSON'],
    ['a word', '"ping"', 'INVALID_JSON'],
    ['null', 'null', 'INVALID_JSON'],
    ['an unknown action', `{"action":"dropTables","data":{"a":"${SECRET}"}}`, 'UNKNOWN_ACTION'],
    ['an action of the server', '{"action":"forcedLogout"}', 'UNKNOWN_ACTION'],
    ['a name every object has', '{"action":"constructor"}', 'UNKNOWN_ACTION'],
    ['an action that is a thing', '{"action":{"ping":1}}', 'UNKNOWN_ACTION'],
    ['no action', '{"data":{}}', 'UNKNOWN_ACTION'],
    ['an endless action', `{"action":"${'a'.repeat(20_000)}"}`, 'UNKNOWN_ACTION'],
    ['a bomb of brackets', `${'['.repeat(16_000)}${']'.repeat(16_000)}`, 'INVALID_JSON'],
    ['a bomb in data', `{"action":"ping","data":${deep(3_000)}}`, 'TOO_DEEP'],
    ['a binary frame', Buffer.from('{"action":"ping"}'), 'BINARY'],
  ]
  it.each(cases)('%s', async (_name, frame, code) => {
    const room = await twoInARoom()
    room.buying.sendRaw(frame)
    const { error, data } = await room.buying.next('error')
    expect(error?.code).toBe(code)
    expect(error?.message).toMatch(/요\.$/)
    expect(data.action.length).toBeLessThanOrEqual(40)
    await room.buying.settled()
    await expectUntouched(room)
  })

  it('invalid UTF-8 in a text frame', async () => {
    const room = await twoInARoom()
    const token = await bearerOf(instance.dependencies, room.buyer.userSeq)
    const socket = new WebSocket(
      `${instance.url.replace('http', 'ws')}/socket/chat?token=${token}&osType=2`,
    )
    const answer = new Promise<string>((resolve) => {
      socket.on('message', (bytes: Buffer) => resolve(bytes.toString()))
    })
    await new Promise((resolve) => socket.once('open', resolve))
    const bytes = Buffer.concat([Buffer.from('{"action":"ping","a":"'), Buffer.from([0xc3, 0x28])])
    socket.send(bytes, { binary: false })
    expect(JSON.parse(await answer).error.code).toBe('INVALID_TEXT')
    socket.terminate()
    await expectUntouched(room)
  })

  it('a frame of 1 MB gets an error, and the connection is closed', async () => {
    const room = await twoInARoom()
    const message = 'ㅋ'.repeat(350_000)
    room.buying.send('sendMessageRequest', { roomId: room.roomId, message })
    expect((await room.buying.next('error')).error?.code).toBe('TOO_LONG')
    expect((await room.buying.closed).code).toBe(1009)
    await expectUntouched(room)
  })

  it('too many of them close the connection for good', async () => {
    const room = await twoInARoom()
    for (let count = 0; count < 25; count += 1) room.buying.sendRaw('{')
    expect((await room.buying.closed).code).toBe(CLOSE_CODES.BAD_FRAMES)
    expect(room.buying.frames.filter(({ action }) => action === 'error')).toHaveLength(20)
    await expectUntouched(room)
  })

  it('1,000 frames a second are too many', async () => {
    const room = await twoInARoom()
    for (let count = 0; count < 1_000; count += 1) room.buying.send('ping')
    expect((await room.buying.closed).code).toBe(CLOSE_CODES.TOO_FAST)
    expect(room.buying.frames.length).toBeLessThan(100)
    await expectUntouched(room)
  })

  it('한 사람의 모든 소켓을 합쳐서 센다', async () => {
    const { buyer } = await seedRoom(database.kysely, new Date())
    const tabs = await Promise.all(Array.from({ length: 10 }, () => connect(buyer)))
    // Each tab stays below the limit of one socket.
    for (const tab of tabs)
      for (let time = 0; time < SOCKET_SETTINGS.frameBurst - 10; time += 1) tab.send('ping')
    await vi.waitFor(() =>
      expect(tabs.filter(({ isOpen }) => !isOpen).length).toBeGreaterThanOrEqual(4),
    )
    const shut = tabs.filter(({ isOpen }) => !isOpen)
    for (const tab of shut) expect((await tab.closed).code).toBe(CLOSE_CODES.TOO_FAST)
  })
})

describe('invalid fields are answered under the action’s own name', () => {
  it('a message of 100,000 characters, of 2,001, and an empty one', async () => {
    const room = await twoInARoom()
    const { roomId, buying, selling } = room
    const ask = async (message: string) => {
      const clientMessageId = `bad-${message.length}-letters`
      buying.send('sendMessageRequest', { roomId, message, clientMessageId })
      const { error, ...frame } = await buying.next('sendMessageResponse')
      expect(frame).toEqual({ action: 'sendMessageResponse', clientMessageId })
      return error?.code
    }
    expect(await ask(`${SECRET}${'가'.repeat(2_001)}`)).toBe('TOO_LONG')
    expect(await ask('')).toBe('EMPTY')
    expect(await ask(' \n\t ')).toBe('EMPTY')
    expect(await ask('\0\0')).toBe('EMPTY')
    expect(selling.frames).toEqual([])
    buying.send('sendMessageRequest', { roomId, message: 'a'.repeat(100_000) })
    expect((await buying.next('error')).error?.code).toBe('TOO_LONG')
    await expectUntouched(room)
  })

  it.each([
    ['a room that is no number', { roomId: '하나' }],
    ['a room below zero', { roomId: -1 }],
    ['a room beyond every number', { roomId: '1e999' }],
    ['a list for a room', { roomId: [1] }],
    ['an id for the message that is no id', { clientMessageId: "x'; drop table users" }],
    ['a type of message that members do not send', { messageType: 'noticeMessage' }],
    ['a number for a message', { message: 7 }],
    ['eleven pictures', { messageType: 'imageMessage', mediaIds: Array(11).fill('0'.repeat(32)) }],
  ])('%s', async (_name, fields) => {
    const { roomId, buying } = await twoInARoom()
    buying.send('sendMessageRequest', { roomId, message: '안녕', ...fields })
    expect((await buying.next('sendMessageResponse')).error?.code).toBe('BAD_REQUEST')
  })

  it.each(CLIENT_ACTIONS.filter((action) => /Request$/.test(action) && !/^getUser/.test(action)))(
    '%s without its fields, and with what could harm an object',
    async (action) => {
      const { buying } = await twoInARoom()
      const answer = action.replace('Request', 'Response')
      buying.send(action)
      expect((await buying.next(answer)).error?.code).toBe('BAD_REQUEST')
      buying.sendRaw(`{"action":"${action}","data":{"__proto__":{"roomId":1,"storeSeq":1}}}`)
      expect((await buying.next(answer)).error?.code).toBe('BAD_REQUEST')
      expect(({} as { roomId?: number }).roomId).toBeUndefined()
      await buying.settled()
    },
  )
})

describe('the upgrade', () => {
  const open = (options: Partial<ChatClientOptions>) =>
    openChatClient({ url: instance.url, ...options })
  const tokenOf = async () => {
    const { userSeq } = await seedPerson(database.kysely)
    return { userSeq, token: await bearerOf(instance.dependencies, userSeq) }
  }

  it('needs a token, in the query', async () => {
    const { token } = await tokenOf()
    expect(await refusalOf(open({}))).toEqual({ status: 401, code: 'TOKEN_MISSING' })
    for (const [name, value] of [
      ['authorization', `Bearer ${token}`],
      ['cookie', `token=${token}`],
      ['sec-websocket-protocol', token],
    ] as const)
      expect(await refusalOf(open({ headers: { [name]: value } }))).toEqual({
        status: 401,
        code: 'TOKEN_MISSING',
      })
    for (const wrong of ['x', `${token}x`, 'a.b.c', '가'.repeat(700)])
      expect(await refusalOf(open({ token: wrong }))).toEqual({
        status: 401,
        code: 'TOKEN_REFUSED',
      })
    expect(instance.logged.join()).not.toContain(token)
  })

  it('needs an os type, any number', async () => {
    const { token } = await tokenOf()
    for (const osType of ['', 'web', '2; drop'])
      expect(await refusalOf(open({ token, osType }))).toEqual({
        status: 400,
        code: 'OS_TYPE_MISSING',
      })
    const client = await open({ token, osType: '7' })
    await client.settled()
    client.cut()
  })

  it('with an expired token is opened only to report it', async () => {
    const { token } = await tokenOf()
    time = 31 * MINUTE_MS
    const client = await open({ token })
    expect(await client.closed).toMatchObject({ code: CLOSE_CODES.TOKEN_REFUSED })
    expect(client.frames).toEqual([])
  })

  it('of an ended session is opened only to report it', async () => {
    const { token, userSeq } = await tokenOf()
    await instance.hosts('main', { bearer: token }).logout()
    const client = await open({ token })
    expect((await client.next('forcedLogout')).data).toEqual({ statusCode: 400001 })
    expect(await client.closed).toMatchObject({ code: CLOSE_CODES.FORCED_LOGOUT })
    const second = await bearerOf(instance.dependencies, userSeq)
    await database.kysely
      .updateTable('users')
      .set({ status: 'SUSPENDED' })
      .where('user_seq', '=', userSeq)
      .execute()
    const banned = await open({ token: second })
    await banned.next('forcedLogout')
    expect((await banned.closed).code).toBe(CLOSE_CODES.FORCED_LOGOUT)
  })

  it('from a page of another origin is refused; from ours it is not', async () => {
    const { token } = await tokenOf()
    const from = (origin: string) => open({ token, headers: { origin } })
    for (const origin of ['https://evil.example', 'null', `${PUBLIC_ORIGIN}.evil.example`])
      expect(await refusalOf(from(origin))).toMatchObject({ status: 403 })
    const client = await from(PUBLIC_ORIGIN)
    await client.settled()
    client.cut()
  })

  it('at another path is not found', async () => {
    const { token } = await tokenOf()
    const elsewhere = openChatClient({ url: `${instance.url}/other`, token })
    expect(await refusalOf(elsewhere)).toMatchObject({ status: 404 })
  })

  it('of a client that disconnects before the response harms no other', async () => {
    const { token } = await tokenOf()
    const port = Number(new URL(instance.url).port)
    const paths = ['/elsewhere', '/socket/chat', `/socket/chat?token=${token}&osType=2`]
    for (const path of [...paths, ...paths]) {
      const socket = connectTo(port, '127.0.0.1')
      await once(socket, 'connect')
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'a'.repeat(22)}==\r\n\r\n`,
        () => socket.resetAndDestroy(),
      )
      await once(socket, 'close')
    }
    const client = await open({ token })
    await client.settled()
    client.cut()
  })

  it('is limited for each address', async () => {
    const limited = await startChatInstance(database, {
      settings: { upgradeBurst: 3, upgradesPerSecond: 0 },
    })
    try {
      const member = await seedPerson(database.kysely)
      const opened = [await limited.client(member), await limited.client(member)]
      const pending = [limited.client(member), limited.client(member)]
      const outcomes = await Promise.allSettled(pending)
      const refused = outcomes.find(({ status }) => status === 'rejected')
      expect(refused).toMatchObject({ reason: { status: 429 } })
      for (const client of opened) client.cut()
    } finally {
      await limited.stop()
    }
  })
})
