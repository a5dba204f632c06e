import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ActionTable } from '#app/features/operator/actions/action-table.tsx'
import { actionRows } from '#app/features/operator/actions/action-table-rows.server.ts'
import { daysOf, readDayRange } from '#app/features/operator/day-range.ts'
import { DayRangeForm } from '#app/features/operator/day-range-form.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/operator/actions')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '행동 통계',
    description: '방문자가 어느 화면에서 무엇을 얼마나 했는지 날마다 세어 봅니다.',
    canonical: paths.operatorActions(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { range, error } = readDayRange(new URL(request.url).searchParams, context.now)
  if (error) return data({ range, error, days: [], rows: [] }, { status: 400 })
  const { counts } = await context.services.data.countActions(range)
  const days = daysOf(range)
  return data({ range, error, days, rows: actionRows(counts, days) })
}

export default function Actions() {
  const { range, error, days, rows } = useLoaderData<typeof loader>()
  return (
    <div className="container-page py-4 lg:py-8">
      <h1 className="text-xl font-bold text-ink lg:text-2xl">행동 통계</h1>
      <DayRangeForm key={`${range.from} ${range.to}`} range={range} error={error} />
      {!error && (
        <div className="mt-6">
          <ActionTable rows={rows} days={days} />
        </div>
      )}
    </div>
  )
}

export const ErrorBoundary = RouteError
