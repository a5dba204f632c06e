import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'

/** Ends an account's link with the cafe, if there is one; the cafe is told, unless it ended the link itself. */
export async function endCafeLink(
  trx: Kysely<DB>,
  userSeq: number,
  now: Date,
  by: 'MEMBER' | 'CAFE' = 'MEMBER',
): Promise<void> {
  await trx.deleteFrom('cafe_claim').where('user_seq', '=', userSeq).execute()
  await trx.deleteFrom('cafe_code').where('user_seq', '=', userSeq).execute()
  const ended = await trx
    .updateTable('cafe_link')
    .set({
      unlinked_at: now,
      email_hash: null,
      ended_by: by,
      share_agreed_at: null,
      auto_board_id: null,
    })
    .where('user_seq', '=', userSeq)
    .where('unlinked_at', 'is', null)
    .returning('link_key')
    .executeTakeFirst()
  if (!ended) return
  // With the link the cafe takes down what was shown by it.
  await trx.deleteFrom('cafe_share').where('user_seq', '=', userSeq).execute()
  if (by === 'CAFE') return
  await trx
    .insertInto('cafe_task')
    .values({ link_key: ended.link_key, kind: 'UNLINK', due_at: now })
    .execute()
}
