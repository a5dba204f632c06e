import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedCategory } from '#backend/demo/seed/builders/index.ts'
import { LIMIT_RULES } from '#backend/limits/rules.ts'
import { CLOSE_CODES } from '#contracts/chat-constants.ts'
import { SESSION_RULES } from '#contracts/session-rules.ts'
import { credentialsOf } from '#tests/support/bearer.ts'
import { type ChatClient, openChatClient, UpgradeRefused } from '#tests/support/chat-client.ts'
import { type ChatInstance, startChatInstance } from '#tests/support/chat-instance.ts'
import { seedPerson } from '#tests/support/chat-room.ts'
import { refusalOf } from '#tests/support/host-client.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { hashOfTicket, TICKET_SECONDS } from './create-socket-ticket.ts'

let database: Database
let time = 0
let one: ChatInstance
let two: ChatInstance
const clients: ChatClient[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
  const now = () => new Date(Date.now() + time)
  one = await startChatInstance(database, { now })
  two = await startChatInstance(database, { now, keys: one.dependencies.keys })
})
afterAll(async () => {
  await one?.stop()
  await two?.stop()
  await database?.close()
})
afterEach(() => {
  time = 0
  for (const client of clients.splice(0)) client.cut()
})

async function signedIn() {
  const member = await seedPerson(database.kysely)
  const { accessToken: token } = await credentialsOf(one.dependencies, member.userSeq)
  const edge = one.hosts('edge', { bearer: token })
  return { ...member, token, ask: async () => (await edge.createSocketTicket()).ticket }
}

async function open(instance: ChatInstance, ticket: string): Promise<ChatClient> {
  const client = await openChatClient({ url: instance.url, ticket })
  clients.push(client)
  return client
}

const statusOf = (opening: Promise<unknown>) =>
  opening.then(
    () => 101,
    (error: unknown) => (error instanceof UpgradeRefused ? error.status : error),
  )

describe('소켓을 여는 표', () => {
  it('토큰 없이 그 사람의 소켓을 한 번 연다, 어느 서버에서든', async () => {
    const { userSeq, ask } = await signedIn()
    const ticket = await ask()
    const client = await open(two, ticket)
    client.send('getUserInfoRequest')
    expect((await client.next('getUserInfoResponse')).data).toMatchObject({ userSeq })
    expect(await statusOf(open(two, ticket))).toBe(401)
    expect(await statusOf(open(one, ticket))).toBe(401)
  })

  it('두 서버에서 동시에 쓰면 한 곳에서만 열린다', async () => {
    const { ask } = await signedIn()
    const ticket = await ask()
    const statuses = await Promise.all(
      [one, two, one, two, one, two].map((instance) => statusOf(open(instance, ticket))),
    )
    expect(statuses.sort()).toEqual([101, 401, 401, 401, 401, 401])
  })

  it('시간이 지나면 열지 못한다', async () => {
    const { ask } = await signedIn()
    const ticket = await ask()
    time = TICKET_SECONDS * 1_000
    expect(await statusOf(open(one, ticket))).toBe(401)
  })

  it.each(['', 'x', 'a'.repeat(43), "' or 1=1 --"])('모르는 표는 401이다: %s', async (ticket) => {
    expect(await statusOf(open(one, ticket))).toBe(401)
  })

  it('표를 받은 뒤에 로그아웃했거나 정지되었으면 쫓아낸다', async () => {
    const leaving = await signedIn()
    const ticket = await leaving.ask()
    await one.hosts('main', { bearer: leaving.token }).logout()
    const client = await open(two, ticket)
    expect((await client.closed).code).toBe(CLOSE_CODES.FORCED_LOGOUT)

    const banned = await signedIn()
    const other = await banned.ask()
    await database.kysely
      .updateTable('users')
      .set({ status: 'SUSPENDED' })
      .where('user_seq', '=', banned.userSeq)
      .execute()
    expect((await (await open(one, other)).closed).code).toBe(CLOSE_CODES.FORCED_LOGOUT)
  })

  it('연 소켓은 토큰이 사는 동안만 산다', async () => {
    const { ask } = await signedIn()
    const client = await open(one, await ask())
    time = SESSION_RULES.accessTokenSeconds * 1_000
    expect((await client.closed).code).toBe(CLOSE_CODES.GOING_AWAY)
  })

  it('표에는 토큰도 사람도 없고, 표 자체는 저장하지 않는다', async () => {
    const { userSeq, ask } = await signedIn()
    const ticket = await ask()
    expect(ticket).toMatch(/^[\w-]{43}$/)
    const rows = await database.kysely
      .selectFrom('socket_ticket')
      .selectAll()
      .where('user_seq', '=', userSeq)
      .execute()
    expect(rows.map((row) => row.ticket_hash)).toEqual([hashOfTicket(ticket)])
    expect(JSON.stringify(rows)).not.toContain(ticket)
  })

  it('한없이 받지 못하고, 쓰지 않은 것은 쌓이지 않는다', async () => {
    const { userSeq, ask } = await signedIn()
    for (let time = 0; time < LIMIT_RULES.socketTicket.points; time += 1) await ask()
    expect(await refusalOf(ask())).toMatchObject({ status: 429, code: 'LIMITED' })
    time = LIMIT_RULES.socketTicket.seconds * 1_000
    await ask()
    const { n } = await database.kysely
      .selectFrom('socket_ticket')
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .where('user_seq', '=', userSeq)
      .executeTakeFirstOrThrow()
    expect(Number(n)).toBe(1)
  })

  it('로그인하지 않은 사람에게는 주지 않는다', async () => {
    expect(await refusalOf(one.hosts('edge').createSocketTicket())).toMatchObject({ status: 401 })
  })
})
