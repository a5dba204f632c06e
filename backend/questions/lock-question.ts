import type { Kysely, Updateable } from 'kysely'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { type QuestionState, questionCanBecome } from '#contracts/question-states.ts'
import type { DB, QuestionTable } from '../db/schema.ts'
import type { StoredQuestion } from './question-rows.ts'

/** A question for a change of it. @param ownerSeq the asker, where nobody else may change it */
export async function lockQuestion(
  trx: Kysely<DB>,
  questionSeq: number,
  ownerSeq?: number,
): Promise<StoredQuestion | Refusal<'NOT_FOUND'>> {
  const row = await trx
    .selectFrom('question')
    .selectAll()
    .where('question_seq', '=', questionSeq)
    .forUpdate()
    .executeTakeFirst()
  const isFound =
    row && (ownerSeq === undefined ? row.state !== 'DRAFT' : row.user_seq === ownerSeq)
  return isFound ? row : refuse('NOT_FOUND')
}

/** Takes a locked question into another state. @throws where no such step exists */
export async function moveQuestion(
  trx: Kysely<DB>,
  question: Pick<StoredQuestion, 'question_seq' | 'state'>,
  { state, ...set }: { state: QuestionState; updated_at: Date } & Updateable<QuestionTable>,
): Promise<void> {
  if (!questionCanBecome(question.state, state))
    throw new Error(`a question cannot go from ${question.state} to ${state}`)
  await trx
    .updateTable('question')
    .set({ state, ...set })
    .where('question_seq', '=', question.question_seq)
    .execute()
}

interface NewMessage {
  questionSeq: number
  messageKey: string
  by: 'ASKER' | 'OPERATOR' | 'NOTE'
  userSeq: number
  text: string
  at: Date
  waitedMinutes?: number
}

/** Adds what somebody said to a locked question. */
export async function addQuestionMessage(trx: Kysely<DB>, message: NewMessage): Promise<void> {
  await trx
    .insertInto('question_message')
    .values({
      question_seq: message.questionSeq,
      message_key: message.messageKey,
      by_role: message.by,
      user_seq: message.userSeq,
      text: message.text,
      waited_minutes: message.waitedMinutes ?? null,
      at: message.at,
    })
    .execute()
}

/** Whether this message of the same person was added before: a repeat after a lost answer. */
export async function hasMessage(
  trx: Kysely<DB>,
  { questionSeq, messageKey, userSeq }: Pick<NewMessage, 'questionSeq' | 'messageKey' | 'userSeq'>,
): Promise<boolean> {
  const row = await trx
    .selectFrom('question_message')
    .select('message_seq')
    .where('question_seq', '=', questionSeq)
    .where('message_key', '=', messageKey)
    .where('user_seq', '=', userSeq)
    .executeTakeFirst()
  return row !== undefined
}
