import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.ts'
import { touchMessage } from '../messages/append-message.ts'

/**
 * Cancels the future appointments that a newer one of the room replaces, within the caller's transaction, which has
 * locked the room.
 * @param exceptSeq the newer one
 * @returns the messages that both members get as updates
 */
export async function cancelAppointments(
  trx: Transaction<DB>,
  {
    roomId,
    state,
    exceptSeq = 0,
    now,
  }: { roomId: number; state: 'PROPOSED' | 'ACCEPTED'; exceptSeq?: number; now: Date },
): Promise<number[]> {
  const rows = await trx
    .updateTable('chat_appointment')
    .set({ state: 'CANCELLED', updated_at: now })
    .where('room_id', '=', roomId)
    .where('state', '=', state)
    .where('appointment_seq', '<>', exceptSeq)
    .where('at', '>', now)
    .returning('message_seq')
    .execute()
  for (const { message_seq: messageSeq } of rows)
    await touchMessage(trx, { roomId, messageSeq, at: now })
  return rows.map((row) => row.message_seq)
}
