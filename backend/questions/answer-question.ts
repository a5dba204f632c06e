import { recordOperatorAction } from '#backend/audit-log/record-operator-action.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import { kstDay } from '#contracts/kst.ts'
import type { QuestionState } from '#contracts/question-states.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import { enqueueEvent } from '../notices/enqueue-event.ts'
import { ownStoreSeq } from '../stores/own-store.ts'
import { addQuestionMessage, hasMessage, lockQuestion, moveQuestion } from './lock-question.ts'

type DeskContext = Pick<HostContext, 'kysely' | 'caller' | 'now'>
type Operator = Pick<Viewer, 'userSeq'>
interface OperatorMessage {
  questionSeq: number
  messageKey: string
  text: string
}

/** Begins an answer: no other operator answers until it is sent or released. Taking it again changes nothing. */
export async function takeQuestion(
  { kysely, now }: DeskContext,
  { userSeq }: Operator,
  { questionSeq }: { questionSeq: number },
): Promise<{ state: QuestionState } | Refusal<'NOT_FOUND' | 'OWN' | 'TAKEN' | 'CLOSED'>> {
  return retryingTransaction(kysely, async (trx) => {
    const question = await lockQuestion(trx, questionSeq)
    if (isRefusal(question)) return question
    if (question.user_seq === userSeq) return refuse('OWN')
    if (question.state === 'ANSWERING')
      return question.handler_user_seq === userSeq ? { state: question.state } : refuse('TAKEN')
    if (question.state === 'ANSWERED') return refuse('CLOSED')
    await moveQuestion(trx, question, {
      state: 'ANSWERING',
      handler_user_seq: userSeq,
      updated_at: now(),
    })
    return { state: 'ANSWERING' as const }
  })
}

/** Leaves an answer to other operators; the asker's waiting time goes on. */
export async function releaseQuestion(
  { kysely, now }: DeskContext,
  { userSeq }: Operator,
  { questionSeq }: { questionSeq: number },
): Promise<{ state: QuestionState } | Refusal<'NOT_FOUND' | 'TAKEN'>> {
  return retryingTransaction(kysely, async (trx) => {
    const question = await lockQuestion(trx, questionSeq)
    if (isRefusal(question)) return question
    if (question.state !== 'ANSWERING') return { state: question.state }
    if (question.handler_user_seq !== userSeq) return refuse('TAKEN')
    const state = question.answered_at === null ? 'RECEIVED' : 'REOPENED'
    await moveQuestion(trx, question, { state, handler_user_seq: null, updated_at: now() })
    return { state }
  })
}

/** Sends the answer of the operator who has taken the question, and tells the asker. The same answer again changes nothing. */
export async function answerQuestion(
  context: DeskContext,
  operator: Operator,
  message: OperatorMessage,
): Promise<{ state: QuestionState } | Refusal<'NOT_FOUND' | 'OWN' | 'TAKEN' | 'CLOSED'>> {
  const { userSeq } = operator
  const { questionSeq } = message
  return retryingTransaction(context.kysely, async (trx) => {
    const question = await lockQuestion(trx, questionSeq)
    if (isRefusal(question)) return question
    if (question.user_seq === userSeq) return refuse('OWN')
    if (await hasMessage(trx, { ...message, userSeq })) return { state: question.state }
    if (question.state !== 'ANSWERING') return refuse('CLOSED')
    if (question.handler_user_seq !== userSeq) return refuse('TAKEN')
    const at = context.now()
    const waited = at.getTime() - (question.waiting_since ?? at).getTime()
    await moveQuestion(trx, question, {
      state: 'ANSWERED',
      handler_user_seq: null,
      waiting_since: null,
      answered_at: at,
      updated_at: at,
    })
    await addQuestionMessage(trx, {
      ...message,
      by: 'OPERATOR',
      userSeq,
      at,
      waitedMinutes: Math.round(waited / 60_000),
    })
    await enqueueEvent(trx, {
      kind: 'QUESTION_ANSWERED',
      questionSeq,
      toStoreSeq: await ownStoreSeq(trx, question.user_seq),
      isOfCafe: question.kind === 'CAFE',
      ...(question.category && {
        about: {
          category: question.category,
          askedOn: kstDay(question.submitted_at ?? question.created_at),
        },
      }),
    })
    await recordOperatorAction(context, trx, operator, {
      userSeq: question.user_seq,
      action: 'QUESTION_ANSWERED',
      reason: `문의 ${questionSeq}번 답변`,
    })
    return { state: 'ANSWERED' as const }
  })
}

/** Adds what operators tell each other. The same note again changes nothing. */
export async function noteQuestion(
  { kysely, now }: DeskContext,
  { userSeq }: Operator,
  message: OperatorMessage,
): Promise<Record<never, never> | Refusal<'NOT_FOUND' | 'OWN'>> {
  return retryingTransaction(kysely, async (trx) => {
    const question = await lockQuestion(trx, message.questionSeq)
    if (isRefusal(question)) return question
    if (question.user_seq === userSeq) return refuse('OWN')
    if (!(await hasMessage(trx, { ...message, userSeq })))
      await addQuestionMessage(trx, { ...message, by: 'NOTE', userSeq, at: now() })
    return {}
  })
}
