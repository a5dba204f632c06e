import { randomUUID } from 'node:crypto'
import type { Insertable, Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'

type Row = Insertable<DB['question']>

/** Inserts a question that was sent, with an operator's answer where one is given. */
export async function seedQuestion(
  kysely: Kysely<DB>,
  {
    at,
    answer,
    ...given
  }: Pick<Row, 'user_seq' | 'category' | 'title' | 'text'> &
    Partial<Row> & { at: Date; answer?: { userSeq: number; text: string; at: Date } },
): Promise<{ questionSeq: number }> {
  const formKey = randomUUID()
  const { question_seq: questionSeq } = await kysely
    .insertInto('question')
    .values({
      kind: 'CS',
      form_key: formKey,
      state: answer ? 'ANSWERED' : 'RECEIVED',
      cafe_nick_name: '',
      order_seq: null,
      room_id: null,
      store_seq: null,
      product_seq: null,
      handler_user_seq: null,
      waiting_since: answer ? null : at,
      answered_at: answer?.at ?? null,
      rating: null,
      submitted_at: at,
      created_at: at,
      updated_at: answer?.at ?? at,
      ...given,
    })
    .returning('question_seq')
    .executeTakeFirstOrThrow()
  const asked = {
    question_seq: questionSeq,
    message_key: formKey,
    by_role: 'ASKER' as const,
    user_seq: given.user_seq,
    text: given.text,
    waited_minutes: null,
    at,
  }
  const answers = answer && {
    question_seq: questionSeq,
    message_key: randomUUID(),
    by_role: 'OPERATOR' as const,
    user_seq: answer.userSeq,
    text: answer.text,
    waited_minutes: Math.round((answer.at.getTime() - at.getTime()) / 60_000),
    at: answer.at,
  }
  await kysely
    .insertInto('question_message')
    .values(answers ? [asked, answers] : [asked])
    .execute()
  return { questionSeq }
}
