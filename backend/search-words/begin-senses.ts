import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.ts'

/**
 * Entries whose time has come lose it. Searches read them from that time on by themselves; the change drops the answers
 * that were cached before.
 */
export async function beginSenses(kysely: Kysely<DB>): Promise<void> {
  await kysely
    .updateTable('search_sense')
    .set({ starts_at: null })
    .where('starts_at', '<=', sql<Date>`now()`)
    .execute()
}
