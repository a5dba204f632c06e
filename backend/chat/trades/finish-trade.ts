import type { Transaction } from 'kysely'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { ChatMessage } from '#contracts/chat.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { TRADE_ANSWER_DAYS } from '#contracts/trade-states.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { DB } from '../../db/schema.ts'
import { enqueueEvent } from '../../notices/enqueue-event.ts'
import { takeCardLimit } from '../cards/take-card-limit.ts'
import { appendMessage, touchMessage } from '../messages/append-message.ts'
import { canReach } from '../rooms/can-reach.ts'
import { findMembership, type Membership } from '../rooms/find-membership.ts'
import { lockRoom } from '../rooms/lock-room.ts'
import { completeTrade, sellProduct } from './complete-trade.ts'
import { lockTradeRooms } from './lock-trade-rooms.ts'
import { notifyTrade, type WrittenTrade } from './notify-trade.ts'
import { orderObjection } from './order-objection.ts'
import { findRoomTrade } from './room-trade.ts'
import type { TradeRow } from './to-trade-card.ts'

interface FinishInput {
  roomId: number
  sold: boolean
}

type FinishRefusal = Refusal<'NOT_FOUND' | 'CANNOT_REACH' | 'LIMITED' | 'NOT_TRADED' | 'HAS_ORDER'>

/**
 * A member says that the trade of a room is done. The first of the two asks, the second confirms: then the product is
 * sold to this buyer. Repeating it returns the same message and writes nothing.
 */
export async function finishTrade(
  context: HostContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  input: FinishInput,
): Promise<ChatMessage | FinishRefusal> {
  const { kysely, now } = context
  const member = await findMembership(kysely, userSeq, input.roomId)
  if (!member) return refuse('NOT_FOUND')
  const standing = await findRoomTrade(kysely, member.roomId)
  // Only what asks anew counts: a second press and a confirmation are answered at any rate.
  if (!standing || !isStanding(standing, now())) {
    const limited = await takeCardLimit(context, member)
    if (limited) return limited
  }
  const written = await retryingTransaction(kysely, (trx) => write(trx, member, input, now()))
  return isRefusal(written) ? written : notifyTrade(context, member, written)
}

const isStanding = (trade: TradeRow, now: Date) =>
  trade.state === 'DONE' || (trade.state === 'ASKED' && trade.expires_at > now)

async function write(
  trx: Transaction<DB>,
  member: Membership,
  { sold }: FinishInput,
  at: Date,
): Promise<WrittenTrade | Refusal<'CANNOT_REACH' | 'NOT_TRADED' | 'HAS_ORDER'>> {
  const { roomId, storeSeq, otherStoreSeq, productSeq } = member
  const product = await lockTradeRooms(trx, productSeq)
  await lockRoom(trx, roomId, at)
  const standing = await findRoomTrade(trx, roomId)
  const isOwn = standing?.proposer_store_seq === storeSeq
  if (standing?.state === 'DONE' || (standing && isOwn && isStanding(standing, at)))
    return { messageSeqs: [standing.message_seq], signals: [], isProductChanged: false }
  if (!(await canReach(trx, storeSeq, otherStoreSeq))) return refuse('CANNOT_REACH')
  const objection = await orderObjection(trx, product.liveOrderSeq, member.buyerStoreSeq)
  if (objection) return objection
  if (standing && isStanding(standing, at)) return confirmTrade(trx, member, standing, at)
  if (
    product.visibility === 'DELETED' ||
    (product.tradeState === 'SOLD' && (await isTaken(trx, productSeq)))
  )
    return refuse('NOT_TRADED', {
      ...(product.visibility === 'DELETED' && { message: '삭제된 상품이에요.' }),
    })
  const lapsed = await lapseStanding(trx, standing, at)
  const messageSeq = await ask(trx, member, at)
  await enqueueEvent(trx, {
    kind: 'TRADE_DONE_ASKED',
    roomId,
    productSeq,
    toStoreSeq: otherStoreSeq,
    byStoreSeq: storeSeq,
  })
  const signals = sold && member.role === 'SELLER' ? await sellProduct(trx, productSeq, at) : []
  return {
    messageSeqs: [messageSeq, ...lapsed],
    signals,
    isProductChanged: sold && member.role === 'SELLER' && product.tradeState !== 'SOLD',
  }
}

/** Whether another buyer's trade of the product is done: a sold product is sold to one. */
async function isTaken(trx: Transaction<DB>, productSeq: number): Promise<boolean> {
  const done = await trx
    .selectFrom('chat_trade')
    .select('trade_seq')
    .where('product_seq', '=', productSeq)
    .where('state', '=', 'DONE')
    .executeTakeFirst()
  return done !== undefined
}

/** A question whose time is over makes room for the next one. @returns its message */
async function lapseStanding(
  trx: Transaction<DB>,
  standing: TradeRow | null,
  at: Date,
): Promise<number[]> {
  if (standing?.state !== 'ASKED') return []
  await trx
    .updateTable('chat_trade')
    .set({ state: 'LAPSED' })
    .where('trade_seq', '=', standing.trade_seq)
    .execute()
  await touchMessage(trx, { roomId: standing.room_id, messageSeq: standing.message_seq, at })
  return [standing.message_seq]
}

async function ask(
  trx: Transaction<DB>,
  { roomId, productSeq, storeSeq, buyerStoreSeq, sellerStoreSeq }: Membership,
  at: Date,
): Promise<number> {
  const expiresAt = new Date(at.getTime() + TRADE_ANSWER_DAYS * DAY_MS)
  const { trade_seq: tradeSeq } = await trx
    .insertInto('chat_trade')
    .values({
      room_id: roomId,
      product_seq: productSeq,
      buyer_store_seq: buyerStoreSeq,
      seller_store_seq: sellerStoreSeq,
      // Set once the message, which refers to the trade, is written.
      message_seq: 0,
      proposer_store_seq: storeSeq,
      state: 'ASKED',
      expires_at: expiresAt,
      done_at: null,
      created_at: at,
    })
    .returning('trade_seq')
    .executeTakeFirstOrThrow()
  const { messageSeq } = await appendMessage(trx, {
    roomId,
    senderStoreSeq: storeSeq,
    clientMessageId: null,
    messageType: 'noticeMessage',
    message: '거래가 끝났다고 알렸어요',
    content: { notice: 'TRADE', tradeSeq },
    at,
  })
  await trx
    .updateTable('chat_trade')
    .set({ message_seq: messageSeq })
    .where('trade_seq', '=', tradeSeq)
    .execute()
  return messageSeq
}

/** The other member confirms it: within the caller's transaction, which has locked the product and its rooms. */
export async function confirmTrade(
  trx: Transaction<DB>,
  { roomId, storeSeq }: Membership,
  trade: TradeRow,
  at: Date,
): Promise<WrittenTrade> {
  const signals = await completeTrade(trx, trade, at)
  await touchMessage(trx, { roomId, messageSeq: trade.message_seq, at })
  const notice = await appendMessage(trx, {
    roomId,
    senderStoreSeq: storeSeq,
    clientMessageId: null,
    messageType: 'noticeMessage',
    message: '거래를 완료했어요 · 서로 후기를 남겨 주세요',
    content: { notice: 'TRADE_ANSWERED' },
    at,
  })
  return { messageSeqs: [trade.message_seq, notice.messageSeq], signals, isProductChanged: true }
}
