import { randomUUID } from 'node:crypto'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { CasePeople } from '#app/features/operator/case-people/case-people.tsx'
import { loadCasePeople } from '#app/features/operator/case-people/load-case-people.server.ts'
import { actOnOrderCase } from '#app/features/operator/orders/act-on-order-case.server.ts'
import { caseSilence } from '#app/features/operator/orders/case-silence.ts'
import { ClaimDecisionForm, ClaimFacts } from '#app/features/operator/orders/claim-desk.tsx'
import { ContactForm, OpenCaseForm } from '#app/features/operator/orders/contact-forms.tsx'
import {
  OrderCaseFacts,
  OrderCaseMessages,
} from '#app/features/operator/orders/order-case-facts.tsx'
import {
  FreezeForm,
  OrderDecisionForm,
} from '#app/features/operator/orders/order-decision-form.tsx'
import {
  DeskParcels,
  ListingWhenOrdered,
} from '#app/features/operator/orders/order-goods-facts.tsx'
import { OrderMoneyCard } from '#app/features/operator/orders/order-money-card.tsx'
import { SilenceNotice } from '#app/features/operator/orders/silence-notice.tsx'
import { useDuty } from '#app/features/operator/use-duty.ts'
import { DecisionCard, StatementList } from '#app/features/order-case/case-view.tsx'
import { ContactLine } from '#app/features/order-case/contact-line.tsx'
import { DisputeStandard } from '#app/features/order-case/dispute-standard.tsx'
import { readQuestion } from '#app/features/order-case/standard-question.ts'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'
import { orderNow } from '#contracts/order-clock.ts'
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
  const now = orderNow(context.now, answer.data.order).toISOString()
  const { orderSeq, buyer, seller } = answer.data.order
  const people = await loadCasePeople(context, `주문 ${orderSeq}번`, {
    storeSeqs: [buyer.storeSeq, seller.storeSeq],
  })
  return { ...answer.data, people, question, now, eventKey: randomUUID() }
}

export function action({ context, request, params: values }: ActionFunctionArgs) {
  return actOnOrderCase(context, request, parseParams(params.order, values).orderSeq)
}

export default function OperatorOrder() {
  const {
    order,
    statements,
    decision,
    standard,
    question,
    canDecide,
    contact,
    claim,
    claimMost,
    canDecideClaim,
    canContact,
    canOpen,
    parcels,
    listing,
    messages,
    ledger,
    people,
    eventKey,
    now,
    ...money
  } = useLoaderData<typeof loader>()
  const may = useDuty()
  const silence = caseSilence(order, statements)
  const isOpen = order.state === 'DISPUTED' || claim?.state === 'OPEN'
  return (
    <SettingsPage
      title={`주문 ${order.orderSeq}`}
      back={
        may('TRADES')
          ? { to: paths.operatorOrders(), label: '막힌 주문 확인' }
          : { to: paths.operatorLedger(), label: '장부' }
      }
      description="이 화면을 본 기록이 남아요."
    >
      <OrderCaseFacts order={order} ledger={ledger} />
      <CasePeople
        people={people}
        roles={{ [order.buyer.storeSeq]: '구매자', [order.seller.storeSeq]: '판매자' }}
        by="storeSeq"
      />
      <OrderMoneyCard {...money} eventKey={eventKey} />
      {decision && <DecisionCard decision={decision} />}
      {claim && <ClaimFacts claim={claim} most={claimMost} />}
      {may('TRADES') && (
        <>
          <Card as="section" aria-labelledby="told">
            <h2 id="told" className="mb-3 text-base font-bold text-ink">
              양쪽의 이야기
            </h2>
            {silence && (
              <div className="mb-3">
                <SilenceNotice silence={silence} />
              </div>
            )}
            <StatementList orderSeq={order.orderSeq} statements={statements} ofDesk />
            {contact && (
              <div className="mt-3">
                <ContactLine contact={contact} isOpen={isOpen} now={now} />
              </div>
            )}
          </Card>
          <DeskParcels parcels={parcels} />
          <ListingWhenOrdered listing={listing} />
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
        </>
      )}
      {canContact && <ContactForm eventKey={eventKey} />}
      {canOpen && <OpenCaseForm eventKey={eventKey} />}
      {canDecideClaim && <ClaimDecisionForm eventKey={eventKey} most={claimMost} />}
      {canDecide && <OrderDecisionForm eventKey={eventKey} type={order.type} />}
      {may('TRADES') && !isEndState(order.state) && (
        <FreezeForm eventKey={eventKey} isFrozen={order.isFrozen} />
      )}
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
