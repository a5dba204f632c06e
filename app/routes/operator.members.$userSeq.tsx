import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Notice } from '#app/components/notice.tsx'
import { MemberActions } from '#app/features/operator/members/member-actions.tsx'
import { MemberFacts } from '#app/features/operator/members/member-facts.tsx'
import { objectionOf } from '#app/features/operator/members/member-steps.ts'
import { MemberSteps, SuspensionNotice } from '#app/features/operator/members/member-steps-list.tsx'
import { SanctionHistory } from '#app/features/operator/members/sanction-history.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/operator/members/:userSeq')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: `회원 ${args.data.member.userSeq}`,
        description: '운영팀이 회원 한 명의 상태와 처리 내역을 봅니다.',
        canonical: paths.operatorMember(args.data.member.userSeq),
        index: false,
      })
    : errorMeta()

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  const operator = requireOperator(context, request)
  const { userSeq } = parseParams(params.member, values)
  const answer = await context.services.main.member({ userSeq })
  if (!answer.ok) throw data(null, { status: answer.status })
  const member = answer.data
  const isSelf = operator.userSeq === userSeq
  return { member, objection: objectionOf(member, { isSelf, role: operator.role }) }
}

export default function Member() {
  const { member, objection } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title={member.nickName ?? `회원 ${member.userSeq}`}
      back={{ to: paths.operatorMembers(), label: '회원 관리' }}
      description="이 화면을 본 기록이 남아요."
    >
      <SuspensionNotice member={member} />
      <MemberFacts member={member} />
      {objection === null ? <MemberSteps member={member} /> : <Notice>{objection}</Notice>}
      <SanctionHistory sanctions={member.sanctions} />
      <MemberActions actions={member.actions} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
