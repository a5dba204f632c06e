import { type Kysely, sql } from 'kysely'
import type { MediaStore } from '#backend/operation/media-store.ts'
import type { DB } from '../../db/schema.ts'
import { isHeldAsEvidence } from '../reports/holds-as-evidence.ts'
import { MEDIA_SIZES, mediaName } from './media-names.ts'
import { CONDEMNED, EVIDENCE_ONLY } from './media-numbers.ts'

const DAY = 86_400_000
const AT_ONCE = 100

/**
 * Removes uploads that were not sent within a day, and what was kept for a report that is gone, with their bytes: first the row is taken out of everybody's reach,
 * then the bytes go, then the row. Whatever breaks off on the way is finished by the next run; several instances do no
 * harm to each other.
 * @returns how many went
 */
export async function sweepMedia(options: {
  kysely: Kysely<DB>
  mediaStore: MediaStore
  now: Date
}): Promise<number> {
  const { kysely, mediaStore, now } = options
  const end = new Date(now.getTime() - DAY)
  let removed = 0
  for (;;) {
    const mediaIds = await condemn(kysely, end)
    if (mediaIds.length === 0) return removed
    for (const mediaId of mediaIds)
      for (const size of MEDIA_SIZES) await mediaStore.delete(mediaName(mediaId, size))
    const { numDeletedRows } = await kysely
      .deleteFrom('chat_media')
      .where('media_id', 'in', mediaIds)
      .executeTakeFirstOrThrow()
    removed += Number(numDeletedRows)
  }
}

/** A still goes after its video, which lets go of it here. */
async function condemn(kysely: Kysely<DB>, end: Date): Promise<string[]> {
  const { rows } = await sql<{ media_id: string }>`
    update chat_media set message_seq = ${CONDEMNED}, poster_id = null
    where media_id in (
      select media_id from chat_media as unsent
      where (
          (message_seq is null and created_at < ${end})
          or message_seq = ${CONDEMNED}
          or (message_seq = ${EVIDENCE_ONLY} and not ${isHeldAsEvidence('unsent')})
        )
        and not exists (select 1 from chat_media as video where video.poster_id = unsent.media_id)
      limit ${AT_ONCE} for update skip locked
    ) returning media_id`.execute(kysely)
  return rows.map(({ media_id }) => media_id)
}
