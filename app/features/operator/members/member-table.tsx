import { Link } from '@remix-run/react'
import { EmptyState } from '#app/components/empty-state.tsx'
import { NothingFound } from '#app/components/illustrations.tsx'
import { kstDateShort } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { MemberSummary } from '#contracts/main.ts'
import { OperatorTable, TABLE_CELL } from '../operator-table.tsx'
import { MemberStatus, ROLE_LABELS } from './member-status.tsx'

/** Members as operators see them: masked. The page of a member shows the full data, and each view is recorded. */
export function MemberTable({ members }: { members: readonly MemberSummary[] }) {
  if (members.length === 0)
    return (
      <EmptyState illustration={<NothingFound />} title="찾으시는 회원이 없어요" level={3}>
        휴대폰 번호는 전체를, 가게 이름은 일부만 입력해도 돼요.
      </EmptyState>
    )
  return (
    <OperatorTable
      label="회원 목록"
      heads={['회원 번호', '상태', '가게', '이름', '휴대폰', '구분', '가입일']}
    >
      {members.map((member) => (
        <tr key={member.userSeq} className="text-ink-2">
          <td className={TABLE_CELL}>
            <Link
              to={paths.operatorMember(member.userSeq)}
              className="inline-flex min-h-9 items-center font-semibold text-link underline underline-offset-4"
            >
              {member.userSeq}
            </Link>
          </td>
          <td className={TABLE_CELL}>
            <MemberStatus status={member.status} />
          </td>
          <td className={TABLE_CELL}>{member.nickName ?? '-'}</td>
          <td className={TABLE_CELL}>{member.maskedName ?? '-'}</td>
          <td className={TABLE_CELL}>{member.maskedPhoneNo ?? '-'}</td>
          <td className={TABLE_CELL}>{ROLE_LABELS[member.role]}</td>
          <td className={TABLE_CELL}>{kstDateShort(member.joinedAt)}</td>
        </tr>
      ))}
    </OperatorTable>
  )
}
