import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Avatar } from '#app/components/avatar.tsx'
import { Badge } from '#app/components/badge.tsx'
import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { TrustScore } from '#app/features/store/trust-score.tsx'
import { count } from '#app/format/count.ts'
import { kstDate } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { MyPage } from '#contracts/main.ts'

/** A summary of the member's own store; each figure is a link to what it counts. */
export function MyProfile({ myPage }: { myPage: MyPage }) {
  const { storeSeq, nickName, image, productCounts } = myPage
  return (
    <Card as="section" aria-label="내 가게">
      <div className="flex items-center gap-4">
        <Avatar name={nickName} image={image} size="lg" />
        <div className="min-w-0 flex-1">
          <p className="truncate text-lg font-bold text-ink">{nickName}</p>
          <p className="mt-1 flex flex-wrap items-center gap-1.5 text-sm text-ink-3">
            {myPage.isIdentityChecked && <Badge tone="safe">본인인증</Badge>}
            {myPage.isBusiness && <Badge tone="info">사업자</Badge>}
            <span>
              {[myPage.regionName, `${kstDate(myPage.joinedAt)} 가입`].filter(Boolean).join(' · ')}
            </span>
          </p>
        </div>
        <ButtonLink to={paths.profile()} variant="ghost" size="sm" className="max-[26rem]:hidden">
          프로필 수정
        </ButtonLink>
      </div>
      <div className="mt-4 flex gap-2">
        <ButtonLink to={paths.store(storeSeq)} variant="secondary" className="flex-1">
          내 가게 보기
        </ButtonLink>
        <ButtonLink to={paths.profile()} variant="secondary" className="flex-1 min-[26rem]:hidden">
          프로필 수정
        </ButtonLink>
      </div>
      <TrustScore score={myPage.trustScore} points={myPage.trustPoints} className="mt-5" />
      <ul className="mt-4 grid grid-cols-4 divide-x divide-line rounded-lg bg-surface-2 py-1 text-center">
        <Figure to={paths.store(storeSeq)} name="판매중" value={productCounts.onSale} />
        <Figure
          to={paths.store(storeSeq, { tab: 'reserved' })}
          name="예약중"
          value={productCounts.reserved}
        />
        <Figure
          to={paths.store(storeSeq, { tab: 'sold' })}
          name="판매완료"
          value={productCounts.sold}
        />
        <Figure name="단골" value={myPage.followerCount} />
      </ul>
    </Card>
  )
}

function Figure({ to, name, value }: { to?: string; name: string; value: number }) {
  const content: ReactNode = (
    <>
      <span className="block text-lg font-bold text-ink tabular-nums">{count(value)}</span>
      <span className="block text-xs text-ink-3">{name}</span>
    </>
  )
  const shape = 'block rounded-md px-1 py-2'
  return (
    <li>
      {to ? (
        <Link to={to} className={`${shape} hover:bg-surface-3`}>
          {content}
        </Link>
      ) : (
        <span className={shape}>{content}</span>
      )}
    </li>
  )
}
