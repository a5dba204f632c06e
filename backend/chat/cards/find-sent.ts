import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.ts'

/** The message that a member sent under this client id; null when there is none yet. */
export async function findSent(
  db: Kysely<DB>,
  sent: { roomId: number; storeSeq: number; clientMessageId: string },
): Promise<number | null> {
  const row = await db
    .selectFrom('chat_message')
    .select('message_seq')
    .where('room_id', '=', sent.roomId)
    .where('sender_store_seq', '=', sent.storeSeq)
    .where('client_message_id', '=', sent.clientMessageId)
    .executeTakeFirst()
  return row?.message_seq ?? null
}
