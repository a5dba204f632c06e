import type { Kysely } from 'kysely'
import type { DB } from './schema.ts'

/** The part of a pino logger that the database uses. */
export interface DatabaseLog {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export interface Database {
  kysely: Kysely<DB>
  kind: 'pglite' | 'postgres'
  /**
   * How many statements that may have written were sent so far; undefined where other processes write too. While it stays
   * the same, what is in the database stays the same.
   */
  writesSent(): number | undefined
  /** Resolves when the database answers. */
  ping(): Promise<void>
  /** Lets running work finish, then gives everything free. */
  close(): Promise<void>
  /** Resolves when the embedded engine has ended by itself; it does not come back. Never with PostgreSQL. */
  lost: Promise<void>
}
