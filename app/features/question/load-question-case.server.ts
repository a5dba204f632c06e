import { randomUUID } from 'node:crypto'
import { data } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import { MACRO_PLACES } from '#contracts/macro-rules.ts'
import type { Answering } from './question-answer-form.tsx'

/** A question at the desk, with the macros of its category, their places filled in. @throws 404 */
export async function loadQuestionCase(
  { services: { customerService } }: LoadContext,
  request: Request,
  questionSeq: number,
) {
  const found = await customerService.questionCase({ questionSeq })
  if (!found.ok) throw data(null, { status: found.status })
  const { state, handler, category, asker, title } = found.data
  const isAnswering = state === 'ANSWERING' && handler?.isMe
  const { items } = isAnswering ? await customerService.macros({ category }) : { items: [] }
  const facts = { nickName: asker.nickName, title }
  const macros = items.map((macro) => ({ ...macro, text: MACRO_PLACES.fill(macro.text, facts) }))
  const chosen = Number(new URL(request.url).searchParams.get('macro'))
  const answering: Answering = {
    macros,
    begun: macros.find(({ macroSeq }) => macroSeq === chosen)?.text ?? '',
  }
  return { question: found.data, messageKey: randomUUID(), answering }
}
