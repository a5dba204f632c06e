import { randomUUID } from 'node:crypto'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { actOnReceipt } from '#app/features/order/act-on-receipt.server.ts'
import { loadOwnOrder } from '#app/features/order/load-order.server.ts'
import { OrderFrame } from '#app/features/order/order-frame.tsx'
import { ReceiptAgainForm } from '#app/features/order/receipt-again-form.tsx'
import { PrintButton, ReceiptView } from '#app/features/order/receipt-view.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/order/:orderSeq/receipt')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: '거래 영수증',
        description: '거래 내용과 결제, 수수료, 정산을 한 장으로 보고 인쇄할 수 있어요.',
        canonical: paths.receipt(args.data.order.orderSeq),
        index: false,
      })
    : errorMeta()

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireUser(context, request)
  const { orderSeq } = parseParams(params.order, values)
  const order = await loadOwnOrder(context, orderSeq)
  const money = await context.services.gateway.orderMoney({ orderSeq })
  // There is nothing to account for before the payment.
  if (!order.paidAt || !money.ok) throw new Response(null, { status: 404 })
  return { order, money: money.data, eventKey: randomUUID() }
}

export function action({ context, request, params: values }: ActionFunctionArgs) {
  return actOnReceipt(context, request, parseParams(params.order, values).orderSeq)
}

export default function ReceiptPage() {
  const { order, money, eventKey } = useLoaderData<typeof loader>()
  const { orderSeq, role } = order
  return (
    <OrderFrame
      title="거래 영수증"
      back={{
        to: role === 'BUYER' ? paths.purchase(orderSeq) : paths.sale(orderSeq),
        label: role === 'BUYER' ? '구매 상세' : '판매 상세',
      }}
      actions={<PrintButton />}
    >
      <ReceiptView order={order} money={money} />
      {money.receipt?.canAskAgain && (
        <ReceiptAgainForm receipt={money.receipt} eventKey={eventKey} />
      )}
    </OrderFrame>
  )
}

export const ErrorBoundary = RouteError
