import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedCategory } from '#backend/demo/seed/builders/index.ts'
import { CLOSE_CODES } from '#contracts/chat-constants.ts'
import { DUTY_KEYS } from '#contracts/duties.ts'
import { SESSION_RULES } from '#contracts/session-rules.ts'
import { credentialsOf } from '#tests/support/bearer.ts'
import { type ChatClient, openChatClient } from '#tests/support/chat-client.ts'
import { type ChatInstance, startChatInstance } from '#tests/support/chat-instance.ts'
import { seedPerson, seedRoom } from '#tests/support/chat-room.ts'
import { sanctionInput } from '#tests/support/sanction-input.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { SOCKET_SETTINGS } from './settings.ts'

let database: Database
let time = 0
const now = () => new Date(Date.now() + time)
const instances: ChatInstance[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
})
afterAll(() => database?.close())
afterEach(async () => {
  await Promise.all(instances.splice(0).map((instance) => instance.stop()))
  time = 0
})

/** Instances over one database that share nothing else. */
async function start(count: number, settings = {}) {
  const [first, ...others] = await Promise.all(
    Array.from({ length: count }, async () => startChatInstance(database, { now, settings })),
  )
  if (!first) throw new Error('no instance')
  const { keys } = first.dependencies
  for (const other of others) await other.stop()
  const rest = await Promise.all(
    others.map(() => startChatInstance(database, { now, settings, keys })),
  )
  instances.push(first, ...rest)
  return [first, ...rest]
}

/** A member with two devices, each on another instance; `here` has the token of the first. */
async function atTwoInstances() {
  const [one, two] = await start(2)
  if (!one || !two) throw new Error('no instances')
  const member = await seedPerson(database.kysely)
  const open = async (instance: ChatInstance) => {
    const { accessToken: token } = await credentialsOf(one.dependencies, member.userSeq)
    return { token, client: await openChatClient({ url: instance.url, token }) }
  }
  return { one, two, member, here: await open(one), there: await open(two) }
}

/** Long before the periodic check of all accounts: by the check for ended sessions, or by a signal. */
async function expectForcedOut(client: ChatClient): Promise<void> {
  expect((await client.next('forcedLogout')).data).toEqual({ statusCode: 400001 })
  expect((await client.closed).code).toBe(CLOSE_CODES.FORCED_LOGOUT)
}

describe('a session that ends closes its sockets at once, on every instance', () => {
  it('by signing out on another device', async () => {
    const { one, here, there } = await atTwoInstances()
    await one.hosts('main', { bearer: here.token }).signOutOtherDevices({})
    await expectForcedOut(there.client)
    await here.client.settled()
    here.client.cut()
  })

  it('by signing out here', async () => {
    const { one, here, there } = await atTwoInstances()
    await one.hosts('main', { bearer: here.token }).logout()
    await expectForcedOut(here.client)
    await there.client.settled()
    there.client.cut()
  })

  it.each(['SUSPEND', 'SIGN_OUT'] as const)('by an operator: %s', async (action) => {
    const { one, member, here, there } = await atTwoInstances()
    const operator = await seedPerson(database.kysely)
    await database.kysely
      .updateTable('users')
      .set({ role: 'OPERATOR', duties: DUTY_KEYS })
      .where('user_seq', '=', operator.userSeq)
      .execute()
    const { accessToken: bearer } = await credentialsOf(one.dependencies, operator.userSeq)
    const main = one.hosts('main', { bearer })
    const { userSeq } = member
    if (action === 'SUSPEND') await main.sanctionMember(sanctionInput(userSeq))
    else await main.actOnMember({ userSeq, action, reason: '사기 신고가 확인되었어요' })
    for (const { client } of [here, there]) await expectForcedOut(client)
  })

  it('by closing the account', async () => {
    const { one, here, there } = await atTwoInstances()
    await one.hosts('main', { bearer: here.token }).withdraw({ reason: 'OTHER' })
    for (const { client } of [here, there]) await expectForcedOut(client)
  })
})

it('ended sessions are searched for at least twice a second', () => {
  expect(SOCKET_SETTINGS.tickMilliseconds).toBeLessThanOrEqual(500)
  expect(SOCKET_SETTINGS.recheckMilliseconds).toBeLessThan(60_000)
})

describe('an account that is checked again', () => {
  it('a status that was changed directly in the database is seen within a minute', async () => {
    // Each check is of all accounts.
    const [instance] = await start(1, { recheckMilliseconds: 0, tickMilliseconds: 20 })
    if (!instance) throw new Error('no instance')
    const open = async () => {
      const person = await seedPerson(database.kysely)
      const set = (change: { role?: 'OPERATOR'; status?: 'SUSPENDED' }) =>
        database.kysely
          .updateTable('users')
          .where('user_seq', '=', person.userSeq)
          .set(change)
          .executeTakeFirstOrThrow()
      return { set, client: await instance.client(person) }
    }
    const [member, witness, untouched] = [await open(), await open(), await open()]
    await member.set({ role: 'OPERATOR' })
    await witness.set({ status: 'SUSPENDED' })
    await witness.client.next('forcedLogout')
    await member.client.settled()
    await member.set({ status: 'SUSPENDED' })
    await member.client.next('forcedLogout')
    await untouched.client.settled()
    untouched.client.cut()
  })
})

