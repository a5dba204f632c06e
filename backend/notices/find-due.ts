import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.ts'

/** Whether something waits; cheaper than taking it. */
export async function hasDueWork(kysely: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ is_due: boolean }>`
    select exists (
      select from notice_event where state = 'WAITING' and next_at <= clock_timestamp()
    ) or exists (
      select from keyword_alert_check where state = 'WAITING' and next_at <= clock_timestamp()
    ) as is_due`.execute(kysely)
  return rows[0]?.is_due ?? false
}
