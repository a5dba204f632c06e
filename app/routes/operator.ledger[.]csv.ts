import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { answerLedgerCsv } from '#app/features/operator/ledger/ledger-csv.server.ts'
import { readLedgerQuery } from '#app/features/operator/ledger/ledger-query.ts'
import { requireOperator } from '#app/session/guards.server.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { query, error } = readLedgerQuery(new URL(request.url).searchParams, context.now)
  if (error) throw data(null, { status: 400 })
  return answerLedgerCsv(context, query)
}
