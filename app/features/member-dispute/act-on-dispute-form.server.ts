import { redirect } from '@remix-run/node'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { addDisputePhotos, chosenPhotos } from './add-photos.server.ts'
import { openDisputeSchema, readDisputeQuestion } from './dispute-forms.ts'

/** Opens a dispute about the trade that the address names. Pictures that cannot be stored are named on its page, where others can be added. */
export async function actOnDisputeForm(context: LoadContext, request: Request) {
  const { roomId, way, type, receivedOn } = readDisputeQuestion(request)
  const form = await readForm(request, { open: openDisputeSchema })
  if (!form.ok) return form.answer
  if (roomId === null || way === null || type === null)
    return form.refuse({ status: 422, message: '거래와 문제를 먼저 골라 주세요.' })
  const { photos, agreed: _, ...claim } = form.input
  const opened = await context.services.customerService.openMemberDispute({
    ...claim,
    roomId,
    way,
    type,
    receivedOn,
  })
  if (!opened.ok) return form.refuse(opened, { AMOUNT: 'amount', TERMS: 'want' })
  const { disputeSeq } = opened.data
  const problem = await addDisputePhotos(context, disputeSeq, {
    photos: chosenPhotos(photos),
    formKey: claim.formKey,
  })
  context.session.notify(
    problem
      ? `분쟁을 신청했지만 올리지 못한 사진이 있어요. ${problem.message}`
      : '분쟁을 신청했어요. 상대방이 24시간 안에 답할 수 있어요.',
  )
  return redirect(paths.memberDisputeDetail(disputeSeq), 303)
}
