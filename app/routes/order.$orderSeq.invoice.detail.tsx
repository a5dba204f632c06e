import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadOwnOrder } from '#app/features/order/load-order.server.ts'
import { OrderFrame } from '#app/features/order/order-frame.tsx'
import { Parcels } from '#app/features/order/parcel-view.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/order/:orderSeq/invoice/detail')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: '배송 조회',
        description: '보낸 물건이 지금 어디에 있는지, 언제 움직였는지 보여 드려요.',
        canonical: paths.invoiceDetail(args.data.order.orderSeq),
        index: false,
      })
    : errorMeta()

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireUser(context, request)
  const { orderSeq } = parseParams(params.order, values)
  const order = await loadOwnOrder(context, orderSeq)
  const parcels = await context.services.gateway.orderParcels({ orderSeq })
  return { order, parcels: parcels.ok ? parcels.data.items : [] }
}

export default function InvoiceDetailPage() {
  const { order, parcels } = useLoaderData<typeof loader>()
  const { orderSeq, role } = order
  return (
    <OrderFrame
      title="배송 조회"
      back={
        role === 'BUYER'
          ? { to: paths.purchase(orderSeq), label: '구매 상세' }
          : { to: paths.sale(orderSeq), label: '판매 상세' }
      }
    >
      <Parcels order={order} parcels={parcels} />
    </OrderFrame>
  )
}

export const ErrorBoundary = RouteError
