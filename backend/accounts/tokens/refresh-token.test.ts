import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { viewerOf } from '#backend/operation/authenticate.ts'
import { isRefusal } from '#backend/operation/refusal.ts'
import type { Credentials } from '#contracts/account.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contracts/durations.ts'
import { credentialsOf } from '#tests/support/bearer.ts'
import {
  type TestHostDependencies,
  testHostContext,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { endLoginSessions } from './end-login-sessions.ts'
import { logout } from './logout.ts'
import { refreshToken } from './refresh-token.ts'

const START = new Date('2026-11-21T03:00:00Z')
const SECOND = 1_000
const USER = 2_001
const OTHER = 2_002

let database: Database
let dependencies: TestHostDependencies
let time = START
const pass = (milliseconds: number) => {
  time = new Date(time.getTime() + milliseconds)
}

beforeAll(async () => {
  database = await createTestDatabase()
  await database.kysely
    .insertInto('users')
    .values([{ user_seq: USER }, { user_seq: OTHER }])
    .execute()
})
afterAll(() => database?.close())
beforeEach(async () => {
  time = START
  dependencies = testHostDependencies(database, { now: () => time })
  await database.kysely.deleteFrom('login_session').execute()
  await database.kysely.updateTable('users').set({ status: 'USER', role: 'USER' }).execute()
})

const signIn = () => credentialsOf(dependencies, USER)
const ask = (token: string) => refreshToken(testHostContext(dependencies), { refreshToken: token })
const use = ({ accessToken }: Credentials) => viewerOf(testHostContext(dependencies), accessToken)

async function refreshed({ refreshToken: token }: Credentials): Promise<Credentials> {
  const outcome = await ask(token)
  if (isRefusal(outcome)) throw new Error(`refused: ${outcome.refused}`)
  return outcome
}

/** Uses the tokens, which proves that they arrived. */
async function useLater(credentials: Credentials) {
  pass(MINUTE_MS)
  expect(await use(credentials)).toMatchObject({ userSeq: USER })
}

const sessions = () =>
  database.kysely.selectFrom('login_session').selectAll().orderBy('created_at').execute()
const tokens = () =>
  database.kysely.selectFrom('refresh_token').selectAll().orderBy('generation').execute()

describe('new tokens', () => {
  it('replace those before them, and are valid for half an hour', async () => {
    const first = await signIn()
    pass(25 * MINUTE_MS)
    const second = await refreshed(first)
    expect(second.refreshToken).not.toBe(first.refreshToken)
    expect(second).toMatchObject({
      seq: USER,
      role: 'USER',
      signInType: 'user-credentials',
      accessTokenExpires: Math.floor(time.getTime() / SECOND) + 1_800,
    })
    expect(await use(second)).toMatchObject({ userSeq: USER, generation: 2 })
    pass(25 * MINUTE_MS)
    expect((await refreshed(second)).refreshToken).not.toBe(second.refreshToken)
    expect(await tokens()).toHaveLength(3)
  })

  it('are stored as hashes only', async () => {
    const first = await signIn()
    const second = await refreshed(first)
    const stored = JSON.stringify([await tokens(), await sessions()])
    for (const secret of [first.refreshToken, second.refreshToken, second.accessToken])
      expect(stored).not.toContain(secret)
  })

  it('are made of 256 random bits, and their session is named by 128', async () => {
    const made = [await signIn(), await signIn(), await signIn()]
    for (const { refreshToken } of made)
      expect(Buffer.from(refreshToken, 'base64url')).toHaveLength(32)
    expect(new Set(made.map(({ refreshToken }) => refreshToken)).size).toBe(made.length)
    const names = (await sessions()).map(({ session_id }) => session_id)
    for (const name of names) expect(Buffer.from(name, 'base64url')).toHaveLength(16)
    expect(new Set(names).size).toBe(names.length)
  })

  it('carry the role of this moment', async () => {
    const first = await signIn()
    await database.kysely.updateTable('users').set({ role: 'OPERATOR' }).execute()
    expect((await refreshed(first)).role).toBe('OPERATOR')
  })

  it('are not issued for a token that never existed', async () => {
    expect(await ask('x'.repeat(43))).toEqual({ refused: 'FORCED_LOGOUT' })
    const first = await signIn()
    expect(await ask(first.accessToken)).toEqual({ refused: 'FORCED_LOGOUT' })
    expect(await ask(`${first.refreshToken} `)).toEqual({ refused: 'FORCED_LOGOUT' })
  })
})

describe('the same token again', () => {
  it('gives eight tabs at once the same successor', async () => {
    const first = await signIn()
    await useLater(first)
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => refreshed(first)))
    expect(new Set(outcomes.map((outcome) => outcome.refreshToken)).size).toBe(1)
    expect(await tokens()).toHaveLength(2)
    for (const outcome of outcomes) expect(await use(outcome)).toMatchObject({ generation: 2 })
  })

  it('gives a late tab the same successor, though others use it already', async () => {
    const first = await signIn()
    const second = await refreshed(first)
    await refreshed(second)
    pass(30 * SECOND)
    expect((await refreshed(first)).refreshToken).toBe(second.refreshToken)
  })

  it.each([
    ['a minute', 2 * MINUTE_MS],
    ['hours', 9 * HOUR_MS],
    ['weeks', 50 * DAY_MS],
  ])('gives the same successor %s later when the answer was lost', async (_when, gap) => {
    const first = await signIn()
    await useLater(first)
    const lost = await refreshed(first)
    pass(gap)
    const again = await refreshed(first)
    expect(again.refreshToken).toBe(lost.refreshToken)
    expect(await use(again)).toMatchObject({ userSeq: USER })
    expect(await tokens()).toHaveLength(2)
    expect((await refreshed(again)).refreshToken).not.toBe(again.refreshToken)
  })

  it('gives it again although the server used it itself while it answered, each time', async () => {
    const first = await signIn()
    for (let lost = 0; lost < 5; lost += 1) {
      const answer = await refreshed(first)
      pass(20 * SECOND)
      await use(answer)
      pass(3 * HOUR_MS)
    }
    expect(await refreshed(first)).toMatchObject({ seq: USER })
  })

  it('ends the session when its successor is in use', async () => {
    const first = await signIn()
    const second = await refreshed(first)
    await useLater(second)
    expect(await ask(first.refreshToken)).toEqual({ refused: 'REUSED' })
    expect(await use(second)).toBe('ENDED')
    expect(await ask(second.refreshToken)).toEqual({ refused: 'FORCED_LOGOUT' })
    expect(await ask(first.refreshToken)).toEqual({ refused: 'FORCED_LOGOUT' })
    expect(await sessions()).toMatchObject([{ end_reason: 'REUSED' }])
  })

  it('ends the session when its successor was rotated', async () => {
    const first = await signIn()
    const second = await refreshed(first)
    pass(25 * MINUTE_MS)
    const third = await refreshed(second)
    expect(await ask(first.refreshToken)).toEqual({ refused: 'REUSED' })
    expect(await use(third)).toBe('ENDED')
  })

  it('ends the session although the answer was lost once, long ago', async () => {
    const first = await signIn()
    await refreshed(first)
    pass(50 * DAY_MS)
    const second = await refreshed(first)
    const third = await refreshed(second)
    pass(15 * DAY_MS)
    const fourth = await refreshed(third)
    expect(await ask(first.refreshToken)).toEqual({ refused: 'REUSED' })
    expect(await use(fourth)).toBe('ENDED')
  })

  it('ends no other session', async () => {
    const first = await signIn()
    const another = await signIn()
    await useLater(await refreshed(first))
    expect(await ask(first.refreshToken)).toEqual({ refused: 'REUSED' })
    expect(await refreshed(another)).toMatchObject({ seq: USER })
  })
})

