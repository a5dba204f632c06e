import { Link } from '@remix-run/react'
import { EmptyState } from '#app/components/empty-state.tsx'
import { NothingFound } from '#app/components/illustrations.tsx'
import { count } from '#app/format/count.ts'
import { kstDateTime } from '#app/format/time.ts'
import { wonAmount } from '#app/format/won.ts'
import { paths } from '#app/paths.ts'
import type { LedgerJournalView } from '#contracts/ledger.ts'
import { accountLabel, journalLabel } from '#contracts/ledger-constants.ts'
import { OperatorTable, TABLE_CELL } from '../operator-table.tsx'

const SUMS = ['들어옴', '나감', '차이', '건수']
const NUMBER = `${TABLE_CELL} text-end tabular-nums`

/** What came into each account and went out of it. */
export function LedgerTotals({
  totals,
}: {
  totals: readonly { account: string; debit: number; credit: number; entries: number }[]
}) {
  if (totals.length === 0) return null
  return (
    <OperatorTable label="계정별 합계" heads={['계정', ...SUMS]} amounts={SUMS}>
      {totals.map(({ account, debit, credit, entries }) => (
        <tr key={account} className="text-ink-2">
          <th scope="row" className={`${TABLE_CELL} text-start font-medium text-ink`}>
            {accountLabel(account)}
          </th>
          <td className={NUMBER}>{wonAmount(debit)}</td>
          <td className={NUMBER}>{wonAmount(credit)}</td>
          <td className={`${NUMBER} font-semibold text-ink`}>{wonAmount(debit - credit)}</td>
          <td className={NUMBER}>{count(entries)}</td>
        </tr>
      ))}
    </OperatorTable>
  )
}

/** Journals with their legs, newest first. */
export function LedgerJournals({ journals }: { journals: readonly LedgerJournalView[] }) {
  if (journals.length === 0)
    return (
      <EmptyState illustration={<NothingFound />} title="적힌 것이 없어요" level={2}>
        기간을 넓히거나 조건을 줄여 보세요.
      </EmptyState>
    )
  return (
    <OperatorTable label="장부 기록" heads={['때', '주문', '내용', '계정과 금액']}>
      {journals.map(({ journalSeq, orderSeq, key, at, legs }) => (
        <tr key={journalSeq} className="align-top text-ink-2">
          <td className={TABLE_CELL}>
            <time dateTime={at} className="tabular-nums">
              {kstDateTime(at)}
            </time>
          </td>
          <td className={TABLE_CELL}>{orderSeq ? <OrderLink orderSeq={orderSeq} /> : '-'}</td>
          <td className={`${TABLE_CELL} text-ink`}>{journalLabel(key)}</td>
          <td className={TABLE_CELL}>
            <ul className="space-y-1">
              {legs.map(({ account, amount }) => (
                <li key={account} className="flex max-w-96 justify-between gap-4">
                  <span>{accountLabel(account)}</span>
                  <span className="tabular-nums">{wonAmount(amount)}</span>
                </li>
              ))}
            </ul>
          </td>
        </tr>
      ))}
    </OperatorTable>
  )
}

/** To an order at the desk. */
export function OrderLink({ orderSeq }: { orderSeq: number }) {
  return (
    <Link
      to={paths.operatorOrder(orderSeq)}
      className="inline-flex min-h-6 min-w-6 items-center font-semibold text-link underline underline-offset-4"
    >
      {orderSeq}
    </Link>
  )
}
