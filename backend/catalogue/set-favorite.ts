import { type Kysely, sql } from 'kysely'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB } from '../db/schema.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { lockOwnAccount } from '../operation/lock-own-account.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { indexProduct } from '../search-index/index-product.ts'
import { rememberRemoved, takeRemoved } from './removed-favorites.ts'

interface Favorite {
  isFavorite: boolean
  favoriteCount: number
}

/**
 * Adds a product to the member's favorites or removes it. The product is locked, so that its counter agrees with the
 * rows however many and fast the clicks are. Its position in the lists follows the counter. A favorite keeps the price
 * of its moment; one that was removed a moment ago comes back as it was.
 */
export async function setFavorite(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { productSeq, favorite }: { productSeq: number; favorite: boolean },
): Promise<Favorite | Refusal<'NOT_FOUND' | 'OWN_PRODUCT'>> {
  return retryingTransaction(kysely, async (trx) => {
    await lockOwnAccount(trx, userSeq)
    const product = await lockProduct(trx, productSeq)
    if (product?.visibility !== 'ACTIVE' || product.store_status !== 'ACTIVE')
      return refuse('NOT_FOUND')
    if (product.owner_seq === userSeq) return refuse('OWN_PRODUCT')
    const changed = favorite
      ? await add(trx, userSeq, { productSeq, price: product.price }, now())
      : await remove(trx, userSeq, productSeq, now())
    const favoriteCount = changed
      ? await count(trx, productSeq, favorite ? 1 : -1)
      : product.favorite_count
    if (changed) await indexProduct(trx, productSeq)
    return { isFavorite: favorite, favoriteCount }
  })
}

function lockProduct(trx: Kysely<DB>, productSeq: number) {
  return trx
    .selectFrom('product')
    .innerJoin('store', 'store.store_seq', 'product.store_seq')
    .select(['product.visibility', 'product.favorite_count', 'product.price'])
    .select(['store.status as store_status', 'store.user_seq as owner_seq'])
    .where('product_seq', '=', productSeq)
    .forNoKeyUpdate('product')
    .executeTakeFirst()
}

async function add(
  trx: Kysely<DB>,
  userSeq: number,
  { productSeq, price }: { productSeq: number; price: number },
  now: Date,
): Promise<boolean> {
  const before = await takeRemoved(trx, userSeq, productSeq, now)
  const row = await trx
    .insertInto('product_favorite')
    .values({ user_seq: userSeq, product_seq: productSeq, price, created_at: now, ...before })
    .onConflict((conflict) => conflict.doNothing())
    .returning('product_seq')
    .executeTakeFirst()
  return row !== undefined
}

async function remove(
  trx: Kysely<DB>,
  userSeq: number,
  productSeq: number,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .deleteFrom('product_favorite')
    .where('user_seq', '=', userSeq)
    .where('product_seq', '=', productSeq)
    .returningAll()
    .executeTakeFirst()
  if (row) await rememberRemoved(trx, [row], now)
  return row !== undefined
}

async function count(trx: Kysely<DB>, productSeq: number, by: 1 | -1): Promise<number> {
  const { favorite_count: favoriteCount } = await trx
    .updateTable('product')
    .set({ favorite_count: sql<number>`greatest(0, favorite_count + ${by}::int)` })
    .where('product_seq', '=', productSeq)
    .returning('favorite_count')
    .executeTakeFirstOrThrow()
  return favoriteCount
}
