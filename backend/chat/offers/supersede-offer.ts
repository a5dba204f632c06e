import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.ts'
import { touchMessage } from '../messages/append-message.ts'

/**
 * Closes the open offer of a room because a newer one replaces it, within the caller's transaction, which has locked the
 * room. The row of an expired offer still says OPEN, so it is closed as well.
 * @returns its message, which both members get as an update; null when there was none
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
 * Closes the offer that the members agreed to before the one that was just accepted, within the caller's transaction,
 * which has locked the room: only one price is valid.
 * @returns the messages that both members get as updates
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
