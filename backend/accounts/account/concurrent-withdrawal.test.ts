import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensurePolicies } from '#backend/content/policies/ensure-policies.ts'
import type { Database } from '#backend/db/database.ts'
import { fakeIntegrations, testHostDependencies } from '#tests/support/host-dependencies.ts'
import { mainHost } from '#tests/support/main-host.ts'
import { AGREED, PERSON, readyToConfirm, signUp } from '#tests/support/sign-up-steps.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

// The embedded database has one session, in which no transaction can wait for another: one round of each kind says all there.
const ROUNDS = process.env.TEST_DATABASE_URL ? 24 : 2

let database: Database
let host: ReturnType<typeof mainHost>

beforeAll(async () => {
  database = await createTestDatabase()
  await ensurePolicies(database.kysely)
  host = mainHost(testHostDependencies(database, { integrations: fakeIntegrations() }))
})
afterAll(() => database.close())

/** A member with an account who starts another sign-up with the same number. */
async function twice(round: number) {
  const person = { ...PERSON, name: `김하늘${round}`, phoneNo: `0105577${1000 + round}` }
  const { accessToken: bearer } = await signUp(host, person)
  const { signUpToken } = await host.ask('startSignUp', undefined)
  return { bearer, ready: await readyToConfirm(host, signUpToken, person) }
}

describe('withdrawing while the same person signs up again', () => {
  it('ends with either of the two results, never with an error', async () => {
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
