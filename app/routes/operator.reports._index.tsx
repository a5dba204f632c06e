import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Pagination } from '#app/components/pagination.tsx'
import { Tabs } from '#app/components/tabs.tsx'
import { ReportQueue } from '#app/features/operator/reports/report-queue.tsx'
import { REPORT_STATES, readReportState } from '#app/features/operator/reports/report-states.ts'
import { pageHandle } from '#app/page-ids.ts'
import { pageNumber } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'
import type { Report } from '#contracts/report.ts'

export const handle = pageHandle('/operator/reports')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '신고 관리',
    description: '운영팀이 채팅에서 들어온 신고를 확인하고 처리합니다.',
    canonical: paths.operatorReports(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { searchParams } = new URL(request.url)
  const state = readReportState(searchParams)
  const { page, isClean } = pageNumber(searchParams)
  if (!isClean) throw redirect(addressOf(state, page))
  return { ...(await context.services.edge.reports({ state, page })), state, page }
}

const addressOf = (state: Report['state'], page = 1) =>
  paths.operatorReports({
    state: state === 'OPEN' ? undefined : state,
    page: page > 1 ? page : undefined,
  })

export default function Reports() {
  const { items, state, page, pageCount } = useLoaderData<typeof loader>()
  const states = Object.keys(REPORT_STATES) as Report['state'][]
  return (
    <div className="container-page py-4 lg:py-8">
      <h1 className="text-xl font-bold text-ink lg:text-2xl">신고 관리</h1>
      <Tabs
        label="신고 상태"
        className="mt-3 mb-4"
        tabs={states.map((key) => ({
          to: addressOf(key),
          label: REPORT_STATES[key],
          current: key === state,
        }))}
      />
      <ReportQueue reports={items} />
      <Pagination
        label="신고 목록 페이지"
        page={page}
        hasNext={page < pageCount}
        lastPage={pageCount}
        to={(to) => addressOf(state, to)}
      />
    </div>
  )
}

export const ErrorBoundary = RouteError
