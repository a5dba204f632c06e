import { redirect } from '@remix-run/node'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { addDisputePhotos, chosenPhotos } from './add-photos.server.ts'
import { type DisputeIntent, disputeForms } from './dispute-forms.ts'

const DONE: Record<DisputeIntent, string> = {
  ACCEPT: '받아들였어요.',
  CONFIRM: '이행을 확인했어요.',
  WITHDRAW: '분쟁을 취하했어요.',
  REFUSE: '거절했어요. 상대방에게 알렸어요.',
  ESCALATE: '운영팀에 판단을 요청했어요.',
  ARGUE: '설명을 덧붙였어요.',
  BROKEN: '이행되지 않았다고 알렸어요.',
  COUNTER: '제안을 보냈어요. 상대방이 24시간 안에 답할 수 있어요.',
}

/** The forms of the page of a dispute. */
export async function actOnMemberDispute(
  context: LoadContext,
  request: Request,
  disputeSeq: number,
) {
  const form = await readForm(request, disputeForms)
  if (!form.ok) return form.answer
  if (form.intent === 'evidence') {
    const photos = chosenPhotos(form.input.photos)
    if (photos.length === 0)
      return form.refuse({ status: 400, message: '올릴 사진을 골라 주세요.' }, 'photos')
    const problem = await addDisputePhotos(context, disputeSeq, { photos })
    if (problem) return form.refuse(problem, 'photos')
    return redirect(paths.memberDisputeDetail(disputeSeq), 303)
  }
  const { intent: action, input } = form
  const answer = await context.services.customerService.actOnMemberDispute({
    disputeSeq,
    action,
    ...input,
  })
  if (!answer.ok) return form.refuse(answer, { NOTE: 'note', TERMS: 'want', AMOUNT: 'amount' })
  context.session.notify(DONE[action])
  return redirect(paths.memberDisputeDetail(disputeSeq), 303)
}
