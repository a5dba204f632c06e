import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { heartsOf } from '#app/features/hearts/hearts-of.server.ts'
import { FreshWarning } from '#app/features/my-store/fresh-warning.tsx'
import { MyFavorites } from '#app/features/my-store/my-favorites.tsx'
import { MyGoods } from '#app/features/my-store/my-goods.tsx'
import { MyLinks } from '#app/features/my-store/my-links.tsx'
import { MyProfile } from '#app/features/my-store/my-profile.tsx'
import { NoticesLink } from '#app/features/my-store/notices-link.tsx'
import { WaitingList } from '#app/features/my-store/waiting-list.tsx'
import { RecentRow } from '#app/features/recent/recent-row.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'
import { isOperatorRole } from '#contracts/account-constants.ts'

export const handle = pageHandle('/mystore')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '마이페이지',
    description: '나를 기다리는 일과 내 상품, 찜한 상품을 한곳에서 확인하고 관리하세요.',
    canonical: paths.myStore(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { role } = requireUser(context, request)
  const myPage = await context.services.main.myPage()
  return {
    myPage,
    hearts: await heartsOf(context, myPage.favorites),
    isOperator: isOperatorRole(role),
    now: context.now.toISOString(),
  }
}

export default function MyStorePage() {
  const { myPage, isOperator, now } = useLoaderData<typeof loader>()
  return (
    <div className="container-page py-4 lg:py-8">
      <div className="mb-3 flex items-center justify-between gap-3 lg:mb-5">
        <h1 className="text-xl font-bold text-ink lg:text-2xl">마이페이지</h1>
        <NoticesLink />
      </div>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-8">
        <div className="lg:col-start-2">
          <MyProfile myPage={myPage} now={now} />
        </div>
        <div className="min-w-0 space-y-4 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:space-y-8">
          <FreshWarning myPage={myPage} />
          <WaitingList waiting={myPage.waiting} now={now} />
          <MyGoods myPage={myPage} />
          <MyFavorites myPage={myPage} now={now} />
          <RecentRow />
        </div>
        <div className="space-y-4 lg:col-start-2">
          <MyLinks myPage={myPage} isOperator={isOperator} />
        </div>
      </div>
    </div>
  )
}

export const ErrorBoundary = RouteError
