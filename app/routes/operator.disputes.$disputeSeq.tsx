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
import { DisputeCase } from '#app/features/operator/disputes/dispute-case.tsx'
import { disputeDecisionSchema } from '#app/features/operator/disputes/dispute-decision-schema.ts'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/operator/disputes/:disputeSeq')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: `회원 분쟁 ${args.data.dispute.disputeSeq}`,
        description: '운영팀이 분쟁 한 건의 주장과 증거, 대화를 확인하고 결정합니다.',
        canonical: paths.operatorDispute(args.data.dispute.disputeSeq),
        index: false,
      })
    : errorMeta()

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { customerService } = context.services
  const answer = await customerService.disputeCase(parseParams(params.dispute, values))
  if (!answer.ok) throw data(null, { status: answer.status })
  const { disputeSeq, members } = answer.data
  const people = await loadCasePeople(context, `회원 분쟁 ${disputeSeq}번`, {
    userSeqs: [members.CLAIMANT, members.RESPONDENT],
  })
  return { dispute: answer.data, people }
}

export async function action({ context, request, params: values }: ActionFunctionArgs) {
  requireOperator(context, request)
  const { disputeSeq } = parseParams(params.dispute, values)
  const form = await readForm(request, { decide: disputeDecisionSchema })
  if (!form.ok) return form.answer
  const { terms: want, ...input } = form.input
  const answer = await context.services.customerService.decideMemberDispute({
    disputeSeq,
    want,
    ...input,
  })
  if (!answer.ok)
    return form.refuse(answer, {
      NOTE: 'note',
      TERMS: 'terms',
      AMOUNT: 'amount',
      WRONG_REASON: 'reasonCode',
    })
  context.session.notify('결정을 양쪽에 보냈어요.')
  return redirect(paths.operatorDispute(disputeSeq), 303)
}

export default function DisputeDeskPage() {
  const { dispute, people } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title={`회원 분쟁 ${dispute.disputeSeq}`}
      back={{ to: paths.operatorDisputes(), label: '회원 분쟁 관리' }}
      description="이 화면을 본 기록이 남아요."
    >
      <CasePeople
        people={people}
        roles={{ [dispute.members.CLAIMANT]: '신청인', [dispute.members.RESPONDENT]: '상대방' }}
      />
      <DisputeCase dispute={dispute} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
