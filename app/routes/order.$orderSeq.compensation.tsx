import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Card } from '#app/components/card.tsx'
import { Notice } from '#app/components/notice.tsx'
import { actOnClaim } from '#app/features/order-case/act-on-claim.server.ts'
import { StatementList } from '#app/features/order-case/case-view.tsx'
import { ClaimForm, ClaimTerms, ClaimWordsForm } from '#app/features/order-case/claim-steps.tsx'
import { ClaimCard, CompensationPayout } from '#app/features/order-case/claim-view.tsx'
import { ContactLine } from '#app/features/order-case/contact-line.tsx'
import { loadClaim } from '#app/features/order-case/load-claim.server.ts'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/order/:orderSeq/compensation')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: '안심결제 보상',
        description: '구매를 확정한 뒤에 알게 된 문제의 보상을 신청하고 진행을 확인해요.',
        canonical: paths.compensation(args.data.order.orderSeq),
        index: false,
      })
    : errorMeta()

export function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireUser(context, request)
  return loadClaim(context, parseParams(params.order, values).orderSeq)
}

export function action({ context, request, params: values }: ActionFunctionArgs) {
  return actOnClaim(context, request, parseParams(params.order, values).orderSeq)
}

export default function CompensationPage() {
  const { order, claim, statements, contact, problem, payout, eventKey, now, ...terms } =
    useLoaderData<typeof loader>()
  const { orderSeq, role, title } = order
  const isOpen = claim?.state === 'OPEN'
  const isAnswer = role === 'SELLER' && statements.every(({ step }) => step !== 'CLAIM_ANSWER')
  return (
    <SettingsPage
      title="안심결제 보상"
      back={{
        to: role === 'BUYER' ? paths.purchase(orderSeq) : paths.sale(orderSeq),
        label: '거래 상세',
      }}
      description={title}
    >
      {claim && <ClaimCard claim={claim} role={role} />}
      {payout && <CompensationPayout payout={payout} eventKey={eventKey} />}
      {claim && (
        <Card as="section" aria-labelledby="told" className="space-y-3">
          <h2 id="told" className="text-base font-bold text-ink">
            주고받은 이야기
          </h2>
          <StatementList orderSeq={orderSeq} statements={statements} />
          {contact && <ContactLine contact={contact} isOpen={isOpen} now={now} />}
        </Card>
      )}
      {isOpen && <ClaimWordsForm orderSeq={orderSeq} eventKey={eventKey} isAnswer={isAnswer} />}
      {!claim && problem && <Notice>{problem}</Notice>}
      {!claim && <ClaimTerms {...terms} />}
      {!claim && !problem && <ClaimForm orderSeq={orderSeq} eventKey={eventKey} />}
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
