import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.ts'
import { deletePicture } from '../media/derive.ts'
import type { MediaStore } from '../operation/media-store.ts'

const AT_ONCE = 100

/** Notes the uploaded picture of a member's store, which is about to be replaced. A drawn one of the demo data has no file. */
export async function leaveImage(trx: Kysely<DB>, userSeq: number): Promise<void> {
  await trx
    .insertInto('store_former_image')
    .columns(['media_key', 'store_seq'])
    .expression(
      trx
        .selectFrom('store')
        .innerJoin('media', 'media.media_key', 'store.media_key')
        .select(['media.media_key', 'store.store_seq'])
        .where('store.user_seq', '=', userSeq)
        .where('media.kind', '=', 'FILE'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Deletes pictures that were replaced and that no report shows: first the rows, then the files.
 * @param of one store; all of them without it
 * @returns how many were deleted
 */
export async function deleteFormerImages(
  { kysely, mediaStore }: { kysely: Kysely<DB>; mediaStore: Pick<MediaStore, 'delete'> },
  of: { storeSeq?: number } = {},
): Promise<number> {
  let after = ''
  let deleted = 0
  for (;;) {
    const { last, keys } = await kysely
      .transaction()
      .execute((trx) => deleteRows(trx, after, of.storeSeq ?? null))
    for (const mediaKey of keys) await deletePicture(mediaStore, mediaKey)
    deleted += keys.length
    if (last === null) return deleted
    after = last
  }
}

async function deleteRows(
  trx: Transaction<DB>,
  after: string,
  storeSeq: number | null,
): Promise<{ last: string | null; keys: string[] }> {
  // A report that is being made holds the picture's row: its statement below sees that report.
  const former = await trx
    .selectFrom('store_former_image as former')
    .innerJoin('media', 'media.media_key', 'former.media_key')
    .select('former.media_key')
    .where('former.media_key', '>', after)
    .$if(storeSeq !== null, (query) => query.where('former.store_seq', '=', storeSeq))
    .orderBy('former.media_key')
    .limit(AT_ONCE)
    .forUpdate('media')
    .execute()
  const last = former.at(-1)?.media_key ?? null
  if (last === null) return { last, keys: [] }
  const { rows } = await sql<{ media_key: string }>`
    delete from store_former_image former
    where media_key = any(${former.map((row) => row.media_key)}::text[]) and not exists (
      select from report
      where report.reported_store_seq = former.store_seq
        and report.snapshot->'images' @> jsonb_build_array(jsonb_build_object('mediaKey', former.media_key))
    )
    returning media_key`.execute(trx)
  const keys = rows.map((row) => row.media_key)
  if (keys.length > 0) await trx.deleteFrom('media').where('media_key', 'in', keys).execute()
  return { last, keys }
}
