import { type Kysely, type Selectable, sql } from 'kysely'
import { UNDO_FAVORITES_MS } from '#contracts/product.ts'
import type { DB, ProductFavoriteTable } from '../db/schema.ts'

type FavoriteRow = Selectable<ProductFavoriteTable>

/** Stores favourites that were just deleted. All of one call can be brought back together. */
export async function rememberRemoved(
  trx: Kysely<DB>,
  rows: readonly FavoriteRow[],
  removedAt: Date,
): Promise<void> {
  await trx
    .insertInto('product_favorite_removed')
    .values(rows.map((row) => ({ ...row, removed_at: removedAt })))
    .onConflict((conflict) =>
      conflict.columns(['user_seq', 'product_seq']).doUpdateSet((excluded) => ({
        price: excluded.ref('excluded.price'),
        created_at: excluded.ref('excluded.created_at'),
        removed_at: excluded.ref('excluded.removed_at'),
      })),
    )
    .execute()
}

/** Takes one that was removed a moment ago out of storage, as it was. */
export async function takeRemoved(
  trx: Kysely<DB>,
  userSeq: number,
  productSeq: number,
  now: Date,
): Promise<Pick<FavoriteRow, 'price' | 'created_at'> | undefined> {
  const row = await trx
    .deleteFrom('product_favorite_removed')
    .where('user_seq', '=', userSeq)
    .where('product_seq', '=', productSeq)
    .returning(['price', 'created_at', 'removed_at'])
    .executeTakeFirst()
  if (!row || row.removed_at < undoableSince(now)) return undefined
  const { price, created_at } = row
  return { price, created_at }
}

/** The products of the member's last removal, while it can be undone. */
export async function lastRemoved(
  kysely: Kysely<DB>,
  userSeq: number,
  now: Date,
): Promise<number[]> {
  const rows = await kysely
    .selectFrom('product_favorite_removed as removed')
    .innerJoin('product', 'product.product_seq', 'removed.product_seq')
    .innerJoin('store', 'store.store_seq', 'product.store_seq')
    .select('removed.product_seq')
    .where('removed.user_seq', '=', userSeq)
    .where('removed.removed_at', '>=', undoableSince(now))
    .where(
      'removed.removed_at',
      '=',
      sql<Date>`(select max(removed_at) from product_favorite_removed where user_seq = ${userSeq})`,
    )
    .where('product.visibility', '=', 'ACTIVE')
    .where('store.status', '=', 'ACTIVE')
    .execute()
  return rows.map((row) => row.product_seq)
}

function undoableSince(now: Date): Date {
  return new Date(now.getTime() - UNDO_FAVORITES_MS)
}
