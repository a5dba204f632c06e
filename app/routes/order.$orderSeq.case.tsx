import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Card } from '#app/components/card.tsx'
import { caseForms } from '#app/features/order-case/case-forms.ts'
import { CaseSteps } from '#app/features/order-case/case-steps.tsx'
import { DecisionCard, StatementList } from '#app/features/order-case/case-view.tsx'
import { ContactLine } from '#app/features/order-case/contact-line.tsx'
import { DisputeStandard } from '#app/features/order-case/dispute-standard.tsx'
import { loadCase } from '#app/features/order-case/load-case.server.ts'
import { readQuestion } from '#app/features/order-case/standard-question.ts'
import { keepCasePhotos, tellWithPhotos } from '#app/features/order-case/tell-with-photos.server.ts'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { answerOf } from '#app/forms/answer-of.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'
import { orderNow } from '#contracts/order-clock.ts'
import { isPaidType, orderStateLabel } from '#contracts/order-states.ts'

export const handle = pageHandle('/order/:orderSeq/case')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: '반품·분쟁',
        description: '반품과 부분환불, 분쟁 조정을 요청하고 진행을 확인해요.',
        canonical: paths.orderCase(args.data.order.orderSeq),
        index: false,
      })
    : errorMeta()

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireUser(context, request)
  const loaded = await loadCase(context, parseParams(params.order, values).orderSeq)
  const question = readQuestion(request, loaded.standard)
  return { ...loaded, question, now: orderNow(context.now, loaded.order).toISOString() }
}

export async function action({ context, request, params: values }: ActionFunctionArgs) {
  requireUser(context, request)
  const { orderSeq } = parseParams(params.order, values)
  const { order } = await loadCase(context, orderSeq)
  const form = await readForm(request, caseForms)
  if (!form.ok) return keepCasePhotos(context, orderSeq, form)
  const { gateway } = context.services
  const { intent } = form
  if (intent === 'OFFER') {
    const offered = await answerOf(context, gateway.offerPartial({ orderSeq, ...form.input }))
    if (!offered.ok) return form.refuse(offered, { AMOUNT: 'amount' })
  } else {
    const { photos, photoIds: kept, ...said } = form.input
    const told = { photos, photoIds: kept, eventKey: said.eventKey }
    const refusal = await tellWithPhotos(context, orderSeq, form, told, (photoIds) =>
      gateway.argueOrder({ orderSeq, step: intent, reason: null, ...said, photoIds }),
    )
    if (refusal) return refusal
  }
  context.session.notify(intent === 'ADD' ? '덧붙였어요.' : '보냈어요. 진행을 알려 드릴게요.')
  const back =
    intent === 'ADD' ? paths.orderCase : order.role === 'BUYER' ? paths.purchase : paths.sale
  return redirect(back(orderSeq), 303)
}

export default function OrderCasePage() {
  const { order, statements, decision, standard, contact, question, eventKey, now } =
    useLoaderData<typeof loader>()
  const { orderSeq, role, state, type, title } = order
  const to = role === 'BUYER' ? paths.purchase(orderSeq) : paths.sale(orderSeq)
  return (
    <SettingsPage
      title="반품·분쟁"
      back={{ to, label: '거래 상세' }}
      description={`${title} · ${orderStateLabel(state, type)}`}
    >
      {decision && <DecisionCard decision={decision} />}
      <Card as="section" aria-labelledby="told">
        <h2 id="told" className="mb-3 text-base font-bold text-ink">
          주고받은 이야기
        </h2>
        <StatementList orderSeq={orderSeq} statements={statements} />
        {contact && (
          <div className="mt-3">
            <ContactLine contact={contact} isOpen={state === 'DISPUTED'} now={now} />
          </div>
        )}
      </Card>
      {isPaidType(type) && <DisputeStandard question={question} standard={standard} />}
      <CaseSteps order={order} eventKey={eventKey} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
