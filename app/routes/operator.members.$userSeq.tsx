import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MemberActionForm } from '#app/features/operator/member-action-form.tsx'
import { MemberActions } from '#app/features/operator/member-actions.tsx'
import { MemberFacts } from '#app/features/operator/member-facts.tsx'
import { memberActionSchema } from '#app/features/operator/operator-schemas.ts'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
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

const FORMS = {
  SUSPEND: memberActionSchema,
  RESTORE: memberActionSchema,
  SIGN_OUT: memberActionSchema,
  RESET_FACTOR: memberActionSchema,
}

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  const operator = requireOperator(context, request)
  const { userSeq } = parseParams(params.member, values)
  const answer = await context.services.main.member({ userSeq })
  if (!answer.ok) throw data(null, { status: answer.status })
  return { member: answer.data, isSelf: operator.userSeq === userSeq }
}

export async function action({ context, request, params: values }: ActionFunctionArgs) {
  requireOperator(context, request)
  const { userSeq } = parseParams(params.member, values)
  const form = await readForm(request, FORMS)
  if (!form.ok) return form.answer
  const { intent: action, input } = form
  const answer = await context.services.main.actOnMember({ userSeq, action, ...input })
  if (!answer.ok) return form.refuse(answer, 'reason')
  context.session.notify('처리했어요.')
  return redirect(paths.operatorMember(userSeq), 303)
}

export default function Member() {
  const { member, isSelf } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title={member.nickName ?? `회원 ${member.userSeq}`}
      back={{ to: paths.operatorMembers(), label: '회원 관리' }}
      description="이 화면을 본 기록이 남아요."
    >
      <MemberFacts member={member} />
      {!isSelf && member.status !== 'WITHDRAWN' && (
        <MemberActionForm role={member.role} status={member.status} />
      )}
      <MemberActions actions={member.actions} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
