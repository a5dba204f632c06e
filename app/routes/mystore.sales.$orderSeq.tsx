import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { actOnOwnOrder } from '#app/features/order/act-on-order.server.ts'
import { loadOrderPage } from '#app/features/order/load-order.server.ts'
import { OrderDetail } from '#app/features/order/order-detail.tsx'
import { OrderFrame } from '#app/features/order/order-frame.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/mystore/sales/:orderSeq')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: '판매 상세',
        description: '판매 거래가 지금 어디까지 왔는지, 다음에 무엇을 하는지 보여 드려요.',
        canonical: paths.sale(args.data.order.orderSeq),
        index: false,
      })
    : errorMeta()

export function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireUser(context, request)
  return loadOrderPage(context, parseParams(params.order, values).orderSeq, 'SELLER')
}

export function action({ context, request, params: values }: ActionFunctionArgs) {
  const { orderSeq } = parseParams(params.order, values)
  return actOnOwnOrder(context, request, { orderSeq, role: 'SELLER' })
}

export default function SalePage() {
  return (
    <OrderFrame title="판매 상세" back={{ to: paths.sales(), label: '판매 내역' }} isWide>
      <OrderDetail {...useLoaderData<typeof loader>()} />
    </OrderFrame>
  )
}

export const ErrorBoundary = RouteError
