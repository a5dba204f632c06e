import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OperatorList } from '#app/features/operator/duties/operator-list.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/operator/operators')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '운영자 관리',
    description: '관리자가 운영자마다 무엇을 맡는지 정합니다.',
    canonical: paths.operators(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireOperator(context, request)
  return context.services.main.operators()
}

export default function Operators() {
  const { items } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title="운영자 관리"
      description="운영자는 맡은 일의 화면만 볼 수 있어요. 운영자를 새로 지정하거나 해제하는 일은 서버에서 해요."
    >
      <OperatorList operators={items} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
