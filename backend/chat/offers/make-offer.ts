import type { Transaction } from 'kysely'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { ChatMessage } from '#contracts/chat.ts'
import { CHAT_RULES } from '#contracts/chat-constants.ts'
import { HOUR_MS } from '#contracts/durations.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { DB } from '../../db/schema.ts'
import { wonWords } from '../../korea/korean-words.ts'
import { findSent } from '../cards/find-sent.ts'
import { lockProduct } from '../cards/lock-product.ts'
import { notifyRoom } from '../cards/notify-room.ts'
import { takeCardLimit } from '../cards/take-card-limit.ts'
import { appendMessage } from '../messages/append-message.ts'
import { canReach } from '../rooms/can-reach.ts'
import { findMembership, type Membership } from '../rooms/find-membership.ts'
import { lockRoom } from '../rooms/lock-room.ts'
import { supersedeOffer } from './supersede-offer.ts'

interface OfferInput {
  roomId: number
  /** Won. */
  price: number
  clientMessageId: string
}

/**
 * Offers a price for the room's product, by either member; the open offer before it can no longer be answered. It can be
 * answered for `CHAT_RULES.offerHours`. The same `clientMessageId` again is the same offer.
 */
export async function makeOffer(
  context: HostContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  input: OfferInput,
): Promise<ChatMessage | Refusal<'NOT_FOUND' | 'CANNOT_REACH' | 'LIMITED' | 'NOT_FOR_SALE'>> {
  const { kysely } = context
  const member = await findMembership(kysely, userSeq, input.roomId)
  if (!member) return refuse('NOT_FOUND')
  const sent = await findSent(kysely, { ...member, clientMessageId: input.clientMessageId })
  if (sent !== null) return notifyRoom(context, member, [sent])
  const limited = await takeCardLimit(context, member)
  if (limited) return limited
  const made = await retryingTransaction(kysely, (trx) => write(trx, member, input, context.now()))
  if (isRefusal(made)) return made
  return notifyRoom(context, member, made)
}

/** @returns the offer's message, and the one that it supersedes */
async function write(
  trx: Transaction<DB>,
  member: Membership,
  { price, clientMessageId }: OfferInput,
  at: Date,
): Promise<[number, ...number[]] | Refusal<'CANNOT_REACH' | 'NOT_FOR_SALE'>> {
  const { roomId, storeSeq, otherStoreSeq } = member
  const product = await lockProduct(trx, member.productSeq)
  await lockRoom(trx, roomId, at)
  const sent = await findSent(trx, { roomId, storeSeq, clientMessageId })
  if (sent !== null) return [sent]
  if (!(await canReach(trx, storeSeq, otherStoreSeq))) return refuse('CANNOT_REACH')
  if (!product.isForSale) return refuse('NOT_FOR_SALE')
  if (product.price === 0)
    return refuse('NOT_FOR_SALE', { message: '무료나눔 상품에는 가격을 제안할 수 없어요.' })
  if (!product.negotiable && member.role === 'BUYER')
    return refuse('NOT_FOR_SALE', { message: '판매자가 가격 제안을 받지 않는 상품이에요.' })

  const superseded = await supersedeOffer(trx, roomId, at)
  const { offer_seq: offerSeq } = await trx
    .insertInto('chat_offer')
    .values({
      room_id: roomId,
      // Set once the message, which refers to the offer, is written.
      message_seq: 0,
      proposer_store_seq: storeSeq,
      price,
      state: 'OPEN',
      expires_at: new Date(at.getTime() + CHAT_RULES.offerHours * HOUR_MS),
      created_at: at,
    })
    .returning('offer_seq')
    .executeTakeFirstOrThrow()
  const { messageSeq } = await appendMessage(trx, {
    roomId,
    senderStoreSeq: storeSeq,
    clientMessageId,
    messageType: 'noticeMessage',
    message: `가격을 제안했어요 · ${wonWords(price)}`,
    content: { notice: 'OFFER', offerSeq },
    at,
  })
  await trx
    .updateTable('chat_offer')
    .set({ message_seq: messageSeq })
    .where('offer_seq', '=', offerSeq)
    .execute()
  return superseded === null ? [messageSeq] : [messageSeq, superseded]
}
