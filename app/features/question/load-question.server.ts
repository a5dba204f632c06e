import { randomUUID } from 'node:crypto'
import { data } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import type { Question } from '#contracts/question.ts'
import type { QuestionKind } from '#contracts/question-rules.ts'

/** An own question, with the key of the next message. @throws 404 for another member's */
export async function loadQuestion(
  context: LoadContext,
  questionSeq: number,
  kind: QuestionKind,
): Promise<{ question: Question; messageKey: string }> {
  const answer = await context.services.customerService.question({ questionSeq, kind })
  if (!answer.ok) throw data(null, { status: answer.status })
  return { question: answer.data, messageKey: randomUUID() }
}
