import { Link } from '@remix-run/react'
import { Card } from '#app/components/card.tsx'
import { LinkList, LinkRow } from '#app/features/settings/settings-page.tsx'
import { TrustScore } from '#app/features/store/trust-score.tsx'
import { count } from '#app/format/count.ts'
import { paths } from '#app/paths.ts'
import { LogoutButton } from '#app/shell/session/logout-button.tsx'
import type { MyPage } from '#contracts/main.ts'
import { pointAmount } from '#contracts/point-rules.ts'

const things = (value: number) => `${count(value)}개`

/** The trust score, and every other page of the member. */
export function MyLinks({ myPage, isOperator }: { myPage: MyPage; isOperator: boolean }) {
  return (
    <>
      <Card as="section" aria-label="신뢰지수">
        <TrustScore score={myPage.trustScore} points={myPage.trustPoints} />
        <Link
          to={paths.trustScore()}
          className="inline-flex min-h-9 items-center text-sm font-medium text-link underline underline-offset-4"
        >
          어떻게 바뀌었는지 보기
        </Link>
      </Card>
      <LinkList title="나의 거래">
        <LinkRow to={paths.purchases()} label="구매 내역" />
        <LinkRow to={paths.sales()} label="판매 내역" />
        <LinkRow to={paths.ownQueue()} label="예약 대기" />
        <LinkRow to={paths.points()} label="포인트" detail={pointAmount(myPage.pointBalance)} />
        <LinkRow
          to={paths.keywordAlerts()}
          label="키워드 알림"
          detail={things(myPage.alertCount)}
        />
        <LinkRow to={paths.notices()} label="알림" />
        <LinkRow to={paths.recentProducts()} label="최근 본 상품" />
        <LinkRow
          to={paths.ownReviews()}
          label="거래후기"
          detail={`받은 ${things(myPage.reviewCount)} · 쓴 ${things(myPage.writtenReviewCount)}`}
        />
        <LinkRow
          to={paths.following()}
          label="단골 가게"
          detail={`${count(myPage.followingCount)}곳`}
        />
        <LinkRow to={paths.regions()} label="내 동네" />
      </LinkList>
      <LinkList title="계정">
        <LinkRow
          to={paths.identityCheck({ redirectTo: paths.myStore() })}
          label="본인인증"
          detail={myPage.isIdentityChecked ? '인증 완료' : '인증하기'}
        />
        <LinkRow to={paths.bankAccounts()} label="정산 계좌" />
        <LinkRow to={paths.addresses()} label="주소록" detail={things(myPage.addressCount)} />
        <LinkRow to={paths.blocks()} label="차단 관리" detail={`${count(myPage.blockCount)}명`} />
        <LinkRow to={paths.memberDispute()} label="회원 분쟁" />
        <LinkRow to={paths.damageReports()} label="피해사례" />
        <LinkRow to={paths.csCenter()} label="고객센터" />
        <LinkRow to={paths.questions('CS')} label="1:1 문의" />
        <LinkRow to={paths.questions('CAFE')} label="카페 문의" />
        <LinkRow to={paths.settings()} label="설정" />
      </LinkList>
      {isOperator && (
        <LinkList title="운영">
          <LinkRow to={paths.operator()} label="운영 홈" />
          <LinkRow to={paths.operatorMembers()} label="회원 관리" />
          <LinkRow to={paths.operatorReports()} label="신고 관리" />
          <LinkRow to={paths.operatorActions()} label="행동 통계" />
          <LinkRow to={paths.manageSecondFactor()} label="2단계 인증 관리" />
        </LinkList>
      )}
      <div className="flex justify-center">
        <LogoutButton />
      </div>
    </>
  )
}
