import { sql } from 'kysely'
import { recordOperatorAction } from '#backend/audit-log/record-operator-action.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { countForDesk } from '#backend/operation/count-for-desk.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { QuestionCaseView, QuestionRow } from '#contracts/question.ts'
import { toQuestion, toQuestionRow } from './question-rows.ts'

const PAGE_SIZE = 30
const MOST_OTHERS = 20

/** Questions that wait, the longest waiting first; or those that were answered, the newest first. */
export async function listQuestionDesk(
  { kysely }: Pick<HostContext, 'kysely'>,
  { state, page }: { state: 'WAITING' | 'ANSWERED'; page: number },
): Promise<{ items: QuestionRow[]; total: number; pageCount: number }> {
  const isWaiting = state === 'WAITING'
  const found = kysely
    .selectFrom('question')
    .where(isWaiting ? sql<boolean>`waiting_since is not null` : sql<boolean>`state = 'ANSWERED'`)
  const rows = await found
    .selectAll()
    .orderBy(isWaiting ? 'waiting_since' : 'updated_at', isWaiting ? 'asc' : 'desc')
    .orderBy('question_seq', isWaiting ? 'asc' : 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  return {
    items: rows.map(toQuestionRow),
    ...(await countForDesk(kysely, found, { page, pageSize: PAGE_SIZE, shown: rows.length })),
  }
}

/** One question for the operators' desk; the view is recorded with the asker. */
export async function getQuestionCase(
  context: Pick<HostContext, 'kysely' | 'caller' | 'now'>,
  operator: Pick<Viewer, 'userSeq'>,
  { questionSeq }: { questionSeq: number },
): Promise<QuestionCaseView | Refusal<'NOT_FOUND'>> {
  return context.kysely.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('question')
      .innerJoin('store', 'store.user_seq', 'question.user_seq')
      .selectAll('question')
      .select('store.name as nick_name')
      .where('question_seq', '=', questionSeq)
      .where('state', '<>', 'DRAFT')
      .executeTakeFirst()
    if (!row) return refuse('NOT_FOUND')
    const handler = await trx
      .selectFrom('store')
      .select('name')
      .where('user_seq', '=', row.handler_user_seq)
      .executeTakeFirst()
    const notes = await trx
      .selectFrom('question_message')
      .innerJoin('store', 'store.user_seq', 'question_message.user_seq')
      .select(['store.name', 'question_message.text', 'question_message.at'])
      .where('question_seq', '=', questionSeq)
      .where('by_role', '=', 'NOTE')
      .orderBy('message_seq')
      .execute()
    const others = await trx
      .selectFrom('question')
      .selectAll()
      .where('user_seq', '=', row.user_seq)
      .where('question_seq', '<>', questionSeq)
      .where('state', '<>', 'DRAFT')
      .orderBy('question_seq', 'desc')
      .limit(MOST_OTHERS)
      .execute()
    await recordOperatorAction(context, trx, operator, {
      userSeq: row.user_seq,
      action: 'VIEW',
      reason: `문의 ${questionSeq}번 열람`,
    })
    return {
      ...(await toQuestion(trx, row)),
      asker: { userSeq: row.user_seq, nickName: row.nick_name },
      isOwn: row.user_seq === operator.userSeq,
      handler: handler
        ? { nickName: handler.name, isMe: row.handler_user_seq === operator.userSeq }
        : null,
      notes: notes.map(({ name: nickName, text, at }) => ({
        nickName,
        text,
        at: at.toISOString(),
      })),
      others: others.map(toQuestionRow),
    }
  })
}
