import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { isRequestFirst } from '#app/features/order/is-request-first.ts'
import { loadQuote } from '#app/features/order/load-quote.server.ts'
import { OrderFrame } from '#app/features/order/order-frame.tsx'
import { OrderTypeView, OwnProduct } from '#app/features/order/order-type-view.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/order/type/:productSeq')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: '거래 방법 고르기',
        description: '방법마다 얼마를 내고 무엇이 지켜 주는지 비교하고 골라요.',
        canonical: paths.orderType(args.data.productSeq),
        index: false,
      })
    : errorMeta()

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireUser(context, request)
  const { productSeq } = parseParams(params.product, values)
  const isRequest = isRequestFirst(new URL(request.url).searchParams)
  return { productSeq, isRequest, quote: await loadQuote(context, productSeq) }
}

export default function OrderTypePage() {
  const { productSeq, quote, isRequest } = useLoaderData<typeof loader>()
  return (
    <OrderFrame title="거래 방법 고르기" back={{ to: paths.product(productSeq), label: '상품' }}>
      {quote ? (
        <OrderTypeView quote={quote} isRequest={isRequest} />
      ) : (
        <OwnProduct productSeq={productSeq} />
      )}
    </OrderFrame>
  )
}

export const ErrorBoundary = RouteError
