import { type Migration, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { Database } from './database.ts'
import { MigrationFailedError, migrateToLatest } from './migrate.ts'
import { migrations } from './migrations/index.ts'

let database: Database

beforeEach(async () => {
  database = await createTestDatabase()
})

// Without what a test has added its engine serves the next one: starting another takes a second.
afterEach(async () => {
  await sql`drop table if exists next_step`.execute(database.kysely)
  await sql`delete from kysely_migration where name like '999%'`.execute(database.kysely)
  await database.close()
})

const next: Migration = {
  up: async (kysely) => void (await sql`create table next_step (n int)`.execute(kysely)),
}
const broken: Migration = {
  up: async (kysely) => void (await sql`create table broken_step (n nonsense)`.execute(kysely)),
}

async function hasTable(name: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_tables where tablename = ${name}`.execute(
    database.kysely,
  )
  return rows.length > 0
}

describe('migrateToLatest', () => {
  it('applies what is missing and returns what it applied', async () => {
    expect(await migrateToLatest(database, migrations)).toEqual([])
    expect(await migrateToLatest(database, { ...migrations, '9998-next': next })).toEqual([
      '9998-next',
    ])
    expect(await hasTable('next_step')).toBe(true)
  })

  it('rolls a failed run back and names the migration that failed', async () => {
    const run = migrateToLatest(database, {
      ...migrations,
      '9998-next': next,
      '9999-broken': broken,
    })
    const failure = await run.catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(MigrationFailedError)
    expect(failure).toMatchObject({ migration: '9999-broken', cause: { code: '42704' } })
    expect(await hasTable('next_step')).toBe(false)
    expect(await migrateToLatest(database, { ...migrations, '9998-next': next })).toHaveLength(1)
  })

  it('refuses a database that is ahead of the code', async () => {
    await migrateToLatest(database, { ...migrations, '9998-next': next })
    await expect(migrateToLatest(database, migrations)).rejects.toThrow(/9998-next/)
  })

  it('restores the time limit of statements', async () => {
    const limit = async () => (await sql`show statement_timeout`.execute(database.kysely)).rows
    const before = await limit()
    await migrateToLatest(database, { ...migrations, '9998-next': next })
    expect(await limit()).toEqual(before)
  })

  // The last one: it leaves no engine behind that another could use.
  it('lets several instances start at once: each migration is applied by one of them', async () => {
    await sql.raw('drop schema public cascade; create schema public').execute(database.kysely)
    const applied = await Promise.all([1, 2, 3, 4].map(() => migrateToLatest(database, migrations)))
    expect(applied.flat()).toEqual(Object.keys(migrations))
  })
})
