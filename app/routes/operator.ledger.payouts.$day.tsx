import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Pagination } from '#app/components/pagination.tsx'
import { LedgerTabs } from '#app/features/operator/ledger/ledger-tabs.tsx'
import {
  BatchInLedger,
  BatchPayouts,
  PayoutBatches,
} from '#app/features/operator/ledger/payout-batches.tsx'
import { kstDateWithWeekday } from '#app/format/time.ts'
import { pageHandle } from '#app/page-ids.ts'
import { pageNumber, params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/operator/ledger/payouts/:day')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: `${args.data.day} 정산`,
        description: '하루 동안 시작된 정산을 하나씩, 막힌 것부터 살펴봅니다.',
        canonical: paths.operatorPayoutBatch(args.data.day),
        index: false,
      })
    : errorMeta()

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { day } = parseParams(params.day, values)
  const { page, isClean } = pageNumber(new URL(request.url).searchParams)
  if (!isClean) throw redirect(addressOf(day, page))
  return { day, page, ...(await context.services.gateway.payoutsOfDay({ day, page })) }
}

const addressOf = (day: string, page: number) =>
  paths.operatorPayoutBatch(day, { page: page > 1 ? page : undefined })

export default function PayoutBatchPage() {
  const { day, page, batch, ledgerAmount, payouts, pageCount } = useLoaderData<typeof loader>()
  return (
    <div className="container-page py-4 lg:py-8">
      <LedgerTabs title={`${kstDateWithWeekday(`${day}T00:00:00+09:00`)} 정산`} current="payouts" />
      <div className="mt-6 space-y-6">
        {batch && <PayoutBatches batches={[batch]} />}
        {batch && <BatchInLedger paid={batch.doneAmount} written={ledgerAmount} />}
        <BatchPayouts payouts={payouts} />
        <Pagination
          label="정산 목록 페이지"
          page={page}
          hasNext={page < pageCount}
          lastPage={pageCount}
          to={(next) => addressOf(day, next)}
        />
      </div>
    </div>
  )
}

export const ErrorBoundary = RouteError
