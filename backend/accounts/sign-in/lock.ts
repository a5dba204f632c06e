import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'

/**
 * Lets one transaction at a time deal with a number or a person, also where there is no row yet that could be locked.
 * Held until the transaction ends. Take a person's before a number's, and both before rows of users.
 */
export async function lockFor(
  trx: Kysely<DB>,
  what: 'number' | 'person',
  value: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${what}:${value}`}, 0))`.execute(trx)
}
