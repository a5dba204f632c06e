import type { Transaction } from 'kysely'
import type { HostContext } from '#backend/operation/context.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { DB } from '../../db/schema.ts'
import { durationWords, timeWords } from '../../korea/korean-words.ts'
import { notifyRoom } from '../cards/notify-room.ts'
import { appendMessage } from '../messages/append-message.ts'
import { canReach } from '../rooms/can-reach.ts'
import { lockRoom } from '../rooms/lock-room.ts'

/** Reminders of one run; the next one, soon after, sends the rest. */
const AT_ONCE = 200

type RemindersContext = Pick<HostContext, 'kysely' | 'chat' | 'now'>

/**
 * Reminds both members of each agreed appointment that is due for its reminder. Each is claimed in the transaction that
 * writes its notice, so several instances send it once. A late one, because no server was running, is sent only before
 * the appointment; members who blocked each other are not reminded.
 * @returns how many were sent
 */
export async function sendReminders(context: RemindersContext): Promise<number> {
  const due = await context.kysely
    .selectFrom('chat_appointment')
    .innerJoin('chat_room', 'chat_room.room_id', 'chat_appointment.room_id')
    .select(['chat_appointment.appointment_seq as appointmentSeq', 'chat_room.room_id as roomId'])
    .select(['buyer_store_seq as storeSeq', 'seller_store_seq as otherStoreSeq'])
    .where('state', '=', 'ACCEPTED')
    .where('reminded_at', 'is', null)
    .where('remind_at', '<=', context.now())
    .orderBy('remind_at')
    .limit(AT_ONCE)
    .execute()
  let sent = 0
  for (const appointment of due) {
    const messageSeq = await retryingTransaction(context.kysely, (trx) =>
      remind(trx, appointment, context.now()),
    )
    if (messageSeq === null) continue
    sent += 1
    await notifyRoom(context, appointment, [messageSeq])
  }
  return sent
}

interface DueAppointment {
  appointmentSeq: number
  roomId: number
  storeSeq: number
  otherStoreSeq: number
}

/** @returns the notice's number; null when another instance sent it, or it must not be sent */
async function remind(
  trx: Transaction<DB>,
  { appointmentSeq, roomId, storeSeq, otherStoreSeq }: DueAppointment,
  now: Date,
): Promise<number | null> {
  await lockRoom(trx, roomId, now)
  const claimed = await trx
    .updateTable('chat_appointment')
    .set({ reminded_at: now })
    .where('appointment_seq', '=', appointmentSeq)
    .where('state', '=', 'ACCEPTED')
    .where('reminded_at', 'is', null)
    .returning(['at', 'place', 'proposer_store_seq'])
    .executeTakeFirst()
  if (!claimed || claimed.at <= now) return null
  if (!(await canReach(trx, storeSeq, otherStoreSeq))) return null
  const { at, place } = claimed
  const left = durationWords(at.getTime() - now.getTime())
  const { messageSeq } = await appendMessage(trx, {
    roomId,
    senderStoreSeq: claimed.proposer_store_seq,
    clientMessageId: null,
    messageType: 'noticeMessage',
    message: `약속 ${left} 전이에요 · ${timeWords(at)} ${place}`,
    content: { notice: 'REMINDER' },
    at: now,
  })
  return messageSeq
}
