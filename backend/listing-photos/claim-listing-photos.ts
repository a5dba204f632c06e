import type { Transaction } from 'kysely'
import { LISTING_PHOTO_RULES } from '#contracts/listing-photo-constants.ts'
import type { DB } from '../db/schema.ts'

export interface PhotoClaim {
  userSeq: number
  productSeq: number
  /** In the order in which the listing shows them; the first is its cover. */
  photoIds: readonly string[]
}

/**
 * Makes photos those of a listing, in the order of the ids, within the transaction that writes it; repeating changes
 * nothing. Photos that the listing no longer shows stay with it: its history refers to them.
 *
 * @returns without any change PHOTO_GONE when a photo is not the member's or is deleted, or for none, too many and one
 * twice; PHOTO_USED when it belongs to another listing; else null
 */
export async function claimListingPhotos(
  trx: Transaction<DB>,
  { userSeq, productSeq, photoIds }: PhotoClaim,
): Promise<'PHOTO_GONE' | 'PHOTO_USED' | null> {
  const { length } = photoIds
  if (length === 0 || length > LISTING_PHOTO_RULES.perListing) return 'PHOTO_GONE'
  if (new Set(photoIds).size !== length) return 'PHOTO_GONE'
  const rows = await trx
    .selectFrom('listing_photo')
    .select(['photo_id', 'media_key', 'product_seq'])
    .where('photo_id', 'in', photoIds)
    .where('user_seq', '=', userSeq)
    .orderBy('photo_id')
    .forUpdate()
    .execute()
  const isFree = ({ product_seq }: { product_seq: number | null }) =>
    product_seq === null || product_seq === productSeq
  const keys = new Map(rows.map((row) => [row.photo_id, row.media_key]))
  const wanted = photoIds.flatMap((photoId) => keys.get(photoId) ?? [])
  if (wanted.length !== length) return 'PHOTO_GONE'
  if (!rows.every(isFree)) return 'PHOTO_USED'
  await trx
    .updateTable('listing_photo')
    .set({ product_seq: productSeq, draft_id: null })
    .where('photo_id', 'in', photoIds)
    .where('product_seq', 'is', null)
    .execute()
  await showInOrder(trx, productSeq, wanted)
  return null
}

/** Rows that stay as they are are not written: each write makes caches forget the listing. */
async function showInOrder(
  trx: Transaction<DB>,
  productSeq: number,
  mediaKeys: readonly string[],
): Promise<void> {
  const shown = await trx
    .selectFrom('product_image')
    .select('media_key')
    .where('product_seq', '=', productSeq)
    .orderBy('position')
    .execute()
  const isSame =
    shown.length === mediaKeys.length &&
    shown.every(({ media_key }, position) => media_key === mediaKeys[position])
  if (isSame) return
  await trx.deleteFrom('product_image').where('product_seq', '=', productSeq).execute()
  await trx
    .insertInto('product_image')
    .values(
      mediaKeys.map((media_key, position) => ({ product_seq: productSeq, position, media_key })),
    )
    .execute()
}
