import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { createServiceClients } from '#app/services/client.server.ts'
import { HOST_NAMES, type HostName } from '#contracts/hosts.ts'
import { type Canary, findCanaries } from '#tests/support/canaries.ts'
import { createLog } from './log.ts'

const CANARIES: Canary[] = [
  { kind: 'phone', value: '01073918264' },
  { kind: 'name', value: '남궁가나리' },
  { kind: 'token', value: 'q7Jb0-3nXw_Zk51mV9aTtR2cLhYd8eGf' },
]
const [PHONE, NAME, TOKEN] = CANARIES.map(({ value }) => value)

/** The log entry of an error, under the property names of the error. */
function logged(error: unknown): string {
  const lines: string[] = []
  const log = createLog('trace', { write: (line) => void lines.push(line) })
  log.error({ error }, 'failed')
  log.error({ err: error }, 'failed')
  return lines.join('')
}

const leaks = (text: string) => findCanaries(CANARIES, [{ place: 'LOG', where: 'log', text }])

function databaseError(message: string, facts: Partial<pg.DatabaseError>): Error {
  const error = new pg.DatabaseError(message, message.length, 'error')
  return Object.assign(error, { severity: 'ERROR' }, facts)
}

describe('the log', () => {
  it('names the constraint that refused a row, and nothing of the row', () => {
    const text = logged(
      databaseError('duplicate key value violates unique constraint "users_phone_no_key"', {
        code: '23505',
        constraint: 'users_phone_no_key',
        detail: `Key (phone_no)=(${PHONE}) already exists.`,
        where: `unnamed portal parameter $1 = '${NAME}'`,
      }),
    )
    expect(text).toContain('23505')
    expect(text).toContain('users_phone_no_key')
    expect(leaks(text)).toEqual([])
  })

  it('leaves out what a database error quotes literally', () => {
    const error = databaseError(`invalid input syntax for type bigint: "${PHONE}"`, {
      code: '22P02',
    })
    const text = logged(new Error('outer', { cause: new AggregateError([error], 'all of them') }))
    expect(text).toContain('22P02')
    expect(text).toContain('log.test.ts')
    expect(leaks(text)).toEqual([])
  })

  it('names the fields of a host’s answer that did not fit, without the answer', async () => {
    const answer = { seq: 'five', accessToken: TOKEN, refreshToken: TOKEN, name: NAME }
    const hosts = Object.fromEntries(
      HOST_NAMES.map((host) => [host, async () => Response.json(answer)]),
    ) as Record<HostName, () => Promise<Response>>
    const { main } = createServiceClients(hosts)({ requestId: 'one' })
    const error: unknown = await main
      .refreshToken({ refreshToken: TOKEN ?? '' })
      .catch((thrown: unknown) => thrown)
    const text = logged(error)
    expect(text).toContain('"path":["seq"]')
    expect(text).toContain('ServiceError')
    expect(leaks(text)).toEqual([])
  })

  it('does not loop over circular causes', () => {
    const error = new Error('first')
    error.cause = new Error('second', { cause: error })
    expect(logged(error)).toContain('second')
  })
})
