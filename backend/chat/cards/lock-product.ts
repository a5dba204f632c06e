import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.ts'

/**
 * Locks a room's product until the transaction ends: its state cannot change between this read and the offer that depends
 * on it. Comes before `lockRoom`.
 */
export async function lockProduct(
  trx: Kysely<DB>,
  productSeq: number,
): Promise<{ price: number; negotiable: boolean; isForSale: boolean }> {
  const { price, negotiable, trade_state, visibility } = await trx
    .selectFrom('product')
    .select(['price', 'negotiable', 'trade_state', 'visibility'])
    .where('product_seq', '=', productSeq)
    .forShare()
    .executeTakeFirstOrThrow()
  return { price, negotiable, isForSale: trade_state === 'ON_SALE' && visibility === 'ACTIVE' }
}
