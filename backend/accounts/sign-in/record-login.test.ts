import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedUser } from '#backend/demo/seed/builders/index.ts'
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
beforeEach(() => {
  dependencies = testHostDependencies(database, { now: () => NOW })
})

const logged = () => database.kysely.selectFrom('login_log').selectAll().execute()

const record = (userSeq: number) =>
  ({ userSeq, signInType: 'phone', cafeYn: 'Y', isCafeLogin: true }) as const

describe('the login log', () => {
  it('stores the caller’s own login and the time of the last sign-in', async () => {
    const { userSeq } = await seedUser(database.kysely)
    const bearer = await bearerOf(dependencies, userSeq)
    const host = hostClients(dependencies)('data', { bearer })
    await database.kysely.updateTable('users').set({ last_signed_in_at: null }).execute()
    expect(await host.recordLogin(record(userSeq))).toEqual({})
    expect(await logged()).toMatchObject([
      { user_seq: userSeq, sign_in_type: 'phone', cafe_yn: 'Y', is_cafe_login: true, at: NOW },
    ])
    const user = await database.kysely
      .selectFrom('users')
      .select('last_signed_in_at')
      .where('user_seq', '=', userSeq)
      .executeTakeFirst()
    expect(user?.last_signed_in_at).toEqual(NOW)
  })

  it('refuses another user’s login, and any without a token', async () => {
    const before = await logged()
    const { userSeq } = await seedUser(database.kysely)
    const other = await seedUser(database.kysely)
    const bearer = await bearerOf(dependencies, userSeq)
    const host = hostClients(dependencies)('data', { bearer })
    expect((await refusalOf(host.recordLogin(record(other.userSeq)))).status).toBe(403)
    const anonymous = hostClients(dependencies)('data')
    expect((await refusalOf(anonymous.recordLogin(record(userSeq)))).status).toBe(401)
    expect(await logged()).toEqual(before)
  })
})
