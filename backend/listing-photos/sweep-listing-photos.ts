import { type Kysely, sql, type Transaction } from 'kysely'
import type { MediaStore } from '#backend/operation/media-store.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { LISTING_PHOTO_RULES } from '#contracts/listing-photo-constants.ts'
import type { DB } from '../db/schema.ts'
import { deletePicture } from '../media/derive.ts'

const AT_ONCE = 100

/**
 * Deletes photos that no listing and no draft uses, some days after their upload, those of listings that were deleted long
 * ago, and those of members who have left: first the rows, then the files. A file whose deletion failed is reachable by no
 * address any more, and is found by the sweep of lost files. What was ordered or reported stays with its record.
 * @returns how many photos were deleted
 */
export async function sweepListingPhotos(options: {
  kysely: Kysely<DB>
  mediaStore: Pick<MediaStore, 'delete'>
  now: Date
}): Promise<number> {
  const { kysely, mediaStore, now } = options
  let removed = 0
  for (;;) {
    const { photos, fileKeys } = await kysely.transaction().execute((trx) => deleteRows(trx, now))
    if (photos === 0) return removed
    for (const mediaKey of fileKeys) await deletePicture(mediaStore, mediaKey)
    removed += photos
  }
}

async function deleteRows(
  trx: Transaction<DB>,
  now: Date,
): Promise<{ photos: number; fileKeys: string[] }> {
  const end = new Date(now.getTime() - LISTING_PHOTO_RULES.unusedDays * DAY_MS)
  const { rows } = await sql<{ media_key: string; product_seq: number | null }>`
    delete from listing_photo where photo_id in (
      select photo_id from listing_photo as photo
      where (product_seq is null and draft_id is null and created_at < ${end})
        or (erase_at <= ${now}
          and not exists (select 1 from report where report.product_seq = photo.product_seq)
          and not exists (select 1 from orders where orders.product_seq = photo.product_seq))
      limit ${AT_ONCE} for update skip locked
    ) returning media_key, product_seq`.execute(trx)
  const keys = rows.map(({ media_key }) => media_key)
  if (keys.length === 0) return { photos: 0, fileKeys: [] }
  const productSeqs = rows.flatMap(({ product_seq }) => product_seq ?? [])
  if (productSeqs.length > 0)
    await sql`
      delete from product_image image using product
      where product.product_seq = image.product_seq and product.visibility = 'DELETED'
        and image.product_seq = any(${productSeqs}::bigint[]) and image.media_key = any(${keys}::text[])`.execute(
      trx,
    )
  // Pictures of the demo data are drawn, and may be those of several listings.
  const media = await trx
    .deleteFrom('media')
    .where('media_key', 'in', keys)
    .where('kind', '=', 'FILE')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('product_image')
            .select('position')
            .whereRef('product_image.media_key', '=', 'media.media_key'),
        ),
      ),
    )
    .returning('media_key')
    .execute()
  return { photos: keys.length, fileKeys: media.map(({ media_key }) => media_key) }
}
