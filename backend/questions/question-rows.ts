import type { Kysely, Selectable } from 'kysely'
import type { Question, QuestionFile, QuestionRow } from '#contracts/question.ts'
import type { DB, QuestionTable } from '../db/schema.ts'
import { readQuestionContext } from './read-context.ts'
import { findSanction } from './sanctions.ts'

export type StoredQuestion = Selectable<QuestionTable>

export function toQuestionRow(row: StoredQuestion): QuestionRow {
  if (row.category === null) throw new Error('a question that was sent has a category')
  return {
    questionSeq: row.question_seq,
    kind: row.kind,
    category: row.category,
    state: row.state,
    title: row.title,
    waitingSince: row.waiting_since?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
  }
}

export async function questionFilesOf(
  db: Kysely<DB>,
  questionSeq: number,
): Promise<QuestionFile[]> {
  return db
    .selectFrom('question_file')
    .select(['file_id as fileId', 'width', 'height'])
    .where('question_seq', '=', questionSeq)
    .orderBy('created_at')
    .orderBy('file_id')
    .execute()
}

/** What a question says, to its asker and to operators alike. */
export async function toQuestion(
  db: Kysely<DB>,
  row: StoredQuestion,
): Promise<Omit<Question, 'medianMinutes'>> {
  const messages = await db
    .selectFrom('question_message')
    .select(['by_role', 'text', 'at'])
    .where('question_seq', '=', row.question_seq)
    .orderBy('message_seq')
    .execute()
  return {
    ...toQuestionRow(row),
    cafeNickName: row.cafe_nick_name,
    context: await readQuestionContext(db, row.user_seq, {
      orderSeq: row.order_seq,
      roomId: row.room_id,
      storeSeq: row.store_seq,
    }),
    sanction: row.product_seq === null ? null : await findSanction(db, row.product_seq),
    messages: messages.flatMap(({ by_role: by, text, at }) =>
      by === 'NOTE' ? [] : [{ by, text, at: at.toISOString() }],
    ),
    files: await questionFilesOf(db, row.question_seq),
    rating: row.rating,
  }
}
