import { type Kysely, sql } from 'kysely'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB } from '../db/schema.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { lockOwnAccount } from '../operation/lock-own-account.ts'
import { reindexProducts } from '../search-index/reindex-products.ts'
import { rememberRemoved } from './removed-favorites.ts'

/** Removes several favourites at once; they can be brought back for a while. What is none is left out. */
export async function removeFavorites(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  productSeqs: readonly number[],
): Promise<{ removed: number }> {
  return retryingTransaction(kysely, async (trx) => {
    await lockOwnAccount(trx, userSeq)
    await lockProducts(trx, productSeqs)
    const rows = await trx
      .deleteFrom('product_favorite')
      .where('user_seq', '=', userSeq)
      .where('product_seq', 'in', productSeqs)
      .returningAll()
      .execute()
    if (rows.length === 0) return { removed: 0 }
    await rememberRemoved(trx, rows, now())
    const removed = rows.map((row) => row.product_seq)
    await trx
      .updateTable('product')
      .set({ favorite_count: sql<number>`greatest(0, favorite_count - 1)` })
      .where('product_seq', 'in', removed)
      .execute()
    await reindexProducts(trx, removed)
    return { removed: removed.length }
  })
}

/** In one order, so that two members who change the same products do not wait for each other in a circle. */
export async function lockProducts(
  trx: Kysely<DB>,
  productSeqs: readonly number[],
): Promise<{ product_seq: number; visibility: string }[]> {
  return trx
    .selectFrom('product')
    .select(['product_seq', 'visibility'])
    .where('product_seq', 'in', productSeqs)
    .orderBy('product_seq')
    .forNoKeyUpdate()
    .execute()
}
