import { Link } from '@remix-run/react'
import { EmptyState } from '#app/components/empty-state.tsx'
import { NothingFound } from '#app/components/illustrations.tsx'
import { kstDateShort } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { MemberSummary } from '#contracts/main.ts'
import { MemberStatus, ROLE_LABELS } from './member-status.tsx'

const HEAD = 'px-3 py-2.5 text-start font-semibold whitespace-nowrap'
const CELL = 'px-3 py-2.5 whitespace-nowrap'

/** Members as operators see them: masked. The page of a member shows the full data, and each view is recorded. */
export function MemberTable({ members }: { members: readonly MemberSummary[] }) {
  if (members.length === 0)
    return (
      <EmptyState illustration={<NothingFound />} title="찾으시는 회원이 없어요" level={3}>
        휴대폰 번호는 전체를, 가게 이름은 일부만 입력해도 돼요.
      </EmptyState>
    )
  return (
    <section
      aria-label="회원 목록"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a sideways scroller has to be reachable by keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-line"
    >
      <table className="w-full text-sm">
        <thead className="bg-surface-2 text-ink-3">
          <tr>
            <th scope="col" className={HEAD}>
              회원 번호
            </th>
            <th scope="col" className={HEAD}>
              가게
            </th>
            <th scope="col" className={HEAD}>
              이름
            </th>
            <th scope="col" className={HEAD}>
              휴대폰
            </th>
            <th scope="col" className={HEAD}>
              구분
            </th>
            <th scope="col" className={HEAD}>
              상태
            </th>
            <th scope="col" className={HEAD}>
              가입일
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {members.map((member) => (
            <tr key={member.userSeq} className="text-ink-2">
              <td className={CELL}>
                <Link
                  to={paths.operatorMember(member.userSeq)}
                  className="inline-flex min-h-9 items-center font-semibold text-link underline underline-offset-4"
                >
                  {member.userSeq}
                </Link>
              </td>
              <td className={CELL}>{member.nickName ?? '-'}</td>
              <td className={CELL}>{member.maskedName ?? '-'}</td>
              <td className={CELL}>{member.maskedPhoneNo ?? '-'}</td>
              <td className={CELL}>{ROLE_LABELS[member.role]}</td>
              <td className={CELL}>
                <MemberStatus status={member.status} />
              </td>
              <td className={CELL}>{kstDateShort(member.joinedAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
