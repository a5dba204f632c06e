import { redirect } from '@remix-run/node'
import { answerOf } from '#app/forms/answer-of.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { COURIERS, guessCouriers, readInvoiceNo } from '#contracts/couriers.ts'
import { invoiceForms } from './invoice-forms.ts'
import { loadOwnOrder, orderPage } from './load-order.server.ts'

/** Registers a tracking number, or sends an e-coupon. */
export async function actOnInvoice(context: LoadContext, request: Request, orderSeq: number) {
  requireUser(context, request)
  const { role, canChangeParcel } = await loadOwnOrder(context, orderSeq)
  const form = await readForm(request, invoiceForms)
  if (!form.ok) return form.answer
  const { gateway } = context.services
  if (form.intent === 'coupon') {
    const sent = await answerOf(context, gateway.sendCoupon({ orderSeq, ...form.input }))
    if (!sent.ok) return form.refuse(sent)
    context.session.notify('e쿠폰을 보냈어요.')
    return redirect(orderPage(orderSeq, role), 303)
  }
  const { courier, ...sent } = form.input
  if (courier === '')
    return form.refuse({ status: 400, message: chooseWords(sent.invoiceNo) }, 'courier')
  const shipped = await answerOf(context, gateway.shipOrder({ orderSeq, courier, ...sent }))
  if (!shipped.ok)
    return form.refuse(shipped, {
      WRONG_NUMBER: 'invoiceNo',
      DOUBTFUL: 'isSure',
      USED: 'invoiceNo',
    })
  context.session.notify(canChangeParcel ? '운송장 번호를 고쳤어요.' : '운송장 번호를 등록했어요.')
  return redirect(paths.invoiceDetail(orderSeq), 303)
}

/** Without script nothing is guessed while the number is typed. Several couriers may have a number, so it is not chosen here. */
function chooseWords(invoiceNo: string): string {
  const [first] = guessCouriers(readInvoiceNo(invoiceNo))
  return first
    ? `택배사를 골라 주세요. 번호로 보면 ${COURIERS[first].name}일 것 같아요.`
    : '택배사를 골라 주세요.'
}
