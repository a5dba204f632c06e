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
   * The number of statements sent so far that may have written; undefined where other processes write too. While it is
   * the same, the content of the database is the same.
   */
  writesSent(): number | undefined
  /**
   * Embedded only: copies the files of the database into a folder that does not exist yet, as they are at one moment.
   * Statements wait until this and what runs alongside are done; an open transaction is finished before.
   */
  copyTo?: (folder: string, alongside: () => Promise<void>) => Promise<void>
  /** Resolves when the database answers. */
  ping(): Promise<void>
  /** Lets running work finish, then releases everything. */
  close(): Promise<void>
  /** Resolves when the embedded engine has ended by itself; it does not restart. Never with PostgreSQL. */
  lost: Promise<void>
}
