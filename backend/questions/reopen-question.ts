import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import { type QuestionState, questionCanBecome } from '#contracts/question-states.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import { addQuestionMessage, hasMessage, lockQuestion, moveQuestion } from './lock-question.ts'

/** 재문의: the asker goes on asking after an answer. The same message again changes nothing. */
export async function reopenQuestion(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  message: { questionSeq: number; messageKey: string; text: string },
): Promise<{ state: QuestionState } | Refusal<'NOT_FOUND' | 'CLOSED'>> {
  return retryingTransaction(kysely, async (trx) => {
    const question = await lockQuestion(trx, message.questionSeq, userSeq)
    if (isRefusal(question)) return question
    if (await hasMessage(trx, { ...message, userSeq })) return { state: question.state }
    if (question.state !== 'ANSWERED' || !questionCanBecome(question.state, 'REOPENED'))
      return refuse('CLOSED')
    const at = now()
    await moveQuestion(trx, question, { state: 'REOPENED', waiting_since: at, updated_at: at })
    await addQuestionMessage(trx, { ...message, by: 'ASKER', userSeq, at })
    return { state: 'REOPENED' as const }
  })
}

/** Rates the answer, once; the same rating again changes nothing. */
export async function rateQuestion(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { questionSeq, rating }: { questionSeq: number; rating: number },
): Promise<{ rating: number } | Refusal<'NOT_FOUND' | 'CLOSED' | 'ONCE'>> {
  return retryingTransaction(kysely, async (trx) => {
    const question = await lockQuestion(trx, questionSeq, userSeq)
    if (isRefusal(question)) return question
    if (question.rating !== null) return question.rating === rating ? { rating } : refuse('ONCE')
    if (question.state !== 'ANSWERED') return refuse('CLOSED')
    await trx
      .updateTable('question')
      .set({ rating })
      .where('question_seq', '=', questionSeq)
      .execute()
    return { rating }
  })
}
