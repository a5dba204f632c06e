import { implement } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { testHostDependencies } from '#tests/support/host-dependencies.ts'
import { smallContract } from '#tests/support/small-contract.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { HostContext } from '../operation/context.ts'
import { createHost, type EmbeddedHost } from './create-host.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database?.close())

const CALL = { context: { requestId: 'request-1' }, signal: new AbortController().signal }

const hostOf = (row: object, log = { error: () => undefined }) => {
  const { open } = implement(smallContract).$context<HostContext>()
  const router = { open: open.handler(() => row as { value: number }) }
  return createHost('point', router, { ...testHostDependencies(database), log })
}

describe.each([
  [
    'as a request',
    async (host: EmbeddedHost) => (await host(new Request('http://point.invalid/open'))).json(),
  ],
  ['as a function', (host: EmbeddedHost) => host.verbs.open?.(undefined, CALL)],
])('%s', (_way, ask) => {
  it('answers with the fields of the contract alone, whatever an operation returns', async () => {
    const host = hostOf({ value: 1, phone_no: '01012345678', role: 'OPERATOR' })
    expect(await ask(host)).toStrictEqual({ value: 1 })
  })

  it('gives every caller an object of its own', async () => {
    const host = hostOf({ value: 1 })
    const first = (await ask(host)) as { value: number }
    first.value = 2
    expect(await ask(host)).toEqual({ value: 1 })
  })
})

it('a function that fails throws the generic sentence, without the reason', async () => {
  const faults: object[] = []
  const host = hostOf({ value: 'secret-detail' }, { error: (...fault) => void faults.push(fault) })
  const failure = await host.verbs.open?.(undefined, CALL).catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 'GENERIC', status: 500 })
  expect(failure).not.toHaveProperty('cause')
  expect(faults).toEqual([
    [
      expect.objectContaining({ host: 'point', verb: 'open', requestId: 'request-1' }),
      'host operation failed',
    ],
  ])
})
