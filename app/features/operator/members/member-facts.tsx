import { Link } from '@remix-run/react'
import { FactList, FactRow } from '#app/features/settings/settings-page.tsx'
import { kstDate, kstDateTime } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import { SIGN_IN_TYPE_LABELS } from '#contracts/account-constants.ts'
import type { MemberDetail } from '#contracts/main.ts'
import { MemberStatus, ROLE_LABELS } from './member-status.tsx'

export function MemberFacts({ member }: { member: MemberDetail }) {
  return (
    <FactList>
      <FactRow name="상태">
        <MemberStatus status={member.status} />
      </FactRow>
      <FactRow name="구분">{ROLE_LABELS[member.role]}</FactRow>
      <FactRow name="가게">
        {member.storeSeq ? (
          <Link
            to={paths.store(member.storeSeq)}
            className="roomy-link text-link underline underline-offset-4"
          >
            {member.nickName}
          </Link>
        ) : (
          '-'
        )}
      </FactRow>
      <FactRow name="이름">{member.maskedName ?? '-'}</FactRow>
      <FactRow name="휴대폰 번호">{member.maskedPhoneNo ?? '-'}</FactRow>
      <FactRow name="본인인증">{member.isIdentityChecked ? '완료' : '안 함'}</FactRow>
      <FactRow name="로그인 방법">
        {member.signInTypes.map((type) => SIGN_IN_TYPE_LABELS[type]).join(', ') || '-'}
      </FactRow>
      <FactRow name="로그인 기기">{member.deviceCount}대</FactRow>
      <FactRow name="최근 로그인">
        {member.lastSignedInAt ? kstDateTime(member.lastSignedInAt) : '-'}
      </FactRow>
      <FactRow name="가입일">{kstDate(member.joinedAt)}</FactRow>
    </FactList>
  )
}
