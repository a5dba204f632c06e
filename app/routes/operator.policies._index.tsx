import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PolicyTextList } from '#app/features/operator/policies/policy-text-list.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/operator/policies')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: handle.label,
    description: '운영팀이 이용약관과 정책의 새 내용을 쓰고, 시행일을 정하고, 취소합니다.',
    canonical: paths.operatorPolicies(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireOperator(context, request)
  return context.services.init.policyDesk()
}

export default function PoliciesDesk() {
  const { texts } = useLoaderData<typeof loader>()
  return (
    <SettingsPage title={handle.label} back={{ to: paths.operator(), label: '운영 홈' }}>
      <PolicyTextList texts={texts} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
