import { implement } from '@orpc/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Database } from '#backend/db/database.ts'
import { createKeyRing } from '#backend/keys/create-key-ring.ts'
import { MINUTE_MS } from '#contracts/durations.ts'
import { type EndpointMeta, endpoint } from '#contracts/endpoint.ts'
import { bearerOf, credentialsOf } from '#tests/support/bearer.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { endLoginSessions } from '../accounts/tokens/end-login-sessions.ts'
import { createHost } from '../hosts/create-host.ts'
import type { HostContext } from './context.ts'

const AUTHS = ['none', 'user', 'operator', 'refresh'] as const satisfies EndpointMeta['auth'][]
const START = new Date('2026-11-21T03:00:00Z')
const SECOND = 1_000
const USER = 2_001
const OPERATOR = 2_002

const declare = (auth: EndpointMeta['auth']) =>
  endpoint
    .meta({ timeoutMs: 1_000, auth, ...(auth === 'operator' && { duty: 'ANY' }) })
    .route({ method: 'GET', path: `/${auth}` })
    .input(z.object({ page: z.int().default(1) }))
    .output(z.unknown())

const contract = {
  none: declare('none'),
  user: declare('user'),
  operator: declare('operator'),
  refresh: declare('refresh'),
}
const implemented = implement(contract).$context<HostContext>()
const tell = ({ context: { viewer, caller } }: { context: HostContext }) => ({ viewer, caller })
const router = implemented.router({
  none: implemented.none.handler(tell),
  user: implemented.user.handler(tell),
  operator: implemented.operator.handler(tell),
  refresh: implemented.refresh.handler(tell),
})

let database: Database
let dependencies: TestHostDependencies
let time = START
const now = () => time
const pass = (milliseconds: number) => {
  time = new Date(time.getTime() + milliseconds)
}

beforeAll(async () => {
  database = await createTestDatabase()
  await database.kysely
    .insertInto('users')
    .values([{ user_seq: USER }, { user_seq: OPERATOR, role: 'OPERATOR' }])
    .execute()
})
afterAll(() => database?.close())
beforeEach(async () => {
  time = START
  dependencies = testHostDependencies(database, { now })
  await database.kysely.deleteFrom('login_session').execute()
  await database.kysely.updateTable('users').set({ status: 'USER' }).execute()
  await setRole(USER, 'USER')
})

const setRole = (userSeq: number, role: 'USER' | 'OPERATOR') =>
  database.kysely.updateTable('users').set({ role }).where('user_seq', '=', userSeq).execute()

async function ask(
  auth: EndpointMeta['auth'],
  token?: string,
  headers: Record<string, string> = {},
  query = '',
) {
  const host = createHost('main', router, dependencies)
  const response = await host(
    new Request(`http://host.invalid/${auth}${query}`, {
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
    }),
  )
  return { status: response.status, body: await response.json() }
}

const UNAUTHORIZED = {
  status: 401,
  body: { defined: false, code: 'UNAUTHORIZED', status: 401, message: '로그인이 필요합니다.' },
}
const FORCED_LOGOUT = {
  status: 401,
  body: {
    defined: false,
    code: 'FORCED_LOGOUT',
    status: 401,
    message: '로그인 정보가 만료되었습니다. 다시 로그인해 주세요.',
  },
}
const FORBIDDEN = { status: 403, body: { code: 'FORBIDDEN' } }
const SECOND_FACTOR_NEEDED = { status: 403, body: { code: 'SECOND_FACTOR_NEEDED' } }
const asUser = { status: 200, body: { viewer: { userSeq: USER } } }
const asAnonymous = { status: 200, body: { viewer: null } }

describe('who may call', () => {
  it('a signed-in user, where one is required', async () => {
    const token = await bearerOf(dependencies, USER)
    expect(await ask('user', token)).toMatchObject({
      status: 200,
      body: {
        viewer: {
          userSeq: USER,
          role: 'USER',
          sessionId: expect.any(String),
          generation: 1,
          signInType: 'user-credentials',
        },
      },
    })
    expect(await ask('none', token)).toMatchObject(asUser)
    // The refresh call is anonymous, whatever comes with it.
    expect(await ask('refresh', token)).toMatchObject(asAnonymous)
  })

  it('an anonymous caller without a valid token, only where no user is required', async () => {
    const foreign = testHostDependencies(database, { now, keys: createKeyRing({ now }) })
    for (const token of [
      undefined,
      '',
      'x',
      'a.b.c',
      'x'.repeat(5_000),
      await bearerOf(foreign, USER),
    ]) {
      expect(await ask('user', token)).toEqual(UNAUTHORIZED)
      expect(await ask('operator', token)).toEqual(UNAUTHORIZED)
      expect(await ask('none', token)).toMatchObject(asAnonymous)
    }
    const token = await bearerOf(dependencies, USER)
    expect(await ask('user', undefined, { authorization: token })).toEqual(UNAUTHORIZED)
    expect(await ask('user', undefined, { authorization: `Basic ${token}` })).toEqual(UNAUTHORIZED)
  })

  it('is decided before the input is parsed', async () => {
    expect(await ask('user', undefined, {}, '?page=x')).toEqual(UNAUTHORIZED)
    expect(await ask('user', await bearerOf(dependencies, USER), {}, '?page=x')).toMatchObject({
      status: 400,
    })
  })

  it('operators only, where the endpoint is for them', async () => {
    expect(await ask('operator', await bearerOf(dependencies, USER))).toMatchObject(FORBIDDEN)
    expect(await ask('operator', await bearerOf(dependencies, OPERATOR))).toMatchObject({
      status: 200,
      body: { viewer: { role: 'OPERATOR' } },
    })
  })

  it('by the role of this moment, not by that of the token', async () => {
    const token = await bearerOf(dependencies, USER)
    await setRole(USER, 'OPERATOR')
    expect(await ask('operator', token)).toMatchObject(SECOND_FACTOR_NEEDED)
    await database.kysely.updateTable('login_session').set({ second_factor_at: time }).execute()
    expect(await ask('operator', token)).toMatchObject({ status: 200 })
    await setRole(USER, 'USER')
    expect(await ask('operator', token)).toMatchObject(FORBIDDEN)
  })
})

