import type { Kysely } from 'kysely'
import { CHAT_MONTHS, monthsAfter } from '#backend/db/retention.ts'
import type { DB } from '#backend/db/schema.ts'

/**
 * Sets the day on which what somebody who leaves said in the chat is erased. Until then those whom they talked to keep
 * it, under no name: a trade that was agreed on is disputed by it. backend/chat/messages/forget-messages.ts erases it.
 */
export async function keepChats(trx: Kysely<DB>, userSeq: number, now: Date): Promise<void> {
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