describe('a session', () => {
  it('ends 60 days after its last tokens', async () => {
    const first = await signIn()
    pass(60 * DAY_MS - SECOND)
    const second = await refreshed(first)
    pass(60 * DAY_MS)
    expect(await ask(second.refreshToken)).toEqual({ refused: 'EXPIRED' })
  })

  it('ends a year after signing in, however much it is used', async () => {
    let newest = await signIn()
    for (let month = 0; month < 12; month += 1) {
      pass(30 * DAY_MS)
      newest = await refreshed(newest)
    }
    pass(5 * DAY_MS)
    expect(await use(newest)).toBe('EXPIRED')
    expect(await ask(newest.refreshToken)).toEqual({ refused: 'EXPIRED' })
  })

  it('does not accumulate old tokens', async () => {
    let newest = await signIn()
    for (let day = 0; day < 100; day += 1) {
      pass(DAY_MS)
      newest = await refreshed(newest)
    }
    expect((await tokens()).length).toBeLessThan(65)
  })

  it('replaces the one that the same user has on the same device', async () => {
    const deviceUuid = '0b6a2f0a-53f4-4b69-8cc0-8d5c1e8f5e11'
    const how = { caller: { deviceUuid } }
    const first = await credentialsOf(dependencies, USER, how)
    const others = await credentialsOf(dependencies, OTHER, how)
    const second = await credentialsOf(dependencies, USER, how)
    expect(await use(first)).toBe('ENDED')
    expect(await use(second)).toMatchObject({ userSeq: USER })
    expect(await use(others)).toMatchObject({ userSeq: OTHER })
  })

  it('is deleted three months after it ended', async () => {
    await signIn()
    await endLoginSessions(database.kysely, { userSeq: USER }, 'LOGOUT', time)
    pass(89 * DAY_MS)
    await signIn()
    expect(await sessions()).toHaveLength(2)
    pass(2 * DAY_MS)
    await signIn()
    expect(await sessions()).toHaveLength(2)
  })
})

