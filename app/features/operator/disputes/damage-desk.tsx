import { Link } from '@remix-run/react'
import { EmptyState } from '#app/components/empty-state.tsx'
import { NothingFound } from '#app/components/illustrations.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { wonAmount } from '#app/format/won.ts'
import { paths } from '#app/paths.ts'
import type { DamageRow } from '#contracts/damage-report.ts'
import { DAMAGE_STATES, type DamageState } from '#contracts/damage-report-rules.ts'
import { FRAUD_METHODS } from '#contracts/fraud-constants.ts'
import { OperatorTable, TABLE_CELL } from '../operator-table.tsx'

export type DeskDamageState = Exclude<DamageState, 'DRAFT'>
/** In the order of the desk's tabs: what waits first. */
export const DESK_DAMAGE_STATES: readonly DeskDamageState[] = [
  'RECEIVED',
  'REVIEWING',
  'OBJECTED',
  'PUBLISHED',
  'RETURNED',
  'REMOVED',
  'WITHDRAWN',
]

/** The state that an address requests; received reports for any other value. */
export function readDamageState(query: URLSearchParams): DeskDamageState {
  const typed = query.get('state')
  return DESK_DAMAGE_STATES.find((state) => state === typed) ?? 'RECEIVED'
}

/** Reports of damage in one state; each view of one is recorded. */
export function DamageDesk({ reports }: { reports: readonly DamageRow[] }) {
  if (reports.length === 0)
    return (
      <EmptyState illustration={<NothingFound />} title="피해사례가 없어요" level={2}>
        이 상태의 피해사례가 생기면 여기에 보여요.
      </EmptyState>
    )
  return (
    <OperatorTable
      label="피해사례 목록"
      heads={['번호', '상태', '피해 방법', '피해 금액', '상대방', '바뀐 때']}
      amounts={['피해 금액']}
    >
      {reports.map(({ reportSeq, state, method, amount, identifiers, updatedAt }) => (
        <tr key={reportSeq} className="text-ink-2">
          <td className={TABLE_CELL}>
            <Link
              to={paths.operatorDamageReport(reportSeq)}
              className="inline-flex min-h-9 min-w-9 items-center font-semibold text-link underline underline-offset-4"
            >
              {reportSeq}
            </Link>
          </td>
          <td className={TABLE_CELL}>{DAMAGE_STATES[state].label}</td>
          <td className={TABLE_CELL}>{method && FRAUD_METHODS[method].short}</td>
          <td className={`${TABLE_CELL} text-end tabular-nums`}>
            {amount !== null && wonAmount(amount)}
          </td>
          <td className={TABLE_CELL}>{identifiers.map(({ masked }) => masked).join(', ')}</td>
          <td className={TABLE_CELL}>
            <time dateTime={updatedAt}>{kstDateTime(updatedAt)}</time>
          </td>
        </tr>
      ))}
    </OperatorTable>
  )
}
