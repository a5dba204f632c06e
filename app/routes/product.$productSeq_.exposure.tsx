import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ExposureView } from '#app/features/exposure/exposure-view.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/product/:productSeq/exposure')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: '검색 노출 확인',
        description: '내 상품이 어떤 말로 검색되는지, 몇 번째에 보이는지 확인합니다.',
        canonical: paths.productExposure(args.data.exposure.productSeq),
        index: false,
      })
    : errorMeta()

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireUser(context, request)
  const { productSeq } = parseParams(params.product, values)
  const answer = await context.services.search.listingExposure({ productSeq })
  if (!answer.ok) throw data(null, { status: answer.status })
  return { exposure: answer.data }
}

export default function ProductExposure() {
  const { exposure } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title="검색 노출 확인"
      back={{ to: paths.product(exposure.productSeq), label: exposure.title }}
      description="구매자가 검색했을 때 이 상품이 몇 번째에 보이는지 알려 드려요. 1분마다 새로 세요."
    >
      <ExposureView exposure={exposure} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
