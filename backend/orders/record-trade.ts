import { sql, type Transaction } from 'kysely'
import { touchMessage } from '../chat/messages/append-message.ts'
import type { DB } from '../db/schema.ts'
import type { RoomSignal } from '../operation/chat-signals.ts'
import type { OrderRow } from './lock-order.ts'

/**
 * What an order has sold is a trade of its room that is done, so that both can write reviews, and nothing else is asked
 * about the product any more. Within the transaction of the step, which has locked the product.
 * @returns the rooms whose question was closed
 */
export async function recordTrade(
  trx: Transaction<DB>,
  order: OrderRow,
  at: Date,
): Promise<RoomSignal[]> {
  const { room_id: roomId, card_message_seq: messageSeq, product_seq: productSeq, state } = order
  if (state !== 'CONFIRMED' && state !== 'DONE') return []
  if (roomId === null || messageSeq === null) return []
  const asked = await trx
    .updateTable('chat_trade')
    .set({
      state: sql<'DONE' | 'CLOSED'>`case when room_id = ${roomId} then 'DONE' else 'CLOSED' end`,
      done_at: sql<Date | null>`case when room_id = ${roomId} then ${at}::timestamptz end`,
    })
    .where('product_seq', '=', productSeq)
    .where('state', '=', 'ASKED')
    .returning(['room_id', 'message_seq', 'buyer_store_seq', 'seller_store_seq'])
    .execute()
  for (const trade of asked)
    await touchMessage(trx, { roomId: trade.room_id, messageSeq: trade.message_seq, at })
  const { buyer_store_seq: buyer, seller_store_seq: seller } = order
  await trx
    .insertInto('chat_trade')
    .values({
      room_id: roomId,
      product_seq: productSeq,
      buyer_store_seq: buyer,
      seller_store_seq: seller,
      message_seq: messageSeq,
      proposer_store_seq: seller,
      state: 'DONE',
      expires_at: at,
      done_at: at,
      created_at: at,
    })
    // Its members have said so themselves.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return asked
    .filter((trade) => trade.room_id !== roomId)
    .map((trade) => ({
      roomId: trade.room_id,
      storeSeqs: [trade.buyer_store_seq, trade.seller_store_seq],
    }))
}
