import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { actOnSharedGoods } from '#app/features/cafe/act-on-shares.server.ts'
import { loadShares } from '#app/features/cafe/load-shares.server.ts'
import { SharedGoods } from '#app/features/cafe/shared-goods.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/a2c/edit')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '카페에 올린 상품',
    description: '카페에 올린 내 상품을 옮기거나 내리고, 새 상품을 저절로 올려요.',
    canonical: paths.cafeShares(),
    index: false,
  })

export function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  return loadShares(context, request, 'SHARED', paths.cafeShares)
}

export function action({ context, request }: ActionFunctionArgs) {
  requireUser(context, request)
  return actOnSharedGoods(context, request)
}

export default function SharedGoodsPage() {
  return (
    <SettingsPage
      title="카페에 올린 상품"
      back={{ to: paths.onboarding(), label: '카페 연동' }}
      description="두손에서 고치면 카페의 글도 몇 초 안에 바뀌어요."
    >
      <SharedGoods {...useLoaderData<typeof loader>()} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
