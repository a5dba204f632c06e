import type { Kysely, Selectable, Transaction } from 'kysely'
import type { DB, ProductTable } from '../db/schema.ts'

/** What an order changes of its product. */
export type FollowedProduct = Pick<
  Selectable<ProductTable>,
  'product_seq' | 'trade_state' | 'live_order_seq' | 'queue_count'
>

/** What a transaction has read of the product that it has locked. */
const readings = new WeakMap<Kysely<DB>, FollowedProduct>()

/** Keeps what the statement that locked a product has read of it, until it is changed. */
export function rememberProduct(trx: Transaction<DB>, state: FollowedProduct): void {
  readings.set(trx, state)
}

/** Call it where a transaction changes a product that it has locked. */
export function forgetProduct(trx: Transaction<DB>): void {
  readings.delete(trx)
}

export async function followedProduct(
  db: Kysely<DB>,
  productSeq: number,
): Promise<FollowedProduct> {
  const known = readings.get(db)
  if (known?.product_seq === productSeq) return known
  return db
    .selectFrom('product')
    .select(['product_seq', 'trade_state', 'live_order_seq', 'queue_count'])
    .where('product_seq', '=', productSeq)
    .executeTakeFirstOrThrow()
}
