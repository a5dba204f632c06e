import { type Kysely, sql } from 'kysely'
import { DISPUTE_MONTHS, DRAFT_MONTHS, monthsAfter } from '../db/retention.ts'
import type { DB } from '../db/schema.ts'
import type { MediaStore } from '../operation/media-store.ts'
import { questionFileName } from './question-file-name.ts'

const AT_ONCE = 100

/**
 * Deletes drafts that were not continued or whose member has left, and questions whose answer is years old: the files
 * first, so that a process which is killed leaves rows that the next run finds again. @returns how many questions
 */
export async function sweepQuestions({
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
    const { rows } = await sql<{ question_seq: number; files: string[] }>`
      select question_seq, array(select file_id from question_file file
        where file.question_seq = question.question_seq) as files
      from question
      where (state = 'DRAFT' and (updated_at < ${monthsAfter(now, -DRAFT_MONTHS)} or exists (
          select from users where users.user_seq = question.user_seq and withdrawn_at is not null)))
        or (state = 'ANSWERED' and updated_at < ${monthsAfter(now, -DISPUTE_MONTHS)})
      order by question_seq limit ${AT_ONCE}`.execute(kysely)
    if (rows.length === 0) return removed
    for (const { files } of rows)
      for (const fileId of files) await mediaStore.delete(questionFileName(fileId))
    const seqs = rows.map(({ question_seq }) => question_seq)
    await kysely.deleteFrom('question').where('question_seq', 'in', seqs).execute()
    removed += rows.length
  }
}
