import { redirect } from '@remix-run/node'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { orderDeskForms } from './order-desk-forms.ts'

const RETRIED = {
  'retry-refund': { what: 'REFUND', done: '환불을 다시 시작했어요.' },
  'retry-payout': { what: 'PAYOUT', done: '정산을 다시 시작했어요.' },
  'retry-compensation': { what: 'COMPENSATION', done: '보상금을 다시 보내고 있어요.' },
} as const

/** The forms of an order at the operators' desk. */
export async function actOnOrderCase(context: LoadContext, request: Request, orderSeq: number) {
  requireOperator(context, request)
  const form = await readForm(request, orderDeskForms)
  if (!form.ok) return form.answer
  const { gateway } = context.services
  const here = paths.operatorOrder(orderSeq)
  const { intent } = form
  if (intent === 'decide' || intent === 'decide-claim') {
    const decided = await (intent === 'decide'
      ? gateway.decideOrder({ orderSeq, ...form.input })
      : gateway.decideCompensation({ orderSeq, ...form.input }))
    if (!decided.ok) return form.refuse(decided, { AMOUNT: 'amount', WRONG_REASON: 'reasonCode' })
    const { isProposed } = decided.data
    context.session.notify(
      isProposed ? '제안했어요. 다른 운영자가 확인하면 이뤄져요.' : '결정했어요.',
    )
    return redirect(isProposed ? here : paths.operatorOrders(), 303)
  }
  if (intent === 'contact') {
    const told = await gateway.contactMembers({ orderSeq, ...form.input })
    if (!told.ok) return form.refuse(told)
    context.session.notify('구매자와 판매자에게 안내했어요.')
    return redirect(here, 303)
  }
  if (intent === 'open') {
    const opened = await gateway.openOrderCase({ orderSeq, ...form.input })
    if (!opened.ok) return form.refuse(opened)
    context.session.notify('분쟁 조정을 시작하고 양쪽에 안내했어요.')
    return redirect(here, 303)
  }
  const { eventKey, reason: note } = form.input
  if (intent === 'freeze' || intent === 'unfreeze') {
    const isFrozen = intent === 'freeze'
    const frozen = await gateway.freezeOrder({ orderSeq, isFrozen, note, eventKey })
    if (!frozen.ok) return form.refuse(frozen)
    context.session.notify(isFrozen ? '지급을 보류했어요.' : '지급 보류를 풀었어요.')
    return redirect(here, 303)
  }
  const { what, done } = RETRIED[intent]
  const retried = await gateway.retryOrderMoney({ orderSeq, what, note, eventKey })
  if (!retried.ok) return form.refuse(retried)
  context.session.notify(done)
  return redirect(here, 303)
}
