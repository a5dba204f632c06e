import type { Kysely } from 'kysely'
import { DAY_MS } from '#contracts/durations.ts'
import type { DB } from '../db/schema.ts'
import type { MediaStore } from '../operation/media-store.ts'
import { deletePicture, ORIGINALS } from './derive.ts'

const AT_ONCE = 500
/** `originals/3f/3f…`, or a draft of one whose process was killed while it wrote. */
const ORIGINAL = /^originals\/[\da-f]{2}\/([\da-f]{32})(\.[\da-f]+\.tmp)?$/
/** From this many on, a store whose files are mostly unknown is not ours to clean. */
const FEW = 100

/**
 * Deletes originals that no row names: a process was killed between storing the file and its row, or before it had
 * deleted the file of a deleted row. A file of the last day may still get its row.
 *
 * @returns how many were deleted
 * @throws Error when most files are unknown: the store may be that of another database
 */
export async function sweepLostFiles({
  kysely,
  mediaStore,
  now,
}: {
  kysely: Kysely<DB>
  mediaStore: Pick<MediaStore, 'list' | 'delete'>
  now: Date
}): Promise<number> {
  const pictures = new Set<string>()
  const drafts: string[] = []
  let seen = 0
  let batch: string[] = []
  const check = async () => {
    for (const mediaKey of await unknown(kysely, batch)) pictures.add(mediaKey)
    batch = []
  }
  for await (const { name, storedAt } of mediaStore.list(ORIGINALS)) {
    const [, mediaKey, draft] = ORIGINAL.exec(name) ?? []
    if (!mediaKey || now.getTime() - storedAt.getTime() < DAY_MS) continue
    seen += 1
    if (draft) drafts.push(name)
    else if (batch.push(mediaKey) === AT_ONCE) await check()
  }
  await check()
  if (pictures.size > FEW && pictures.size * 2 > seen)
    throw new Error(`${pictures.size} of ${seen} stored pictures are unknown: none was deleted`)
  for (const mediaKey of pictures) await deletePicture(mediaStore, mediaKey)
  for (const name of drafts) await mediaStore.delete(name)
  return pictures.size + drafts.length
}

async function unknown(kysely: Kysely<DB>, mediaKeys: string[]): Promise<string[]> {
  if (mediaKeys.length === 0) return []
  const rows = await kysely
    .selectFrom('media')
    .select('media_key')
    .where('media_key', 'in', mediaKeys)
    .execute()
  const known = new Set(rows.map((row) => row.media_key))
  return mediaKeys.filter((mediaKey) => !known.has(mediaKey))
}
