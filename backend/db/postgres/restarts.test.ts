import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres } from '#tests/support/throwaway-postgres.mjs'
import type { Database } from '../database.ts'
import { DatabaseUnavailableError } from '../errors.ts'
import { migrateToLatest } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'
import { waitForDatabase } from '../wait-for-database.ts'

const quiet = { warn: () => undefined }

/** A server of its own, because the shared one must stay available. */
describe.runIf(process.env.TEST_DATABASE_URL)('a restart of PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  let database: Database
  const warnings: string[] = []

  beforeAll(async () => {
    server = await startPostgres({ durable: true })
    const note = (_details: object, message: string) => void warnings.push(message)
    database = await openDatabase({
      databaseUrl: server.url,
      poolSize: 3,
      log: { warn: note, error: note },
    })
    await sql`create table note (note_seq int primary key)`.execute(database.kysely)
  })

  afterAll(async () => {
    await database?.close()
    await server?.close()
  })

  const insert = (noteSeq: number) =>
    sql`insert into note values (${noteSeq})`.execute(database.kysely)
  const count = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int from note`.execute(
      database.kysely,
    )
    return rows[0]?.count
  }
  /** Over another client, since the one above waits. */
  const untilRunning = async (statement: string) => {
    const integrations = await openDatabase({ databaseUrl: server.url, poolSize: 1 })
    for (let isRunning = false; !isRunning; ) {
      const { rows } = await sql`select from pg_stat_activity where state = 'active'
        and starts_with(query, ${statement})`.execute(integrations.kysely)
      isRunning = rows.length > 0
    }
    await integrations.close()
  }
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => 'no failure',
      (error: unknown) => error,
    )

  it.each(['fast', 'immediate', 'fast', 'immediate'] as const)(
    '(%s) is survived between two queries of a transaction, which is rolled back',
    async (how) => {
      const before = (await count()) ?? 0
      await insert(before)
      const failure = await failureOf(
        database.kysely.transaction().execute(async (trx) => {
          await sql`insert into note values (${1_000 + before})`.execute(trx)
          await server.stop(how)
          await server.start()
          await sql`select 1`.execute(trx)
        }),
      )
      expect(failure).toBeInstanceOf(DatabaseUnavailableError)
      expect(await count()).toBe(before + 1)
    },
  )

  it('is survived by a client that is checked out and idle', async () => {
    await database.kysely.connection().execute(async (connection) => {
      await sql`select 1`.execute(connection)
      await server.stop()
      await server.start()
    })
    await database.ping()
  })

  it('ends a running statement with an error that says the database is unavailable', async () => {
    await database.kysely.connection().execute(async (connection) => {
      const running = failureOf(sql`select pg_sleep(60)`.execute(connection))
      await untilRunning('select pg_sleep')
      await server.stop()
      expect(await running).toBeInstanceOf(DatabaseUnavailableError)
    })
    await server.start()
    await database.ping()
  })

  it('while it is unavailable, a query fails at once, and the next one after its return succeeds', async () => {
    await server.stop('immediate')
    expect(await failureOf(database.ping())).toBeInstanceOf(DatabaseUnavailableError)
    expect(await failureOf(insert(9_999))).toBeInstanceOf(DatabaseUnavailableError)
    await server.start()
    await database.ping()
    expect(warnings).toContain('database connection lost')
  })

  it('in the middle of a migration: it is rolled back, and applied again', async () => {
    let begun = 0
    const migrations = {
      '0001-broken-off': {
        async up(db: Kysely<unknown>) {
          begun += 1
          await sql`create table migrated (n int)`.execute(db)
          if (begun > 1) return
          await server.stop('immediate')
          await server.start()
          await sql`insert into migrated values (1)`.execute(db)
        },
      },
    }
    const migrate = () => migrateToLatest(database, migrations)
    expect(await waitForDatabase(migrate, { log: quiet })).toEqual(['0001-broken-off'])
    expect(begun).toBe(2)
    const { rows } = await sql`select from migrated`.execute(database.kysely)
    expect(rows).toEqual([])
  })

  it('a start while it is unavailable waits for it', async () => {
    await server.stop()
    let starting: Promise<void> | undefined
    await new Promise<void>((hasWaited) => {
      const log = { warn: () => hasWaited() }
      starting = waitForDatabase(() => database.ping(), { log })
    })
    await server.start()
    await starting
  })

  it.each([
    ['another database', { pathname: '/nowhere' }, 78, 'no database of that name'],
    ['TLS that it does not speak', { search: '?sslmode=verify-full' }, 78, 'TLS'],
    ['a role that it does not know', { username: 'nobody' }, 77, 'role or password'],
  ])('a start with %s ends at once', async (_what, change, exitCode, words) => {
    const { href } = Object.assign(new URL(server.url), change)
    const other = await openDatabase({ databaseUrl: href })
    const failure = await failureOf(waitForDatabase(() => other.ping(), { log: quiet }))
    await other.close()
    expect(failure).toMatchObject({ exitCode, message: expect.stringContaining(words) })
  })
})
