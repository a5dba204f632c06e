import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'

/** Removes every factor of an account, and ends the rights that its sessions got by passing it. */
export async function removeSecondFactor(trx: Kysely<DB>, userSeq: number): Promise<boolean> {
  const sessions = trx
    .selectFrom('login_session')
    .select('session_id')
    .where('user_seq', '=', userSeq)
  await trx.deleteFrom('second_factor_step').where('session_id', 'in', sessions).execute()
  await trx.deleteFrom('recovery_code').where('user_seq', '=', userSeq).execute()
  await trx.deleteFrom('passkey').where('user_seq', '=', userSeq).execute()
  await trx
    .updateTable('login_session')
    .set({ second_factor_at: null })
    .where('user_seq', '=', userSeq)
    .where('second_factor_at', 'is not', null)
    .execute()
  const removed = await trx
    .deleteFrom('second_factor')
    .where('user_seq', '=', userSeq)
    .returning('user_seq')
    .executeTakeFirst()
  return removed !== undefined
}
