import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensurePolicies } from '#backend/content/policies/ensure-policies.ts'
import type { Database } from '#backend/db/database.ts'
import { fakeIntegrations, testHostDependencies } from '#tests/support/host-dependencies.ts'
import { mainHost } from '#tests/support/main-host.ts'
import { AGREED, PERSON, readyToConfirm, signUp } from '#tests/support/sign-up-people.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const ROUNDS = 24

let database: Database
let host: ReturnType<typeof mainHost>

beforeAll(async () => {
  database = await createTestDatabase()
  await ensurePolicies(database.kysely)
  host = mainHost(testHostDependencies(database, { integrations: fakeIntegrations() }))
})
afterAll(() => database.close())

/** Somebody with an account, who begins to sign up once more with the same number. */
async function twice(round: number) {
  const person = { ...PERSON, name: `김하늘${round}`, phoneNo: `0105577${1000 + round}` }
  const { accessToken: bearer } = await signUp(host, person)
  const { signUpToken } = await host.ask('startSignUp', undefined)
  return { bearer, ready: await readyToConfirm(host, signUpToken, person) }
}

// A PostgreSQL test: the embedded database has one session, in which nothing can wait for anything.
describe('leaving while another way in is being opened', () => {
  it('ends in one of both, never in a fault', async () => {
    const statuses: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const { bearer, ready } = await twice(round)
      const { signUpToken } = ready
      const isJoining = round % 2 === 0
      if (isJoining) await host.ask('confirmSignUpIdentity', ready)
      const answers = await Promise.all([
        isJoining
          ? host.call('joinExisting', { signUpToken })
          : host.call('confirmSignUpIdentity', ready),
        host.call('withdraw', { reason: 'OTHER' }, { bearer }),
        host.call('agreePolicies', { ...AGREED, signUpToken }),
      ])
      statuses.push(...answers.map(({ status }) => status))
      const { status } = await host.call('withdraw', { reason: 'OTHER' }, { bearer })
      expect(status).toBe(401)
    }
    expect(statuses.filter((status) => status >= 500)).toEqual([])
  })
})
