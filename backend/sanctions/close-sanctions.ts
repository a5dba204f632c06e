import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.ts'

/** A withdrawing member's sanctions end, and their appeals are not decided any more. They are kept as long as disputes are. */
export async function closeSanctions(trx: Kysely<DB>, userSeq: number, now: Date): Promise<void> {
  await trx
    .updateTable('sanction')
    .set({ appeal_state: 'CLOSED' })
    .where('user_seq', '=', userSeq)
    .where('appeal_state', '=', 'RECEIVED')
    .execute()
  await trx
    .updateTable('sanction')
    .set({ state: 'ENDED', ended_at: sql<Date>`greatest(${now}, starts_at)` })
    .where('user_seq', '=', userSeq)
    .where('state', '=', 'LIVE')
    .execute()
}
