import type { Transaction } from 'kysely'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import { type AppointmentAnswer, answeredAppointment } from '#contracts/appointment-states.ts'
import type { ChatMessage } from '#contracts/chat.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { DB } from '../../db/schema.ts'
import { momentWords } from '../../korea/korean-words.ts'
import { notifyRoom } from '../cards/notify-room.ts'
import { appendMessage, touchMessage } from '../messages/append-message.ts'
import { canReach } from '../rooms/can-reach.ts'
import { findMembership, type Membership } from '../rooms/find-membership.ts'
import { lockRoom } from '../rooms/lock-room.ts'
import { cancelAppointments } from './cancel-appointments.ts'

interface AnswerInput {
  roomId: number
  appointmentSeq: number
  answer: AppointmentAnswer
}

const NOTICES: Record<AppointmentAnswer, string> = {
  ACCEPT: '약속을 정했어요',
  DECLINE: '약속을 거절했어요',
  CANCEL: '약속을 취소했어요',
}

/**
 * Answers an appointment by contracts/appointment-states.ts: the other member accepts or declines, its proposer withdraws
 * it, and both may cancel an agreed one. Agreeing to one cancels the one that was agreed before. The same answer again
 * returns the same message and writes no notice.
 * @returns the appointment's message in its current state
 */
export async function answerAppointment(
  context: HostContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  input: AnswerInput,
): Promise<ChatMessage | Refusal<'NOT_FOUND' | 'CLOSED' | 'CANNOT_REACH'>> {
  const member = await findMembership(context.kysely, userSeq, input.roomId)
  if (!member) return refuse('NOT_FOUND')
  const answered = await retryingTransaction(context.kysely, (trx) =>
    write(trx, member, input, context.now()),
  )
  if (isRefusal(answered)) return answered
  const message = await notifyRoom(context, member, answered)
  if (input.answer === 'ACCEPT') await context.roomEvents.appointmentAgreed(input.roomId)
  return message
}

async function write(
  trx: Transaction<DB>,
  { roomId, storeSeq, otherStoreSeq }: Membership,
  { appointmentSeq, answer }: AnswerInput,
  now: Date,
): Promise<[number, ...number[]] | Refusal<'NOT_FOUND' | 'CLOSED' | 'CANNOT_REACH'>> {
  await lockRoom(trx, roomId, now)
  const appointment = await trx
    .selectFrom('chat_appointment')
    .selectAll()
    .where('appointment_seq', '=', appointmentSeq)
    .where('room_id', '=', roomId)
    .executeTakeFirst()
  if (!appointment) return refuse('NOT_FOUND')
  const { message_seq: messageSeq, at, place } = appointment
  const state = answeredAppointment(
    {
      state: appointment.state,
      proposerStoreSeq: appointment.proposer_store_seq,
      at: at.toISOString(),
    },
    answer,
    storeSeq,
    now,
  )
  if (state === 'SAME') return [messageSeq]
  if (state === null) return refuse('CLOSED', { message: '이미 답변했거나 지난 약속이에요.' })
  if (!(await canReach(trx, storeSeq, otherStoreSeq))) return refuse('CANNOT_REACH')

  await trx
    .updateTable('chat_appointment')
    .set({ state, updated_at: now })
    .where('appointment_seq', '=', appointmentSeq)
    .execute()
  const replaced =
    answer === 'ACCEPT'
      ? await cancelAppointments(trx, {
          roomId,
          state: 'ACCEPTED',
          exceptSeq: appointmentSeq,
          now,
        })
      : []
  await touchMessage(trx, { roomId, messageSeq, at: now })
  const notice = await appendMessage(trx, {
    roomId,
    senderStoreSeq: storeSeq,
    clientMessageId: null,
    messageType: 'noticeMessage',
    message: `${NOTICES[answer]} · ${momentWords(at)} ${place}`,
    content: { notice: 'APPOINTMENT_ANSWERED' },
    at: now,
  })
  return [messageSeq, ...replaced, notice.messageSeq]
}
