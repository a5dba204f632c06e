import { inspect } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensurePolicies } from '#backend/content/policies/ensure-policies.ts'
import type { Database } from '#backend/db/database.ts'
import type { DB } from '#backend/db/schema.ts'
import { DAY_MS } from '#contracts/durations.ts'
import {
  type FakeIntegrations,
  fakeIntegrations,
  IDENTITY_CODE,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { mainHost } from '#tests/support/main-host.ts'
import { AGREED, PERSON, sentCodeOf } from '#tests/support/sign-up-steps.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

/** Planted values: nothing else in the test has these digits. */
const CANARY = { ...PERSON, phoneNo: '01031337001', socialPreNo: '871129', socialPostNo: '1' }

let database: Database
let integrations: FakeIntegrations
let host: ReturnType<typeof mainHost>
/** What the migrations write. Among thousands of random keys a code of six digits appears by chance. */
let isMigrated: ReadonlySet<string>
let time = Date.parse('2026-11-05T03:00:00Z')
const logged: unknown[][] = []
const answers: string[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  isMigrated = new Set(await everythingStored(database.kysely))
  await ensurePolicies(database.kysely)
  integrations = fakeIntegrations()
  const log = { error: (...entry: unknown[]) => void logged.push(entry) }
  host = mainHost(testHostDependencies(database, { now: () => new Date(time), integrations, log }))
})
afterAll(() => database.close())

/** Every row of every table, as text. */
async function everythingStored(kysely: Kysely<DB>): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(kysely)
  expect(tables.rows.map(({ name }) => name)).toContain('one_time_code')
  const contents = []
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(stored)::text as row from ${sql.table(name)} as stored`.execute(kysely)
    contents.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  return contents
}

/** Every row that the sign-up has written or changed. */
const everythingWritten = async () =>
  (await everythingStored(database.kysely)).filter((row) => !isMigrated.has(row)).join('\n')

/** Everything that was logged, errors with their causes and fields. */
const everythingLogged = () =>
  inspect(logged, { depth: 12, showHidden: true, maxStringLength: null })

async function remember<Answer extends { text: string }>(asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked
  answers.push(answer.text)
  return answer
}

describe('a whole sign-up, with everything that may go wrong', () => {
  const codes: string[] = []
  const secrets: string[] = []

  beforeAll(async () => {
    const { phoneNo } = CANARY
    const { verificationId } = await host.ask('requestSmsCode', { phoneNo })
    const code = sentCodeOf(integrations, phoneNo)
    codes.push(code, IDENTITY_CODE)
    const outcome = await host.ask('verifySmsCode', { verificationId, code })
    if (outcome.kind !== 'SIGN_UP') throw new Error('no sign-up')
    const { signUpToken } = outcome
    secrets.push(verificationId, signUpToken)

    const request = { ...CANARY, signUpToken }
    await remember(host.call('requestSignUpIdentity', request))
    await host.ask('agreePolicies', { ...AGREED, signUpToken })
    await remember(host.call('requestSignUpIdentity', { ...request, name: '' }))
    await remember(host.call('requestSignUpIdentity', { ...request, phoneNo: '02-123-4567' }))
    await remember(host.call('requestSignUpIdentity', { ...request, socialPostNo: '12' }))
    integrations.unknownToCarrier.add(phoneNo)
    await remember(host.call('requestSignUpIdentity', request))
    integrations.unknownToCarrier.clear()
    integrations.failing.add('identity')
    await remember(host.call('requestSignUpIdentity', request))
    integrations.failing.clear()
    const { identity } = integrations
    const ask = identity.request
    identity.request = async () => {
      throw new TypeError('a fault of ours')
    }
    await remember(host.call('requestSignUpIdentity', request))
    identity.request = ask
    const sent = await remember(host.call('requestSignUpIdentity', request))
    const confirmation = {
      signUpToken,
      verificationId: sent.data?.verificationId ?? '',
      code: IDENTITY_CODE,
    }
    await remember(host.call('confirmSignUpIdentity', { ...confirmation, code: '999999' }))
    const done = await host.call('confirmSignUpIdentity', confirmation)
    if (done.data?.kind !== 'SIGNED_UP') throw new Error('not signed up')
    secrets.push(confirmation.verificationId, done.data.credentials.refreshToken)

    time += 60_000
    const bearer = done.data.credentials.accessToken
    const check = await remember(host.call('requestIdentityCheck', CANARY, { bearer }))
    const again = { verificationId: check.data?.verificationId ?? '', code: IDENTITY_CODE }
    await remember(host.call('confirmIdentityCheck', again, { bearer }))
  })

  it('reached the agency with the typed data, and did fail where it should', () => {
    expect(integrations.identityRequests[0]).toMatchObject({
      socialPreNo: '871129',
      socialPostNo: '1',
    })
    const refused = answers.map((text) => JSON.parse(text).code)
    for (const code of [
      'NOT_AGREED',
      'BAD_REQUEST',
      'IDENTITY_REFUSED',
      'AGENCY_FAILED',
      'GENERIC',
    ])
      expect(refused).toContain(code)
    expect(logged.length).toBeGreaterThanOrEqual(2)
  })

  it('leaves nothing of the resident number in the database, the log or an answer', async () => {
    const stored = await everythingWritten()
    expect(stored).toContain('1987-11-29')
    for (const traces of [stored, everythingLogged(), answers.join('\n')]) {
      for (const trace of ['871129', 'socialPreNo":', 'socialPostNo":']) {
        expect(traces).not.toContain(trace)
      }
    }
  })

  it('leaves no code, id or token in the database, and none in the log', async () => {
    const stored = await everythingWritten()
    for (const secret of [...codes, ...secrets]) {
      expect(stored).not.toContain(secret)
      expect(everythingLogged()).not.toContain(secret)
    }
  })

  it('leaves nothing personal in the log', () => {
    for (const personal of [CANARY.phoneNo, CANARY.phoneNo.slice(-4), CANARY.name])
      expect(everythingLogged()).not.toContain(personal)
  })

  it('is deleted except for the account once it is over', async () => {
    time += DAY_MS
    await host.ask('requestSmsCode', { phoneNo: '01012345678' })
    const codes = await database.kysely.selectFrom('one_time_code').select('phone_no').execute()
    expect(codes).toEqual([{ phone_no: '01012345678' }])
    expect(await database.kysely.selectFrom('sign_up').selectAll().execute()).toEqual([])
  })
})
