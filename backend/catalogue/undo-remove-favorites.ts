import { sql } from 'kysely'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { lockOwnAccount } from '../operation/lock-own-account.ts'
import { reindexProducts } from '../search-index/reindex-products.ts'
import { lockProducts } from './remove-favorites.ts'
import { lastRemoved } from './removed-favorites.ts'

/** Brings back the favourites of the last removal, with their place in the list and what they cost then. */
export async function undoRemoveFavorites(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<{ restored: number }> {
  return retryingTransaction(kysely, async (trx) => {
    await lockOwnAccount(trx, userSeq)
    const productSeqs = await lastRemoved(trx, userSeq, now())
    if (productSeqs.length === 0) return { restored: 0 }
    await lockProducts(trx, productSeqs)
    const taken = await trx
      .deleteFrom('product_favorite_removed')
      .where('user_seq', '=', userSeq)
      .where('product_seq', 'in', productSeqs)
      .returning(['user_seq', 'product_seq', 'price', 'created_at'])
      .execute()
    const restored = await trx
      .insertInto('product_favorite')
      .values(taken)
      .onConflict((conflict) => conflict.doNothing())
      .returning('product_seq')
      .execute()
    const restoredSeqs = restored.map((row) => row.product_seq)
    if (restoredSeqs.length > 0)
      await trx
        .updateTable('product')
        .set({ favorite_count: sql<number>`favorite_count + 1` })
        .where('product_seq', 'in', restoredSeqs)
        .execute()
    await reindexProducts(trx, restoredSeqs)
    return { restored: restoredSeqs.length }
  })
}
