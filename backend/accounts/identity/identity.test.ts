import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ensurePolicies } from '#backend/content/policies/ensure-policies.ts'
import type { Database } from '#backend/db/database.ts'
import { seedStore, seedUser } from '#backend/demo/seed/builders/index.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import {
  type FakeIntegrations,
  fakeIntegrations,
  IDENTITY_CODE,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { mainHost } from '#tests/support/main-host.ts'
import { PERSON } from '#tests/support/sign-up-steps.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

let database: Database
let integrations: FakeIntegrations
let dependencies: ReturnType<typeof testHostDependencies>
let host: ReturnType<typeof mainHost>
let time: number
let people = 1000

const pass = (seconds: number) => {
  time += seconds * 1000
}
const newPerson = () => {
  people += 1
  return { ...PERSON, name: `사람${people}`, phoneNo: `0106666${people}` }
}

beforeAll(async () => {
  database = await createTestDatabase()
  await ensurePolicies(database.kysely)
})
afterAll(() => database.close())
beforeEach(() => {
  time = Date.parse('2026-11-05T03:00:00Z')
  integrations = fakeIntegrations()
  dependencies = testHostDependencies(database, { now: () => new Date(time), integrations })
  host = mainHost(dependencies)
})

async function member(overrides: Parameters<typeof seedUser>[1] = {}) {
  people += 1
  const { userSeq } = await seedUser(database.kysely, {
    name: null,
    recommend_code: `R${people}`,
    ...overrides,
  })
  await seedStore(database.kysely, { user_seq: userSeq, identity_verified: false })
  return { userSeq, bearer: await bearerOf(dependencies, userSeq) }
}

const userOf = (userSeq: number) =>
  database.kysely
    .selectFrom('users')
    .innerJoin('store', 'store.user_seq', 'users.user_seq')
    .selectAll('users')
    .select('store.identity_verified')
    .where('users.user_seq', '=', userSeq)
    .executeTakeFirstOrThrow()

async function check(bearer: string, person: ReturnType<typeof newPerson>) {
  const { verificationId } = await host.ask('requestIdentityCheck', person, { bearer })
  const answer = { verificationId, code: IDENTITY_CODE }
  return { answer, outcome: await host.call('confirmIdentityCheck', answer, { bearer }) }
}

