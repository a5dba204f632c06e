import { data } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import { optional } from '#app/services/optional.server.ts'
import type { DamageReport } from '#contracts/damage-report.ts'
import { DAMAGE_STEPS, type DamageStep, isEditable } from '#contracts/damage-report-rules.ts'
import { kstDay } from '#contracts/kst.ts'

export interface DamageReportPage {
  report: DamageReport
  /** The step that is open; null where the report cannot be changed. */
  step: DamageStep | null
  categories: { categorySeq: number; name: string }[]
  /** 'YYYY-MM-DD', in Korea. */
  today: string
}

/** An own report with the step that its address opens. @throws 404 for another member's */
export async function loadDamageReport(
  context: LoadContext,
  request: Request,
  reportSeq: number,
): Promise<DamageReportPage> {
  const { customerService, init } = context.services
  const [answer, tree] = await Promise.all([
    customerService.damageReport({ reportSeq }),
    optional(context, init.categories()),
  ])
  if (!answer.ok) throw data(null, { status: answer.status })
  const report = answer.data
  const typed = new URL(request.url).searchParams.get('step') ?? ''
  const named = Object.hasOwn(DAMAGE_STEPS, typed) ? (typed as DamageStep) : null
  const first = report.state === 'DRAFT' ? 'target' : null
  return {
    report,
    step: isEditable(report.state) ? (named ?? first) : null,
    categories: (tree?.categories ?? [])
      .filter(({ depth }) => depth === 1)
      .map(({ categorySeq, name }) => ({ categorySeq, name })),
    today: kstDay(context.now),
  }
}
