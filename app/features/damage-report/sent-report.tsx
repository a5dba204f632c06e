import { ButtonLink } from '#app/components/button.tsx'
import { paths } from '#app/paths.ts'
import type { DamageReport } from '#contracts/damage-report.ts'
import { EvidenceGrid } from './evidence-grid.tsx'
import { DamageFacts } from './report-facts.tsx'
import { ReportStatus } from './report-status.tsx'

/** A report that was sent: its state, and what it says. */
export function SentReport({ report }: { report: DamageReport }) {
  return (
    <>
      <ReportStatus report={report} />
      {report.state === 'RETURNED' && (
        <ButtonLink to={paths.damageReport(report.reportSeq, { step: 'target' })} size="lg" block>
          고쳐서 다시 보내기
        </ButtonLink>
      )}
      <DamageFacts report={report} />
      <EvidenceGrid report={report} />
    </>
  )
}
