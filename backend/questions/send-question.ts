import { type Kysely, sql } from 'kysely'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { lockOwnAccount } from '#backend/operation/lock-own-account.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import { QUESTION_LIMITS, type QuestionGap } from '#contracts/question-rules.ts'
import type { QuestionState } from '#contracts/question-states.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB } from '../db/schema.ts'
import { addQuestionMessage, lockQuestion, moveQuestion } from './lock-question.ts'
import type { StoredQuestion } from './question-rows.ts'

/** Sends an own draft to the operators. One that was sent already stays as it is. */
export async function sendQuestion(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { questionSeq }: { questionSeq: number },
): Promise<
  { state: QuestionState } | Refusal<'NOT_FOUND' | 'INCOMPLETE' | 'TOO_MANY' | 'APPEALED'>
> {
  return retryingTransaction(kysely, async (trx) => {
    await lockOwnAccount(trx, userSeq)
    const question = await lockQuestion(trx, questionSeq, userSeq)
    if (isRefusal(question)) return question
    if (question.state !== 'DRAFT') return { state: question.state }
    const gaps = questionGapsOf(question)
    if (gaps.length > 0) return refuse('INCOMPLETE', { data: { gaps } })
    if (await isAppealed(trx, question)) return refuse('APPEALED')
    if ((await countOpen(trx, userSeq)) >= QUESTION_LIMITS.open) return refuse('TOO_MANY')
    const at = now()
    await moveQuestion(trx, question, {
      state: 'RECEIVED',
      submitted_at: at,
      waiting_since: at,
      updated_at: at,
    })
    await addQuestionMessage(trx, {
      questionSeq,
      messageKey: question.form_key,
      by: 'ASKER',
      userSeq,
      text: question.text,
      at,
    })
    return { state: 'RECEIVED' as const }
  })
}

function questionGapsOf(question: StoredQuestion): QuestionGap[] {
  const gaps: QuestionGap[] = []
  const { category, kind, title, text } = question
  if (category === null) gaps.push('CATEGORY')
  if (title === '') gaps.push('TITLE')
  if ([...text].length < QUESTION_LIMITS.leastText) gaps.push('TEXT')
  if (kind === 'CAFE' && question.cafe_nick_name === '') gaps.push('NICK_NAME')
  if (category === 'APPEAL' && question.product_seq === null) gaps.push('SANCTION')
  return gaps
}

/** Whether another appeal against the same sanction waits for an answer. */
async function isAppealed(
  trx: Kysely<DB>,
  { category, product_seq }: Pick<StoredQuestion, 'category' | 'product_seq'>,
): Promise<boolean> {
  if (category !== 'APPEAL' || product_seq === null) return false
  const open = await trx
    .selectFrom('question')
    .select('question_seq')
    .where('category', '=', 'APPEAL')
    .where('product_seq', '=', product_seq)
    .where('waiting_since', 'is not', null)
    .executeTakeFirst()
  return open !== undefined
}

async function countOpen(trx: Kysely<DB>, userSeq: number): Promise<number> {
  const { open } = await trx
    .selectFrom('question')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('user_seq', '=', userSeq)
    .where('waiting_since', 'is not', null)
    .executeTakeFirstOrThrow()
  return open
}
