import { AsyncLocalStorage } from 'node:async_hooks'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { Database } from './database.ts'
import {
  isCheckViolation,
  isForeignKeyViolation,
  isNotNullViolation,
  isStatementTimeout,
  isUniqueViolation,
  OuterDatabaseError,
  sqlState,
} from './errors.ts'
import { openDatabase } from './open-database.ts'

const testDatabaseUrl = process.env.TEST_DATABASE_URL

let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
  await sql`
    create table note (
      note_seq bigint generated always as identity primary key,
      parent_seq bigint references note,
      body text not null constraint note_body_unique unique,
      stars int not null default 0 constraint note_stars_range check (stars between 0 and 5)
    )`.execute(database.kysely)
}, 60_000)

afterAll(() => database?.close())

const integrations = AsyncLocalStorage.snapshot()

/** Runs outside the async context of the caller. */
function elsewhere<T>(work: () => Promise<T>): Promise<T> {
  return integrations(work)
}

async function value(expression: RawBuilder<unknown>): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${expression} as value`.execute(
    database.kysely,
  )
  return rows[0]?.value
}

async function bodies(): Promise<string[]> {
  const { rows } = await sql<{ body: string }>`select body from note order by note_seq`.execute(
    database.kysely,
  )
  return rows.map((row) => row.body)
}

async function failureOf(statement: RawBuilder<unknown>): Promise<unknown> {
  return statement.execute(database.kysely).then(
    () => expect.unreachable('the statement should have been refused'),
    (error: unknown) => error,
  )
}

describe('values', () => {
  it.each([
    ['bigint', sql`9007199254740991::bigint`, Number.MAX_SAFE_INTEGER],
    ['count', sql`(select count(*) from generate_series(1, 3))`, 3],
    ['integer', sql`-7::int`, -7],
    ['double', sql`0.5::float8`, 0.5],
    ['numeric', sql`12345678901234567890.5::numeric`, '12345678901234567890.5'],
    ['boolean', sql`true`, true],
    ['text', sql`'한글 🙂'::text`, '한글 🙂'],
    ['empty text', sql`''::text`, ''],
    ['null', sql`null::int`, null],
    ['date', sql`date '2026-02-28'`, '2026-02-28'],
    ['timestamptz', sql`timestamptz '2026-01-01 00:00+09'`, new Date('2025-12-31T15:00:00Z')],
    ['timestamp', sql`timestamp '2026-01-01 00:00'`, new Date('2026-01-01T00:00:00Z')],
    ['jsonb', sql`'{"a":[1,null,"둘"]}'::jsonb`, { a: [1, null, '둘'] }],
    ['text[]', sql`array['가', null, 'a"b\\c', '']`, ['가', null, 'a"b\\c', '']],
    ['bigint[]', sql`array[1, null, 3]::bigint[]`, [1, null, 3]],
    ['date[]', sql`array['2026-03-01']::date[]`, ['2026-03-01']],
    ['bytea', sql`'\\x00ff'::bytea`, Buffer.from([0, 255])],
    [
      'uuid',
      sql`'00000000-0000-0000-0000-000000000001'::uuid`,
      '00000000-0000-0000-0000-000000000001',
    ],
    ['time zone', sql`current_setting('timezone')`, 'UTC'],
  ])('reads %s', async (_type, expression, expected) => {
    expect(await value(expression)).toEqual(expected)
  })
})

describe('parameters', () => {
  it.each([
    ['text', 'text', "O'Brien\\ 🙂", "O'Brien\\ 🙂"],
    ['a number', 'bigint', 42, 42],
    ['a boolean', 'boolean', false, false],
    ['null', 'text', null, null],
    [
      'a Date',
      'timestamptz',
      new Date('2026-05-05T01:02:03.456Z'),
      new Date('2026-05-05T01:02:03.456Z'),
    ],
    ['an object', 'jsonb', { a: '따옴표 "' }, { a: '따옴표 "' }],
    ['a list of texts', 'text[]', ['a,b', null, 'c"d\\', '{}'], ['a,b', null, 'c"d\\', '{}']],
    ['a list of numbers', 'bigint[]', [1, 2], [1, 2]],
    ['an empty list', 'int[]', [], []],
    ['bytes', 'bytea', Buffer.from([0, 1, 255]), Buffer.from([0, 1, 255])],
  ])('writes %s', async (_kind, type, given, expected) => {
    expect(await value(sql`${given}::${sql.raw(type)}`)).toEqual(expected)
  })

  it('refuses a bigint that a number cannot hold', async () => {
    await expect(value(sql`9007199254740993::bigint`)).rejects.toThrow(/does not fit/)
  })

  it('answers text that PostgreSQL cannot store with its SQLSTATE', async () => {
    expect(sqlState(await failureOf(sql`select ${'a\0b'}::text`))).toBe('22021')
  })
})

describe('statements', () => {
  it('reports how many rows a change touched', async () => {
    const inserted = await sql`insert into note (body) values ('행 1'), ('행 2')`.execute(
      database.kysely,
    )
    const deleted = await sql`delete from note where body like ${'행 %'}`.execute(database.kysely)
    expect([inserted.numAffectedRows, deleted.numAffectedRows]).toEqual([2n, 2n])
  })

  it('runs several statements without parameters, as one', async () => {
    await failureOf(sql.raw(`insert into note (body) values ('함께'); select 1/0`))
    expect(await bodies()).not.toContain('함께')
  })

  it('continues after an error', async () => {
    expect(sqlState(await failureOf(sql`selec 1`))).toBe('42601')
    expect(sqlState(await failureOf(sql`select ${'x'}::int`))).toBe('22P02')
    expect(await value(sql`1`)).toBe(1)
  })

  it('answers many at once, each with its own rows', async () => {
    const asked = Array.from({ length: 200 }, (_, index) => index)
    expect(await Promise.all(asked.map((index) => value(sql`${index}::int`)))).toEqual(asked)
  })
})

describe('errors', () => {
  it('names what was violated, and the constraint', async () => {
    await sql`insert into note (body) values ('하나')`.execute(database.kysely)
    const duplicate = await failureOf(sql`insert into note (body) values (${'하나'})`)
    expect(isUniqueViolation(duplicate)).toBe(true)
    expect(isUniqueViolation(duplicate, 'note_body_unique')).toBe(true)
    expect(isUniqueViolation(duplicate, 'note_pkey')).toBe(false)

    const orphan = await failureOf(sql`insert into note (body, parent_seq) values ('고아', 99)`)
    expect(isForeignKeyViolation(orphan, 'note_parent_seq_fkey')).toBe(true)
    const unranged = await failureOf(sql`insert into note (body, stars) values ('별', 6)`)
    expect(isCheckViolation(unranged, 'note_stars_range')).toBe(true)
    expect(isNotNullViolation(await failureOf(sql`insert into note (body) values (null)`))).toBe(
      true,
    )
    expect(isUniqueViolation(orphan)).toBe(false)
    expect(isUniqueViolation(new Error('23505'))).toBe(false)
  })
})

describe('transactions', () => {
  it('stores what was committed and nothing else', async () => {
    const { kysely } = database
    await kysely.transaction().execute(async (transaction) => {
      await sql`insert into note (body) values ('확정')`.execute(transaction)
    })
    const abandoned = kysely.transaction().execute(async (transaction) => {
      await sql`insert into note (body) values ('취소')`.execute(transaction)
      throw new Error('마음이 바뀜')
    })
    await expect(abandoned).rejects.toThrow('마음이 바뀜')
    expect(await bodies()).toContain('확정')
    expect(await bodies()).not.toContain('취소')
  })

  it('continues from a savepoint after a refused statement', async () => {
    await database.kysely.connection().execute(async (connection) => {
      const outer = await connection.startTransaction().execute()
      await sql`insert into note (body) values ('앞')`.execute(outer)
      const inner = await outer.savepoint('retry').execute()
      await expect(sql`insert into note (body) values ('앞')`.execute(inner)).rejects.toThrow()
      await expect(sql`select 1`.execute(inner)).rejects.toMatchObject({ code: '25P02' })
      const again = await inner.rollbackToSavepoint('retry').execute()
      await sql`insert into note (body) values ('뒤')`.execute(again)
      await again.commit().execute()
    })
    expect(await bodies()).toEqual(expect.arrayContaining(['앞', '뒤']))
  })

  it('hides an open transaction from all other callers', async () => {
    const { kysely } = database
    const seenDuring: Promise<string[]>[] = []
    await kysely.transaction().execute(async (transaction) => {
      await sql`insert into note (body) values ('아직')`.execute(transaction)
      // What a concurrent request queries meanwhile, outside this call.
      seenDuring.push(elsewhere(bodies))
      await sql`delete from note where body = '아직'`.execute(transaction)
    })
    for (const seen of await Promise.all(seenDuring)) expect(seen).not.toContain('아직')
  })

  it('refuses the outer handle inside a transaction instead of waiting for ever', async () => {
    const { kysely } = database
    const nested = kysely.transaction().execute(async () => bodies())
    await expect(nested).rejects.toBeInstanceOf(OuterDatabaseError)
    const held = kysely.connection().execute(async () => database.ping())
    await expect(held).rejects.toBeInstanceOf(OuterDatabaseError)
    await expect(database.ping()).resolves.toBeUndefined()
  })

  it('lets unfinished work of an ended transaction use the outer handle', async () => {
    let finish = () => {}
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    const leftBehind: Promise<string[]>[] = []
    await database.kysely.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction)
      leftBehind.push(finished.then(bodies))
    })
    finish()
    await expect(Promise.all(leftBehind)).resolves.toHaveLength(1)
  })
})

describe('event loop', () => {
  it('turns while a statement runs', async () => {
    let turns = 0
    let running = true
    const turn = () => {
      turns += 1
      if (running) setImmediate(turn)
    }
    setImmediate(turn)
    // Long enough on any machine that a blocked loop could not have turned a thousand times.
    await sql`select count(*) from generate_series(1, 3000000)`.execute(database.kysely)
    running = false
    expect(turns).toBeGreaterThan(1_000)
  })
})

// PGlite cannot cancel a statement: this is the one difference that a caller may notice.
describe.runIf(testDatabaseUrl !== undefined)('time limit (PostgreSQL)', () => {
  it('cancels a statement that takes too long', async () => {
    const shortTimeout = await openDatabase({
      databaseUrl: testDatabaseUrl,
      statementTimeoutMilliseconds: 50,
    })
    const failure = await sql`select pg_sleep(3600)`
      .execute(shortTimeout.kysely)
      .catch((error: unknown) => error)
    await shortTimeout.close()
    expect(isStatementTimeout(failure)).toBe(true)
  })
})
