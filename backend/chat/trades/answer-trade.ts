import type { Transaction } from 'kysely'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { ChatMessage } from '#contracts/chat.ts'
import { answeredTrade, type TradeAnswer } from '#contracts/trade-states.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { DB } from '../../db/schema.ts'
import { appendMessage, touchMessage } from '../messages/append-message.ts'
import { canReach } from '../rooms/can-reach.ts'
import { findMembership, type Membership } from '../rooms/find-membership.ts'
import { lockRoom } from '../rooms/lock-room.ts'
import { confirmTrade } from './finish-trade.ts'
import { lockTradeRooms } from './lock-trade-rooms.ts'
import { notifyTrade, type WrittenTrade } from './notify-trade.ts'
import { orderObjection } from './order-objection.ts'

interface AnswerInput {
  roomId: number
  tradeSeq: number
  answer: TradeAnswer
}

type AnswerRefusal = Refusal<'NOT_FOUND' | 'CLOSED' | 'CANNOT_REACH' | 'HAS_ORDER'>

const NOTICES = {
  DECLINE: '아직 거래가 끝나지 않았다고 답했어요',
  WITHDRAW: '거래 완료 요청을 취소했어요',
}

/**
 * Answers a trade by contracts/trade-states.ts: the other member confirms or declines, who asked may withdraw until
 * then. The same answer again returns the same message and writes nothing.
 */
export async function answerTrade(
  context: HostContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  input: AnswerInput,
): Promise<ChatMessage | AnswerRefusal> {
  const member = await findMembership(context.kysely, userSeq, input.roomId)
  if (!member) return refuse('NOT_FOUND')
  const written = await retryingTransaction(context.kysely, (trx) =>
    write(trx, member, input, context.now()),
  )
  return isRefusal(written) ? written : notifyTrade(context, member, written)
}

async function write(
  trx: Transaction<DB>,
  member: Membership,
  { tradeSeq, answer }: AnswerInput,
  at: Date,
): Promise<WrittenTrade | AnswerRefusal> {
  const { roomId, storeSeq, otherStoreSeq, productSeq } = member
  const { liveOrderSeq } = await lockTradeRooms(trx, productSeq)
  await lockRoom(trx, roomId, at)
  const trade = await trx
    .selectFrom('chat_trade')
    .selectAll()
    .where('trade_seq', '=', tradeSeq)
    .where('room_id', '=', roomId)
    .executeTakeFirst()
  if (!trade) return refuse('NOT_FOUND')
  const { message_seq: messageSeq } = trade
  const state = answeredTrade(
    {
      state: trade.state,
      proposerStoreSeq: trade.proposer_store_seq,
      expiresAt: trade.expires_at.toISOString(),
    },
    answer,
    storeSeq,
    at,
  )
  if (state === 'SAME') return { messageSeqs: [messageSeq], signals: [], isProductChanged: false }
  if (state === null) return refuse('CLOSED')
  if (!(await canReach(trx, storeSeq, otherStoreSeq))) return refuse('CANNOT_REACH')
  if (answer === 'CONFIRM')
    return (
      (await orderObjection(trx, liveOrderSeq, member.buyerStoreSeq)) ??
      confirmTrade(trx, member, trade, at)
    )
  await trx.updateTable('chat_trade').set({ state }).where('trade_seq', '=', tradeSeq).execute()
  await touchMessage(trx, { roomId, messageSeq, at })
  const notice = await appendMessage(trx, {
    roomId,
    senderStoreSeq: storeSeq,
    clientMessageId: null,
    messageType: 'noticeMessage',
    message: NOTICES[answer],
    content: { notice: 'TRADE_ANSWERED' },
    at,
  })
  return { messageSeqs: [messageSeq, notice.messageSeq], signals: [], isProductChanged: false }
}
