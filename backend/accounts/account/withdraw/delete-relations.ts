import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { deleteNoticesOf } from '#backend/notices/forget-notices.ts'
import { reindexProducts } from '#backend/search-index/reindex-products.ts'
import { endCafeLink } from '../../cafe-link/end-cafe-link.ts'

/** Removes the follows, favorites and notices of a withdrawing member and decreases the counters. */
export async function deleteRelations(trx: Kysely<DB>, userSeq: number, now: Date): Promise<void> {
  await unfollow(trx, userSeq)
  await unlike(trx, userSeq)
  await leaveQueues(trx, userSeq)
  await unblock(trx, userSeq)
  await deleteNoticesOf(trx, userSeq)
  await trx.deleteFrom('social_account').where('user_seq', '=', userSeq).execute()
  // The cafe is told first, by the key alone.
  await endCafeLink(trx, userSeq, now)
  await trx.deleteFrom('cafe_post').where('user_seq', '=', userSeq).execute()
  await trx.deleteFrom('cafe_link').where('user_seq', '=', userSeq).execute()
  await trx.deleteFrom('listing_draft').where('user_seq', '=', userSeq).execute()
  await trx.deleteFrom('account_address').where('user_seq', '=', userSeq).execute()
  await trx.deleteFrom('account_bank').where('user_seq', '=', userSeq).execute()
  await trx.deleteFrom('account_bank_check').where('user_seq', '=', userSeq).execute()
  await trx
    .deleteFrom('data_export')
    .where('user_seq', '=', userSeq)
    .where('state', '=', 'WAITING')
    .execute()
  // The job that looks at it next deletes the file.
  await trx
    .updateTable('data_export')
    .set({ next_at: sql<Date>`requested_at` })
    .where('user_seq', '=', userSeq)
    .where('state', '=', 'READY')
    .execute()
  await trx.deleteFrom('account_region').where('user_seq', '=', userSeq).execute()
}

/** Blocks are removed on both sides: a closed store cannot be reached. */
async function unblock(trx: Kysely<DB>, userSeq: number): Promise<void> {
  const own = trx.selectFrom('store').select('store_seq').where('user_seq', '=', userSeq)
  await trx
    .deleteFrom('store_block')
    .where((block) =>
      block.or([block('store_seq', 'in', own), block('blocked_store_seq', 'in', own)]),
    )
    .execute()
}

async function unfollow(trx: Kysely<DB>, userSeq: number): Promise<void> {
  const followed = trx
    .selectFrom('store_follow')
    .select('store_seq')
    .where('user_seq', '=', userSeq)
  await trx
    .updateTable('store')
    .set({ follower_count: sql<number>`greatest(0, follower_count - 1)` })
    .where('store_seq', 'in', followed)
    .execute()
  await trx.deleteFrom('store_follow').where('user_seq', '=', userSeq).execute()
}

/** A turn that the member had goes on with the next run of the queues. */
async function leaveQueues(trx: Kysely<DB>, userSeq: number): Promise<void> {
  const waitedFor = await trx
    .deleteFrom('product_queue')
    .where('user_seq', '=', userSeq)
    .where('state', '<>', 'OFFERED')
    .returning(['product_seq', 'ended_at'])
    .execute()
  const open = waitedFor.flatMap(({ product_seq, ended_at }) =>
    ended_at === null ? [product_seq] : [],
  )
  await trx
    .updateTable('product')
    .set({ queue_count: sql<number>`queue_count - 1` })
    .where(sql<boolean>`product_seq = any(${open}::bigint[])`)
    .execute()
  await trx
    .updateTable('product_queue')
    .set({ offer_until: sql<Date>`joined_at` })
    .where('user_seq', '=', userSeq)
    .where('state', '=', 'OFFERED')
    .execute()
}

async function unlike(trx: Kysely<DB>, userSeq: number): Promise<void> {
  const liked = trx
    .selectFrom('product_favorite')
    .select('product_seq')
    .where('user_seq', '=', userSeq)
  const products = await trx
    .updateTable('product')
    .set({ favorite_count: sql<number>`greatest(0, favorite_count - 1)` })
    .where('product_seq', 'in', liked)
    .returning('product_seq')
    .execute()
  await trx.deleteFrom('product_favorite').where('user_seq', '=', userSeq).execute()
  await trx.deleteFrom('product_favorite_removed').where('user_seq', '=', userSeq).execute()
  await reindexProducts(
    trx,
    products.map((product) => product.product_seq),
  )
}
