import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Kysely, sql } from 'kysely'
import { extract } from 'tar'
import type { Database } from '#backend/db/database.ts'
import { migrateToLatest } from '#backend/db/migrate.ts'
import { migrations } from '#backend/db/migrations/index.ts'
import { createDatabase, openDatabase } from '#backend/db/open-database.ts'
import { IN_MEMORY, openPglite } from '#backend/db/pglite/open.ts'
import { PgliteSession } from '#backend/db/pglite/session.ts'
import type { DB } from '#backend/db/schema.ts'
import { startTestEngine, type TestEngine } from './test-engine.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
const MIGRATIONS = path.join(PROJECT, 'backend/db/migrations')
const CACHE = path.join(PROJECT, 'node_modules/.cache/test-database')
const PGLITE_PACKAGE = path.join(PROJECT, 'node_modules/@electric-sql/pglite/package.json')

/** Any number that no other lock in the test server uses. */
const TEMPLATE_LOCK = 20_261_101
const POOL_SIZE = 5

/** The server that tests run against; PGlite in memory when there is none. */
const testDatabaseUrl = process.env.TEST_DATABASE_URL

/**
 * A migrated, empty database of its own; close it when the tests are done. It is PostgreSQL when
 * TEST_DATABASE_URL names a server whose user may create databases, otherwise PGlite in memory.
 */
export function createTestDatabase(): Promise<Database> {
  return testDatabaseUrl ? createOnPostgres(testDatabaseUrl) : createOnPglite()
}

async function createOnPglite(): Promise<Database> {
  const engine = idleEngines.pop() ?? (await startTestEngine(await ensurePgliteTemplate()))
  const session = new PgliteSession(engine.client)
  return createDatabase('pglite', session, async () => {
    await session.end()
    if (await engine.empty()) idleEngines.push(engine)
    else await engine.close()
  })
}

/** Puts a migrated, empty cluster into a new data folder, as a server's first start does in many seconds. */
export async function layOutCluster(dataDir: string): Promise<void> {
  const folder = path.join(dataDir, 'db')
  fs.mkdirSync(folder)
  // Two thousand small files: one after the other they take a third of the processor time.
  extract({ file: await ensurePgliteTemplate(), cwd: folder, sync: true })
}

/** Engines that an earlier test file of this process has given back. */
const idleEngines: TestEngine[] = []

/** The migrated cluster is stored as a tar file, because loading it is much faster than initialising. */
async function ensurePgliteTemplate(): Promise<string> {
  const file = path.join(CACHE, `${fingerprint()}.tar`)
  if (fs.existsSync(file)) return file
  const { pool, client, close } = await openPglite({ dataDir: IN_MEMORY })
  const database = await createDatabase('pglite', pool, close)
  try {
    await migrateToLatest(database, migrations)
    await sql`checkpoint`.execute(database.kysely)
    writeAtomically(file, await client.dump())
  } finally {
    await database.close()
  }
  return file
}

function writeAtomically(file: string, content: Uint8Array): void {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  for (const name of fs.readdirSync(CACHE)) {
    const outdated = name.endsWith('.tar') && name !== path.basename(file)
    if (outdated) fs.rmSync(path.join(CACHE, name), { force: true })
  }
  const prepared = `${file}.${process.pid}`
  fs.writeFileSync(prepared, content)
  fs.renameSync(prepared, file)
}

async function createOnPostgres(serverUrl: string): Promise<Database> {
  const server = await openDatabase({ databaseUrl: serverUrl, poolSize: 1 })
  const { databaseUrl, drop } = await createPostgresDatabase(server, serverUrl)
  const database = await openDatabase({ databaseUrl, poolSize: POOL_SIZE })
  return {
    ...database,
    async close() {
      await database.close()
      await drop()
      await server.close()
    },
  }
}

/** A migrated, empty database on a PostgreSQL server, for other processes to open. */
export async function createPostgresDatabase(server: Database, serverUrl: string) {
  const name = `test_${randomBytes(6).toString('hex')}`
  const template = await ensurePostgresTemplate(server, serverUrl)
  await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(server.kysely)
  return {
    databaseUrl: withDatabaseName(serverUrl, name),
    drop: () => sql`drop database if exists ${sql.id(name)} with (force)`.execute(server.kysely),
  }
}

async function ensurePostgresTemplate(server: Database, serverUrl: string): Promise<string> {
  const template = `test_template_${fingerprint()}`
  await server.kysely.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${TEMPLATE_LOCK}::int)`.execute(connection)
    try {
      if (await hasDatabase(connection, template)) return
      await buildPostgresTemplate(connection, serverUrl, template)
    } finally {
      await sql`select pg_advisory_unlock(${TEMPLATE_LOCK}::int)`.execute(connection)
    }
  })
  return template
}

/** Built under another name first: a database with the template's name is complete. */
async function buildPostgresTemplate(
  connection: Kysely<DB>,
  serverUrl: string,
  template: string,
): Promise<void> {
  const unfinished = `${template}_unfinished`
  await sql`drop database if exists ${sql.id(unfinished)} with (force)`.execute(connection)
  await sql`create database ${sql.id(unfinished)} template template0`.execute(connection)
  const database = await openDatabase({
    databaseUrl: withDatabaseName(serverUrl, unfinished),
    poolSize: 1,
  })
  try {
    await migrateToLatest(database, migrations)
  } finally {
    await database.close()
  }
  await sql`alter database ${sql.id(unfinished)} rename to ${sql.id(template)}`.execute(connection)
}

export async function hasDatabase(connection: Kysely<DB>, name: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_database where datname = ${name}`.execute(connection)
  return rows.length > 0
}

export function withDatabaseName(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Changes whenever a migration or the engine does. */
function fingerprint(): string {
  const hash = createHash('sha256').update(fs.readFileSync(PGLITE_PACKAGE))
  for (const name of fs.readdirSync(MIGRATIONS).sort()) {
    hash.update(name).update(fs.readFileSync(path.join(MIGRATIONS, name)))
  }
  return hash.digest('hex').slice(0, 16)
}
