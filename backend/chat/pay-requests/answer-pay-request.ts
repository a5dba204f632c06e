import type { Transaction } from 'kysely'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { ChatMessage } from '#contracts/chat.ts'
import { answeredPayRequest, type PayRequestAnswer } from '#contracts/pay-request-states.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { DB } from '../../db/schema.ts'
import { wonWords } from '../../korea/korean-words.ts'
import { notifyRoom } from '../cards/notify-room.ts'
import { appendMessage, touchMessage } from '../messages/append-message.ts'
import { findMembership, type Membership } from '../rooms/find-membership.ts'
import { lockRoom } from '../rooms/lock-room.ts'

interface AnswerInput {
  roomId: number
  requestSeq: number
  answer: PayRequestAnswer
}

const NOTICES: Record<PayRequestAnswer, string> = {
  DECLINE: '결제 요청을 거절했어요',
  WITHDRAW: '결제 요청을 취소했어요',
}

/**
 * The buyer declines a request to pay, or the seller takes it back. The same answer again returns the same message and
 * writes no notice.
 */
export async function answerPayRequest(
  context: HostContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  input: AnswerInput,
): Promise<ChatMessage | Refusal<'NOT_FOUND' | 'CLOSED'>> {
  const member = await findMembership(context.kysely, userSeq, input.roomId)
  if (!member) return refuse('NOT_FOUND')
  const answered = await retryingTransaction(context.kysely, (trx) =>
    write(trx, member, input, context.now()),
  )
  return isRefusal(answered) ? answered : notifyRoom(context, member, answered)
}

async function write(
  trx: Transaction<DB>,
  { roomId, storeSeq, role }: Membership,
  { requestSeq, answer }: AnswerInput,
  at: Date,
): Promise<[number, ...number[]] | Refusal<'NOT_FOUND' | 'CLOSED'>> {
  await lockRoom(trx, roomId, at)
  const request = await trx
    .selectFrom('pay_request')
    .selectAll()
    .where('request_seq', '=', requestSeq)
    .where('room_id', '=', roomId)
    .executeTakeFirst()
  if (!request) return refuse('NOT_FOUND')
  const { message_seq: messageSeq, price, expires_at: expiresAt } = request
  const open = { state: request.state, expiresAt: expiresAt.toISOString() }
  const state = answeredPayRequest(open, answer, role, at)
  if (state === 'SAME') return [messageSeq]
  if (state === null) return refuse('CLOSED')
  await trx
    .updateTable('pay_request')
    .set({ state, answered_at: at })
    .where('request_seq', '=', requestSeq)
    .execute()
  await touchMessage(trx, { roomId, messageSeq, at })
  const notice = await appendMessage(trx, {
    roomId,
    senderStoreSeq: storeSeq,
    clientMessageId: null,
    messageType: 'noticeMessage',
    message: `${NOTICES[answer]} · ${wonWords(price)}`,
    content: { notice: 'PAY_REQUEST_ANSWERED' },
    at,
  })
  return [messageSeq, notice.messageSeq]
}
