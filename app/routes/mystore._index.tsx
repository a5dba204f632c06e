import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MyProfile } from '#app/features/my-store/my-profile.tsx'
import { LinkList, LinkRow } from '#app/features/settings/settings-page.tsx'
import { count } from '#app/format/count.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'
import { LogoutButton } from '#app/shell/session/logout-button.tsx'
import { isOperatorRole } from '#contracts/account-constants.ts'

export const handle = pageHandle('/mystore')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '마이페이지',
    description: '내 가게와 찜한 상품, 로그인 기기와 동의 내역을 한곳에서 관리하세요.',
    canonical: paths.myStore(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { role } = requireUser(context, request)
  return { myPage: await context.services.main.myPage(), isOperator: isOperatorRole(role) }
}

export default function MyStorePage() {
  const { myPage, isOperator } = useLoaderData<typeof loader>()
  return (
    <div className="container-page py-4 lg:py-8">
      <div className="mx-auto max-w-2xl space-y-4">
        <h1 className="text-xl font-bold text-ink lg:text-2xl">마이페이지</h1>
        <MyProfile myPage={myPage} />
        <LinkList title="나의 거래">
          <LinkRow
            to={paths.favorites()}
            label="찜한 상품"
            detail={`${count(myPage.favoriteCount)}개`}
          />
          <LinkRow to={paths.recentProducts()} label="최근 본 상품" />
          <LinkRow to={paths.regions()} label="내 동네" />
          <LinkRow
            to={paths.ownReviews()}
            label="거래 후기"
            detail={`받은 후기 ${count(myPage.reviewCount)}개`}
          />
          <LinkRow to={paths.trustScore()} label="신뢰지수" />
        </LinkList>
        <LinkList title="계정">
          <LinkRow
            to={paths.identityCheck({ redirectTo: paths.myStore() })}
            label="본인인증"
            detail={myPage.isIdentityChecked ? '인증 완료' : '인증하기'}
          />
          <LinkRow to={paths.settings()} label="설정" />
        </LinkList>
        {isOperator && (
          <LinkList title="운영">
            <LinkRow to={paths.operatorMembers()} label="회원 관리" />
            <LinkRow to={paths.operatorReports()} label="신고 관리" />
            <LinkRow to={paths.operatorActions()} label="행동 통계" />
            <LinkRow to={paths.manageSecondFactor()} label="2단계 인증 관리" />
          </LinkList>
        )}
        <div className="flex justify-center pt-2">
          <LogoutButton />
        </div>
      </div>
    </div>
  )
}

export const ErrorBoundary = RouteError
