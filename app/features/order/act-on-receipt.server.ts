import { redirect } from '@remix-run/node'
import { answerOf } from '#app/forms/answer-of.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { loadOwnOrder } from './load-order.server.ts'
import { receiptAgainForms } from './receipt-again-forms.ts'

/** Asks for a cash receipt again that was refused. */
export async function actOnReceipt(context: LoadContext, request: Request, orderSeq: number) {
  requireUser(context, request)
  await loadOwnOrder(context, orderSeq)
  const form = await readForm(request, receiptAgainForms)
  if (!form.ok) return form.answer
  const { eventKey, ...receipt } = form.input
  const asked = await answerOf(
    context,
    context.services.gateway.askReceiptAgain({ orderSeq, receipt, eventKey }),
  )
  if (!asked.ok) return form.refuse(asked)
  context.session.notify('현금영수증을 다시 신청했어요. 곧 발급해요.')
  return redirect(paths.receipt(orderSeq), 303)
}
