import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedUser } from '#backend/demo/seed/builders/index.ts'
import type { LoggedAction } from '#contracts/data.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const NOW = new Date('2026-11-21T03:00:00Z')

let database: Database
let dependencies: TestHostDependencies
beforeAll(async () => {
  database = await createTestDatabase()
}, 60_000)
afterAll(() => database?.close())
beforeEach(async () => {
  dependencies = testHostDependencies(database, { now: () => NOW })
  await database.kysely.deleteFrom('user_action_log').execute()
})

const action = (more: Partial<LoggedAction> = {}): LoggedAction => ({
  id: randomUUID(),
  pageId: 'main',
  previousPageId: null,
  deviceUuid: null,
  userSeq: null,
  at: NOW.toISOString(),
  name: 'page_view',
  params: {},
  ...more,
})

const many = (count: number) => Array.from({ length: count }, () => action())
const anonymous = () => hostClients(dependencies)('data')
const kept = () => database.kysely.selectFrom('user_action_log').selectAll().execute()

async function member(role: 'USER' | 'OPERATOR' = 'USER') {
  const { userSeq } = await seedUser(database.kysely)
  await database.kysely.updateTable('users').set({ role }).where('user_seq', '=', userSeq).execute()
  return { userSeq, bearer: await bearerOf(dependencies, userSeq) }
}

describe('recording actions', () => {
  it('keeps what an anonymous visitor did', async () => {
    const deviceUuid = randomUUID()
    const params = { productSeq: 7, list: 0, position: 3 }
    const seen = action({ name: 'product_impression', params, deviceUuid, previousPageId: 'main' })
    expect(await anonymous().recordActions([seen])).toEqual({ newCount: 1 })
    expect(await kept()).toEqual([
      {
        id: seen.id,
        at: NOW,
        page_id: 'main',
        previous_page_id: 'main',
        device_uuid: deviceUuid,
        user_seq: null,
        name: 'product_impression',
        params,
      },
    ])
  })

  it('keeps an id once, however often and by however many it is sent', async () => {
    const actions = many(20)
    const twice = [...actions, ...actions.slice(0, 5)]
    const answers = await Promise.all([
      anonymous().recordActions(twice),
      anonymous().recordActions([...actions].reverse()),
      anonymous().recordActions(actions.slice(10)),
    ])
    expect(answers.reduce((sum, { newCount }) => sum + newCount, 0)).toBe(20)
    expect(await anonymous().recordActions([...actions, action()])).toEqual({ newCount: 1 })
    expect(await kept()).toHaveLength(21)
  })

  it('says of no user but the caller that they did it', async () => {
    const { userSeq, bearer } = await member()
    const other = await member()
    const mine = action({ userSeq })
    const unowned = action()
    const forged = action({ userSeq: other.userSeq })
    await hostClients(dependencies)('data', { bearer }).recordActions([mine, unowned, forged])
    const withoutToken = action({ userSeq })
    await anonymous().recordActions([withoutToken])
    const owners = new Map((await kept()).map((row) => [row.id, row.user_seq]))
    expect([mine, unowned, forged, withoutToken].map(({ id }) => owners.get(id))).toEqual([
      userSeq,
      null,
      null,
      null,
    ])
  })

  it.each<[string, unknown]>([
    ['an unknown action', { ...action(), name: 'typed_text' }],
    ['a text as a parameter', { ...action(), name: 'share', params: { text: '안녕' } }],
    ['a parameter too many', { ...action(), params: { productSeq: 1 } }],
    ['a parameter too few', { ...action(), name: 'favorite', params: { productSeq: 1 } }],
    ['a page id with a path in it', action({ pageId: '/search/typed' })],
    ['an id that is none', action({ id: 'x' })],
  ])('does not take %s', async (_name, wrong) => {
    const refusal = await refusalOf(anonymous().recordActions([wrong as LoggedAction]))
    expect(refusal.status).toBe(400)
    expect(await kept()).toEqual([])
  })

  it('takes at most thirty at once', async () => {
    expect(await anonymous().recordActions([])).toEqual({ newCount: 0 })
    expect(await anonymous().recordActions(many(30))).toEqual({ newCount: 30 })
    expect((await refusalOf(anonymous().recordActions(many(31)))).status).toBe(400)
  })

  it('keeps so many entries of an address, of a network and of everybody, however many lists', async () => {
    dependencies = testHostDependencies(database, { now: () => NOW, actionsPerHour: 1_000 })
    const host = hostClients(dependencies)
    /** Sends lists until ten in a row are refused; how many entries are kept then. */
    async function flood(addressOf: (index: number) => string): Promise<number> {
      for (let index = 0, refused = 0; refused < 10 && index < 60; index += 1) {
        const sent = host('data', { address: addressOf(index) }).recordActions(many(30))
        refused = (await sent.then(
          () => false,
          () => true,
        ))
          ? refused + 1
          : 0
      }
      const { n } = await database.kysely
        .selectFrom('user_action_log')
        .select(({ fn }) => fn.countAll<string>().as('n'))
        .executeTakeFirstOrThrow()
      return Number(n)
    }
    expect(await flood(() => '203.0.113.9')).toBe(90)
    expect(await flood((index) => `203.0.113.${index}`)).toBe(300)
    expect(await flood((index) => `2001:db8:${index}::1`)).toBe(990)
    const { bearer } = await member()
    const client = host('data', { bearer, address: '203.0.113.9' })
    expect(await client.recordActions(many(30))).toEqual({ newCount: 30 })
  })

  it('asks a client that sends too much to wait', async () => {
    dependencies = testHostDependencies(database, { now: () => NOW, actionsPerHour: 1_000 })
    const client = hostClients(dependencies)('data', { address: '203.0.113.9' })
    for (let count = 0; count < 3; count += 1) await client.recordActions(many(30))
    const answer = await client.recordActions(many(30)).catch((error) => error)
    expect(answer).toMatchObject({ status: 429, code: 'LIMITED' })
    expect(answer.data.retryAfterSeconds).toBe(3_600)
    expect(await kept()).toHaveLength(90)
  })

  it('forgets whose it was when a member withdraws', async () => {
    const { userSeq, bearer } = await member()
    const host = hostClients(dependencies)
    await host('data', { bearer }).recordActions([action({ userSeq, deviceUuid: randomUUID() })])
    await host('main', { bearer }).withdraw({ reason: 'RARELY_USED' })
    expect(await kept()).toMatchObject([{ user_seq: null, device_uuid: null, page_id: 'main' }])
  })
})

