import type { Kysely } from 'kysely'
import { CHAT_MONTHS, monthsAfter } from '#backend/db/retention.ts'
import type { DB } from '#backend/db/schema.ts'

/**
 * Sets the day on which the chat messages of a withdrawing member are erased. Until then the other member of each room
 * still sees them, without a name, as evidence of what was agreed on. backend/chat/messages/forget-messages.ts erases
 * them.
 */
export async function scheduleChatErasure(
  trx: Kysely<DB>,
  userSeq: number,
  now: Date,
): Promise<void> {
  const room = await trx
    .selectFrom('chat_member')
    .innerJoin('store', 'store.store_seq', 'chat_member.store_seq')
    .select('room_id')
    .where('user_seq', '=', userSeq)
    .limit(1)
    .executeTakeFirst()
  if (!room) return
  await trx
    .insertInto('withdrawn_record')
    .values({
      user_seq: userSeq,
      kind: 'CHAT',
      content: '{}',
      delete_at: monthsAfter(now, CHAT_MONTHS),
    })
    .execute()
}
