import type { HostContext, Viewer } from '#backend/operation/context.ts'
import type { QuestionDraft, QuestionRow, QuestionSanction } from '#contracts/question.ts'
import type { QuestionKind } from '#contracts/question-rules.ts'
import { medianWait } from './median-wait.ts'
import { questionFilesOf, toQuestionRow } from './question-rows.ts'
import { sanctionsOf } from './sanctions.ts'

const MOST = 100

/** The member's own questions of one kind that were sent, the newest first. */
export async function listQuestions(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { kind }: { kind: QuestionKind },
): Promise<{ items: QuestionRow[]; medianMinutes: number | null }> {
  const rows = await kysely
    .selectFrom('question')
    .selectAll()
    .where('user_seq', '=', userSeq)
    .where('kind', '=', kind)
    .where('state', '<>', 'DRAFT')
    .orderBy('question_seq', 'desc')
    .limit(MOST)
    .execute()
  return { items: rows.map(toQuestionRow), medianMinutes: await medianWait(kysely, now()) }
}

/** What the form of a new question begins from. */
export async function getQuestionForm(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { kind }: { kind: QuestionKind },
): Promise<{
  draft: QuestionDraft | null
  sanctions: QuestionSanction[]
  cafeNickName: string
  medianMinutes: number | null
}> {
  const own = kysely
    .selectFrom('question')
    .selectAll()
    .where('user_seq', '=', userSeq)
    .where('kind', '=', kind)
  const row = await own.where('state', '=', 'DRAFT').executeTakeFirst()
  const last =
    kind === 'CAFE'
      ? await own
          .where('state', '<>', 'DRAFT')
          .orderBy('question_seq', 'desc')
          .limit(1)
          .executeTakeFirst()
      : undefined
  return {
    draft: row
      ? {
          questionSeq: row.question_seq,
          formKey: row.form_key,
          category: row.category,
          title: row.title,
          text: row.text,
          cafeNickName: row.cafe_nick_name,
          orderSeq: row.order_seq,
          roomId: row.room_id,
          storeSeq: row.store_seq,
          productSeq: row.product_seq,
          files: await questionFilesOf(kysely, row.question_seq),
        }
      : null,
    sanctions: kind === 'CAFE' ? await sanctionsOf(kysely, userSeq) : [],
    cafeNickName: last?.cafe_nick_name ?? '',
    medianMinutes: await medianWait(kysely, now()),
  }
}
