import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { viewerOf } from '#backend/operation/authenticate.ts'
import type { Viewer } from '#backend/operation/context.ts'
import { MINUTE_MS } from '#contracts/durations.ts'
import { credentialsOf } from '#tests/support/bearer.ts'
import {
  type TestHostDependencies,
  testHostContext,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { listDevices } from './list-devices.ts'
import { signOutDevice } from './sign-out-device.ts'
import { signOutOtherDevices } from './sign-out-other-devices.ts'

const START = new Date('2026-11-21T03:00:00Z')
const USER = 2_001
const OTHER = 2_002
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'

let database: Database
let dependencies: TestHostDependencies
let time = START
const context = () => testHostContext(dependencies)

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
})

/** Each a minute after the one before. */
async function signIn(userSeq: number, userAgent: string | null = null) {
  time = new Date(time.getTime() + MINUTE_MS)
  const { accessToken } = await credentialsOf(dependencies, userSeq, { caller: { userAgent } })
  const viewer = await viewerOf(context(), accessToken)
  if (typeof viewer === 'string') throw new Error(viewer)
  return {
    viewer,
    isSignedIn: async () => typeof (await viewerOf(context(), accessToken)) !== 'string',
  }
}

const idsOf = async (viewer: Viewer) =>
  (await listDevices(context(), viewer)).devices.map(({ sessionId }) => sessionId)

describe('the devices of a user', () => {
  it('are listed with this one first, then the newest, without other users’', async () => {
    const oldest = await signIn(USER, ANDROID)
    const middle = await signIn(USER)
    await signIn(OTHER)
    const newest = await signIn(USER)
    expect(await idsOf(oldest.viewer)).toEqual(
      [oldest, newest, middle].map(({ viewer }) => viewer.sessionId),
    )
    expect((await listDevices(context(), oldest.viewer)).devices[0]).toEqual({
      sessionId: oldest.viewer.sessionId,
      deviceName: 'Chrome · Android',
      signInType: 'user-credentials',
      signedInAt: new Date(START.getTime() + MINUTE_MS).toISOString(),
      lastUsedAt: new Date(START.getTime() + MINUTE_MS).toISOString(),
      isCurrent: true,
    })
  })

  it('are signed out one by one, this one included', async () => {
    const here = await signIn(USER)
    const there = await signIn(USER)
    const { sessionId } = there.viewer
    expect(await signOutDevice(context(), here.viewer, { sessionId })).toEqual({})
    expect([await here.isSignedIn(), await there.isSignedIn()]).toEqual([true, false])
    expect(await signOutDevice(context(), here.viewer, { sessionId })).toEqual({
      refused: 'NOT_FOUND',
    })
    const own = { sessionId: here.viewer.sessionId }
    expect(await signOutDevice(context(), here.viewer, own)).toEqual({})
    expect(await here.isSignedIn()).toBe(false)
  })

  it('are not signed out by another user, to whom they do not exist', async () => {
    const mine = await signIn(USER)
    const thief = await signIn(OTHER)
    const { sessionId } = mine.viewer
    for (const asked of [sessionId, 'no-such-session', '%', ''])
      expect(await signOutDevice(context(), thief.viewer, { sessionId: asked })).toEqual({
        refused: 'NOT_FOUND',
      })
    expect(await mine.isSignedIn()).toBe(true)
    expect(await idsOf(thief.viewer)).not.toContain(sessionId)
  })

  it('are signed out all but this one', async () => {
    const here = await signIn(USER)
    const there = [await signIn(USER), await signIn(USER), await signIn(USER)]
    const others = await signIn(OTHER)
    expect(await signOutOtherDevices(context(), here.viewer)).toEqual({ count: 3 })
    expect(await signOutOtherDevices(context(), here.viewer)).toEqual({ count: 0 })
    for (const device of there) expect(await device.isSignedIn()).toBe(false)
    expect([await here.isSignedIn(), await others.isSignedIn()]).toEqual([true, true])
  })

  it('may all sign each other out at once', async () => {
    const devices = await Promise.all(Array.from({ length: 6 }, () => signIn(USER)))
    const counts = await Promise.all(
      devices.map(({ viewer }) => signOutOtherDevices(context(), viewer)),
    )
    // The first request signs five out; the second one signs out the first.
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(6)
  })
})
