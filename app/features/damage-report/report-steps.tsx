import type { DamageReport } from '#contracts/damage-report.ts'
import type { DamageStep } from '#contracts/damage-report-rules.ts'
import { CheckStep } from './check-step.tsx'
import { EvidenceStep } from './evidence-step.tsx'
import { ReportStatus } from './report-status.tsx'
import { StepNav } from './step-nav.tsx'
import { StoryStep } from './story-step.tsx'
import { TargetStep } from './target-step.tsx'
import { TradeStep } from './trade-step.tsx'

/** The form of a report, one step at a time. */
export function ReportSteps({
  report,
  step,
  categories,
  today,
}: {
  report: DamageReport
  step: DamageStep
  categories: readonly { categorySeq: number; name: string }[]
  today: string
}) {
  return (
    <>
      {report.state === 'RETURNED' && <ReportStatus report={report} />}
      <StepNav report={report} current={step} />
      {step === 'target' && <TargetStep report={report} />}
      {step === 'trade' && <TradeStep report={report} categories={categories} today={today} />}
      {step === 'story' && <StoryStep report={report} />}
      {step === 'evidence' && <EvidenceStep report={report} />}
      {step === 'check' && <CheckStep report={report} />}
    </>
  )
}
