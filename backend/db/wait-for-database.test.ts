import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { StartError } from '../start-error.ts'
import { DatabaseUnavailableError } from './errors.ts'
import { MigrationFailedError } from './migrate.ts'
import { unavailable } from './postgres/unavailable.ts'
import { waitForDatabase } from './wait-for-database.ts'

function patience() {
  const slept: number[] = []
  const warnings: string[] = []
  let time = 0
  return {
    slept,
    warnings,
    options: {
      log: { warn: (_details: object, message: string) => void warnings.push(message) },
      clock: () => time,
      sleep: async (milliseconds: number) => {
        slept.push(milliseconds)
        time += milliseconds
      },
    },
  }
}

const said = (code: string, message = 'x') =>
  unavailable(Object.assign(new pg.DatabaseError(message, 1, 'error'), { code }))
const causedBy = (code: string, message = 'x') =>
  unavailable(Object.assign(new Error(message), { code }))

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => error,
  )

describe('a start while the database is unavailable', () => {
  it.each([
    ['nothing listens', causedBy('ECONNREFUSED')],
    ['its name is not known yet', causedBy('ENOTFOUND')],
    ['it is starting', said('57P03')],
    ['it has no connection free', said('53300')],
    ['a migration was broken off', new MigrationFailedError('0001-foundation', said('57P01'))],
  ])('waits for it: %s', async (_what, error) => {
    const { options, slept, warnings } = patience()
    let tries = 0
    const prepared = await waitForDatabase(async () => {
      tries += 1
      if (tries < 4) throw error
      return 'prepared'
    }, options)
    expect(prepared).toBe('prepared')
    expect(slept).toEqual([250, 500, 1_000])
    expect(warnings).toHaveLength(3)
  })

  it('gives up after a minute, with one sentence and status 69', async () => {
    const { options, slept } = patience()
    const failure = await failureOf(
      waitForDatabase(
        () => Promise.reject(causedBy('ECONNREFUSED', 'connect ECONNREFUSED 10.0.0.9:5432')),
        options,
      ),
    )
    expect(failure).toBeInstanceOf(StartError)
    expect(failure).toMatchObject({
      exitCode: 69,
      message:
        'The database cannot be reached: connect ECONNREFUSED 10.0.0.9:5432. It was tried for 60 seconds: start PostgreSQL, or correct DATABASE_URL.',
    })
    expect(slept.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(60_000)
    expect(Math.max(...slept)).toBe(5_000)
  })

  it.each([
    [77, said('28P01', 'password authentication failed for user "duson"')],
    [77, said('28000', 'no pg_hba.conf entry')],
    [77, new MigrationFailedError(undefined, Object.assign(said('42501').cause as Error))],
    [78, said('3D000', 'database "nowhere" does not exist')],
    [78, unavailable(new Error('The server does not support SSL connections'))],
    [78, causedBy('DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate')],
    [78, causedBy('ERR_TLS_CERT_ALTNAME_INVALID')],
  ])('ends at once with status %i where waiting does not help', async (exitCode, error) => {
    const { options, slept } = patience()
    const failure = await failureOf(waitForDatabase(() => Promise.reject(error), options))
    expect(failure).toBeInstanceOf(StartError)
    expect(failure).toMatchObject({
      exitCode,
      message: expect.stringMatching(/^DATABASE_URL: .+\)\.$/),
    })
    expect(slept).toEqual([])
  })

  it('rethrows an unknown error unchanged', async () => {
    const fault = new TypeError('a fault of ours')
    expect(await failureOf(waitForDatabase(() => Promise.reject(fault), patience().options))).toBe(
      fault,
    )
    expect(new DatabaseUnavailableError('x')).not.toHaveProperty('exitCode')
  })
})
