import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.ts'

/** Gives the changes of trust scores that this transaction makes from now on a time (migration 0034). */
export async function trustChangesAt(trx: Transaction<DB>, at: Date): Promise<void> {
  await sql`select set_config('duson.trust_at', ${at.toISOString()}, true)`.execute(trx)
}
