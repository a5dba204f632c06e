import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadOrderList } from '#app/features/order/load-order-list.server.ts'
import { OrderList } from '#app/features/order/order-list.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/mystore/purchases')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '구매 내역',
    description: '구매한 물건의 거래가 어디까지 왔는지, 내가 할 일은 무엇인지 확인해요.',
    canonical: paths.purchases(),
    index: false,
  })

export function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  return loadOrderList(context, request, 'BUYER')
}

export default function PurchasesPage() {
  return <OrderList {...useLoaderData<typeof loader>()} />
}

export const ErrorBoundary = RouteError
