import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadSellDone } from '#app/features/sell/load-sell-done.server.ts'
import { SellDone } from '#app/features/sell/sell-done.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/product/form/complete/:productSeq')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: '상품 등록 완료',
        description: '상품을 등록했어요. 이제 공유하고 채팅을 기다려 보세요.',
        canonical: paths.sellDone(args.data.listing.productSeq),
        index: false,
      })
    : errorMeta()

export function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireUser(context, request)
  const { productSeq } = parseParams(params.product, values)
  return loadSellDone(context, productSeq)
}

export default function SellDonePage() {
  return <SellDone {...useLoaderData<typeof loader>()} />
}

export const ErrorBoundary = RouteError
