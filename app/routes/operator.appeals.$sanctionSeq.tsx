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
import { appealDecisionSchema } from '#app/features/operator/members/appeal-decision-schema.ts'
import { AppealDetail } from '#app/features/operator/members/appeal-detail.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/operator/appeals/:sanctionSeq')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: `이의 신청 ${args.data.appealCase.sanctionSeq}`,
        description: '운영팀이 제재 하나의 근거와 회원의 이의를 확인하고 결정합니다.',
        canonical: paths.operatorAppeal(args.data.appealCase.sanctionSeq),
        index: false,
      })
    : errorMeta()

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { main } = context.services
  const answer = await main.appealCase(parseParams(params.sanction, values))
  if (!answer.ok) throw data(null, { status: answer.status })
  const { sanctionSeq, userSeq } = answer.data
  const people = await loadCasePeople(context, `이의 신청 ${sanctionSeq}번`, {
    userSeqs: [userSeq],
  })
  return { appealCase: answer.data, people }
}

export async function action({ context, request, params: values }: ActionFunctionArgs) {
  requireOperator(context, request)
  const { sanctionSeq } = parseParams(params.sanction, values)
  const form = await readForm(request, { DECIDE: appealDecisionSchema })
  if (!form.ok) return form.answer
  const { decision, ...input } = form.input
  const isAccepted = decision === 'ACCEPT'
  const decided = await context.services.main.decideAppeal({
    sanctionSeq,
    isAccepted,
    ...input,
  })
  if (!decided.ok) return form.refuse(decided, { WRONG_REASON: 'reasonCode' })
  context.session.notify('결정을 회원에게 보냈어요.')
  return redirect(paths.operatorAppeal(sanctionSeq), 303)
}

export default function AppealDesk() {
  const { appealCase, people } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title={`이의 신청 ${appealCase.sanctionSeq}`}
      back={{ to: paths.operatorAppeals(), label: '이의 신청 관리' }}
      description="이 화면을 본 기록이 남아요."
    >
      <CasePeople people={people} roles={{ [appealCase.userSeq]: '신청한 회원' }} />
      <AppealDetail appealCase={appealCase} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
