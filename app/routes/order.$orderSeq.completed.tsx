import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadCompleted } from '#app/features/order/load-completed.server.ts'
import { PaymentCompleted } from '#app/features/order/payment-completed.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/order/:orderSeq/completed')

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return errorMeta()
  const { order, payment } = args.data
  const isConfirming = !order.paidAt && payment?.state === 'CONFIRMING'
  return [
    ...pageMeta(args, {
      title: '결제 결과',
      description: '결제가 어떻게 됐는지, 다음에 무엇을 하면 되는지 알려 드려요.',
      canonical: paths.paymentCompleted(order.orderSeq),
      index: false,
    }),
    ...(isConfirming ? [{ httpEquiv: 'refresh', content: '3' }] : []),
  ]
}

export function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireUser(context, request)
  return loadCompleted(context, request, parseParams(params.order, values).orderSeq)
}

export default function PaymentCompletedPage() {
  return (
    <div className="container-page py-6 lg:py-10">
      <div className="mx-auto max-w-2xl">
        <PaymentCompleted {...useLoaderData<typeof loader>()} />
      </div>
    </div>
  )
}

export const ErrorBoundary = RouteError
