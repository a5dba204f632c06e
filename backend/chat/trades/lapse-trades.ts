import type { Transaction } from 'kysely'
import type { HostContext } from '#backend/operation/context.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { DB } from '../../db/schema.ts'
import { notifyRoom } from '../cards/notify-room.ts'
import { appendMessage, touchMessage } from '../messages/append-message.ts'
import { lockRoom } from '../rooms/lock-room.ts'

/** Trades of one run; the next one, soon after, takes the rest. */
const AT_ONCE = 200

interface DueTrade {
  tradeSeq: number
  roomId: number
  storeSeq: number
  otherStoreSeq: number
}

/**
 * Ends the trades that were not confirmed in time, with a notice in their room. Each is claimed in the transaction that
 * writes its notice, so several instances write one.
 * @returns how many lapsed
 */
export async function lapseTrades(
  context: Pick<HostContext, 'kysely' | 'chat' | 'now'>,
): Promise<number> {
  const due = await context.kysely
    .selectFrom('chat_trade')
    .select(['trade_seq as tradeSeq', 'room_id as roomId'])
    .select(['buyer_store_seq as storeSeq', 'seller_store_seq as otherStoreSeq'])
    .where('state', '=', 'ASKED')
    .where('expires_at', '<=', context.now())
    .orderBy('expires_at')
    .limit(AT_ONCE)
    .execute()
  let lapsed = 0
  for (const trade of due) {
    const messageSeqs = await retryingTransaction(context.kysely, (trx) =>
      lapse(trx, trade, context.now()),
    )
    if (!messageSeqs) continue
    lapsed += 1
    await notifyRoom(context, trade, messageSeqs)
  }
  return lapsed
}

/** @returns the room's messages that changed; null when another instance or a member was faster */
async function lapse(
  trx: Transaction<DB>,
  { tradeSeq, roomId }: DueTrade,
  at: Date,
): Promise<[number, number] | null> {
  await lockRoom(trx, roomId, at)
  const claimed = await trx
    .updateTable('chat_trade')
    .set({ state: 'LAPSED' })
    .where('trade_seq', '=', tradeSeq)
    .where('state', '=', 'ASKED')
    .returning(['message_seq', 'proposer_store_seq'])
    .executeTakeFirst()
  if (!claimed) return null
  await touchMessage(trx, { roomId, messageSeq: claimed.message_seq, at })
  const notice = await appendMessage(trx, {
    roomId,
    senderStoreSeq: claimed.proposer_store_seq,
    clientMessageId: null,
    messageType: 'noticeMessage',
    message: '일주일 동안 답이 없어 거래 완료 요청이 끝났어요',
    content: { notice: 'TRADE_ANSWERED' },
    at,
  })
  return [claimed.message_seq, notice.messageSeq]
}