describe('a user who signed out or was signed out', () => {
  it('gets no new tokens', async () => {
    const first = await signIn()
    const viewer = await use(first)
    if (typeof viewer === 'string') throw new Error(viewer)
    await logout(testHostContext(dependencies), viewer)
    await logout(testHostContext(dependencies), viewer)
    expect(await ask(first.refreshToken)).toEqual({ refused: 'FORCED_LOGOUT' })
    expect(await sessions()).toMatchObject([{ end_reason: 'LOGOUT' }])
  })

  it('is told so when suspended, and gets none after withdrawing', async () => {
    const first = await signIn()
    const setStatus = (status: 'USER' | 'SUSPENDED' | 'WITHDRAWN') =>
      database.kysely.updateTable('users').set({ status }).execute()
    await setStatus('SUSPENDED')
    expect(await ask(first.refreshToken)).toEqual({ refused: 'SUSPENDED' })
    await endLoginSessions(database.kysely, { userSeq: USER }, 'SUSPENDED', time)
    expect(await ask(first.refreshToken)).toEqual({ refused: 'SUSPENDED' })
    await setStatus('WITHDRAWN')
    expect(await ask(first.refreshToken)).toEqual({ refused: 'FORCED_LOGOUT' })
    // Lifting a suspension does not restore the session.
    await setStatus('USER')
    expect(await ask(first.refreshToken)).toEqual({ refused: 'FORCED_LOGOUT' })
  })

  it('stays signed out when new tokens were in flight', async () => {
    for (let round = 0; round < 20; round += 1) {
      const first = await signIn()
      const viewer = await use(first)
      if (typeof viewer === 'string') throw new Error(viewer)
      const leave = async () => {
        await logout(testHostContext(dependencies), viewer)
      }
      const steps = [ask, leave, ask, ask].map((step) => step(first.refreshToken))
      const outcomes = await Promise.all(round % 2 === 0 ? steps : steps.reverse())
      for (const outcome of outcomes) {
        if (isRefusal(outcome)) expect(outcome.refused).toBe('FORCED_LOGOUT')
        else if (outcome) {
          expect(await use(outcome)).toBe('ENDED')
          expect(await ask(outcome.refreshToken)).toEqual({ refused: 'FORCED_LOGOUT' })
        }
      }
    }
  })
})
