import { sql, type Transaction } from 'kysely'
import { turnEndsAt } from '#contracts/product-queue-rules.ts'
import { reachable } from '../../chat/rooms/can-reach.ts'
import type { DB } from '../../db/schema.ts'
import { enqueueEvent } from '../../notices/enqueue-event.ts'
import { indexProduct } from '../../search-index/index-product.ts'
import { wallTime } from '../order-time.ts'

/**
 * Gives the turn to the first who waits for a product without an order, within the caller's transaction, which has locked
 * the product; it is reserved then. Members whom the seller cannot reach are passed over and keep their place.
 * @param at by the clock of orders @returns whether a user has the turn now
 */
export async function offerToNext(
  trx: Transaction<DB>,
  productSeq: number,
  at: Date,
): Promise<boolean> {
  const until = turnEndsAt(at)
  const { rows } = await sql<{ store_seq: number }>`
    update product_queue set state = 'OFFERED', offer_until = ${until}
    where queue_seq = (
      select waiting.queue_seq from product_queue waiting
      join product on product.product_seq = waiting.product_seq
      where waiting.product_seq = ${productSeq} and waiting.state = 'WAITING'
        and product.visibility = 'ACTIVE'
        and ${reachable(sql`waiting.store_seq`, sql`product.store_seq`)}
      order by waiting.queue_seq
      limit 1
    )
    returning store_seq`.execute(trx)
  const [next] = rows
  if (!next) return false
  const reserved = await trx
    .updateTable('product')
    .set({ trade_state: 'RESERVED', updated_at: await wallTime(trx, at) })
    .where('product_seq', '=', productSeq)
    .where('trade_state', '<>', 'RESERVED')
    .returning('product_seq')
    .executeTakeFirst()
  if (reserved) await indexProduct(trx, productSeq)
  await enqueueEvent(trx, {
    kind: 'QUEUE_TURN',
    productSeq,
    toStoreSeq: next.store_seq,
    until: until.toISOString(),
  })
  return true
}
