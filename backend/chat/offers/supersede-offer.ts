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

/**
 * Closes what the two had agreed to before the offer that was just accepted, within the caller's transaction, which has
 * locked the room: one price holds.
 * @returns the messages that both see anew
 */
export async function supersedeAccepted(
  trx: Transaction<DB>,
  { roomId, offerSeq, at }: { roomId: number; offerSeq: number; at: Date },
): Promise<number[]> {
  const rows = await trx
    .updateTable('chat_offer')
    .set({ state: 'SUPERSEDED' })
    .where('room_id', '=', roomId)
    .where('state', '=', 'ACCEPTED')
    .where('offer_seq', '<>', offerSeq)
    .returning('message_seq')
    .execute()
  for (const { message_seq: messageSeq } of rows)
    await touchMessage(trx, { roomId, messageSeq, at })
  return rows.map((row) => row.message_seq)
}
