import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'

/**
 * Lets one transaction at a time work on a number or a person, also when there is no row yet that could be locked. The
 * lock is held until the transaction ends. Lock a person before a number, and both before rows of users.
 */
export async function lockFor(
  trx: Kysely<DB>,
  what: 'number' | 'person',
  value: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${what}:${value}`}, 0))`.execute(trx)
}
