import { Link } from '@remix-run/react'
import { EmptyState } from '#app/components/empty-state.tsx'
import { NothingFound } from '#app/components/illustrations.tsx'
import { sanctionLabel } from '#app/features/sanction/sanction-words.ts'
import { kstDate, kstDateTime } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { AppealRow } from '#contracts/sanction.ts'
import { APPEAL_STATES, sanctionRuleOf } from '#contracts/sanction-rules.ts'
import { OperatorTable, TABLE_CELL } from '../operator-table.tsx'

export const APPEAL_TABS = { WAITING: '기다리는 이의', DECIDED: '결정한 이의' } as const
export type AppealTab = keyof typeof APPEAL_TABS

/** The tab that an address requests; what waits for any other value. */
export const readAppealTab = (query: URLSearchParams): AppealTab =>
  query.get('state') === 'DECIDED' ? 'DECIDED' : 'WAITING'

/** Appeals that wait, the longest waiting first, or those that were decided; each view of one is recorded. */
export function AppealQueue({ appeals, now }: { appeals: readonly AppealRow[]; now: string }) {
  if (appeals.length === 0)
    return (
      <EmptyState illustration={<NothingFound />} title="이의가 없어요" level={2}>
        제재를 받은 회원이 이의를 내면 여기에 보여요.
      </EmptyState>
    )
  return (
    <OperatorTable
      label="이의 신청 목록"
      heads={['번호', '회원', '조치', '어긴 규정', '이의를 낸 때', '결정', '결정한 운영자']}
    >
      {appeals.map((appeal) => (
        <tr key={appeal.sanctionSeq} className="text-ink-2">
          <td className={TABLE_CELL}>
            <Link
              to={paths.operatorAppeal(appeal.sanctionSeq)}
              className="inline-flex min-h-9 min-w-9 items-center font-semibold text-link underline underline-offset-4"
            >
              {appeal.sanctionSeq}
            </Link>
          </td>
          <td className={TABLE_CELL}>{appeal.nickName}</td>
          <td className={TABLE_CELL}>{sanctionLabel(appeal)}</td>
          <td className={TABLE_CELL}>{sanctionRuleOf(appeal.rule).label}</td>
          <td className={TABLE_CELL}>
            <time dateTime={appeal.appealedAt}>{kstDateTime(appeal.appealedAt)}</time>
          </td>
          <td className={TABLE_CELL}>
            {appeal.appealState === 'RECEIVED' ? (
              <DecideBy at={appeal.decideBy} now={now} />
            ) : (
              appeal.appealState && APPEAL_STATES[appeal.appealState]
            )}
          </td>
          <td className={TABLE_CELL}>{appeal.operatorNickName ?? '-'}</td>
        </tr>
      ))}
    </OperatorTable>
  )
}

function DecideBy({ at, now }: { at: string; now: string }) {
  const isLate = Date.parse(at) < Date.parse(now)
  return (
    <span className={isLate ? 'font-semibold text-danger' : undefined}>
      <time dateTime={at}>{kstDate(at)}</time>까지{isLate && ' · 기한 지남'}
    </span>
  )
}
