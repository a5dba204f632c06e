import type { Kysely } from 'kysely'
import { DAY_MS } from '#contracts/durations.ts'
import type { DB } from '../../../db/schema.ts'
import type { MediaStore } from '../../../operation/media-store.ts'
import { casePhotoName } from './case-photo-name.ts'

const AT_ONCE = 20

interface Sweeping {
  kysely: Kysely<DB>
  mediaStore: Pick<MediaStore, 'delete'>
  now: Date
}

/**
 * Deletes photos whose words were not said within a day; the others stay as long as the words. The files go first, so that
 * a process which is killed leaves rows that the next run finds again. @returns how many photos
 */
export async function sweepCasePhotos(sweeping: Sweeping): Promise<number> {
  let removed = 0
  for (;;) {
    const some = await sweepSome(sweeping)
    if (some === 0) return removed
    removed += some
  }
}

/** The rows are locked meanwhile: no words can be said with a photo whose file is gone. */
const sweepSome = ({ kysely, mediaStore, now }: Sweeping): Promise<number> =>
  kysely.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('case_photo')
      .select('photo_id')
      .where('statement_seq', 'is', null)
      .where('created_at', '<', new Date(now.getTime() - DAY_MS))
      .orderBy('created_at')
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute()
    if (rows.length === 0) return 0
    const photoIds = rows.map(({ photo_id }) => photo_id)
    for (const photoId of photoIds) await mediaStore.delete(casePhotoName(photoId))
    await trx.deleteFrom('case_photo').where('photo_id', 'in', photoIds).execute()
    return photoIds.length
  })
