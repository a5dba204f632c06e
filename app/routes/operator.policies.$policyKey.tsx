import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { policyWithdrawalForms } from '#app/features/operator/policies/policy-schema.ts'
import { PolicyVersionList } from '#app/features/operator/policies/policy-version-list.tsx'
import { POLICY_NAMES } from '#app/features/policy/policy-page.ts'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/operator/policies/:policyKey')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: `${POLICY_NAMES[args.data.text.policyKey]} 관리`,
        description: '약관이나 정책 하나의 시행본을 모두 보고, 시행하기 전의 것을 취소합니다.',
        canonical: paths.operatorPolicy(args.data.text.policyKey),
        index: false,
      })
    : errorMeta()

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { policyKey } = parseParams(params.policy, values)
  const { texts } = await context.services.init.policyDesk()
  const text = texts.find((one) => one.policyKey === policyKey)
  if (!text) throw data(null, { status: 404 })
  return { text }
}

export async function action({ context, request, params: values }: ActionFunctionArgs) {
  requireOperator(context, request)
  const { policyKey } = parseParams(params.policy, values)
  const form = await readForm(request, policyWithdrawalForms)
  if (!form.ok) return form.answer
  const withdrawn = await context.services.init.withdrawPolicy(form.input)
  if (!withdrawn.ok) return form.refuse(withdrawn)
  context.session.notify('취소했어요.')
  return redirect(paths.operatorPolicy(policyKey), 303)
}

export default function PolicyDesk() {
  const { text } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title={POLICY_NAMES[text.policyKey]}
      back={{ to: paths.operatorPolicies(), label: '약관·정책 관리' }}
      description="회원이 보는 화면에는 1분 안에 나타나요. 새 내용을 저장하면 공지사항으로도 알려 주세요."
    >
      <p className="flex flex-wrap gap-2">
        <ButtonLink to={paths.operatorNewPolicy(text.policyKey)} size="sm">
          새 내용 쓰기
        </ButtonLink>
        <ButtonLink to={paths.operatorAnnouncement('new')} variant="secondary" size="sm">
          공지사항 쓰기
        </ButtonLink>
      </p>
      <PolicyVersionList text={text} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
