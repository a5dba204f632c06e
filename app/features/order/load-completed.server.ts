import { redirect } from '@remix-run/node'
import { answerOf } from '#app/forms/answer-of.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { orderNow } from '#contracts/order-clock.ts'
import { loadOwnOrder } from './load-order.server.ts'

/**
 * The page that the payment window leads back to: with what it returned, the payment is confirmed and the address loses it
 * again; without, the page says what came of it.
 */
export async function loadCompleted(context: LoadContext, request: Request, orderSeq: number) {
  const { gateway } = context.services
  const { searchParams } = new URL(request.url)
  const attemptId = searchParams.get('orderId')
  const paymentKey = searchParams.get('paymentKey')
  const code = searchParams.get('code')
  const order = await loadOwnOrder(context, orderSeq, 'BUYER')
  if (attemptId && paymentKey) {
    const amount = Number(searchParams.get('amount'))
    const confirmed = await answerOf(
      context,
      gateway.confirmPayment({
        attemptId: attemptId.slice(0, 64),
        paymentKey: paymentKey.slice(0, 200),
        amount: Number.isSafeInteger(amount) && amount >= 0 ? amount : 0,
      }),
    )
    if (confirmed.ok && confirmed.data.state !== 'STRAY')
      throw redirect(paths.paymentCompleted(orderSeq), 303)
    context.session.notify(
      confirmed.ok ? '결제 기한이 지난 뒤에 결제돼서 전액 돌려드려요.' : confirmed.message,
    )
    throw redirect(paths.purchase(orderSeq), 303)
  }
  // The buyer has gone back to a window that is over; the order may long be paid.
  if (code && order.paidAt) throw redirect(paths.paymentCompleted(orderSeq), 303)
  if (code) {
    const ended = attemptId?.slice(0, 64) ?? (await openAttempt(context, orderSeq))
    const failed = ended
      ? await answerOf(context, gateway.failPayment({ attemptId: ended, code: code.slice(0, 100) }))
      : null
    context.session.notify(
      failed?.ok ? failed.data.message : '결제하지 못했어요. 돈은 빠져나가지 않았어요.',
    )
    throw redirect(paths.purchase(orderSeq), 303)
  }
  const money = await gateway.orderMoney({ orderSeq })
  const payment = money.ok ? money.data.payment : null
  const isUnderWay = payment?.state === 'CONFIRMING' || payment?.state === 'WAITING'
  // Nothing was paid: the order says how to go on.
  if (!order.paidAt && !isUnderWay) throw redirect(paths.purchase(orderSeq))
  return { order, payment, now: orderNow(context.now, order).toISOString() }
}

/** The company names no attempt where the buyer has closed the window, and never opens a closed one again. */
async function openAttempt({ services }: LoadContext, orderSeq: number): Promise<string | null> {
  const money = await services.gateway.orderMoney({ orderSeq })
  const payment = money.ok ? money.data.payment : null
  return payment?.state === 'OPEN' ? payment.attemptId : null
}
