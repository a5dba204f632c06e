import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.ts'
import { touchMessage } from '../messages/append-message.ts'

/**
 * Closes the open request of a room: its buyer has ordered by it, or a newer one takes its place. Within the caller's
 * transaction, which has locked the room.
 * @returns its message, which both members get as an update; null when there was none
 */
export async function closePayRequest(
  trx: Transaction<DB>,
  { roomId, orderSeq = null, at }: { roomId: number; orderSeq?: number | null; at: Date },
): Promise<number | null> {
  const row = await trx
    .updateTable('pay_request')
    .set({
      state: orderSeq === null ? 'SUPERSEDED' : 'ORDERED',
      order_seq: orderSeq,
      answered_at: at,
    })
    .where('room_id', '=', roomId)
    .where('state', '=', 'OPEN')
    .returning('message_seq')
    .executeTakeFirst()
  if (!row) return null
  await touchMessage(trx, { roomId, messageSeq: row.message_seq, at })
  return row.message_seq
}
