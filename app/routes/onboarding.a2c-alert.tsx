import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { actOnSharesAgreement } from '#app/features/cafe/act-on-shares.server.ts'
import { loadShares } from '#app/features/cafe/load-shares.server.ts'
import { ShareAlert } from '#app/features/cafe/share-alert.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/onboarding/a2c-alert')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '카페에 상품 올리기 안내',
    description: '두손의 상품을 카페에 올리면 무엇이 보이는지 확인하고 시작해요.',
    canonical: paths.cafeShareAlert(),
    index: false,
  })

export function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  return loadShares(context, request, 'OTHERS', paths.cafeShareAlert)
}

export function action({ context, request }: ActionFunctionArgs) {
  requireUser(context, request)
  return actOnSharesAgreement(context, request)
}

export default function ShareAlertPage() {
  return (
    <SettingsPage
      title="카페에 상품 올리기 안내"
      back={{ to: paths.onboarding(), label: '카페 연동' }}
      description="두손에서 파는 상품을 연동한 카페의 게시판에도 보여 줄 수 있어요."
    >
      <ShareAlert {...useLoaderData<typeof loader>()} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
