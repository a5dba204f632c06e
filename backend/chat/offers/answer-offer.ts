import type { Transaction } from 'kysely'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { ChatMessage } from '#contracts/chat.ts'
import { answeredOffer, type OfferAnswer } from '#contracts/offer-states.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { DB } from '../../db/schema.ts'
import { wonWords } from '../../korea/korean-words.ts'
import { lockProduct } from '../cards/lock-product.ts'
import { notifyRoom } from '../cards/notify-room.ts'
import { appendMessage, touchMessage } from '../messages/append-message.ts'
import { canReach } from '../rooms/can-reach.ts'
import { findMembership, type Membership } from '../rooms/find-membership.ts'
import { lockRoom } from '../rooms/lock-room.ts'
import { supersedeAccepted } from './supersede-offer.ts'

interface AnswerInput {
  roomId: number
  offerSeq: number
  answer: OfferAnswer
}

const NOTICES: Record<OfferAnswer, string> = {
  ACCEPT: '가격 제안을 수락했어요',
  DECLINE: '가격 제안을 거절했어요',
  WITHDRAW: '가격 제안을 취소했어요',
}

/**
 * Answers an offer by contracts/offer-states.ts: the other member accepts or declines, the proposer withdraws. Accepting
 * one supersedes the one that was accepted before. The same answer again returns the same message and writes no notice.
 * @returns the offer's message in its current state
 */
export async function answerOffer(
  context: HostContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  input: AnswerInput,
): Promise<ChatMessage | Refusal<'NOT_FOUND' | 'CLOSED' | 'CANNOT_REACH'>> {
  const member = await findMembership(context.kysely, userSeq, input.roomId)
  if (!member) return refuse('NOT_FOUND')
  const answered = await retryingTransaction(context.kysely, (trx) =>
    write(trx, member, input, context.now()),
  )
  return isRefusal(answered) ? answered : notifyRoom(context, member, answered)
}

async function write(
  trx: Transaction<DB>,
  member: Membership,
  { offerSeq, answer }: AnswerInput,
  at: Date,
): Promise<[number, ...number[]] | Refusal<'NOT_FOUND' | 'CLOSED' | 'CANNOT_REACH'>> {
  const { roomId, storeSeq, otherStoreSeq } = member
  const { isForSale } = await lockProduct(trx, member.productSeq)
  await lockRoom(trx, roomId, at)
  const offer = await trx
    .selectFrom('chat_offer')
    .selectAll()
    .where('offer_seq', '=', offerSeq)
    .where('room_id', '=', roomId)
    .executeTakeFirst()
  if (!offer) return refuse('NOT_FOUND')
  const { message_seq: messageSeq, price } = offer
  const state = answeredOffer(
    {
      state: offer.state,
      proposerStoreSeq: offer.proposer_store_seq,
      expiresAt: offer.expires_at.toISOString(),
    },
    answer,
    storeSeq,
    at,
  )
  if (state === 'SAME') return [messageSeq]
  if (state === null) return refuse('CLOSED')
  if (!(await canReach(trx, storeSeq, otherStoreSeq))) return refuse('CANNOT_REACH')
  if (answer === 'ACCEPT' && !isForSale)
    return refuse('CLOSED', { message: '판매 중인 상품이 아니어서 수락할 수 없어요.' })

  await trx
    .updateTable('chat_offer')
    .set({ state, answered_at: at })
    .where('offer_seq', '=', offerSeq)
    .execute()
  await touchMessage(trx, { roomId, messageSeq, at })
  const replaced = answer === 'ACCEPT' ? await supersedeAccepted(trx, { roomId, offerSeq, at }) : []
  const notice = await appendMessage(trx, {
    roomId,
    senderStoreSeq: storeSeq,
    clientMessageId: null,
    messageType: 'noticeMessage',
    message: `${NOTICES[answer]} · ${wonWords(price)}`,
    content: { notice: 'OFFER_ANSWERED' },
    at,
  })
  return [messageSeq, ...replaced, notice.messageSeq]
}
