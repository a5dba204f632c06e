import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../db/schema.ts'
import { lockOwnAccount } from '../operation/lock-own-account.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { CONTENT_COLUMNS } from './stored-content.ts'

/** A product of a member with everything that an operation of its seller needs. */
export function ownListing(db: Kysely<DB>, userSeq: number, productSeq: number) {
  return db
    .selectFrom('product')
    .innerJoin('store', 'store.store_seq', 'product.store_seq')
    .select(CONTENT_COLUMNS)
    .select(['product.product_seq', 'product.store_seq', 'product.version', 'product.trade_state'])
    .select(['product.visibility', 'product.hidden_by', 'product.previous_price'])
    .select(['product.created_at', 'product.bumped_at', 'product.updated_at'])
    .where('product.product_seq', '=', productSeq)
    .where('store.user_seq', '=', userSeq)
}

type OwnListingRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof ownListing>['executeTakeFirst']>>
>

/**
 * Locks an own product and its seller's account until the transaction ends. That of another member does not exist for
 * the caller; one that was deleted is GONE.
 */
export async function lockOwnListing(
  trx: Transaction<DB>,
  userSeq: number,
  productSeq: number,
): Promise<OwnListingRow | Refusal<'NOT_FOUND' | 'GONE'>> {
  await lockOwnAccount(trx, userSeq)
  const row = await ownListing(trx, userSeq, productSeq)
    .forNoKeyUpdate('product')
    .executeTakeFirst()
  if (!row) return refuse('NOT_FOUND')
  return row.visibility === 'DELETED' ? refuse('GONE') : row
}

/** Who hid a listing; null where everybody sees it. */
export function hiddenByOf(
  row: Pick<OwnListingRow, 'visibility' | 'hidden_by'>,
): 'SELLER' | 'OPERATOR' | null {
  return row.visibility === 'HIDDEN' ? (row.hidden_by ?? 'OPERATOR') : null
}

/** The pictures that a product shows, in their order. */
export async function mediaKeysOf(db: Kysely<DB>, productSeq: number): Promise<string[]> {
  const rows = await db
    .selectFrom('product_image')
    .select('media_key')
    .where('product_seq', '=', productSeq)
    .orderBy('position')
    .execute()
  return rows.map((row) => row.media_key)
}
