import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { OwnRegionList } from '#app/features/regions/own-region-list.tsx'
import { RegionSearch } from '#app/features/regions/region-search.tsx'
import { actOnRegions, loadRegionsPage } from '#app/features/regions/regions-page.server.ts'
import { FormProblem } from '#app/forms/post-form.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/regions')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '내 동네',
    description: '내 동네를 정하고 가까운 곳의 중고 상품부터 보세요.',
    canonical: paths.regions(),
    index: false,
  })

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadRegionsPage(context, request)
}

export function action({ context, request }: ActionFunctionArgs) {
  return actOnRegions(context, request)
}

export default function RegionsPage() {
  const { own, ...search } = useLoaderData<typeof loader>()
  const [inUse] = own
  return (
    <div className="container-page py-4 lg:py-8">
      <div className="mx-auto max-w-2xl">
        <h1 className="mb-1 text-xl font-bold text-ink lg:text-2xl">내 동네</h1>
        <p className="mb-4 text-sm text-ink-3">
          두 곳까지 정할 수 있어요. 로그인하면 계정에, 아니면 이 브라우저에만 저장돼요.
        </p>
        <FormProblem className="mb-4" />
        <OwnRegionList regions={own} />
        {inUse && (
          <ButtonLink
            to={search.redirectTo || paths.productList({ near: inUse.regionCode, sort: 'latest' })}
            className="mt-3"
            block
          >
            {inUse.name}에서 가까운 상품 보기
          </ButtonLink>
        )}
        <h2 className="mt-8 mb-3 text-lg font-bold">동네 찾기</h2>
        <RegionSearch {...search} />
      </div>
    </div>
  )
}

export const ErrorBoundary = RouteError