describe('the identity check of a signed-in member', () => {
  it('stores the identity; the number becomes the account’s', async () => {
    const { userSeq, bearer } = await member({ phone_no: '01099990001' })
    const person = newPerson()
    const { outcome } = await check(bearer, person)
    expect(outcome.data).toMatchObject({
      userSeq,
      maskedPhoneNo: `010-****-${person.phoneNo.slice(-4)}`,
      isIdentityChecked: true,
    })
    expect(await userOf(userSeq)).toMatchObject({
      name: person.name,
      phone_no: person.phoneNo,
      birth_date: '1990-02-14',
      sex: 'FEMALE',
      is_foreigner: false,
      identity_hash: expect.any(String),
      identity_checked_at: new Date(time),
      identity_verified: true,
    })
  })

  it('needs a session', async () => {
    expect((await host.call('requestIdentityCheck', newPerson())).status).toBe(401)
    const answer = { verificationId: 'x'.repeat(43), code: IDENTITY_CODE }
    expect((await host.call('confirmIdentityCheck', answer)).status).toBe(401)
    expect(integrations.identityRequests).toEqual([])
  })

  it('of another user counts as unknown, and costs that user no attempt', async () => {
    const [one, other] = [await member(), await member()]
    const requested = await host.ask('requestIdentityCheck', newPerson(), { bearer: one.bearer })
    const answer = { verificationId: requested.verificationId, code: IDENTITY_CODE }
    for (let count = 0; count < 6; count += 1) {
      const stolen = await host.call('confirmIdentityCheck', answer, { bearer: other.bearer })
      expect(stolen).toMatchObject({ status: 400, refused: 'CODE_EXPIRED' })
    }
    expect((await userOf(other.userSeq)).identity_hash).toBeNull()
    const own = await host.call('confirmIdentityCheck', answer, { bearer: one.bearer })
    expect(own.status).toBe(200)
  })

  it('refuses an identity that another account has, unless that account was withdrawn', async () => {
    const [one, other] = [await member(), await member()]
    const person = newPerson()
    await check(one.bearer, person)
    pass(31)
    const taken = await check(other.bearer, person)
    expect(taken.outcome).toMatchObject({ status: 409, refused: 'IDENTITY_TAKEN' })
    expect(await userOf(other.userSeq)).toMatchObject({ identity_hash: null, phone_no: null })
    expect(await userOf(one.userSeq)).toMatchObject({ phone_no: person.phoneNo })

    const users = database.kysely.updateTable('users').where('user_seq', '=', one.userSeq)
    await users.set({ status: 'SUSPENDED' }).execute()
    pass(31)
    expect((await check(other.bearer, person)).outcome.refused).toBe('IDENTITY_TAKEN')
    await users.set({ status: 'WITHDRAWN', phone_no: null }).execute()
    pass(31)
    expect((await check(other.bearer, person)).outcome.status).toBe(200)
  })

  it('has to prove the same person as before', async () => {
    const { userSeq, bearer } = await member()
    const person = newPerson()
    await check(bearer, person)
    pass(31)
    const different = await check(bearer, newPerson())
    expect(different.outcome).toMatchObject({
      status: 409,
      refused: 'IDENTITY_TAKEN',
      message: '이 계정에서 처음 본인인증한 분과 달라요. 같은 분의 정보로 다시 인증해 주세요.',
    })
    expect(await userOf(userSeq)).toMatchObject({ name: person.name, phone_no: person.phoneNo })
    pass(31)
    const moved = { ...person, phoneNo: newPerson().phoneNo }
    expect((await check(bearer, moved)).outcome.status).toBe(200)
    expect(await userOf(userSeq)).toMatchObject({ phone_no: moved.phoneNo })
  })

  it('takes a number over from its previous owner', async () => {
    const person = newPerson()
    const before = await member({ phone_no: person.phoneNo })
    const { userSeq, bearer } = await member()
    expect((await check(bearer, person)).outcome.status).toBe(200)
    expect((await userOf(before.userSeq)).phone_no).toBeNull()
    expect((await userOf(userSeq)).phone_no).toBe(person.phoneNo)
  })

  it('proven by two accounts at once belongs to one of them at the end', async () => {
    const members = [await member(), await member()]
    const person = newPerson()
    const requested = await Promise.all(
      members.map(({ bearer }) => host.ask('requestIdentityCheck', person, { bearer })),
    )
    const outcomes = await Promise.all(
      members.map(({ bearer }, index) => {
        const verificationId = requested[index]?.verificationId ?? ''
        return host.call(
          'confirmIdentityCheck',
          { verificationId, code: IDENTITY_CODE },
          { bearer },
        )
      }),
    )
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('gives a second click the same answer; later the code is used', async () => {
    const { bearer } = await member()
    const { verificationId } = await host.ask('requestIdentityCheck', newPerson(), { bearer })
    const answer = { verificationId, code: IDENTITY_CODE }
    const both = await Promise.all([
      host.call('confirmIdentityCheck', answer, { bearer }),
      host.call('confirmIdentityCheck', answer, { bearer }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    pass(11)
    const late = await host.call('confirmIdentityCheck', answer, { bearer })
    expect(late).toMatchObject({ status: 400, refused: 'CODE_EXPIRED' })
  })

  it('counts attempts', async () => {
    const { bearer } = await member()
    const { verificationId } = await host.ask('requestIdentityCheck', newPerson(), { bearer })
    const wrong = { verificationId, code: '135791' }
    const refusals: (string | null)[] = []
    for (let count = 0; count < 6; count += 1)
      refusals.push((await host.call('confirmIdentityCheck', wrong, { bearer })).refused)
    expect(refusals).toEqual([...Array(4).fill('CODE_WRONG'), 'CODE_VOID', 'CODE_VOID'])
  })

  it('refuses children, impossible days, persons unknown to the carrier, and too many requests', async () => {
    const { bearer } = await member()
    const person = newPerson()
    const ask = (overrides: Partial<Record<keyof typeof person, string>> = {}) =>
      host.call('requestIdentityCheck', { ...person, ...overrides, commId: 'SKT' }, { bearer })
    const child = await ask({ socialPreNo: '121106', socialPostNo: '3' })
    expect(child).toMatchObject({ status: 403, refused: 'UNDER_14' })
    expect(await ask({ socialPreNo: '950230' })).toMatchObject({ refused: 'IDENTITY_REFUSED' })
    expect(integrations.identityRequests).toEqual([])
    integrations.unknownToCarrier.add(person.phoneNo)
    for (let count = 0; count < 5; count += 1)
      expect(await ask()).toMatchObject({ status: 400, refused: 'IDENTITY_REFUSED' })
    expect(await ask()).toMatchObject({ status: 429, refused: 'LIMITED' })
    integrations.failing.add('identity')
    const other = await ask({ phoneNo: newPerson().phoneNo })
    expect(other).toMatchObject({ status: 502, refused: 'AGENCY_FAILED' })
  })
})
