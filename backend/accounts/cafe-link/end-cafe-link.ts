import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'

/** Ends an account's link with the cafe, if there is one. */
export async function endCafeLink(trx: Kysely<DB>, userSeq: number, now: Date): Promise<void> {
  await trx
    .updateTable('cafe_link')
    .set({ unlinked_at: now, email_hash: null })
    .where('user_seq', '=', userSeq)
    .where('unlinked_at', 'is', null)
    .execute()
}
