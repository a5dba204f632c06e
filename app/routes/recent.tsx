import type { MetaFunction } from '@remix-run/node'
import { RecentList } from '#app/features/recent/recent-list.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/recent')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '최근 본 상품',
    description: '이 기기에서 최근에 본 중고 상품을 다시 찾아보세요.',
    canonical: paths.recentProducts(),
    index: false,
  })

export default function RecentPage() {
  return (
    <div className="container-page py-4 lg:py-8">
      <h1 className="mb-1 text-xl font-bold text-ink lg:text-2xl">최근 본 상품</h1>
      <RecentList />
    </div>
  )
}

export const ErrorBoundary = RouteError
