import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.ts'

/**
 * Locks a room until the transaction ends, and marks it as changed. Every write in a room locks it first, then its
 * members; several rooms are locked in the order of their ids.
 */
export function lockRoom(trx: Transaction<DB>, roomId: number, now: Date) {
  return trx
    .updateTable('chat_room')
    .set({ changed_at: now })
    .where('room_id', '=', roomId)
    .returning(['message_count', 'change_count'])
    .executeTakeFirstOrThrow()
}
