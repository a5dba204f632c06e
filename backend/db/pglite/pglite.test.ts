import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type DatabaseProcess,
  spawnDatabaseProcess,
} from '#tests/support/spawn-database-process.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.mjs'
import { createTestDatabase, layOutCluster } from '#tests/support/test-database.ts'
import type { Database } from '../database.ts'
import { DatabaseLockedError, DatabaseUnavailableError } from '../errors.ts'
import { createDatabase, openDatabase } from '../open-database.ts'
import { ENGINE_MAJOR_VERSION } from './cluster-folder.ts'
import { checkpointIfNeeded, vacuumNeglectedTables } from './maintenance.ts'
import { openPglite, type PgliteDatabase } from './open.ts'

let initialised: string
let dataDir: string
const opened: Database[] = []

/** Initialising takes seconds: only the test of it does it, the others copy a cluster. */
beforeAll(async () => {
  initialised = makeTemporaryFolder('pglite-')
  await layOutCluster(initialised)
})

afterAll(() => fs.rmSync(initialised, { recursive: true, force: true }))

const closeOpened = () => Promise.all(opened.splice(0).map((database) => database.close()))
afterEach(closeOpened)

/** Gives each test of a group a data folder of its own. */
function hasFolder(): void {
  beforeEach(() => {
    dataDir = makeTemporaryFolder('pglite-')
    fs.cpSync(initialised, dataDir, { recursive: true })
  })
  afterEach(async () => {
    // The hooks of a group run before those of the file.
    await closeOpened()
    fs.rmSync(dataDir, { recursive: true, force: true })
  })
}

async function open(): Promise<Database> {
  const database = await openDatabase({ dataDir })
  opened.push(database)
  return database
}

async function openEngine(): Promise<Database & { engine: PgliteDatabase }> {
  const engine = await openPglite({ dataDir })
  const database = await createDatabase('pglite', engine.pool, engine.close, engine.client.exited)
  opened.push(database)
  return { ...database, engine }
}

async function setting(database: Database, name: string): Promise<unknown> {
  const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(
    database.kysely,
  )
  return rows[0]?.value
}

async function acknowledged(database: Database): Promise<number[]> {
  const { rows } = await sql<{ n: number }>`select n from acknowledged order by n`.execute(
    database.kysely,
  )
  return rows.map((row) => row.n)
}

async function waitUntil(condition: () => boolean): Promise<void> {
  while (!condition()) await pause(1)
}

describe('opening', () => {
  hasFolder()

  it('finds what was written when it is opened again', async () => {
    const first = await open()
    await sql`create table acknowledged (n int)`.execute(first.kysely)
    await sql`insert into acknowledged values (1)`.execute(first.kysely)
    await first.close()
    expect(fs.readdirSync(dataDir)).toEqual(['db'])
    expect(await acknowledged(await open())).toEqual([1])
  })

  it('refuses a folder that another process has open, until that one closes', async () => {
    const other = await spawnDatabaseProcess('hold', dataDir)
    expect(await other.next()).toBe('open')
    const refusal = await open().catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(DatabaseLockedError)
    expect(refusal).toMatchObject({ exitCode: 73 })
    await other.finish()
    await expect((await open()).ping()).resolves.toBeUndefined()
  })

  it('refuses files of another PostgreSQL version, and leaves the folder free', async () => {
    const version = path.join(dataDir, 'db/PG_VERSION')
    const database = await open()
    expect(await setting(database, 'server_version')).toMatch(
      new RegExp(`^${ENGINE_MAJOR_VERSION}\\.`),
    )
    await database.close()
    fs.writeFileSync(version, '17\n')
    await expect(open()).rejects.toThrow(/PostgreSQL 17/)
    fs.writeFileSync(version, `${ENGINE_MAJOR_VERSION}\n`)
    await expect((await open()).ping()).resolves.toBeUndefined()
  })
})

describe('closing', () => {
  it('lets running work finish, then refuses more', async () => {
    const database = await createTestDatabase()
    const working = database.kysely.transaction().execute(async (transaction) => {
      // A temporary one, so that the next test can use the engine again.
      await sql`create temporary table acknowledged (n int)`.execute(transaction)
      const { rows } = await sql`select 1 as n`.execute(transaction)
      return rows
    })
    await pause(1)
    const closing = database.close()
    expect(await working).toEqual([{ n: 1 }])
    await closing
    await expect(database.ping()).rejects.toBeInstanceOf(DatabaseUnavailableError)
    await expect(database.close()).resolves.toBeUndefined()
  })
})

