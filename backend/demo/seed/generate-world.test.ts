import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { generateWorld, WorldNotEmptyError } from './generate-world.ts'

const NOW = new Date('2026-11-20T03:00:00Z')

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
}, 60_000)
afterAll(() => database?.close())

it('makes as many listings as asked for, refuses a filled database, and adds when forced', async () => {
  const { kysely } = database
  const first = await generateWorld({ kysely, now: NOW, productCount: 300 })
  expect(first.indexed).toBe(300)

  await expect(generateWorld({ kysely, now: NOW, productCount: 10 })).rejects.toThrow(
    WorldNotEmptyError,
  )

  const second = await generateWorld({ kysely, now: NOW, productCount: 10, force: true })
  expect(second.indexed).toBe(310)
  const { rows } = await sql<{ products: number; pictured: number; stores: number }>`
    select (select count(*)::int from product) as products,
           (select count(distinct product_seq)::int from product_image) as pictured,
           (select count(*)::int from store) as stores
  `.execute(kysely)
  expect(rows).toEqual([{ products: 310, pictured: 310, stores: 26 }])
}, 60_000)
