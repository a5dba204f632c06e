import type { Transaction } from 'kysely'
import { moderateText } from '#backend/moderation/moderate-text.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import { isAppointmentTime } from '#contracts/appointment-states.ts'
import type { ChatMessage } from '#contracts/chat.ts'
import { MINUTE_MS } from '#contracts/durations.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { DB } from '../../db/schema.ts'
import { momentWords } from '../../korea/korean-words.ts'
import { findSent } from '../cards/find-sent.ts'
import { notifyRoom } from '../cards/notify-room.ts'
import { takeCardLimit } from '../cards/take-card-limit.ts'
import { appendMessage } from '../messages/append-message.ts'
import { blockedMessage } from '../messages/send-message.ts'
import { canReach } from '../rooms/can-reach.ts'
import { findMembership, type Membership } from '../rooms/find-membership.ts'
import { lockRoom } from '../rooms/lock-room.ts'
import { cancelAppointments } from './cancel-appointments.ts'

interface AppointmentInput {
  roomId: number
  /** ISO 8601 */
  at: string
  place: string
  /** Minutes before the appointment at which both are reminded; 0 is no reminder. */
  remindMinutes: number
  clientMessageId: string
}

/**
 * Proposes a time and a place to meet; it replaces an unanswered proposal of the room. The place is moderated like a
 * message. The same `clientMessageId` again is the same appointment.
 */
export async function makeAppointment(
  context: HostContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  input: AppointmentInput,
): Promise<
  ChatMessage | Refusal<'NOT_FOUND' | 'CANNOT_REACH' | 'LIMITED' | 'GUARDED' | 'BAD_TIME'>
> {
  const { kysely } = context
  const member = await findMembership(kysely, userSeq, input.roomId)
  if (!member) return refuse('NOT_FOUND')
  const sent = await findSent(kysely, { ...member, clientMessageId: input.clientMessageId })
  if (sent !== null) return notifyRoom(context, member, [sent])
  const at = new Date(input.at)
  if (!isAppointmentTime(at, context.now())) return refuse('BAD_TIME')
  const place = moderateText(input.place, context.ownHosts)
  if (place.guard?.level === 'BLOCK')
    return refuse('GUARDED', { message: blockedMessage(place.guard), data: place.guard })
  const limited = await takeCardLimit(context, member)
  if (limited) return limited
  const made = await retryingTransaction(kysely, (trx) =>
    write(trx, member, { ...input, at, place }, context.now()),
  )
  return isRefusal(made) ? made : notifyRoom(context, member, made)
}

/** @returns the appointment's message, and those of the proposals that it replaces */
async function write(
  trx: Transaction<DB>,
  { roomId, storeSeq, otherStoreSeq }: Membership,
  {
    at,
    place: { text: place, guard },
    remindMinutes,
    clientMessageId,
  }: Omit<AppointmentInput, 'at' | 'place'> & { at: Date; place: ReturnType<typeof moderateText> },
  now: Date,
): Promise<[number, ...number[]] | Refusal<'CANNOT_REACH'>> {
  await lockRoom(trx, roomId, now)
  const sent = await findSent(trx, { roomId, storeSeq, clientMessageId })
  if (sent !== null) return [sent]
  if (!(await canReach(trx, storeSeq, otherStoreSeq))) return refuse('CANNOT_REACH')

  const cancelled = await cancelAppointments(trx, { roomId, state: 'PROPOSED', now })
  const { appointment_seq: appointmentSeq } = await trx
    .insertInto('chat_appointment')
    .values({
      room_id: roomId,
      // Set once the message, which refers to the appointment, is written.
      message_seq: 0,
      proposer_store_seq: storeSeq,
      at,
      place,
      remind_minutes: remindMinutes,
      remind_at: remindMinutes === 0 ? null : new Date(at.getTime() - remindMinutes * MINUTE_MS),
      state: 'PROPOSED',
      updated_at: now,
      created_at: now,
    })
    .returning('appointment_seq')
    .executeTakeFirstOrThrow()
  const { messageSeq } = await appendMessage(trx, {
    roomId,
    senderStoreSeq: storeSeq,
    clientMessageId,
    messageType: 'noticeMessage',
    message: `약속을 제안했어요 · ${momentWords(at)} ${place}`,
    content: { notice: 'APPOINTMENT', appointmentSeq, ...(guard && { guard }) },
    at: now,
  })
  await trx
    .updateTable('chat_appointment')
    .set({ message_seq: messageSeq })
    .where('appointment_seq', '=', appointmentSeq)
    .execute()
  return [messageSeq, ...cancelled]
}