describe('session', () => {
  it('does not pass an open transaction on to the next holder', async () => {
    const database = await createTestDatabase()
    opened.push(database)
    await database.kysely.connection().execute(async (connection) => {
      await sql`begin`.execute(connection)
      await sql`create table left_open (n int)`.execute(connection)
    })
    const { rows } = await sql`select to_regclass('left_open') as name`.execute(database.kysely)
    expect(rows).toEqual([{ name: null }])
  })
})

describe('durability', () => {
  hasFolder()

  it('reaches the disk with every commit', async () => {
    const { kysely, engine, ...database } = await openEngine()
    expect(await setting({ ...database, kysely }, 'fsync')).toBe('on')
    expect(await setting({ ...database, kysely }, 'synchronous_commit')).toBe('on')
    await sql`create table acknowledged (n int)`.execute(kysely)
    const before = await engine.client.countSyncs()
    for (let n = 1; n <= 50; n += 1)
      await sql`insert into acknowledged values (${n})`.execute(kysely)
    expect((await engine.client.countSyncs()) - before).toBeGreaterThanOrEqual(50)
  })

  it('loses nothing it acknowledged when it is killed, repeatedly', async () => {
    let highest = 0
    for (let round = 1; round <= 2; round += 1) {
      const writer = await spawnDatabaseProcess('insert', dataDir)
      const enough = highest + 100
      while (highest < enough) highest = Number(await writer.next())
      const reported = await writer.kill()
      highest = Number(reported.at(-1) ?? highest)
      const database = await open()
      const stored = await acknowledged(database)
      expect(stored).toEqual(Array.from(stored, (_, index) => index + 1))
      expect(stored.length).toBeGreaterThanOrEqual(highest)
      await database.close()
      highest = stored.length
    }
  })

  // The last moment at which it may be killed: its files look like a whole cluster, under another name.
  it('starts after the first initialisation was killed', async () => {
    fs.rmSync(path.join(dataDir, 'db'), { recursive: true })
    const first: DatabaseProcess = await spawnDatabaseProcess('hold', dataDir)
    const unfinished = () => fs.readdirSync(dataDir).find((name) => name.startsWith('db.init-'))
    await waitUntil(() => {
      const name = unfinished()
      return name !== undefined && fs.existsSync(path.join(dataDir, name, 'postmaster.pid'))
    })
    await first.kill()
    expect(fs.existsSync(path.join(dataDir, 'db'))).toBe(false)
    expect(unfinished()).toBeDefined()

    const database = await open()
    await expect(database.ping()).resolves.toBeUndefined()
    expect(fs.readdirSync(dataDir).sort()).toEqual(['db', 'db.lock'])
    await database.close()
    await expect((await open()).ping()).resolves.toBeUndefined()
  })
})

describe('maintenance', () => {
  hasFolder()

  it('analyses and vacuums what changed, and checkpoints what was logged', async () => {
    const { kysely, engine } = await openEngine()
    await sql`create table acknowledged (n int)`.execute(kysely)
    await sql`insert into acknowledged select generate_series(1, 2000)`.execute(kysely)
    await sql`select pg_stat_force_next_flush()`.execute(kysely)
    expect(await vacuumNeglectedTables(engine.pool)).toEqual(['public.acknowledged'])
    expect(await vacuumNeglectedTables(engine.pool)).toEqual([])
    const { rows } =
      await sql`select reltuples from pg_class where relname = 'acknowledged'`.execute(kysely)
    expect(rows).toEqual([{ reltuples: 2000 }])

    expect(await checkpointIfNeeded(engine.pool, 1)).toBe(true)
    expect(await checkpointIfNeeded(engine.pool, 1024 * 1024)).toBe(false)
  })
})

describe('an engine that ends by itself', () => {
  hasFolder()

  it('is reported as lost, and leaves the folder free', async () => {
    const { engine, ...database } = await openEngine()
    await engine.client.abandon('broken for the test')
    await database.lost
    await expect(database.ping()).rejects.toBeInstanceOf(DatabaseUnavailableError)
    const next = await open()
    await expect(next.ping()).resolves.toBeUndefined()
  })

  it('is not reported when it was closed', async () => {
    const { engine, ...database } = await openEngine()
    await database.close()
    await engine.client.exited
    const later = new Promise((resolve) => setImmediate(resolve, 'not lost'))
    expect(await Promise.race([database.lost, later])).toBe('not lost')
  })
})
