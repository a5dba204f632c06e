import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readDayRange } from '#app/features/operator/day-range.ts'
import { DayRangeForm } from '#app/features/operator/day-range-form.tsx'
import { LedgerTabs } from '#app/features/operator/ledger/ledger-tabs.tsx'
import { PayoutBatches } from '#app/features/operator/ledger/payout-batches.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/operator/ledger/payouts')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '정산 묶음',
    description: '판매자에게 보내는 돈을 정산일마다 묶어서 살펴봅니다.',
    canonical: paths.operatorPayouts(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { range, error } = readDayRange(new URL(request.url).searchParams, context.now)
  if (error) return data({ range, error, batches: [] }, { status: 400 })
  return data({ range, error, batches: await context.services.gateway.payoutBatches(range) })
}

export default function Payouts() {
  const { range, error, batches } = useLoaderData<typeof loader>()
  return (
    <div className="container-page py-4 lg:py-8">
      <LedgerTabs title="정산 묶음" current="payouts" />
      <DayRangeForm key={`${range.from} ${range.to}`} range={range} error={error} />
      {!error && (
        <div className="mt-6">
          <PayoutBatches batches={batches} />
        </div>
      )}
    </div>
  )
}

export const ErrorBoundary = RouteError
