import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CasePeople } from '#app/features/operator/case-people/case-people.tsx'
import { loadCasePeople } from '#app/features/operator/case-people/load-case-people.server.ts'
import { reportClosingForms } from '#app/features/operator/operator-schemas.ts'
import { CloseReportForm } from '#app/features/operator/reports/close-report-form.tsx'
import { ReportEvidence } from '#app/features/operator/reports/report-evidence.tsx'
import { ReportFacts } from '#app/features/operator/reports/report-facts.tsx'
import { ReportSnapshotCard } from '#app/features/operator/reports/report-snapshot.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/operator/reports/:reportSeq')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: `신고 ${args.data.report.reportSeq}`,
        description: '운영팀이 신고 한 건의 내용과 대화를 확인하고 처리합니다.',
        canonical: paths.operatorReport(args.data.report.reportSeq),
        index: false,
      })
    : errorMeta()

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const answer = await context.services.edge.reportDetail(parseParams(params.report, values))
  if (!answer.ok) throw data(null, { status: answer.status })
  const { reportSeq, reporter, reported } = answer.data
  const people = await loadCasePeople(context, `신고 ${reportSeq}번`, {
    userSeqs: [reported.userSeq, reporter.userSeq],
  })
  return { report: answer.data, people }
}

export async function action({ context, request, params: values }: ActionFunctionArgs) {
  requireOperator(context, request)
  const { reportSeq } = parseParams(params.report, values)
  const form = await readForm(request, reportClosingForms)
  if (!form.ok) return form.answer
  const { intent: state, input } = form
  const answer = await context.services.edge.closeReport({ reportSeq, state, ...input })
  if (!answer.ok) return form.refuse(answer, 'note')
  context.session.notify('처리했어요.')
  return redirect(paths.operatorReports(), 303)
}

export default function ReportPage() {
  const { report, people } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title={`신고 ${report.reportSeq}`}
      back={{ to: paths.operatorReports(), label: '신고 관리' }}
      description="이 화면을 본 기록이 남아요."
    >
      <ReportFacts report={report} />
      {report.snapshot ? (
        <ReportSnapshotCard snapshot={report.snapshot} />
      ) : (
        <ReportEvidence {...report} />
      )}
      <CasePeople
        people={people}
        roles={{
          [report.reported.userSeq]: '신고받은 회원',
          [report.reporter.userSeq]: '신고한 회원',
        }}
      />
      {report.state === 'OPEN' && <CloseReportForm kind={report.kind} />}
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
