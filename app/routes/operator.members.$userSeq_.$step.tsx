import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Notice } from '#app/components/notice.tsx'
import { MemberStepForm } from '#app/features/operator/members/member-step-form.tsx'
import {
  MEMBER_STEPS,
  objectionOf,
  possibleSteps,
} from '#app/features/operator/members/member-steps.ts'
import { memberActionSchema } from '#app/features/operator/operator-schemas.ts'
import { useDuty } from '#app/features/operator/use-duty.ts'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'
import { dutyRefusal } from '#contracts/duties.ts'

export const handle = pageHandle('/operator/members/:userSeq/:step')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: `회원 ${args.data.member.userSeq} ${MEMBER_STEPS[args.data.step].label}`,
        description: '운영팀이 조치의 결과를 확인하고 사유를 남깁니다.',
        canonical: paths.operatorMemberStep(args.data.member.userSeq, args.data.step),
        index: false,
      })
    : errorMeta()

const FORMS = {
  RESTORE: memberActionSchema,
  SIGN_OUT: memberActionSchema,
  RESET_FACTOR: memberActionSchema,
}

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  const operator = requireOperator(context, request)
  const { userSeq, step } = parseParams(params.memberStep, values)
  const answer = await context.services.main.member({ userSeq })
  if (!answer.ok) throw data(null, { status: answer.status })
  const member = answer.data
  const isSelf = operator.userSeq === userSeq
  return { member, step, objection: objectionOf(member, { isSelf, role: operator.role }) }
}

export async function action({ context, request, params: values }: ActionFunctionArgs) {
  requireOperator(context, request)
  const { userSeq, step } = parseParams(params.memberStep, values)
  const form = await readForm(request, FORMS)
  if (!form.ok) return form.answer
  const { action } = MEMBER_STEPS[step]
  // The page of one step does not take another.
  if (form.intent !== action) throw new Response(null, { status: 400 })
  const answer = await context.services.main.actOnMember({ userSeq, action, ...form.input })
  if (!answer.ok) return form.refuse(answer)
  context.session.notify('처리했어요.')
  return redirect(paths.operatorMember(userSeq), 303)
}

export default function MemberStepPage() {
  const { member, step, objection } = useLoaderData<typeof loader>()
  const may = useDuty()
  const isPossible = possibleSteps(member).includes(step)
  const refusal = may('MEMBERS') ? objection : dutyRefusal('MEMBERS')
  const name = member.nickName ?? `회원 ${member.userSeq}`
  return (
    <SettingsPage
      title={MEMBER_STEPS[step].label}
      back={{ to: paths.operatorMember(member.userSeq), label: name }}
      description={`${name} (${member.userSeq})`}
    >
      {refusal === null && isPossible ? (
        <MemberStepForm member={member} step={step} />
      ) : (
        <Notice>{refusal ?? '지금 이 회원에게는 할 수 없는 조치예요.'}</Notice>
      )}
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
