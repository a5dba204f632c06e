import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { Question } from '#contracts/question.ts'
import type { QuestionKind } from '#contracts/question-rules.ts'
import { medianWait } from './median-wait.ts'
import { toQuestion } from './question-rows.ts'

/** An own question that was sent, with what was said. */
export async function getQuestion(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { questionSeq, kind }: { questionSeq: number; kind: QuestionKind },
): Promise<Question | Refusal<'NOT_FOUND'>> {
  const row = await kysely
    .selectFrom('question')
    .selectAll()
    .where('question_seq', '=', questionSeq)
    .where('user_seq', '=', userSeq)
    .where('kind', '=', kind)
    .where('state', '<>', 'DRAFT')
    .executeTakeFirst()
  if (!row) return refuse('NOT_FOUND')
  return { ...(await toQuestion(kysely, row)), medianMinutes: await medianWait(kysely, now()) }
}
