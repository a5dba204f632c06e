import { Avatar } from '#app/components/avatar.tsx'
import { Badge } from '#app/components/badge.tsx'
import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { dotted } from '#app/format/dotted.ts'
import { kstDateShort } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { MyPage } from '#contracts/main.ts'
import { isOnVacation, vacationText } from '#contracts/vacation.ts'

/** As wide as its words need, so that none breaks at 320 px. */
const ACTION = 'flex-auto whitespace-nowrap'

/** Who the member is for others, and the ways to see and change it. Low, so that what waits is seen below it. */
export function MyProfile({ myPage, now }: { myPage: MyPage; now: string }) {
  const { storeSeq, nickName, image, vacation } = myPage
  return (
    <Card as="section" aria-label="내 가게">
      <div className="flex items-center gap-3">
        <Avatar name={nickName} image={image} size="lg" />
        <div className="min-w-0 flex-1">
          <p className="truncate text-lg font-bold text-ink">{nickName}</p>
          <p className="flex flex-wrap items-center gap-1.5 text-sm text-ink-3">
            {myPage.isIdentityChecked && <Badge tone="safe">본인인증</Badge>}
            {myPage.isBusiness && <Badge tone="info">사업자</Badge>}
            {isOnVacation(vacation, now) && <Badge>{vacationText(vacation)}</Badge>}
            <span>{dotted(myPage.regionName, `${kstDateShort(myPage.joinedAt)} 가입`)}</span>
          </p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap gap-1">
        <ButtonLink to={paths.store(storeSeq)} variant="secondary" size="sm" className={ACTION}>
          내 가게
        </ButtonLink>
        <ButtonLink to={paths.profile()} variant="secondary" size="sm" className={ACTION}>
          프로필 수정
        </ButtonLink>
        <ButtonLink to={paths.vacation()} variant="secondary" size="sm" className={ACTION}>
          휴가 설정
        </ButtonLink>
      </div>
    </Card>
  )
}
