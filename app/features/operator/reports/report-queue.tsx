import { Link } from '@remix-run/react'
import { EmptyState } from '#app/components/empty-state.tsx'
import { NothingFound } from '#app/components/illustrations.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { Report } from '#contracts/report.ts'
import { REPORT_KINDS, REPORT_REASONS } from '#contracts/report-constants.ts'
import { OperatorTable, TABLE_CELL } from '../operator-table.tsx'

/** Reports; what was reported is on the page of each, and each view of it is recorded. */
export function ReportQueue({ reports }: { reports: readonly Report[] }) {
  if (reports.length === 0)
    return (
      <EmptyState illustration={<NothingFound />} title="신고가 없어요" level={2}>
        이 상태의 신고가 들어오면 여기에 보여요.
      </EmptyState>
    )
  return (
    <OperatorTable
      label="신고 목록"
      heads={['신고 번호', '대상', '이유', '신고받은 회원', '신고한 회원', '신고한 때']}
    >
      {reports.map(({ reportSeq, kind, reason, reported, reporter, createdAt }) => (
        <tr key={reportSeq} className="text-ink-2">
          <td className={TABLE_CELL}>
            <Link
              to={paths.operatorReport(reportSeq)}
              className="inline-flex min-h-9 min-w-9 items-center font-semibold text-link underline underline-offset-4"
            >
              {reportSeq}
            </Link>
          </td>
          <td className={TABLE_CELL}>{REPORT_KINDS[kind]}</td>
          <td className={TABLE_CELL}>{REPORT_REASONS[reason]}</td>
          <td className={TABLE_CELL}>{reported.nickName}</td>
          <td className={TABLE_CELL}>{reporter.nickName}</td>
          <td className={TABLE_CELL}>
            <time dateTime={createdAt}>{kstDateTime(createdAt)}</time>
          </td>
        </tr>
      ))}
    </OperatorTable>
  )
}
