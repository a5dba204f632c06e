import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse } from '#backend/operation/refusal.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { Database } from './database.ts'
import { retryingTransaction } from './retrying-transaction.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
}, 60_000)
afterAll(() => database?.close())

const minutes = async () =>
  (await database.kysely.selectFrom('order_clock').select('minutes_ahead').executeTakeFirst())
    ?.minutes_ahead ?? null

const writeAndRefuse = (options?: { keepsRefused?: boolean }) =>
  retryingTransaction(
    database.kysely,
    async (trx) => {
      await trx.insertInto('order_clock').values({ clock_id: 1, minutes_ahead: 7 }).execute()
      return refuse('NOT_POSSIBLE', { message: '안 돼요.' })
    },
    options,
  )

it('a refusal is the answer, and leaves nothing written', async () => {
  expect(await writeAndRefuse()).toEqual({ refused: 'NOT_POSSIBLE', message: '안 돼요.' })
  expect(await minutes()).toBeNull()
})

it('what is meant to stay stays, such as a counted try', async () => {
  expect(await writeAndRefuse({ keepsRefused: true })).toMatchObject({ refused: 'NOT_POSSIBLE' })
  expect(await minutes()).toBe(7)
})
