import { Link } from '@remix-run/react'
import { FactList, FactRow } from '#app/features/settings/settings-page.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import { DECISION_REASONS, type DecisionReason } from '#contracts/decision-reasons.ts'
import type { Report } from '#contracts/report.ts'
import { REPORT_KINDS, REPORT_REASONS } from '#contracts/report-constants.ts'
import { MemberLink } from '../members/member-link.tsx'
import { REPORT_STATES } from './report-states.ts'

const LINK = 'roomy-link font-medium text-link underline underline-offset-4'

/** The content of a report, with links to both members and to what was reported. */
export function ReportFacts({
  report,
}: {
  report: Report & { reasonCode: DecisionReason | null; note: string }
}) {
  return (
    <FactList>
      <FactRow name="상태">{REPORT_STATES[report.state]}</FactRow>
      <FactRow name="대상">{REPORT_KINDS[report.kind]}</FactRow>
      <FactRow name="이유">{REPORT_REASONS[report.reason]}</FactRow>
      <FactRow name="자세한 내용">
        <span className="break-words whitespace-pre-wrap">{report.detail || '적지 않음'}</span>
      </FactRow>
      <FactRow name="신고받은 회원">
        <MemberLink {...report.reported} />
      </FactRow>
      <FactRow name="신고한 회원">
        <MemberLink {...report.reporter} />
      </FactRow>
      {report.productSeq && (
        <FactRow name="상품">
          <Link to={paths.product(report.productSeq)} className={LINK}>
            상품 {report.productSeq}
          </Link>
        </FactRow>
      )}
      {report.kind === 'STORE' && (
        <FactRow name="가게">
          <Link to={paths.store(report.reported.storeSeq)} className={LINK}>
            가게 {report.reported.storeSeq}
          </Link>
        </FactRow>
      )}
      <FactRow name="신고한 때">
        <time dateTime={report.createdAt}>{kstDateTime(report.createdAt)}</time>
      </FactRow>
      {report.closedAt && (
        <>
          <FactRow name="처리한 때">
            <time dateTime={report.closedAt}>{kstDateTime(report.closedAt)}</time>
          </FactRow>
          {report.reasonCode && (
            <FactRow name="판단">{DECISION_REASONS[report.reasonCode]}</FactRow>
          )}
          <FactRow name="처리 내용">
            <span className="break-words whitespace-pre-wrap">{report.note}</span>
          </FactRow>
        </>
      )}
    </FactList>
  )
}
