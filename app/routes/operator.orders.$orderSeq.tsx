import { randomUUID } from 'node:crypto'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { OrderCaseFacts, OrderCaseMessages } from '#app/features/operator/order-case-facts.tsx'
import { FreezeForm, OrderDecisionForm } from '#app/features/operator/order-decision-form.tsx'
import { orderDeskForms } from '#app/features/operator/order-desk-forms.ts'
import { OrderMoneyCard } from '#app/features/operator/order-money-card.tsx'
import { DecisionCard, StatementList } from '#app/features/order-case/case-view.tsx'
import { DisputeStandard } from '#app/features/order-case/dispute-standard.tsx'
import { readQuestion } from '#app/features/order-case/standard-question.ts'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'
import { isEndState, isPaidType } from '#contracts/order-states.ts'

export const handle = pageHandle('/operator/orders/:orderSeq')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: `주문 ${args.data.order.orderSeq}`,
        description: '운영팀이 거래 한 건의 진행과 대화를 확인하고 결정합니다.',
        canonical: paths.operatorOrder(args.data.order.orderSeq),
        index: false,
      })
    : errorMeta()

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const answer = await context.services.gateway.orderCaseDetail(parseParams(params.order, values))
  if (!answer.ok) throw data(null, { status: answer.status })
  const question = readQuestion(request, answer.data.standard)
  return { ...answer.data, question, eventKey: randomUUID() }
}

export async function action({ context, request, params: values }: ActionFunctionArgs) {
  requireOperator(context, request)
  const { orderSeq } = parseParams(params.order, values)
  const form = await readForm(request, orderDeskForms)
  if (!form.ok) return form.answer
  const { gateway } = context.services
  const here = paths.operatorOrder(orderSeq)
  if (form.intent === 'decide') {
    const decided = await gateway.decideOrder({ orderSeq, ...form.input })
    if (!decided.ok) return form.refuse(decided, { AMOUNT: 'amount' })
    const { isProposed } = decided.data
    context.session.notify(
      isProposed ? '제안했어요. 다른 운영자가 확인하면 이뤄져요.' : '결정했어요.',
    )
    return redirect(isProposed ? here : paths.operatorOrders(), 303)
  }
  const { eventKey, reason: note } = form.input
  if (form.intent === 'retry-refund' || form.intent === 'retry-payout') {
    const what = form.intent === 'retry-refund' ? 'REFUND' : 'PAYOUT'
    const retried = await gateway.retryOrderMoney({ orderSeq, what, note, eventKey })
    if (!retried.ok) return form.refuse(retried)
    context.session.notify(
      what === 'REFUND' ? '환불을 다시 시작했어요.' : '정산을 다시 시작했어요.',
    )
    return redirect(here, 303)
  }
  const isFrozen = form.intent === 'freeze'
  const frozen = await gateway.freezeOrder({ orderSeq, isFrozen, note, eventKey })
  if (!frozen.ok) return form.refuse(frozen)
  context.session.notify(isFrozen ? '지급을 보류했어요.' : '지급 보류를 풀었어요.')
  return redirect(here, 303)
}

export default function OperatorOrder() {
  const {
    order,
    statements,
    decision,
    standard,
    question,
    canDecide,
    messages,
    ledger,
    eventKey,
    ...money
  } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title={`주문 ${order.orderSeq}`}
      back={{ to: paths.operatorOrders(), label: '막힌 주문 확인' }}
      description="이 화면을 본 기록이 남아요."
    >
      <OrderCaseFacts order={order} ledger={ledger} />
      <OrderMoneyCard {...money} eventKey={eventKey} />
      {decision && <DecisionCard decision={decision} />}
      <Card as="section" aria-labelledby="told">
        <h2 id="told" className="mb-3 text-base font-bold text-ink">
          양쪽의 이야기
        </h2>
        <StatementList statements={statements} />
      </Card>
      {isPaidType(order.type) && <DisputeStandard question={question} standard={standard} />}
      <OrderCaseMessages orderSeq={order.orderSeq} messages={messages} />
      <ButtonLink
        to={paths.operatorEvidence(order.orderSeq)}
        reloadDocument
        download
        variant="secondary"
      >
        증거 모음(ZIP) 받기
      </ButtonLink>
      {canDecide && <OrderDecisionForm eventKey={eventKey} type={order.type} />}
      {!isEndState(order.state) && <FreezeForm eventKey={eventKey} isFrozen={order.isFrozen} />}
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
