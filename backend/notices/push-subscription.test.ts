import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endLoginSessions } from '#backend/accounts/tokens/end-login-sessions.ts'
import type { Database } from '#backend/db/database.ts'
import { MOST_PUSH_SUBSCRIPTIONS } from '#contracts/notice-channels.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { seedPerson, type TestMember } from '#tests/support/chat-room.ts'
import { pushTarget } from '#tests/support/fake-channels.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { savePushSubscription } from './save-push-subscription.ts'

let database: Database
let dependencies: TestHostDependencies
beforeAll(async () => {
  database = await createTestDatabase()
  dependencies = testHostDependencies(database)
}, 60_000)
afterAll(() => database?.close())

const person = () => seedPerson(database.kysely)
const clientOf = async ({ userSeq }: TestMember) =>
  hostClients(dependencies)('boot', { bearer: await bearerOf(dependencies, userSeq) })
const ownersOf = async (endpoint: string) => {
  const rows = await database.kysely
    .selectFrom('push_subscription')
    .select('user_seq')
    .where('endpoint', '=', endpoint)
    .execute()
  return rows.map(({ user_seq }) => user_seq)
}
const countOf = async ({ userSeq }: TestMember) =>
  (
    await database.kysely
      .selectFrom('push_subscription')
      .select('endpoint')
      .where('user_seq', '=', userSeq)
      .execute()
  ).length

describe('푸시 구독', () => {
  it('한 브라우저를 여덟 번 함께 저장해도 하나이고, 다음 사람이 저장하면 그 사람 것이 된다', async () => {
    const [one, other] = [await person(), await person()]
    const browser = pushTarget()
    const own = await clientOf(one)
    await Promise.all(Array.from({ length: 8 }, () => own.savePushSubscription(browser)))
    expect(await ownersOf(browser.endpoint)).toEqual([one.userSeq])
    await (await clientOf(other)).savePushSubscription(browser)
    expect(await ownersOf(browser.endpoint)).toEqual([other.userSeq])
    expect(await own.removePushSubscription(browser)).toEqual({ removed: false })
    expect(await ownersOf(browser.endpoint)).toEqual([other.userSeq])
  })

  it('모르는 곳의 주소와 잘못된 열쇠는 받지 않는다', async () => {
    const own = await clientOf(await person())
    const browser = pushTarget()
    for (const endpoint of [
      'http://169.254.169.254/',
      'https://localhost/',
      'https://evil.example',
    ])
      expect((await refusalOf(own.savePushSubscription({ ...browser, endpoint }))).code).toBe(
        'NOT_ALLOWED',
      )
    expect((await refusalOf(own.savePushSubscription({ ...browser, p256dh: 'B' }))).status).toBe(
      400,
    )
  })

  it('기기를 로그아웃하면 그 기기의 구독이 지워지고, 로그아웃한 뒤의 저장은 남지 않는다', async () => {
    const member = await person()
    const { userSeq } = member
    const [here, elsewhere] = [await clientOf(member), await clientOf(member)]
    const browsers = [pushTarget(), pushTarget()] as const
    await here.savePushSubscription(browsers[0])
    const first = await database.kysely
      .selectFrom('push_subscription')
      .select('session_id')
      .where('endpoint', '=', browsers[0].endpoint)
      .executeTakeFirstOrThrow()
    await elsewhere.savePushSubscription(browsers[1])
    await endLoginSessions(
      database.kysely,
      { userSeq, sessionId: first.session_id },
      'LOGOUT',
      new Date(),
    )
    expect(await ownersOf(browsers[0].endpoint)).toEqual([])
    expect(await ownersOf(browsers[1].endpoint)).toEqual([userSeq])
    // One that the sign-out overtook.
    await savePushSubscription(dependencies, { userSeq, sessionId: first.session_id }, pushTarget())
    expect(await countOf(member)).toBe(1)
  })

  it('한 사람의 브라우저는 열 개까지이고, 가장 오래된 것이 밀려난다', async () => {
    const member = await person()
    const own = await clientOf(member)
    const browsers = Array.from({ length: MOST_PUSH_SUBSCRIPTIONS + 1 }, () => pushTarget())
    for (const browser of browsers) await own.savePushSubscription(browser)
    expect(await countOf(member)).toBe(MOST_PUSH_SUBSCRIPTIONS)
    expect(await ownersOf(String(browsers[0]?.endpoint))).toEqual([])
    expect(await ownersOf(String(browsers.at(-1)?.endpoint))).toEqual([member.userSeq])
  })
})
