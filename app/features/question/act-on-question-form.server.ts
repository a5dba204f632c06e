import { type data, redirect } from '@remix-run/node'
import { readForm } from '#app/forms/read-form.server.ts'
import { bytesOf, uploadIdOf } from '#app/forms/upload-id.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import {
  QUESTION_GAPS,
  QUESTION_LIMITS,
  type QuestionGap,
  type QuestionKind,
} from '#contracts/question-rules.ts'
import { questionForms } from './question-forms.ts'

/** The buttons of the form: what was typed is saved first, then its pictures, then it is sent or goes to the store picker. */
export async function actOnQuestionForm(
  context: LoadContext,
  request: Request,
  kind: QuestionKind,
): Promise<Response | ReturnType<typeof data<unknown>>> {
  const { customerService } = context.services
  const form = await readForm(request, questionForms)
  if (!form.ok) return form.answer
  if (form.intent === 'remove') {
    const { draft } = await customerService.questionForm({ kind })
    if (draft) {
      const removed = await customerService.removeQuestionFile({
        questionSeq: draft.questionSeq,
        ...form.input,
      })
      if (!removed.ok) return form.refuse(removed)
    }
    return redirect(paths.questionForm(kind), 303)
  }
  const { photos, ...content } = form.input
  const about = form.intent === 'detach' ? { orderSeq: null, roomId: null, storeSeq: null } : {}
  const saved = await customerService.saveQuestion({ kind, ...content, ...about })
  if (!saved.ok)
    return form.refuse(saved, { WRONG_CATEGORY: 'category', WRONG_SANCTION: 'productSeq' })
  const { questionSeq } = saved.data
  const problems: { status: number; message: string }[] = []
  const chosen = photos.filter(({ size, name }) => size > 0 || name !== '')
  for (const photo of chosen.slice(0, QUESTION_LIMITS.files + 1)) {
    const added = await customerService.addQuestionFile({
      questionSeq,
      uploadId: uploadIdOf(content.formKey, await bytesOf(photo)),
      photo,
    })
    if (!added.ok)
      problems.push({ status: added.status, message: `${photo.name}: ${added.message}` })
  }
  const [first] = problems
  if (first) {
    const message = problems.map((problem) => problem.message).join(' ')
    return form.refuse({ status: first.status, message }, 'photos')
  }
  if (form.intent === 'store') return redirect(paths.questionStore(), 303)
  if (form.intent !== 'send') {
    context.session.notify('쓰던 내용을 저장했어요.')
    return redirect(paths.questionForm(kind), 303)
  }
  const sent = await customerService.sendQuestion({ questionSeq })
  if (!sent.ok) {
    const [gap] = sent.code === 'INCOMPLETE' ? (sent.data as { gaps: QuestionGap[] }).gaps : []
    if (!gap) return form.refuse(sent)
    const { field, message } = QUESTION_GAPS[gap]
    return form.refuse({ status: sent.status, message }, field)
  }
  context.session.notify('문의를 접수했어요. 답변이 오면 알려 드릴게요.')
  return redirect(paths.question(kind, questionSeq), 303)
}
