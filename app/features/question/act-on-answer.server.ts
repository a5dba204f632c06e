import { type data, redirect } from '@remix-run/node'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import type { QuestionKind } from '#contracts/question-rules.ts'
import { answeredForms, questionDeskForms } from './question-forms.ts'

type Answered = Response | ReturnType<typeof data<unknown>>

/** 재문의 and the rating. */
export async function actOnAnswer(
  context: LoadContext,
  request: Request,
  questionSeq: number,
  kind: QuestionKind,
): Promise<Answered> {
  const { customerService } = context.services
  const form = await readForm(request, answeredForms)
  if (!form.ok) return form.answer
  const answer =
    form.intent === 'rate'
      ? await customerService.rateQuestion({ questionSeq, rating: Number(form.input.rating) })
      : await customerService.reopenQuestion({ questionSeq, ...form.input })
  if (!answer.ok) return form.refuse(answer)
  context.session.notify(form.intent === 'rate' ? '평가해 주셔서 고마워요.' : '재문의를 보냈어요.')
  return redirect(paths.question(kind, questionSeq), 303)
}

/** What an operator does with a question. */
export async function actOnQuestionCase(
  context: LoadContext,
  request: Request,
  questionSeq: number,
): Promise<Answered> {
  const { customerService } = context.services
  const form = await readForm(request, questionDeskForms)
  if (!form.ok) return form.answer
  const answer = await (form.intent === 'take'
    ? customerService.takeQuestion({ questionSeq })
    : form.intent === 'release'
      ? customerService.releaseQuestion({ questionSeq })
      : form.intent === 'answer'
        ? customerService.answerQuestion({ questionSeq, ...form.input })
        : customerService.noteQuestion({
            questionSeq,
            messageKey: form.input.messageKey,
            text: form.input.note,
          }))
  if (!answer.ok) return form.refuse(answer)
  context.session.notify('처리했어요.')
  return redirect(paths.operatorQuestion(questionSeq), 303)
}
