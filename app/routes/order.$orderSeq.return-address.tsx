import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { actOnReturnAddress } from '#app/features/order/act-on-return-address.server.ts'
import { loadReturnAddress } from '#app/features/order/load-return-address.server.ts'
import { OrderFrame } from '#app/features/order/order-frame.tsx'
import { ReturnAddressForm } from '#app/features/order/return-address-form.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/order/:orderSeq/return-address')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: '반품 받을 주소',
        description: '반품을 승인하고 구매자에게 돌려보낼 주소를 알려 줘요.',
        canonical: paths.returnAddress(args.data.order.orderSeq),
        index: false,
      })
    : errorMeta()

export function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireUser(context, request)
  return loadReturnAddress(context, parseParams(params.order, values).orderSeq)
}

export function action({ context, request, params: values }: ActionFunctionArgs) {
  return actOnReturnAddress(context, request, parseParams(params.order, values).orderSeq)
}

export default function ReturnAddressPage() {
  const loaded = useLoaderData<typeof loader>()
  return (
    <OrderFrame
      title={loaded.step === 'APPROVE_RETURN' ? '반품 승인하기' : '반품 받을 주소'}
      back={{ to: paths.sale(loaded.order.orderSeq), label: '판매 상세' }}
    >
      <ReturnAddressForm {...loaded} />
    </OrderFrame>
  )
}

export const ErrorBoundary = RouteError
