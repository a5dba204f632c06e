import { Link } from '@remix-run/react'
import { EmptyState } from '#app/components/empty-state.tsx'
import { NothingFound } from '#app/components/illustrations.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { Report } from '#contracts/report.ts'
import { REPORT_KINDS, REPORT_REASONS } from '#contracts/report-constants.ts'

const HEAD = 'px-3 py-2.5 text-start font-semibold whitespace-nowrap'
const CELL = 'px-3 py-2.5 whitespace-nowrap'

/** Reports; what was reported is on the page of each, and each view of it is recorded. */
export function ReportQueue({ reports }: { reports: readonly Report[] }) {
  if (reports.length === 0)
    return (
      <EmptyState illustration={<NothingFound />} title="신고가 없어요" level={2}>
        이 상태의 신고가 들어오면 여기에 보여요.
      </EmptyState>
    )
  return (
    <section
      aria-label="신고 목록"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a sideways scroller has to be reachable by keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-line"
    >
      <table className="w-full text-sm">
        <thead className="bg-surface-2 text-ink-3">
          <tr>
            <th scope="col" className={HEAD}>
              신고 번호
            </th>
            <th scope="col" className={HEAD}>
              대상
            </th>
            <th scope="col" className={HEAD}>
              이유
            </th>
            <th scope="col" className={HEAD}>
              신고받은 회원
            </th>
            <th scope="col" className={HEAD}>
              신고한 회원
            </th>
            <th scope="col" className={HEAD}>
              신고한 때
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {reports.map(({ reportSeq, kind, reason, reported, reporter, createdAt }) => (
            <tr key={reportSeq} className="text-ink-2">
              <td className={CELL}>
                <Link
                  to={paths.operatorReport(reportSeq)}
                  className="inline-flex min-h-9 min-w-9 items-center font-semibold text-link underline underline-offset-4"
                >
                  {reportSeq}
                </Link>
              </td>
              <td className={CELL}>{REPORT_KINDS[kind]}</td>
              <td className={CELL}>{REPORT_REASONS[reason]}</td>
              <td className={CELL}>{reported.nickName}</td>
              <td className={CELL}>{reporter.nickName}</td>
              <td className={CELL}>
                <time dateTime={createdAt}>{kstDateTime(createdAt)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
