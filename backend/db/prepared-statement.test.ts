import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { Database } from './database.ts'
import { preparedOnce } from './prepared-statement.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const divide = (by: number) =>
  sql<{ result: number }>`${preparedOnce}select 12 / ${by}::int as result`

it('a prepared statement answers like any other, repeatedly, also after it failed the first time', async () => {
  const { kysely } = database
  const failed = kysely.transaction().execute((trx) => divide(0).execute(trx))
  await expect(failed).rejects.toMatchObject({ code: '22012' })
  for (let by = 1; by < 12; by += 1) {
    const { rows } = await divide(by).execute(kysely)
    expect(rows).toEqual([{ result: Math.floor(12 / by) }])
  }
  await expect(divide(0).execute(kysely)).rejects.toMatchObject({ code: '22012' })
  const { rows } = await sql`select count(*)::int as prepared from pg_prepared_statements`.execute(
    kysely,
  )
  expect(rows).toEqual([{ prepared: 1 }])
})

it('a prepared statement with a syntax error is refused each time', async () => {
  const wrong = () => sql`${preparedOnce}select ${1}::int from nowhere`.execute(database.kysely)
  for (let time = 0; time < 2; time += 1)
    await expect(wrong()).rejects.toMatchObject({ code: '42P01' })
})
