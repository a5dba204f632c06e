import { data, redirect, redirectDocument } from '@remix-run/node'
import { answerOf } from '#app/forms/answer-of.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import type { CashReceiptKind, PaymentMethod } from '#contracts/payment-constants.ts'

/** Opens the payment of an order: leads to the window, or gives the page what the company's script is called with. */
export async function openWindow(
  context: LoadContext,
  payment: {
    orderSeq: number
    method: PaymentMethod
    formKey: string
    receipt?: { kind: CashReceiptKind; holderNo: string } | null
  },
) {
  const { orderSeq } = payment
  const opened = await answerOf(context, context.services.gateway.openPayment(payment))
  if (!opened.ok) {
    context.session.notify(opened.message)
    return redirect(paths.purchase(orderSeq), 303)
  }
  if (opened.data.state !== 'OPEN') return redirect(paths.paymentCompleted(orderSeq), 303)
  const { window } = opened.data
  // The window is not a page of the app's router.
  if (window.kind === 'redirect') return redirectDocument(window.url, 303)
  return data({ orderSeq, window })
}
