import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'

/** Opens the connections of a pool, so that the concurrent queries of a test really run at the same time. */
export async function warmPool(kysely: Kysely<DB>): Promise<void> {
  await Promise.all(Array.from({ length: 5 }, () => sql`select pg_sleep(0.05)`.execute(kysely)))
}
