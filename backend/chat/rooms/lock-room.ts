import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.ts'

/**
 * Holds a room until the transaction ends, and marks it as changed. Everything that writes in a room has it first, then
 * its members; several rooms are had in the order of their numbers.
 */
export function lockRoom(trx: Transaction<DB>, roomId: number, now: Date) {
  return trx
    .updateTable('chat_room')
    .set({ changed_at: now })
    .where('room_id', '=', roomId)
    .returning(['message_count', 'change_count'])
    .executeTakeFirstOrThrow()
}
