import type { Transaction } from 'kysely'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { ChatMessage } from '#contracts/chat.ts'
import { HOUR_MS } from '#contracts/durations.ts'
import { PAY_REQUEST_HOURS } from '#contracts/pay-request-states.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { DB } from '../../db/schema.ts'
import { wonWords } from '../../korea/korean-words.ts'
import { findSent } from '../cards/find-sent.ts'
import { lockProduct } from '../cards/lock-product.ts'
import { notifyRoom } from '../cards/notify-room.ts'
import { takeCardLimit } from '../cards/take-card-limit.ts'
import { appendMessage } from '../messages/append-message.ts'
import { heldPrice } from '../offers/held-price.ts'
import { canReach } from '../rooms/can-reach.ts'
import { findMembership, type Membership } from '../rooms/find-membership.ts'
import { lockRoom } from '../rooms/lock-room.ts'
import { closePayRequest } from './close-pay-request.ts'

type RequestRefusal = Refusal<
  'NOT_FOUND' | 'NOT_SELLER' | 'CANNOT_REACH' | 'LIMITED' | 'NOT_FOR_SALE'
>

/**
 * The seller of a room asks its buyer to pay what the listing says now, or what was agreed in an accepted offer. A newer
 * request takes the place of an open one. The same `clientMessageId` again is the same request.
 */
export async function requestPayment(
  context: HostContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { roomId, clientMessageId }: { roomId: number; clientMessageId: string },
): Promise<ChatMessage | RequestRefusal> {
  const { kysely } = context
  const member = await findMembership(kysely, userSeq, roomId)
  if (!member) return refuse('NOT_FOUND')
  if (member.role !== 'SELLER') return refuse('NOT_SELLER')
  const sent = await findSent(kysely, { ...member, clientMessageId })
  if (sent !== null) return notifyRoom(context, member, [sent])
  const limited = await takeCardLimit(context, member)
  if (limited) return limited
  const made = await retryingTransaction(kysely, (trx) =>
    write(trx, member, clientMessageId, context.now()),
  )
  return isRefusal(made) ? made : notifyRoom(context, member, made)
}

/** @returns the request's message, and the one that it takes the place of */
async function write(
  trx: Transaction<DB>,
  member: Membership,
  clientMessageId: string,
  at: Date,
): Promise<[number, ...number[]] | Refusal<'CANNOT_REACH' | 'NOT_FOR_SALE'>> {
  const { roomId, productSeq, storeSeq, otherStoreSeq } = member
  const product = await lockProduct(trx, productSeq)
  await lockRoom(trx, roomId, at)
  const sent = await findSent(trx, { roomId, storeSeq, clientMessageId })
  if (sent !== null) return [sent]
  if (!(await canReach(trx, storeSeq, otherStoreSeq))) return refuse('CANNOT_REACH')
  if (!product.isForSale) return refuse('NOT_FOR_SALE')
  if (product.price === 0)
    return refuse('NOT_FOR_SALE', { message: '무료나눔 상품은 결제를 요청할 수 없어요.' })

  const closed = await closePayRequest(trx, { roomId, at })
  const held = await heldPrice(trx, { buyerStoreSeq: otherStoreSeq, productSeq, now: at })
  const price = held.price ?? product.price
  const { request_seq: payRequestSeq } = await trx
    .insertInto('pay_request')
    .values({
      room_id: roomId,
      // Set once the message, which refers to the request, is written.
      message_seq: 0,
      price,
      state: 'OPEN',
      expires_at: new Date(at.getTime() + PAY_REQUEST_HOURS * HOUR_MS),
      order_seq: null,
      answered_at: null,
      created_at: at,
    })
    .returning('request_seq')
    .executeTakeFirstOrThrow()
  const { messageSeq } = await appendMessage(trx, {
    roomId,
    senderStoreSeq: storeSeq,
    clientMessageId,
    messageType: 'noticeMessage',
    message: `결제를 요청했어요 · ${wonWords(price)}`,
    content: { notice: 'PAY_REQUEST', payRequestSeq },
    at,
  })
  await trx
    .updateTable('pay_request')
    .set({ message_seq: messageSeq })
    .where('request_seq', '=', payRequestSeq)
    .execute()
  return closed === null ? [messageSeq] : [messageSeq, closed]
}
