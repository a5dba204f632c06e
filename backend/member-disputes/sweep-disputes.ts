import { type Kysely, sql } from 'kysely'
import { DISPUTE_MONTHS, monthsAfter } from '../db/retention.ts'
import type { DB } from '../db/schema.ts'
import type { MediaStore } from '../operation/media-store.ts'
import { disputePictureName } from './picture-name.ts'

const AT_ONCE = 100

/**
 * Deletes disputes that ended years ago: the files first, so that a process which is killed leaves rows that the next run
 * finds again. @returns how many disputes
 */
export async function sweepDisputes({
  kysely,
  mediaStore,
  now,
}: {
  kysely: Kysely<DB>
  mediaStore: Pick<MediaStore, 'delete'>
  now: Date
}): Promise<number> {
  let removed = 0
  for (;;) {
    const { rows } = await sql<{ dispute_seq: number; files: string[] }>`
      select dispute_seq, array(select evidence_id from member_dispute_picture picture
        where picture.dispute_seq = dispute.dispute_seq) as files
      from member_dispute dispute
      where closed_at < ${monthsAfter(now, -DISPUTE_MONTHS)}
      order by dispute_seq limit ${AT_ONCE}`.execute(kysely)
    if (rows.length === 0) return removed
    for (const { files } of rows)
      for (const evidenceId of files) await mediaStore.delete(disputePictureName(evidenceId))
    await kysely
      .deleteFrom('member_dispute')
      .where(
        'dispute_seq',
        'in',
        rows.map(({ dispute_seq }) => dispute_seq),
      )
      .execute()
    removed += rows.length
  }
}
