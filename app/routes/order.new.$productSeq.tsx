import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { actOnCheckout } from '#app/features/order/act-on-checkout.server.ts'
import { CheckoutForm } from '#app/features/order/checkout-form.tsx'
import { loadCheckout } from '#app/features/order/load-checkout.server.ts'
import { OrderFrame } from '#app/features/order/order-frame.tsx'
import {
  OrderTypeView,
  OwnProduct,
  UnavailableProduct,
} from '#app/features/order/order-type-view.tsx'
import { OrderedProduct } from '#app/features/order/ordered-product.tsx'
import { SellerReliabilityCard } from '#app/features/order/reliability-card.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'
import { ORDER_TYPES } from '#contracts/order-states.ts'

export const handle = pageHandle('/order/new/:productSeq')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: '주문서',
        description: '받을 곳과 결제 방법을 고르고 금액을 확인한 다음 주문해요.',
        canonical: paths.newOrder(args.data.productSeq),
        index: false,
      })
    : errorMeta()

export function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireUser(context, request)
  return loadCheckout(context, request, parseParams(params.product, values).productSeq)
}

export function action({ context, request, params: values }: ActionFunctionArgs) {
  return actOnCheckout(context, request, parseParams(params.product, values).productSeq)
}

export default function NewOrderPage() {
  const { productSeq, quote, checkout } = useLoaderData<typeof loader>()
  const answer = useActionData()
  if (!quote || !checkout)
    return (
      <OrderFrame title="거래 방법 고르기" back={{ to: paths.product(productSeq), label: '상품' }}>
        {quote ? <OrderTypeView quote={quote} /> : <OwnProduct productSeq={productSeq} />}
      </OrderFrame>
    )
  return (
    <OrderFrame
      title={ORDER_TYPES[checkout.choice.type]}
      back={{ to: paths.orderType(productSeq), label: '거래 방법' }}
    >
      <div className="space-y-4">
        <OrderedProduct quote={quote} />
        {quote.isAvailable && (
          <SellerReliabilityCard name={quote.seller.name} reliability={quote.sellerReliability} />
        )}
        {quote.isAvailable || answer ? (
          <CheckoutForm {...checkout} />
        ) : (
          <UnavailableProduct quote={quote} />
        )}
      </div>
    </OrderFrame>
  )
}

export const ErrorBoundary = RouteError
