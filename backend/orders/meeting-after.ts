import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.ts'
import { minutesAhead, movedOn } from './order-time.ts'

/**
 * The time, by the clock of orders, of the appointment that the two of a room have agreed on, where it is later than
 * another time; that other time where there is none.
 */
export async function meetingAfter(
  trx: Transaction<DB>,
  roomId: number | null,
  since: Date,
): Promise<Date> {
  if (roomId === null) return since
  const last = await trx
    .selectFrom('chat_appointment')
    .select('at')
    .where('room_id', '=', roomId)
    .where('state', '=', 'ACCEPTED')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return since
  const at = movedOn(last.at, await minutesAhead(trx))
  return at > since ? at : since
}