describe('counting actions', () => {
  const count = async (from: string, to: string) => {
    const { bearer } = await member('OPERATOR')
    const { counts } = await hostClients(dependencies)('data', { bearer }).countActions({
      from,
      to,
    })
    return counts.map(({ day, pageId, name, count }) => `${day} ${pageId} ${name} ${count}`)
  }

  it('counts by day of Korea, page and action', async () => {
    const card = { name: 'product_impression', params: { productSeq: 1, list: 0, position: 0 } }
    await anonymous().recordActions([
      action({ at: '2026-11-19T14:59:59.999Z' }),
      action({ at: '2026-11-19T15:00:00.000Z' }),
      action({ at: '2026-11-20T14:59:59.999Z' }),
      action({ at: '2026-11-20T15:00:00.000Z', pageId: 'search_result' }),
      action({ at: '2026-11-20T15:00:01.000Z', ...(card as Partial<LoggedAction>) }),
    ])
    expect(await count('2026-11-19', '2026-11-21')).toEqual([
      '2026-11-21 main product_impression 1',
      '2026-11-21 search_result page_view 1',
      '2026-11-20 main page_view 2',
      '2026-11-19 main page_view 1',
    ])
    expect(await count('2026-11-20', '2026-11-20')).toEqual(['2026-11-20 main page_view 2'])
    expect(await count('2026-10-01', '2026-10-31')).toEqual([])
  })

  it('takes a month at most, and days in their order', async () => {
    const { bearer } = await member('OPERATOR')
    const host = hostClients(dependencies)('data', { bearer })
    const refused = async (from: string, to: string) =>
      (await refusalOf(host.countActions({ from, to }))).status
    expect(await refused('2026-10-01', '2026-11-01')).toBe(400)
    expect(await refused('2026-11-02', '2026-11-01')).toBe(400)
    expect(await refused('2026-02-30', '2026-03-01')).toBe(400)
  })

  it('is for operators', async () => {
    const { bearer } = await member()
    const range = { from: '2026-11-20', to: '2026-11-21' }
    const asMember = hostClients(dependencies)('data', { bearer }).countActions(range)
    expect((await refusalOf(asMember)).status).toBe(403)
    expect((await refusalOf(anonymous().countActions(range))).status).toBe(401)
  })
})
