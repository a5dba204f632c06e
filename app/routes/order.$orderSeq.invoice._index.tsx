import { randomUUID } from 'node:crypto'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { actOnInvoice } from '#app/features/order/act-on-invoice.server.ts'
import { CouponForm, InvoiceForm } from '#app/features/order/invoice-form.tsx'
import {
  loadOwnOrder,
  loadPresentParcel,
  orderPage,
} from '#app/features/order/load-order.server.ts'
import { OrderFrame } from '#app/features/order/order-frame.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/order/:orderSeq/invoice')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: '운송장 등록',
        description: '보낸 물건의 운송장 번호를 등록하면 배송을 함께 볼 수 있어요.',
        canonical: paths.invoice(args.data.order.orderSeq),
        index: false,
      })
    : errorMeta()

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireUser(context, request)
  const { orderSeq } = parseParams(params.order, values)
  const order = await loadOwnOrder(context, orderSeq)
  const { actions, role, canChangeParcel } = order
  const canSend =
    canChangeParcel ||
    (['SHIP', 'SHIP_RETURN', 'SEND_COUPON'] as const).some((one) => actions.includes(one))
  // Sent already, or not to be sent yet: the order's page says what is next.
  if (!canSend) throw redirect(orderPage(orderSeq, role))
  const present = canChangeParcel ? await loadPresentParcel(context, orderSeq) : null
  return { order, present, eventKey: randomUUID() }
}

export function action({ context, request, params: values }: ActionFunctionArgs) {
  return actOnInvoice(context, request, parseParams(params.order, values).orderSeq)
}

export default function InvoicePage() {
  const { order, present, eventKey } = useLoaderData<typeof loader>()
  const { orderSeq, role, actions, canChangeParcel } = order
  const isCoupon = actions.includes('SEND_COUPON')
  return (
    <OrderFrame
      title={isCoupon ? 'e쿠폰 보내기' : canChangeParcel ? '운송장 번호 고치기' : '운송장 등록'}
      back={
        role === 'BUYER'
          ? { to: paths.purchase(orderSeq), label: '구매 상세' }
          : { to: paths.sale(orderSeq), label: '판매 상세' }
      }
    >
      {isCoupon ? (
        <CouponForm eventKey={eventKey} />
      ) : (
        <InvoiceForm order={order} present={present} eventKey={eventKey} />
      )}
    </OrderFrame>
  )
}

export const ErrorBoundary = RouteError
