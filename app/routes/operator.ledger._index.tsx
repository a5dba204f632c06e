import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { LedgerFilter } from '#app/features/operator/ledger/ledger-filter.tsx'
import { LedgerJournals, LedgerTotals } from '#app/features/operator/ledger/ledger-journals.tsx'
import {
  ledgerInput,
  ledgerPlace,
  ledgerSearch,
  readLedgerQuery,
} from '#app/features/operator/ledger/ledger-query.ts'
import { LedgerTabs } from '#app/features/operator/ledger/ledger-tabs.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/operator/ledger')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '장부',
    description: '안심결제의 모든 돈이 어느 계정에서 어느 계정으로 움직였는지 살펴봅니다.',
    canonical: paths.operatorLedger(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const read = readLedgerQuery(new URL(request.url).searchParams, context.now)
  const { query } = read
  if (read.error || read.orderError)
    return data({ ...read, journals: [], older: null, newer: null, totals: [] }, { status: 400 })
  const { gateway } = context.services
  const [page, totals] = await Promise.all([
    gateway.ledger({ ...ledgerInput(query), ...ledgerPlace(query) }),
    gateway.ledgerTotals(ledgerInput(query)),
  ])
  return data({ ...read, ...page, totals })
}

export default function Ledger() {
  const { query, error, orderError, journals, older, newer, totals } =
    useLoaderData<typeof loader>()
  const search = ledgerSearch(query)
  return (
    <div className="container-page py-4 lg:py-8">
      <LedgerTabs title="장부" current="journals" />
      <LedgerFilter
        key={JSON.stringify(search)}
        query={query}
        error={error}
        orderError={orderError}
      />
      {!error && !orderError && (
        <div className="mt-6 space-y-6">
          <LedgerTotals totals={totals} />
          <LedgerJournals journals={journals} />
          <nav aria-label="장부 페이지" className="flex flex-wrap gap-2">
            {(query.before || query.after) && (
              <ButtonLink to={paths.operatorLedger(search)} variant="secondary">
                처음으로
              </ButtonLink>
            )}
            {newer && (
              <ButtonLink
                to={paths.operatorLedger({ ...search, after: newer })}
                rel="prev"
                variant="secondary"
              >
                새 기록 쪽으로
              </ButtonLink>
            )}
            {older && (
              <ButtonLink
                to={paths.operatorLedger({ ...search, before: older })}
                rel="next"
                variant="secondary"
              >
                지난 기록 쪽으로
              </ButtonLink>
            )}
            {journals.length > 0 && (
              <ButtonLink to={paths.operatorLedgerCsv(search)} reloadDocument variant="secondary">
                CSV로 받기
              </ButtonLink>
            )}
          </nav>
        </div>
      )}
    </div>
  )
}

export const ErrorBoundary = RouteError
