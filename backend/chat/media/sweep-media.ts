import { type Kysely, sql } from 'kysely'
import type { MediaStore } from '#backend/operation/media-store.ts'
import { DAY_MS } from '#contracts/durations.ts'
import type { DB } from '../../db/schema.ts'
import { isHeldAsEvidence } from './holds-as-evidence.ts'
import { MEDIA_SIZES, mediaName } from './media-names.ts'
import { EVIDENCE_ONLY, TO_DELETE } from './media-numbers.ts'

const AT_ONCE = 100

/**
 * Removes uploads that were not sent within a day, and files of deleted reports, with their bytes: first the row is made
 * unreachable, then the bytes are deleted, then the row. The next run finishes an interrupted one; several instances do
 * not disturb each other.
 * @returns how many files were removed
 */
export async function sweepMedia(options: {
  kysely: Kysely<DB>
  mediaStore: MediaStore
  now: Date
}): Promise<number> {
  const { kysely, mediaStore, now } = options
  const end = new Date(now.getTime() - DAY_MS)
  let removed = 0
  for (;;) {
    const mediaIds = await markForDeletion(kysely, end)
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

/** A poster is removed after its video, whose reference to it is cleared here. */
async function markForDeletion(kysely: Kysely<DB>, end: Date): Promise<string[]> {
  const { rows } = await sql<{ media_id: string }>`
    update chat_media set message_seq = ${TO_DELETE}, poster_id = null
    where media_id in (
      select media_id from chat_media as unsent
      where (
          (message_seq is null and created_at < ${end})
          or message_seq = ${TO_DELETE}
          or (message_seq = ${EVIDENCE_ONLY} and not ${isHeldAsEvidence('unsent')})
        )
        and not exists (select 1 from chat_media as video where video.poster_id = unsent.media_id)
      limit ${AT_ONCE} for update skip locked
    ) returning media_id`.execute(kysely)
  return rows.map(({ media_id }) => media_id)
}
