import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import type { Database } from './database.ts'
import type { DB } from './schema.ts'

/** A migration failed; this run was rolled back. */
export class MigrationFailedError extends Error {
  override readonly name = 'MigrationFailedError'

  constructor(
    readonly migration: string | undefined,
    cause: unknown,
  ) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`Database migration ${migration ?? '(before the first)'} failed: ${reason}`, { cause })
  }
}

/**
 * Migrates the database to the newest schema, forward only, in one transaction. Several instances may do so at once on
 * PostgreSQL: an advisory lock lets one work while the others wait.
 * @returns the names of the migrations applied by this call, oldest first.
 * @throws MigrationFailedError naming the migration that failed.
 */
export async function migrateToLatest(
  database: Database,
  migrations: Record<string, Migration>,
): Promise<string[]> {
  return database.kysely.connection().execute(async (connection) => {
    // Waiting for another instance, or building an index, may take longer than a request's limit.
    await sql`set statement_timeout = 0`.execute(connection)
    try {
      return await migrate(connection, migrations)
    } finally {
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}

async function migrate(
  connection: Kysely<DB>,
  migrations: Record<string, Migration>,
): Promise<string[]> {
  const migrator = new Migrator({
    db: connection,
    provider: { getMigrations: async () => migrations },
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) {
    const failed = results.find((result) => result.status === 'Error')
    throw new MigrationFailedError(failed?.migrationName, error)
  }
  return results.map((result) => result.migrationName)
}
