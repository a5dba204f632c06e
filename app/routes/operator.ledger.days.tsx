import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DayRangeForm } from '#app/features/operator/day-range-form.tsx'
import { LedgerDays, OtherDifferingDays } from '#app/features/operator/ledger/ledger-days.tsx'
import { LedgerTabs } from '#app/features/operator/ledger/ledger-tabs.tsx'
import {
  ledgerDayForms,
  ledgerDaysOf,
  readPastDays,
} from '#app/features/operator/ledger/load-ledger-days.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/operator/ledger/days')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '하루 대조',
    description: '하루 동안 움직인 돈을 결제사의 목록과 우리 장부에서 맞춰 봅니다.',
    canonical: paths.operatorLedgerDays(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { range, error } = readPastDays(new URL(request.url).searchParams, context.now)
  if (error) return data({ range, error, days: [], differing: [] }, { status: 400 })
  const [days, differing] = await Promise.all([
    ledgerDaysOf(context, range),
    context.services.gateway.differingDays(),
  ])
  return data({
    range,
    error,
    days,
    differing: differing.days.filter((day) => !days.some((shown) => shown.day === day)),
  })
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireOperator(context, request)
  const form = await readForm(request, ledgerDayForms)
  if (!form.ok) return form.answer
  const { day } = form.input
  const compared = await context.services.gateway.compareLedgerDay({ day })
  if (!compared.ok) return form.refuse(compared)
  const { length } = compared.data.differences
  context.session.notify(length === 0 ? '서로 맞아요.' : `${length}건이 달라요.`)
  return redirect(paths.operatorLedgerDays({ from: day, to: day }), 303)
}

export default function LedgerDaysPage() {
  const { range, error, days, differing } = useLoaderData<typeof loader>()
  return (
    <div className="container-page py-4 lg:py-8">
      <LedgerTabs title="하루 대조" current="days" />
      <p className="mt-4 max-w-2xl text-sm text-ink-2">
        날마다 새벽 2시가 지나면 전날의 결제와 환불을 결제사의 목록과 맞춰 봐요. 다르면 여섯
        시간마다 다시 맞춰 봐요.
      </p>
      <DayRangeForm key={`${range.from} ${range.to}`} range={range} error={error} />
      {!error && (
        <div className="mt-6 max-w-3xl">
          <OtherDifferingDays days={differing} />
          <LedgerDays days={days} />
        </div>
      )}
    </div>
  )
}

export const ErrorBoundary = RouteError
