import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { MonitoringView } from '#app/features/fraud/monitoring-view.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/fraud/monitoring')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '사기 모니터링',
    description:
      '중고거래 사기가 요즘 얼마나, 어떤 방법으로, 어떤 물건에서 일어나는지 날마다 확인해 보세요.',
    canonical: paths.fraudMonitoring(),
  })

export async function loader({ context }: LoaderFunctionArgs) {
  return { monitoring: await context.services.customerService.fraudMonitoring() }
}

export default function FraudMonitoringPage() {
  const { monitoring } = useLoaderData<typeof loader>()
  return (
    <div className="container-page py-6 lg:py-10">
      <div className="mx-auto max-w-4xl space-y-5">
        <div>
          <h1 className="text-2xl font-bold text-ink">사기 모니터링</h1>
          <p className="mt-2 text-base text-ink-3">
            두손에 게시된 피해사례로 본 요즘 사기의 흐름이에요.{' '}
            <Link
              to={paths.fraud()}
              className="roomy-link font-semibold text-link underline underline-offset-4"
            >
              번호로 조회하기
            </Link>
          </p>
        </div>
        <MonitoringView monitoring={monitoring} />
      </div>
    </div>
  )
}

export const ErrorBoundary = RouteError
