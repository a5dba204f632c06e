import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { actOnDamageReport } from '#app/features/damage-report/act-on-damage-report.server.ts'
import { loadDamageReport } from '#app/features/damage-report/load-damage-report.server.ts'
import { ReportSteps } from '#app/features/damage-report/report-steps.tsx'
import { SentReport } from '#app/features/damage-report/sent-report.tsx'
import { WithdrawForm } from '#app/features/damage-report/withdraw-form.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'
import { canBecome } from '#contracts/damage-report-rules.ts'

export const handle = pageHandle('/damage-report/:reportSeq')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: '피해사례 쓰기',
        description: '피해사례를 단계별로 쓰고 처리 상태를 확인해요.',
        canonical: paths.damageReport(args.data.report.reportSeq),
        index: false,
      })
    : errorMeta()

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireUser(context, request)
  const { reportSeq } = parseParams(params.report, values)
  return loadDamageReport(context, request, reportSeq)
}

export async function action({ context, request, params: values }: ActionFunctionArgs) {
  requireUser(context, request)
  const { reportSeq } = parseParams(params.report, values)
  await loadDamageReport(context, request, reportSeq)
  return actOnDamageReport(context, request, reportSeq)
}

export default function DamageReportPage() {
  const { report, step, categories, today } = useLoaderData<typeof loader>()
  const { state } = report
  return (
    <SettingsPage
      title={step ? '피해사례 쓰기' : '피해사례'}
      back={{ to: paths.damageReports(), label: '피해사례 등록' }}
    >
      {step ? (
        <ReportSteps key={step} report={report} step={step} categories={categories} today={today} />
      ) : (
        <SentReport report={report} />
      )}
      {(state === 'DRAFT' || (!step && canBecome(state, 'WITHDRAWN'))) && (
        <WithdrawForm state={state} />
      )}
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
