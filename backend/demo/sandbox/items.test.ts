import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { createItems } from './items.ts'
import { KINDS, PERSON, SECRETS } from './kinds.ts'

const MOST = 10_000

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

it('keeps a bounded number of each kind, the newest, also of what never grows old', async () => {
  let now = new Date('2026-11-21T03:00:00Z')
  const { kysely } = database
  const items = createItems(kysely, () => now, KINDS)
  const made = Array.from({ length: MOST + 500 }, (_, index) => ({
    kind: PERSON.name,
    key: 'naver',
    value: JSON.stringify({ id: `${index}`, name: '아무개' }),
    created_at: now,
  }))
  await kysely
    .insertInto('sandbox_item')
    .values({ kind: SECRETS.name, key: 'all', value: '{}', created_at: now })
    .execute()
  for (let start = 0; start < made.length; start += 2_100)
    await kysely
      .insertInto('sandbox_item')
      .values(made.slice(start, start + 2_100))
      .execute()
  now = new Date(now.getTime() + 120_000)
  await items.put(PERSON, 'naver', { id: 'newest', name: '아무개' })

  const counts = await kysely
    .selectFrom('sandbox_item')
    .select(['kind', ({ fn }) => fn.countAll<string>().as('n')])
    .groupBy('kind')
    .orderBy('kind')
    .execute()
  expect(counts.map(({ kind, n }) => [kind, Number(n)])).toEqual([
    [PERSON.name, MOST + 1],
    [SECRETS.name, 1],
  ])
  expect((await items.newest(PERSON, 'naver'))?.value.id).toBe('newest')
})
