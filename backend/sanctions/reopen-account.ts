import type { Kysely } from 'kysely'
import type { SanctionState } from '#contracts/sanction-rules.ts'
import type { DB } from '../db/schema.ts'
import { setStoreOpen } from '../stores/set-store-open.ts'

/**
 * Ends the suspension of a member: the account, the store and its goods are there again as they were. Call it with the
 * member's row locked.
 * @returns the suspension that ended, if it has a row
 */
export async function reopenAccount(
  trx: Kysely<DB>,
  userSeq: number,
  { state, at }: { state: Exclude<SanctionState, 'LIVE'>; at: Date },
): Promise<{ sanctionSeq: number } | null> {
  await trx
    .updateTable('users')
    .set({ status: 'USER' })
    .where('user_seq', '=', userSeq)
    .where('status', '=', 'SUSPENDED')
    .execute()
  await setStoreOpen(trx, userSeq, true)
  const ended = await trx
    .updateTable('sanction')
    .set({ state, ended_at: at })
    .where('user_seq', '=', userSeq)
    .where('kind', '=', 'SUSPENSION')
    .where('state', '=', 'LIVE')
    .returning('sanction_seq')
    .executeTakeFirst()
  return ended ? { sanctionSeq: ended.sanction_seq } : null
}
