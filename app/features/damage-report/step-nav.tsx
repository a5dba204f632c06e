import { Link } from '@remix-run/react'
import { CheckIcon } from '#app/components/icons.tsx'
import { paths } from '#app/paths.ts'
import type { DamageReport } from '#contracts/damage-report.ts'
import { DAMAGE_GAPS, DAMAGE_STEPS, type DamageStep } from '#contracts/damage-report-rules.ts'

/** The steps of the form as links: each can be opened at any time, and those that are complete say so. */
export function StepNav({ report, current }: { report: DamageReport; current: DamageStep }) {
  const open = new Set(report.gaps.map((gap) => DAMAGE_GAPS[gap].step as DamageStep))
  const steps = Object.entries(DAMAGE_STEPS) as [DamageStep, string][]
  return (
    <nav aria-label="피해사례 등록 단계">
      <ol className="grid grid-cols-5 gap-1">
        {steps.map(([step, label], index) => {
          const isDone = step !== 'check' && !open.has(step)
          return (
            <li key={step}>
              <Link
                to={paths.damageReport(report.reportSeq, { step })}
                aria-current={step === current ? 'step' : undefined}
                className="flex min-h-14 flex-col items-center justify-start gap-1 rounded-sm pt-1.5 text-center text-xs text-ink-3 aria-[current]:font-bold aria-[current]:text-ink"
              >
                <span
                  className={`flex size-6 items-center justify-center rounded-full text-xs font-bold ${
                    step === current
                      ? 'bg-primary text-on-primary'
                      : isDone
                        ? 'bg-success-soft text-success'
                        : 'bg-surface-3 text-ink-2'
                  }`}
                >
                  {isDone && step !== current ? <CheckIcon size={14} /> : index + 1}
                </span>
                <span className="leading-tight">
                  {label}
                  {isDone && <span className="sr-only"> 작성함</span>}
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
