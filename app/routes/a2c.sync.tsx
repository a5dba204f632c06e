import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { actOnShareForm } from '#app/features/cafe/act-on-shares.server.ts'
import { loadShares } from '#app/features/cafe/load-shares.server.ts'
import { ShareForm } from '#app/features/cafe/share-form.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/a2c/sync')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '카페에 상품 올리기',
    description: '두손에서 파는 상품을 골라 카페의 게시판에도 올려요.',
    canonical: paths.cafeShareForm(),
    index: false,
  })

export function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  return loadShares(context, request, 'OTHERS', paths.cafeShareForm)
}

export function action({ context, request }: ActionFunctionArgs) {
  requireUser(context, request)
  return actOnShareForm(context, request)
}

export default function ShareFormPage() {
  return (
    <SettingsPage
      title="카페에 상품 올리기"
      back={{ to: paths.cafeShares(), label: '카페에 올린 상품' }}
      description="고른 상품이 카페 글로 올라가고, 값과 판매 상태가 저절로 맞춰져요."
    >
      <ShareForm {...useLoaderData<typeof loader>()} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
