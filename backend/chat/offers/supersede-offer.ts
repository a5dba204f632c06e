import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.ts'
import { touchMessage } from '../messages/append-message.ts'

/**
 * Closes the open offer of a room because something newer takes its place, within the caller's transaction, which has
 * locked the room. One that has expired stays OPEN in its row for as long, so it is closed as well.
 * @returns its message, which both see anew; null when there was none
 */
export async function supersedeOffer(
  trx: Transaction<DB>,
  roomId: number,
  at: Date,
): Promise<number | null> {
  const row = await trx
    .updateTable('chat_offer')
    .set({ state: 'SUPERSEDED', answered_at: at })
    .where('room_id', '=', roomId)
    .where('state', '=', 'OPEN')
    .returning('message_seq')
    .executeTakeFirst()
  if (!row) return null
  await touchMessage(trx, { roomId, messageSeq: row.message_seq, at })
  return row.message_seq
}
