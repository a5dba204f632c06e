import { redirect } from '@remix-run/node'
import { keepCasePhotos, tellWithPhotos } from '#app/features/order-case/tell-with-photos.server.ts'
import { answerOf } from '#app/forms/answer-of.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { loadOwnOrder, orderPage } from './load-order.server.ts'
import { openWindow } from './open-window.server.ts'
import { actionDone } from './order-actions.ts'
import { orderForms } from './order-forms.ts'

type Role = 'BUYER' | 'SELLER'

/** The forms of the page of an order, for one of its members. */
export async function actOnOwnOrder(
  context: LoadContext,
  request: Request,
  { orderSeq, role }: { orderSeq: number; role: Role },
) {
  requireUser(context, request)
  await loadOwnOrder(context, orderSeq, role)
  const form = await readForm(request, orderForms)
  if (!form.ok) return keepCasePhotos(context, orderSeq, form)
  const { gateway } = context.services
  const here = orderPage(orderSeq, role)
  if (form.intent === 'pay') {
    const { method, eventKey: formKey } = form.input
    return openWindow(context, { orderSeq, method, formKey })
  }
  if (form.intent === 'hand-over') {
    const given = await answerOf(context, gateway.handOver({ orderSeq, ...form.input }))
    if (!given.ok) return form.refuse(given, { WRONG_CODE: 'code', LIMITED: 'code' })
    context.session.notify('물건을 건넸어요. 곧 정산해 드려요.')
    return redirect(here, 303)
  }
  if (form.intent === 'refuse-cancel') {
    const { text, eventKey } = form.input
    const refusal = await tellWithPhotos(context, orderSeq, form, form.input, (photoIds) =>
      gateway.argueOrder({
        orderSeq,
        step: 'REFUSE_CANCEL',
        reason: null,
        text,
        eventKey,
        photoIds,
      }),
    )
    if (refusal) return refusal
    context.session.notify('취소 요청을 거절했어요.')
    return redirect(here, 303)
  }
  const { action, eventKey, reason } = form.input
  const acted = await answerOf(
    context,
    gateway.actOnOrder({ orderSeq, action, eventKey, ...(reason && { reason }) }),
  )
  if (!acted.ok) return form.refuse(acted)
  context.session.notify(actionDone(action))
  return redirect(here, 303)
}
