import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.ts'

/** With the growing pauses between them they take over half an hour. */
const ATTEMPTS = 10
const SEQ_OF = { notice_event: 'event_seq', keyword_alert_check: 'check_seq' } as const

/**
 * After a failure: tries again later, or gives up. For the log: what was given up stays in its table, and is counted.
 */
export async function giveUpOrRetry(
  kysely: Kysely<DB>,
  table: keyof typeof SEQ_OF,
  seq: number,
): Promise<{ attempts: number; isDead: boolean; deadCount: number }> {
  const { rows } = await sql<{ attempts: number; state: string }>`
    update ${sql.table(table)} set
      attempts = attempts + 1,
      next_at = clock_timestamp() + least(power(2, attempts), 1800) * interval '2 seconds',
      state = case when attempts + 1 >= ${ATTEMPTS} then 'DEAD' else state end
    where ${sql.ref(SEQ_OF[table])} = ${seq} and state = 'WAITING'
    returning attempts, state`.execute(kysely)
  const dead = await kysely
    .selectFrom(table)
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', '=', 'DEAD')
    .executeTakeFirstOrThrow()
  const [row] = rows
  return {
    attempts: row?.attempts ?? 0,
    isDead: row?.state === 'DEAD',
    deadCount: dead.count,
  }
}