describe('a token that expires', () => {
  it('closes with 1001, so that the client reconnects with its new one', async () => {
    const [instance] = await start(1)
    if (!instance) throw new Error('no instance')
    const member = await seedPerson(database.kysely)
    const older = await instance.client(member)
    time = 60_000
    const client = await instance.client(member)
    time = (SESSION_RULES.accessTokenSeconds + 1) * 1_000
    // All tokens are checked at the same moment.
    expect((await older.closed).code).toBe(CLOSE_CODES.GOING_AWAY)
    await client.settled()
    const renewed = await instance.client(member)
    time = (SESSION_RULES.accessTokenSeconds + 61) * 1_000
    expect((await client.closed).code).toBe(CLOSE_CODES.GOING_AWAY)
    expect(client.frames.some(({ action }) => action === 'forcedLogout')).toBe(false)
    await renewed.settled()
    renewed.cut()
  })
})

describe('limits of a connection', () => {
  it('one that does not answer the heartbeat is cut, one that does stays open', async () => {
    const [instance] = await start(1, { heartbeatMilliseconds: 200, tickMilliseconds: 50 })
    if (!instance) throw new Error('no instance')
    const member = await seedPerson(database.kysely)
    const alive = await instance.client(member)
    // The other one has been asked and has answered several times meanwhile.
    for (const _ of [1, 2, 3])
      await instance.client(member, { isDeaf: true }).then(({ closed }) => closed)
    await alive.settled()
    expect(instance.chat.metrics()).toMatchObject({ connections: 1, cut: 3 })
    alive.cut()
  })

  it('one that does not read is cut, and its buffers are released', async () => {
    const [instance] = await start(1, { waitingBytes: 64 * 1024, frameBurst: 5_000 })
    if (!instance) throw new Error('no instance')
    const { roomId, buyer, seller } = await seedRoom(database.kysely, new Date())
    const [writer, slow] = [await instance.client(buyer), await instance.client(seller)]
    slow.pause()
    const { chat } = instance
    const message = '가'.repeat(2_000)
    for (let round = 0; round < 100 && chat.metrics().cut === 0; round += 1) {
      // The message limit of members is tested elsewhere.
      await database.kysely
        .updateTable('chat_room')
        .set({ changed_at: now() })
        .where('room_id', '=', roomId)
        .execute()
      const messages = Array.from({ length: 20 }, (_, index) => ({
        roomId,
        messageSeq: round * 20 + index + 1,
        changeSeq: round * 20 + index + 1,
        clientMessageId: null,
        sender: { storeSeq: buyer.storeSeq, nickName: '가게' },
        messageType: 'textMessage' as const,
        message,
        images: [],
        video: null,
        notice: null,
        card: null,
        guard: null,
        createdAt: now().toISOString(),
      }))
      chat.signals.roomChanged({ roomId, storeSeqs: [buyer.storeSeq, seller.storeSeq], messages })
      await writer.settled()
    }
    expect(chat.metrics()).toMatchObject({ cut: 1, connections: 1 })
    slow.resume()
    await slow.closed
    await writer.settled()
    writer.cut()
  })

  it('of a user who opens too many the oldest is closed for good', async () => {
    const [instance] = await start(1, { connectionsPerPerson: 2 })
    if (!instance) throw new Error('no instance')
    const member = await seedPerson(database.kysely)
    const opened = [
      await instance.client(member),
      await instance.client(member),
      await instance.client(member),
    ]
    expect((await opened[0]?.closed)?.code).toBe(CLOSE_CODES.REPLACED)
    for (const client of opened.slice(1)) {
      await client.settled()
      client.cut()
    }
  })
})

describe('the end of a process', () => {
  it('answers running requests, closes with 1001, and accepts no more sockets', async () => {
    const [instance] = await start(1)
    if (!instance) throw new Error('no instance')
    const { roomId, buyer, seller } = await seedRoom(database.kysely, new Date())
    const clients = [await instance.client(buyer), await instance.client(seller)]
    const [buying] = clients
    for (let count = 0; count < 20; count += 1)
      buying?.send('sendMessageRequest', { roomId, message: `${count}` })
    await buying?.next('sendMessageResponse')
    await instance.chat.drain()
    for (const client of clients) expect((await client.closed).code).toBe(CLOSE_CODES.GOING_AWAY)
    const acknowledged = buying?.frames.filter(({ action }) => action === 'sendMessageResponse')
    const written = await database.kysely
      .selectFrom('chat_message')
      .select('message_seq')
      .where('room_id', '=', roomId)
      .execute()
    expect(acknowledged?.map(({ data }) => data.messageSeq)).toEqual(
      written.map((row) => row.message_seq).sort((a, b) => a - b),
    )
    await expect(instance.client(buyer)).rejects.toMatchObject({ status: 503 })
  })
})