describe('a valid token', () => {
  it('ends after half an hour', async () => {
    const token = await bearerOf(dependencies, USER)
    pass(30 * MINUTE_MS - SECOND)
    expect(await ask('user', token)).toMatchObject(asUser)
    pass(SECOND)
    expect(await ask('user', token)).toEqual(UNAUTHORIZED)
  })

  it.each(['LOGOUT', 'REMOTE', 'SUSPENDED', 'OPERATOR'] as const)(
    'is refused from the next call on when its session was ended (%s)',
    async (reason) => {
      const token = await bearerOf(dependencies, USER)
      const others = await bearerOf(dependencies, OPERATOR)
      await endLoginSessions(database.kysely, { userSeq: USER }, reason, now())
      expect(await ask('user', token)).toEqual(FORCED_LOGOUT)
      expect(await ask('none', token)).toMatchObject(asAnonymous)
      expect(await ask('user', others)).toMatchObject({ status: 200 })
    },
  )

  it.each(['SUSPENDED', 'WITHDRAWN'] as const)(
    'is refused at once to a user %s',
    async (status) => {
      const token = await bearerOf(dependencies, USER)
      await database.kysely
        .updateTable('users')
        .set({ status })
        .where('user_seq', '=', USER)
        .execute()
      expect(await ask('user', token)).toEqual(FORCED_LOGOUT)
    },
  )

  it('is refused when its session is deleted', async () => {
    const token = await bearerOf(dependencies, USER)
    await database.kysely.deleteFrom('login_session').execute()
    expect(await ask('user', token)).toEqual(FORCED_LOGOUT)
  })

  it('is refused when its session ended by itself', async () => {
    const token = await bearerOf(dependencies, USER)
    await database.kysely.updateTable('login_session').set({ expires_at: now() }).execute()
    expect(await ask('user', token)).toEqual(FORCED_LOGOUT)
  })
})

describe('the use of a session', () => {
  const session = () =>
    database.kysely
      .selectFrom('login_session')
      .select(['confirmed_generation', 'last_used_at'])
      .executeTakeFirstOrThrow()

  it('proves that the tokens arrived, except right after they were issued', async () => {
    const token = await bearerOf(dependencies, USER)
    pass(59 * SECOND)
    await ask('user', token)
    expect((await session()).confirmed_generation).toBe(0)
    pass(SECOND)
    await ask('none', token)
    expect((await session()).confirmed_generation).toBe(1)
  })

  it('is recorded at most once a minute', async () => {
    const token = await bearerOf(dependencies, USER)
    const uses: number[] = []
    for (let call = 0; call < 10; call += 1) {
      await ask('user', token)
      uses.push((await session()).last_used_at.getTime() - START.getTime())
      pass(20 * SECOND)
    }
    expect(uses).toEqual([0, 0, 0, 60, 60, 60, 120, 120, 120, 180].map((at) => at * SECOND))
  })
})

describe('the origin of a call', () => {
  it('is what the web server says of it', async () => {
    const caller = {
      'x-device-uuid': '0B6A2F0A-53F4-4B69-8CC0-8D5C1E8F5E11',
      'x-client-address': '203.0.113.9',
      'x-client-user-agent': 'Mozilla/5.0',
    }
    expect((await ask('none', undefined, caller)).body.caller).toEqual({
      deviceUuid: '0b6a2f0a-53f4-4b69-8cc0-8d5c1e8f5e11',
      address: '203.0.113.9',
      userAgent: 'Mozilla/5.0',
    })
  })

  it('is left out where it is malformed, and never long', async () => {
    const caller = {
      'x-device-uuid': "' or 1=1 --",
      'x-client-address': 'localhost',
      'x-client-user-agent': 'x'.repeat(5_000),
    }
    expect((await ask('none', undefined, caller)).body.caller).toEqual({
      deviceUuid: null,
      address: null,
      userAgent: 'x'.repeat(512),
    })
  })
})

it('a failing database is a server error, and not a sign-out', async () => {
  const { accessToken } = await credentialsOf(dependencies, USER)
  const faults: object[] = []
  dependencies = {
    ...dependencies,
    log: { error: (fields) => faults.push(fields) },
    kysely: new Proxy(database.kysely, {
      get() {
        throw new Error('no database')
      },
    }),
  }
  for (const auth of AUTHS.filter((name) => name !== 'refresh'))
    expect(await ask(auth, accessToken)).toMatchObject({ status: 500, body: { code: 'GENERIC' } })
  expect(faults).toHaveLength(3)
})
