import type { Transaction } from 'kysely'
import type { RoomSignal } from '#backend/operation/chat-signals.ts'
import { indexProduct } from '#backend/search-index/index-product.ts'
import type { DB } from '../../db/schema.ts'
import { endQueue } from '../../product-queue/end-places.ts'
import { touchMessage } from '../messages/append-message.ts'
import { writeTradeNotices } from '../offers/write-trade-notices.ts'
import type { TradeRow } from './to-trade-card.ts'

/**
 * Ends a trade as done: the product is sold to this buyer, and what was asked about it in other rooms is closed. Within
 * the caller's transaction, which has locked the product and its rooms.
 * @returns the signals of the other rooms to send after the commit
 */
export async function completeTrade(
  trx: Transaction<DB>,
  { trade_seq: tradeSeq, product_seq: productSeq }: TradeRow,
  at: Date,
): Promise<RoomSignal[]> {
  await trx
    .updateTable('chat_trade')
    .set({ state: 'DONE', done_at: at })
    .where('trade_seq', '=', tradeSeq)
    .execute()
  const closed = await trx
    .updateTable('chat_trade')
    .set({ state: 'CLOSED' })
    .where('product_seq', '=', productSeq)
    .where('state', '=', 'ASKED')
    .returning(['room_id', 'message_seq', 'buyer_store_seq', 'seller_store_seq'])
    .execute()
  for (const { room_id: roomId, message_seq: messageSeq } of closed)
    await touchMessage(trx, { roomId, messageSeq, at })
  const signals = closed.map(
    ({ room_id: roomId, buyer_store_seq: buyer, seller_store_seq: seller }) => ({
      roomId,
      storeSeqs: [buyer, seller],
    }),
  )
  return [...signals, ...(await sellProduct(trx, productSeq, at))]
}

/** Sets a product to sold, as its seller does; nothing where it is sold already. */
export async function sellProduct(
  trx: Transaction<DB>,
  productSeq: number,
  at: Date,
): Promise<RoomSignal[]> {
  const sold = await trx
    .updateTable('product')
    .set({ trade_state: 'SOLD', updated_at: at })
    .where('product_seq', '=', productSeq)
    .where('trade_state', '<>', 'SOLD')
    .where('visibility', '<>', 'DELETED')
    .returning('queue_count')
    .executeTakeFirst()
  if (!sold) return []
  if (sold.queue_count > 0) await endQueue(trx, { productSeq, why: 'SOLD', at })
  await indexProduct(trx, productSeq)
  return writeTradeNotices(trx, { productSeq, tradeState: 'SOLD', isAnnounced: true, at })
}
