import { implement } from '@orpc/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { testHostDependencies } from '#tests/support/host-dependencies.ts'
import { smallContract } from '#tests/support/small-contract.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { HostContext } from '../operation/context.ts'
import { createHost } from './create-host.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database?.close())

it('answers with the fields of the contract alone, whatever an operation returns', async () => {
  const { open } = implement(smallContract).$context<HostContext>()
  const row = { value: 1, phone_no: '01012345678', role: 'OPERATOR' }
  const host = createHost(
    'point',
    { open: open.handler(() => row) },
    testHostDependencies(database),
  )
  const response = await host(new Request('http://point.invalid/open'))
  expect(await response.json()).toEqual({ value: 1 })
})
