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
import { DamageCase } from '#app/features/operator/disputes/damage-case.tsx'
import { damageDecisionForms } from '#app/features/operator/disputes/damage-decision-schema.ts'
import { linkDecisionForms } from '#app/features/operator/disputes/link-decision-schema.ts'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/operator/damage-reports/:reportSeq')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: `피해사례 ${args.data.report.reportSeq}`,
        description: '운영팀이 피해사례 한 건의 내용과 증거를 확인하고 결정합니다.',
        canonical: paths.operatorDamageReport(args.data.report.reportSeq),
        index: false,
      })
    : errorMeta()

/** Who is behind them stands among the linked accounts. */
const MOST_ACCUSED = 5

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { customerService } = context.services
  const answer = await customerService.damageCase(parseParams(params.report, values))
  if (!answer.ok) throw data(null, { status: answer.status })
  const { reportSeq, reporter, accused } = answer.data
  const people = await loadCasePeople(context, `피해사례 ${reportSeq}번`, {
    userSeqs: [...accused.slice(0, MOST_ACCUSED), reporter].map(({ userSeq }) => userSeq),
  })
  return { report: answer.data, people }
}

export async function action({ context, request, params: values }: ActionFunctionArgs) {
  requireOperator(context, request)
  const { reportSeq } = parseParams(params.report, values)
  const form = await readForm(request, { ...damageDecisionForms, ...linkDecisionForms })
  if (!form.ok) return form.answer
  if (form.intent === 'CUT' || form.intent === 'KEEP') {
    const { linked: userSeq, linkNote: note } = form.input
    const link = { reportSeq, userSeq, decision: form.intent, note }
    const decided = await context.services.customerService.decideDamageLink(link)
    if (!decided.ok) return form.refuse(decided, { NOT_FOUND: 'linked' })
    context.session.notify('처리했어요.')
    return redirect(paths.operatorDamageReport(reportSeq), 303)
  }
  const answer = await context.services.customerService.decideDamageReport({
    reportSeq,
    decision: form.intent,
    ...(form.intent === 'REVIEW' ? { reasonCode: null, note: '' } : form.input),
  })
  if (!answer.ok) return form.refuse(answer, { NOTE: 'note', WRONG_REASON: 'reasonCode' })
  context.session.notify('처리했어요.')
  return redirect(paths.operatorDamageReport(reportSeq), 303)
}

export default function DamageReportDesk() {
  const { report, people } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title={`피해사례 ${report.reportSeq}`}
      back={{ to: paths.operatorDamageReports(), label: '피해사례 관리' }}
      description="이 화면을 본 기록이 남아요."
    >
      <CasePeople
        people={people}
        roles={Object.fromEntries([
          [report.reporter.userSeq, '등록한 회원'],
          ...report.accused.map(({ userSeq }) => [userSeq, '번호가 같은 회원']),
        ])}
      />
      <DamageCase report={report} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
