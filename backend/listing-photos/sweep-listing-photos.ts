import { type Kysely, sql } from 'kysely'
import type { MediaStore } from '#backend/operation/media-store.ts'
import { LISTING_PHOTO_RULES } from '#contracts/listing-photo-constants.ts'
import type { DB } from '../db/schema.ts'
import { deletePicture } from '../media/derive.ts'

const DAY = 86_400_000
const AT_ONCE = 100

/**
 * Deletes photos that no listing and no draft uses, some days after their upload: first the rows, then the files. A file
 * whose deletion failed is reachable by no address any more.
 * @returns how many photos were deleted
 */
export async function sweepListingPhotos(options: {
  kysely: Kysely<DB>
  mediaStore: Pick<MediaStore, 'delete'>
  now: Date
}): Promise<number> {
  const { kysely, mediaStore, now } = options
  const end = new Date(now.getTime() - LISTING_PHOTO_RULES.unusedDays * DAY)
  let removed = 0
  for (;;) {
    const mediaKeys = await kysely.transaction().execute(async (trx) => {
      const { rows } = await sql<{ media_key: string }>`
        delete from listing_photo where photo_id in (
          select photo_id from listing_photo
          where product_seq is null and draft_id is null and created_at < ${end}
          limit ${AT_ONCE} for update skip locked
        ) returning media_key`.execute(trx)
      const keys = rows.map(({ media_key }) => media_key)
      if (keys.length > 0) await trx.deleteFrom('media').where('media_key', 'in', keys).execute()
      return keys
    })
    if (mediaKeys.length === 0) return removed
    for (const mediaKey of mediaKeys) await deletePicture(mediaStore, mediaKey)
    removed += mediaKeys.length
  }
}
