import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.ts'

/** Gives the changes of trust scores that this transaction makes from now on a time (migration 0034). */
export async function trustChangesAt(trx: Kysely<DB>, at: Date): Promise<void> {
  await sql`select set_config('duson.trust_at', ${at.toISOString()}, true)`.execute(trx)
}
