import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadSalesYears } from '#app/features/order/load-sales-years.server.ts'
import { OrderFrame } from '#app/features/order/order-frame.tsx'
import { SalesYears } from '#app/features/order/sales-years.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/mystore/sales/years')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '연도별 판매',
    description:
      '한 해 동안 판 물건의 실제 거래 금액과 수수료, 정산 금액을 달마다 더해 보여 드려요.',
    canonical: paths.salesYears(),
    index: false,
  })

export function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  return loadSalesYears(context, request)
}

export default function SalesYearsPage() {
  return (
    <OrderFrame title="연도별 판매" back={{ to: paths.sales(), label: '판매 내역' }}>
      <SalesYears {...useLoaderData<typeof loader>()} />
    </OrderFrame>
  )
}

export const ErrorBoundary = RouteError
